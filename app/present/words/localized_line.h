#pragma once
// Lines and forms of the grammar in the language of the banker, for help, hints and refusals. What is recorded stays
// English; a line that is spoken reads back as the same command.

#include <span>
#include <string>
#include <string_view>

#include "calculators/edition.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "anna build nob 2" as "anna construire nob 2": every word of the grammar by the alias that is offered first, places
/// such as PLAYER and "why" in the language given. In English the line itself. A word that is one of `names` stays.
[[nodiscard]] std::string localized_line(const Language& lang, std::string_view line,
                                         std::span<const std::string> names = {});

/// The same at a table, whose players keep their names.
[[nodiscard]] std::string localized_line(const Language& lang, const Setup& setup, std::string_view line);

/// How a deed is typed: the first word of its name where that means it alone, as "nob", else its whole name, "green-3".
[[nodiscard]] std::string typed_deed(const Edition& edition, const Deed& deed);

/// How keys are written on keyboards of the language: "Shift+F10" as "Maj+F10". In English as it stands.
[[nodiscard]] std::string key_text(const Language& lang, std::string_view keys);

}  // namespace tablebank
