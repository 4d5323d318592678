#include "app/present/program/settings_snapshot.h"

#include "app/i18n/language.h"
#include "app/i18n/words.h"

namespace tablebank {

SettingsSnapshot make_settings_snapshot(const Settings& settings, const std::filesystem::path& folder) {
    SettingsSnapshot snapshot;
    snapshot.settings = settings;
    snapshot.languages.push_back({"", tr("As the system")});
    for (const std::string& tag : languages()) snapshot.languages.push_back({tag, language_name(tag)});
    snapshot.file = (folder / "settings.json").string();
    return snapshot;
}

std::string theme_text(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::light:
            return tr("Light");
        case ThemeChoice::high_contrast:
            return tr("High contrast");
        case ThemeChoice::dark:
            break;
    }
    return tr("Dark");
}

}  // namespace tablebank
