#include "app/present/editions/edition_comments.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// A comment of shipped editions, and its text in a copy: one text for several that mean the same.
using Comment = std::pair<std::string_view, const char*>;

constexpr const char* of_figures =
    mark("verified: compared with the cards of a box. template: a sensible default, to be compared with your own box.");
constexpr const char* of_answers = mark("Questions that this book answers itself: no ruling changes them.");
constexpr const char* of_cards = mark("The cards, in the words of the `card` line.");
constexpr const char* of_words = mark("The words of the book.");
constexpr const char* of_ends = mark("Ends");

constexpr std::array comments{
    Comment{"The board in the order of play. A space that has a deed takes its name from it.",
            mark("The board in the order of play. A space that has a deed takes its name from it.")},
    Comment{"verified: compared with the cards of a box. template: a sensible default, to be compared with your own "
            "box.",
            of_figures},
    Comment{"verified: typed from the cards of a box. template: a sensible default, to be compared with your own box.",
            of_figures},
    Comment{"Setting up", mark("Setting up")},
    Comment{"Moving", mark("Moving")},
    Comment{"Deeds and groups", mark("Deeds and groups")},
    Comment{"Deeds and cities", mark("Deeds and cities")},
    Comment{"Deeds and colours", mark("Deeds and colours")},
    Comment{"Charges", mark("Charges")},
    Comment{"Ends", of_ends},
    Comment{"Ends; the quick game's paragraphs have no numbers, so its steps are counted", of_ends},
    Comment{"Ends; the book has no timed game, which is played as in the other editions", of_ends},
    Comment{"Ends; the timed game's steps are lettered in the book", of_ends},
    Comment{"Ends; the timed game's paragraphs have no numbers, so its steps are counted", of_ends},
    Comment{"What the rules decide themselves, although other books leave it to the table.", of_answers},
    Comment{"What this book answers that others leave to the table: no ruling changes it.", of_answers},
    Comment{"The cards, in the words of the `card` line.", of_cards},
    Comment{
        "The cards, in the words of the `card` line. \"free passage\" has no fixed effect here: the table states it "
        "when the card is played, as in `use \"free passage\" free`. With `keep \\\"free passage\\\" free` the card "
        "would always be the way out of the Customs house.",
        of_cards},
    Comment{"What two dice decide, in the words of the `card` line: the throws 2 to 12 in order.",
            mark("The effects of two dice, in the words of the `card` line: the throws 2 to 12 in order.")},
    Comment{"Where the book is silent, the table decides; here only what differs from the general defaults.",
            mark("If the book is silent, the table decides. Here are only the answers that differ from the general "
                 "defaults.")},
    Comment{"The six characters: drawn hidden, named when they are played. What each does stands on its card.",
            mark("The hidden cards: each is named when it is played.")},
    Comment{"What the book calls the pieces (football 1, 8, 9), the place of who is held (football 18) and what is "
            "bought (football 1, 7).",
            of_words},
    Comment{"What the book calls its tax (fr 17) and the timed game (fr timed).", of_words},
    Comment{"What the book calls its tax (it Ambientale).", of_words},
    Comment{"What the book calls the timed game (ru timed).", of_words},
    Comment{"What the book says, each with the paragraph that says it.",
            mark("The rules of the book, each with its paragraph.")},
    Comment{"What the book says, each with the paragraph that says it. A role's column or right stands under the role.",
            mark("The rules of the book, each with its paragraph. A column or a right of a role is under the role.")},
    Comment{"The book prints sums without a sign, and says only with which notes a player begins: the sign and the "
            "number of notes are a template too.",
            mark("The sign of the money and the number of notes are a template too.")},
};
/// Those that follow a value in its line.
constexpr std::array short_comments{
    Comment{"its name in exported journals", mark("its name in exported journals")},
    Comment{"the space names the sum, the book does not: a template", mark("the sum is a template")},
};

/// Part of the comment with which every shipped edition begins.
constexpr std::string_view of_beginning = "Every key is described in docs/reference/edition-format.md";

/// A comment in lines of at most so many characters.
std::vector<std::string> wrapped(const std::string& text, const std::string& indent, int widest) {
    std::vector<std::string> lines{indent + '#'};
    for (const std::string_view word : split(text, ' ')) {
        if (count_characters(lines.back()) + 1 + count_characters(word) > widest) lines.push_back(indent + '#');
        lines.back() += ' ';
        lines.back() += word;
    }
    return lines;
}

/// A comment in exactly so many lines, so that no figure of the file moves.
std::string in_lines(const std::string& text, const std::string& indent, std::size_t count) {
    constexpr int narrowest = 60;
    std::vector<std::string> lines;
    for (int widest = narrowest; lines.empty() || lines.size() > count; widest += narrowest / 2)
        lines = wrapped(text, indent, widest);
    lines.resize(count, indent + '#');
    std::string all;
    for (const std::string& line : lines) all += line + '\n';
    return all;
}

/// The translation of a whole comment; empty if it is not one of a shipped edition.
std::string comment_in(const Language& lang, const std::string& comment, std::string_view edition) {
    if (comment.find(of_beginning) != std::string::npos)
        return lang.tr(
            "A copy of the edition {edition}. Every key is described in docs/reference/edition-format.md. "
            "Compare each figure with your own box before you trust it.",
            {{"edition", std::string{edition}}});
    const auto known = std::ranges::find(comments, comment, &Comment::first);
    return known == comments.end() ? std::string{} : lang.tr(known->second);
}

/// A line with the comment after its value translated.
std::string line_in(const Language& lang, std::string_view line) {
    for (const auto& [english, said] : short_comments) {
        const std::string whole = "# " + std::string{english};
        if (line.ends_with(whole))
            return std::string{line.substr(0, line.size() - whole.size())} + "# " + lang.tr(said);
    }
    return std::string{line};
}

}  // namespace

std::string with_comments_in(const Language& lang, const std::string& text, std::string_view edition) {
    if (lang == Language::english()) return text;
    std::string whole;
    std::string block;    // the lines of a comment as they are
    std::string comment;  // its text
    std::string indent;
    const auto end_comment = [&] {
        const std::string said = comment.empty() ? std::string{} : comment_in(lang, comment, edition);
        const auto count = static_cast<std::size_t>(std::ranges::count(block, '\n'));
        whole += said.empty() ? block : in_lines(said, indent, count);
        block.clear();
        comment.clear();
    };
    const bool ends_with_line = text.ends_with('\n');
    std::vector<std::string_view> lines = split(text, '\n');
    if (ends_with_line) lines.pop_back();
    for (const std::string_view line : lines) {
        const std::string_view bare = trim(line);
        if (!bare.starts_with('#')) {
            end_comment();
            whole += line_in(lang, line) + '\n';
            continue;
        }
        if (comment.empty()) indent = std::string{line.substr(0, line.find('#'))};
        block += std::string{line} + '\n';
        comment += comment.empty() ? "" : " ";
        comment += trim(bare.substr(1));
    }
    end_comment();
    if (!ends_with_line && !whole.empty()) whole.pop_back();
    return whole;
}

}  // namespace tablebank
