#pragma once
// Lines and forms of the grammar in the banker's language, for help, hints and refusals. Recorded lines stay English; a
// localized line is read back as the same command.

#include <span>
#include <string>
#include <string_view>

#include "calculators/edition.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "anna build nob 2" as "anna construire nob 2": each word of the grammar is replaced by its first alias, and
/// placeholders such as PLAYER and "why" are translated. In English, the line itself. Words in `names` are not changed.
[[nodiscard]] std::string localized_line(const Language& lang, std::string_view line,
                                         std::span<const std::string> names = {});

/// The same with the printed names of the deeds and cities of an edition, in a language other than English.
[[nodiscard]] std::string localized_line(const Language& lang, const Edition& edition, std::string_view line,
                                         std::span<const std::string> names);

/// The same at a table, whose players keep their names.
[[nodiscard]] std::string localized_line(const Language& lang, const Setup& setup, std::string_view line);
/// The line of an entry, as screens and papers show it: also that of the first entry, which no one types.
[[nodiscard]] std::string shown_line(const Language& lang, const Setup& setup, std::string_view line);

/// The shortest way to type a deed: the first word of its name if that is unambiguous, "nob"; otherwise its whole name
/// as printed, "Rue de la Paix".
[[nodiscard]] std::string typed_deed(const Edition& edition, const Deed& deed);

/// The way to type a city: "boston", or its name as printed, "San Francisco".
[[nodiscard]] std::string typed_city(const City& city);

/// Key names as on keyboards of the language: "Shift+F10" as "Maj+F10". Unchanged in English.
[[nodiscard]] std::string key_text(const Language& lang, std::string_view keys);

}  // namespace tablebank
