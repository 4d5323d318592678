#include "app/present/typing/typo_suggestion.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/typing/due_to_pay.h"
#include "app/present/typing/typed_text.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/closest_word.h"
#include "app/present/words/localized_line.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_payee.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/digits.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/utf8.h"

namespace tablebank {

namespace {

constexpr std::size_t most_readings = 8;  // of one word, maximum to be tried
constexpr int most_slips = 2;             // in one line

std::vector<std::string> words_of_grammar(std::string_view language) {
    std::vector<std::string> words;
    for (const WordAliases& each : word_aliases())
        for (const std::string_view alias : aliases_of(each.word, language)) words.emplace_back(alias);
    for (const WordAliases& each : word_aliases()) words.emplace_back(each.word);
    return words;
}

/// Possible replacements of a word that is not known at this place: words of the grammar, never a name.
std::vector<std::string> words_for(const ParseError& error, std::string_view language) {
    if (error.kind == ParseError::Kind::unexpected && !error.candidates.empty())
        return {};  // it names the lines itself
    switch (error.kind) {
        case ParseError::Kind::unknown_player:  // a verb was meant as often
        case ParseError::Kind::unknown_verb:
        case ParseError::Kind::expected:
        case ParseError::Kind::unexpected:
            return words_of_grammar(language);
        default:
            return {};
    }
}

/// The offset of the word that an error names, in bytes; npos if it is not there.
std::size_t place_of(std::string_view line, const ParseError& error) {
    std::size_t at = 0;
    for (int column = 1; column < error.column && at < line.size(); ++column) {
        ++at;
        while (at < line.size() && is_continuation(line[at])) ++at;
    }
    return line.substr(std::min(at, line.size())).starts_with(error.text) ? at : std::string_view::npos;
}

/// The words that may be missing in front of a player's name, of the language that the line is typed in.
std::vector<std::string> words_left_out(const std::string& line, std::string_view language) {
    bool has_alias = false;
    for (const std::string_view word : split(line, ' ')) has_alias = has_alias || !word_of_alias(word).empty();
    std::vector<std::string> words;
    for (const std::string_view word : {"to", "from"}) {
        const auto aliases = aliases_of(word, language);
        words.emplace_back(has_alias && !aliases.empty() ? aliases.front() : word);
    }
    return words;
}

/// Whether a line would take a word for a player. The verbs of the grammar are always verbs.
bool would_name_player(const Setup& setup, const std::string& word) {
    const std::string_view alias = word_of_alias(word);
    const std::vector<std::string_view>& verbs = all_verbs();
    if (std::ranges::find(verbs, alias.empty() ? std::string_view{word} : alias) != verbs.end()) return false;
    const auto found = find_player(setup, word);
    const auto* error = std::get_if<ParseError>(&found);
    return error == nullptr || error->kind == ParseError::Kind::ambiguous_player;
}

/// The valid lines that result from replacing unknown words by known ones, from the first one on.
void read_nearer(const Setup& setup, const std::string& line, std::string_view language, int slips,
                 std::vector<std::string>& found) {
    const auto read = parse_line(setup, line);
    const auto* error = std::get_if<ParseError>(&read);
    if (error == nullptr) return found.push_back(line);
    const std::size_t at = error->text.empty() ? std::string::npos : place_of(line, *error);
    if (slips == 0 || at == std::string::npos || error->text.size() < 2) return;
    const std::vector<std::string> words = words_for(*error, language);
    // A word of the grammar in the wrong place is not a typo of another one.
    const bool known = std::ranges::find(words, fold(error->text)) != words.end();
    std::vector<std::string> near = known ? std::vector<std::string>{} : nearest_words(fold(error->text), words);
    if (near.size() > most_readings) near.resize(most_readings);
    const bool names_someone = !is_digits(error->text) && std::holds_alternative<Seat>(find_player(setup, error->text));
    if (error->kind == ParseError::Kind::unexpected && names_someone) {
        for (const std::string& word : words_left_out(line, language)) {
            std::string longer = line;
            longer.insert(at, word + ' ');
            read_nearer(setup, longer, language, slips - 1, found);
        }
    }
    for (const std::string& word : near) {
        if (would_name_player(setup, word)) continue;
        std::string nearer = line;
        nearer.replace(at, error->text.size(), word);
        if (nearer != line) read_nearer(setup, nearer, language, slips - 1, found);
    }
}

/// The line with a reason in quotes, if it ends with words that begin like another part of a line: "for the pizza".
std::optional<std::string> with_quoted_reason(const Setup& setup, const std::string& line) {
    const auto read = parse_line(setup, line);
    const auto* error = std::get_if<ParseError>(&read);
    if (error == nullptr || error->kind != ParseError::Kind::unexpected || error->text.empty()) return std::nullopt;
    if (!error->candidates.empty()) return std::nullopt;  // it names the lines itself
    const std::size_t at = place_of(line, *error);
    if (at == std::string::npos || line.find_first_of("\"0123456789", at) != std::string::npos) return std::nullopt;
    if (tells_whom_or_how_much(setup, line.substr(at))) return std::nullopt;
    return line.substr(0, at) + '"' + line.substr(at) + '"';
}

}  // namespace

std::optional<std::string> suggest_line(const Table& table, std::string_view typed, std::string_view language) {
    const Setup& setup = *table.game.setup;
    const std::string line(typed);
    if (std::holds_alternative<Command>(parse_line(setup, line))) return std::nullopt;
    if (const auto debt = line_for_debt(table, line)) {
        const auto lang = language_called(language);
        return lang ? localized_line(*lang, setup, *debt) : *debt;
    }
    std::vector<std::string> found;
    read_nearer(setup, line, language, most_slips, found);
    if (auto quoted = found.empty() ? with_quoted_reason(setup, line) : std::nullopt) found.push_back(*quoted);
    std::erase_if(found, [&](const std::string& each) { return !would_be_posted(table, each); });
    const auto meaning = [&](const std::string& each) {
        return print_line(setup, std::get<Command>(parse_line(setup, each)));
    };
    // If two different actions are possible, neither is proposed.
    for (const std::string& each : found)
        if (meaning(each) != meaning(found.front())) return std::nullopt;
    return found.empty() ? std::nullopt : std::optional{found.front()};
}

}  // namespace tablebank
