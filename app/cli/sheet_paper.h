#pragma once
// A score sheet on paper: shared by `sheet`, `settle`, `export` and `extract`. Internal header.

#include <filesystem>
#include <span>
#include <string>
#include <variant>

#include "app/cli/game_or_position.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/paper/document.h"
#include "app/present/sheet/game_sheet.h"
#include "db/file/new_file.h"

namespace tablebank {

/// The facts of a game's or position's sheet. Throws RefusedError as `settle` does.
[[nodiscard]] SheetFacts facts_of(const Language& lang, const GameOrPosition& subject, const UtilityDice& dice);

/// The sheet of these facts as a document.
[[nodiscard]] PaperDocument sheet_of(const Language& lang, const GameOrPosition& subject, const SheetFacts& facts,
                                     const SheetEvent& event);

/// The paper size of a name, "a4" or "letter". Throws CliError usage.
[[nodiscard]] PaperSize paper_called(const Language& lang, const std::string& word);

/// The language of a tag, "fr"; that of the terminal if the tag is empty. Throws CliError usage.
[[nodiscard]] Language language_of_paper(const Language& lang, const std::string& tag);

/// Creates a new file, and reports the characters that no font has. Throws FileError (exists, ...).
void write_pdf(std::span<const PaperDocument> documents, const std::filesystem::path& file, Streams& streams,
               Readers readers = Readers::usual);
void write_pdf(const PaperDocument& document, const std::filesystem::path& file, Streams& streams);

}  // namespace tablebank
