// Completions of a half-typed line: the reader reports what it expected at the end, and this file makes the words.

#include <algorithm>

#include "calculators/rulings.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/notation_tokens.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// Gathers whole lines: the finished part of the line, and each word that may follow. The grammar's words are offered
/// in `language`.
class Offers {
public:
    Offers(const Setup& setup, std::string_view settled, std::string_view beginning, std::string_view language)
        : setup_(setup), settled_(settled), beginning_(fold(beginning)), language_(language) {}

    void add(const Wanted& wanted) {
        switch (wanted.kind) {
            case Wanted::Kind::keyword:
                return offer_word(wanted.keyword);
            case Wanted::Kind::verb:
                return add_verbs(false);
            case Wanted::Kind::player_verb:
                return add_verbs(true);
            case Wanted::Kind::player:
                return add_players();
            case Wanted::Kind::deed:
                return add_deeds();
            case Wanted::Kind::city:
                return add_cities();
            case Wanted::Kind::card_name:
                return add_card_names();
            case Wanted::Kind::ruling:
                return add_rulings();
            case Wanted::Kind::ruling_value:
                return add_ruling_values(wanted.keyword);
            // Numbers and free text are not completed.
            case Wanted::Kind::space:
            case Wanted::Kind::amount:
            case Wanted::Kind::signed_amount:
            case Wanted::Kind::number:
            case Wanted::Kind::dice:
            case Wanted::Kind::die:
            case Wanted::Kind::entry:
            case Wanted::Kind::card_number:
            case Wanted::Kind::text:
            case Wanted::Kind::reason:
            case Wanted::Kind::notes:
            case Wanted::Kind::total:
            case Wanted::Kind::duration:
            case Wanted::Kind::key:
            case Wanted::Kind::signature:
            case Wanted::Kind::name:
                return;
        }
    }

    [[nodiscard]] std::vector<std::string> lines() && { return std::move(lines_); }

private:
    void push(std::string_view word) {
        std::string line = settled_ + std::string{word};
        const bool known = std::ranges::find(lines_, line) != lines_.end();
        if (!known && fold(word) != beginning_) lines_.push_back(std::move(line));
    }

    void offer(std::string_view word) {
        if (fold(word).starts_with(beginning_)) push(word);
    }

    /// A word of the grammar; of its aliases the one that a line has there, else the first that begins with the typed
    /// text.
    void offer_word(std::string_view word, SaidOf whom = SaidOf::nobody) {
        auto aliases = aliases_of(word, language_);
        if (aliases.empty()) return offer(word);
        aliases.insert(aliases.begin(), spoken_alias(word, language_, whom));
        const std::string plain = fold_accents(beginning_);
        const auto alias =
            std::ranges::find_if(aliases, [&](std::string_view one) { return fold_accents(one).starts_with(plain); });
        if (alias != aliases.end()) push(*alias);
    }

    void add_verbs(bool after_player) {
        for (const Verb& verb : verbs()) {
            if (!after_player || verb.of_player) offer_word(verb.name, after_player ? SaidOf::player : SaidOf::nobody);
        }
        offer_word(force_verb);
    }

    void add_players() {
        for (int number = 1; number <= setup_.seats(); ++number) {
            const std::string written = written_name(setup_, Seat{number});
            const std::string& name = setup_.player(Seat{number}).name;
            if (fold(beginning_.starts_with('"') ? written : name).starts_with(beginning_)) push(written);
        }
    }

    /// A name that was begun in letters that its slug does not have is completed in its printed form.
    [[nodiscard]] std::string_view written(const std::string& slug, const std::string& name) const {
        return begins_so(slug, slug, fold_accents(beginning_)) ? slug : name;
    }

    void add_deeds() {
        for (const Deed& deed : setup_.edition->deeds) {
            const std::string number = "@" + std::to_string(deed.space.index);
            if (begins_so(deed.slug, deed.name, beginning_)) push(written(deed.slug, deed.name));
            if (beginning_.starts_with('@')) offer(number);
        }
    }

    void add_cities() {
        for (const City& city : setup_.edition->cities) {
            if (begins_so(city.slug, city.name, beginning_)) push(written(city.slug, city.name));
        }
    }

    void add_card_names() {
        for (const KeptCard& card : setup_.edition->kept_cards) offer("\"" + card.name + "\"");
    }

    void add_rulings() {
        for (const RulingKey& key : ruling_keys()) offer(key.name);
    }

    void add_ruling_values(std::string_view name) {
        const RulingKey* key = find_ruling(name);
        if (key == nullptr) return;
        for (const std::string_view value : key->values) offer(value);
    }

    const Setup& setup_;
    std::string settled_;
    std::string beginning_;
    std::string_view language_;
    std::vector<std::string> lines_;
};

using Kind = ParseError::Kind;

constexpr std::string_view english = "en";

bool has_cyrillic(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (character >= 0x400 && character < 0x530) return true;
    }
    return false;
}

/// Whether a line was begun in a language: one of its words so far is an alias there, or its letters are not Latin.
bool is_begun_in(const Tokens& settled, std::string_view beginning, std::string_view language) {
    if (language == "ru" && has_cyrillic(beginning)) return true;
    return std::ranges::any_of(settled.all, [&](const Token& token) {
        const std::string_view word = word_of_alias(token.text);
        const auto aliases = aliases_of(word, language);
        return token.kind == Token::Kind::word && std::ranges::any_of(aliases, [&](std::string_view alias) {
                   return fold_accents(alias) == fold_accents(token.text);
               });
    });
}

/// Whether a line was begun with a verb of the grammar itself.
bool is_begun_in_grammar(const Tokens& settled) {
    return std::ranges::any_of(settled.all, [](const Token& token) {
        return token.kind == Token::Kind::word && find_verb(fold(token.text)) != nullptr;
    });
}

/// The words that the grammar expects after the finished ones; empty if those are already wrong.
std::vector<Wanted> wanted_after(const Setup& setup, const Tokens& settled) {
    for (const Vocabulary vocabulary : {Vocabulary::english, Vocabulary::with_aliases}) {
        Reader line{setup, settled, vocabulary};
        static_cast<void>(read_command(line, false));
        const bool wrong = line.error() && line.error()->column < settled.end_column;
        if (!wrong && line.place().token >= settled.all.size()) return line.wanted();
    }
    return {};
}

}  // namespace

std::vector<std::string> complete_line(const Setup& setup, std::string_view beginning, std::string_view language) {
    std::string_view word;
    auto cut = tokenize(beginning);
    if (const auto* error = std::get_if<ParseError>(&cut); error != nullptr && error->kind == Kind::unclosed_quote) {
        word = beginning.substr(beginning.rfind('"'));
        cut = tokenize(beginning.substr(0, beginning.size() - word.size()));
    }
    auto* tokens = std::get_if<Tokens>(&cut);
    if (tokens == nullptr) return {};
    const std::size_t end = beginning.size() - word.size();
    if (tokens->end < end && beginning.find_first_not_of(" \t", tokens->end) < end) return {};

    if (word.empty() && !tokens->all.empty() && tokens->end == beginning.size()) {
        const Token& last = tokens->all.back();
        if (last.kind == Token::Kind::quoted) return {};
        if (last.kind == Token::Kind::word) {
            word = last.text;
            tokens->all.pop_back();
        }
    }
    const auto wanted = wanted_after(setup, *tokens);
    const std::string_view settled = beginning.substr(0, beginning.size() - word.size());
    const auto offered_in = [&](std::string_view words) {
        Offers offers{setup, settled, word, words};
        for (const Wanted& one : wanted) offers.add(one);
        return std::move(offers).lines();
    };
    if (is_begun_in(*tokens, beginning, language)) return offered_in(language);
    if (language == english || is_begun_in_grammar(*tokens)) return offered_in(english);
    // A half-typed word may belong to either language.
    auto lines = offered_in(language);
    if (word.empty()) return lines;
    for (std::string& line : offered_in(english)) {
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace tablebank
