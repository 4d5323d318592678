#include "app/present/program/settings_snapshot.h"

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "platform/path_text.h"

namespace tablebank {

SettingsSnapshot make_settings_snapshot(const Language& lang, const Settings& settings,
                                        const std::filesystem::path& folder) {
    SettingsSnapshot snapshot;
    snapshot.settings = settings;
    snapshot.languages.push_back({"", lang.tr("System language")});
    for (const std::string& tag : languages()) snapshot.languages.push_back({tag, language_name(tag)});
    snapshot.file = platform::text_of(folder / "settings.json");
    return snapshot;
}

std::string theme_text(const Language& lang, ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::light:
            return lang.tr("Light");
        case ThemeChoice::high_contrast:
            return lang.tr("High contrast");
        case ThemeChoice::dark:
            break;
    }
    return lang.tr("Dark");
}

}  // namespace tablebank
