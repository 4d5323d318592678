#pragma once
// The key sections of F1, made from the keymap (app/viewmodel/keys.h). Each row of the keymap with a section is a row
// here; consecutive rows with the same text are merged.

#include <vector>

#include "app/present/program/help_snapshot.h"

namespace tablebank {

class Language;

/// In the language given, except the names of keys: make_help writes them as keyboards of that language do.
[[nodiscard]] std::vector<HelpSection> help_of_keys(const Language& lang);

}  // namespace tablebank
