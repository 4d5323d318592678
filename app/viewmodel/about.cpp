#include "app/viewmodel/about.h"

#include <cstddef>

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/version_text.h"
#include "platform/path_text.h"

namespace tablebank {

std::string about_title(const Language& lang) {
    return lang.tr("About tablebank");
}

HelpSection about_section(const Language& lang, const Settings& settings, const std::filesystem::path& settings_folder,
                          const std::filesystem::path& state) {
    constexpr std::size_t digits_of_commit = 12;
    HelpSection about{about_title(lang),
                      {{version_name(), commit_line(lang, digits_of_commit)},
                       {lang.tr("file formats"), list_text(lang, format_lines(lang))},
                       {"MIT", lang.tr("its licence: free to use, to change and to give away")},
                       {platform::text_of(settings.games), lang.tr("where new games are saved")}},
                      true};
    if (!settings_folder.empty())
        about.rows.push_back({platform::text_of(settings_folder / "settings.json"), lang.tr("the settings")});
    if (!state.empty())
        about.rows.push_back({platform::text_of(state / "tablebank.log"), lang.tr("what went wrong, if anything did")});
    return about;
}

}  // namespace tablebank
