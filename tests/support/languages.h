#pragma once
// The languages that tests speak: English, unless a test is about another one.

#include <stdexcept>
#include <string>

#include "app/i18n/language.h"

namespace tablebank {

inline const Language english = Language::english();

/// One that there must be a catalogue for: "ru".
[[nodiscard]] inline Language speaking(const std::string& tag) {
    if (auto language = language_called(tag)) return *std::move(language);
    throw std::runtime_error("no catalogue for " + tag);
}

}  // namespace tablebank
