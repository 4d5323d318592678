#pragma once
// The charts of a game on paper: a separate document, or pages after a score sheet.

#include <vector>

#include "app/paper/document.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// Each chart under its heading with a description; lines also as a table with a row every few entries.
void add_charts(const Language& lang, const Table& table, std::vector<PaperBlock>& blocks);

/// The same as further pages of a document: the score sheet of the game.
void add_chart_pages(const Language& lang, const Table& table, PaperDocument& document);

[[nodiscard]] PaperDocument make_charts_document(const Language& lang, const Table& table);

}  // namespace tablebank
