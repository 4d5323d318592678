#pragma once
// The settings, each choice in words.

#include <string>
#include <vector>

#include "app/session/settings.h"

namespace tablebank {

class Language;

struct LanguageChoice {
    std::string tag;   ///< "pl"; empty: the system's language
    std::string name;  ///< in the language itself
};

struct SettingsSnapshot {
    Settings settings;                      ///< the current ones
    std::vector<LanguageChoice> languages;  ///< the system's first, then English, then by tag
    std::string file;                       ///< path of the settings file
};

[[nodiscard]] SettingsSnapshot make_settings_snapshot(const Language& lang, const Settings& settings,
                                                      const std::filesystem::path& folder);
[[nodiscard]] std::string theme_text(const Language& lang, ThemeChoice theme);

}  // namespace tablebank
