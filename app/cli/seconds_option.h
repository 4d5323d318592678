#pragma once
// `--seconds`: the running time of a command that otherwise runs until Ctrl+C. Internal header.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <optional>

namespace tablebank {

class Language;

/// Accepts only whole numbers from 0 to a million, about eleven days.
void add_seconds_option(const Language& lang, CLI::App& command, std::optional<int>& seconds);

}  // namespace tablebank
