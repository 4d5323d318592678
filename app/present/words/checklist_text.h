#pragma once
// The missing items of a certificate's checklist, in words.

#include <span>
#include <string>
#include <vector>

#include "ledger/decide/checklist.h"

namespace tablebank {

class Language;

/// "the notes of Anna are not counted"
[[nodiscard]] std::string undone_text(const Language& lang, std::span<const std::string> names, const Undone& undone);
/// All of them, separated by semicolons; each kind once, with all its players and entries.
[[nodiscard]] std::string undone_list_text(const Language& lang, std::span<const std::string> names,
                                           const std::vector<Undone>& undone);
/// The same as a list.
[[nodiscard]] std::vector<std::string> undone_texts(const Language& lang, std::span<const std::string> names,
                                                    const std::vector<Undone>& undone);

}  // namespace tablebank
