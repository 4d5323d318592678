#include "app/cli/paper_text.h"

#include <algorithm>
#include <ostream>
#include <sstream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

constexpr const char* blank = "____";

std::string cell_text(const PaperCell& cell) {
    if (cell.blank) return blank;
    std::string text = cell.text;
    for (const std::string& tick : cell.ticks)
        text += (text.empty() ? "[ ]" : " [ ]") + (tick.empty() ? "" : ' ' + tick);
    return text;
}

constexpr std::size_t widest_line = 96;  ///< characters of prose, about as in a book

/// Words in lines of limited width, each line but the first indented by this many spaces.
void print_words(const std::string& words, std::size_t indent, std::ostream& out) {
    std::istringstream in(words);
    std::size_t used = indent;
    bool first = true;
    for (std::string word; in >> word; first = false) {
        const std::size_t letters = character_count(word);
        const bool turns = !first && used + 1 + letters > widest_line;
        if (turns) out << '\n' << std::string(indent, ' ');
        if (!first && !turns) out << ' ';
        used = turns ? indent + letters : used + letters + (first ? 0 : 1);
        out << word;
    }
    out << '\n';
}

std::string value_of(const PaperField& field) {
    return field.value.empty() ? blank : escape_invisible(field.value);
}

struct BlockPrinter {
    const Language& lang;
    std::ostream& out;

    void fields(const std::vector<PaperField>& fields) const {
        for (const PaperField& field : fields) {
            if (field.label.empty())
                out << blank << '\n';
            else
                out << lang.tr("{what}: {figure}",
                               {{"what", escape_invisible(field.label)}, {"figure", value_of(field)}})
                    << '\n';
        }
    }
    void operator()(const block::Masthead& it) const {
        out << escape_invisible(it.title) << '\n';
        for (const std::string& line : it.lines) out << escape_invisible(line) << '\n';
        fields(it.fields);
    }
    void operator()(const block::Heading& it) const {
        out << '\n' << escape_invisible(it.text);
        if (!it.beside.empty()) out << "  (" << escape_invisible(it.beside) << ')';
        out << '\n';
    }
    void operator()(const block::Paragraph& it) const { out << escape_invisible(it.text) << '\n'; }
    void operator()(const block::Notice& it) const { out << "*** " << escape_invisible(it.text) << '\n'; }
    void operator()(const block::Table& it) const {
        std::vector<TextTable::Column> columns;
        for (const PaperColumn& column : it.columns)
            columns.push_back({column.head, column.align == PaperAlign::right ? Side::right : Side::left});
        TextTable table(std::move(columns));
        for (const PaperRow& row : it.rows) {
            std::vector<std::string> cells;
            for (const PaperCell& cell : row.cells) cells.push_back(cell_text(cell));
            table.add(std::move(cells));
        }
        table.print(out, 2);
    }
    void operator()(const block::Fields& it) const { fields(it.fields); }
    void operator()(const block::Cards& it) const {
        for (const block::Card& card : it.cards) {
            (*this)(block::Heading{card.title, card.beside});
            fields(card.fields);
        }
    }
    /// Bars as their numbers; the lines of a chart are in a table next to it.
    void operator()(const block::Figure& it) const {
        (*this)(block::Heading{it.chart.title});
        (*this)(block::Paragraph{it.chart.note});
        if (it.chart.empty()) out << escape_invisible(it.chart.nothing) << '\n';
        if (!std::holds_alternative<BarChart>(it.chart.shape)) return;
        for (const std::string& reading : it.chart.readings) out << "  " << escape_invisible(reading) << '\n';
    }
    void operator()(const block::Prose& it) const {
        const std::string before(it.depth > 0 ? static_cast<std::size_t>(it.depth) * 2 - 2 : 0, ' ');
        const std::string mark = it.mark.empty() ? "" : it.mark + ' ';
        std::string words;
        for (const block::Span& span : it.words) words += escape_invisible(span.text);
        out << before << mark;
        print_words(words, before.size() + character_count(mark), out);
    }
    void operator()(const block::Listing& it) const {
        for (const std::string& line : it.lines) out << "    " << escape_invisible(line) << '\n';
    }
    void operator()(const block::Picture& it) const { out << '[' << escape_invisible(it.seen) << "]\n"; }
    void operator()(const block::Contents&) const {}
    void operator()(const block::BehindFirst&) const {}
    void operator()(const block::NewPage&) const {}
};

}  // namespace

void print_document(const Language& lang, const PaperDocument& document, std::ostream& out) {
    const BlockPrinter printer{lang, out};
    for (const PaperBlock& block : document.blocks) std::visit(printer, block);
    for (const PaperBlock& block : document.foot_of_first) std::visit(printer, block);
}

}  // namespace tablebank
