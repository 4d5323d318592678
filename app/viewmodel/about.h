#pragma once
// What the program is: its version, its licence, and where its files lie. A section of the help.

#include <filesystem>
#include <string>

#include "app/present/program/help_snapshot.h"
#include "app/session/settings.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string about_title(const Language& lang);
/// `state` is the folder of the list of games and of the log file.
[[nodiscard]] HelpSection about_section(const Language& lang, const Settings& settings,
                                        const std::filesystem::path& settings_folder,
                                        const std::filesystem::path& state);

}  // namespace tablebank
