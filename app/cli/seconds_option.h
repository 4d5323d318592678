#pragma once
// `--seconds`: how long what goes on until Ctrl+C goes on without it. Internal to this room.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <optional>

namespace tablebank {

class Language;

/// Refuses what is no whole number from 0 to a million, some eleven days.
void add_seconds_option(const Language& lang, CLI::App& command, std::optional<int>& seconds);

}  // namespace tablebank
