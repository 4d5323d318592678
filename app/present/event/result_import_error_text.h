#pragma once
// Why a result was not imported from a game, and remarks on one that was.

#include <filesystem>
#include <string>
#include <vector>

#include "app/event/collect_game.h"
#include "app/event/import_result.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string result_import_error_text(const Language& lang, const Event& event,
                                                   const ResultImportError& no);

/// That an event has only the hash of a game.
[[nodiscard]] std::string hash_alone_text(const Language& lang);
/// The sentence for a kind of finding, without its entries and details.
[[nodiscard]] std::string finding_sentence(const Language& lang, GameFinding::Kind kind);
/// What `verify` does not accept in a game, one entry per line: "#3 Galina roll 1 2: today's rules would post something
/// else". The first ten, and the number of the others.
[[nodiscard]] std::vector<std::string> findings_against(const Language& lang, const ImportedResult& taken);
/// Whether its sheet is not certified, who did not sign, and entries that are unusual although `verify` accepts them.
[[nodiscard]] std::vector<std::string> remarks_of(const Language& lang, const ImportedResult& taken);

/// Why an entry of a folder with games is not read.
[[nodiscard]] std::string passed_over_text(const Language& lang, const FolderGames::Other& other);

}  // namespace tablebank
