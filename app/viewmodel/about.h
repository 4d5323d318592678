#pragma once
// The "about" section of the help: version, licence, and the folders of the files.

#include <filesystem>
#include <string>

#include "app/present/program/help_snapshot.h"
#include "app/session/settings.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string about_title(const Language& lang);
/// `state` is the folder of the list of recent games and of the log file.
[[nodiscard]] HelpSection about_section(const Language& lang, const Settings& settings,
                                        const std::filesystem::path& settings_folder,
                                        const std::filesystem::path& state);

}  // namespace tablebank
