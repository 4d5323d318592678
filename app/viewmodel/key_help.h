#pragma once
// The sections of F1 that tell of keys, made from the table of keys (app/viewmodel/keys.h). A row of the table with a
// section is a row here; rows that follow each other with the same words are one.

#include <vector>

#include "app/present/program/help_snapshot.h"

namespace tablebank {

class Language;

/// In the language given, but for the keys, which make_help writes as keyboards of the language call them.
[[nodiscard]] std::vector<HelpSection> help_of_keys(const Language& lang);

}  // namespace tablebank
