// What a half-typed line could go on with: the reader says what it looked for at the end, this file spells it out.

#include <algorithm>

#include "calculators/rulings.h"
#include "ledger/fold.h"
#include "ledger/notation.h"
#include "ledger/notation_names.h"
#include "ledger/notation_reader.h"
#include "ledger/notation_tokens.h"
#include "ledger/notation_verbs.h"

namespace tablebank {
namespace {

/// Gathers whole lines: what is settled of the line, and each word that may follow.
class Offers {
public:
    Offers(const Setup& setup, std::string_view settled, std::string_view beginning)
        : setup_(setup), settled_(settled), beginning_(fold(beginning)) {}

    void add(const Wanted& wanted) {
        switch (wanted.kind) {
            case Wanted::Kind::keyword:
                return offer(wanted.keyword);
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
            // Figures and free text are the banker's own.
            case Wanted::Kind::space:
            case Wanted::Kind::amount:
            case Wanted::Kind::signed_amount:
            case Wanted::Kind::number:
            case Wanted::Kind::dice:
            case Wanted::Kind::die:
            case Wanted::Kind::entry:
            case Wanted::Kind::text:
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

    void add_verbs(bool after_player) {
        for (const Verb& verb : verbs()) {
            if (!after_player || verb.of_player) offer(verb.name);
        }
        offer(force_verb);
    }

    void add_players() {
        for (int number = 1; number <= setup_.seats(); ++number) {
            if (fold(setup_.player(Seat{number}).name).starts_with(beginning_))
                push(written_name(setup_, Seat{number}));
        }
    }

    void add_deeds() {
        for (const Deed& deed : setup_.edition->deeds) {
            const std::string number = "@" + std::to_string(deed.space.index);
            if (begins_so(deed.slug, deed.name, beginning_)) push(deed.slug);
            if (beginning_.starts_with('@')) offer(number);
        }
    }

    void add_cities() {
        for (const City& city : setup_.edition->cities) {
            if (begins_so(city.slug, city.name, beginning_)) push(city.slug);
        }
    }

    void add_card_names() {
        for (const KeptCard& card : setup_.edition->kept_cards) {
            if (beginning_.empty()) push("\"" + card.name + "\"");
        }
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
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> complete_line(const Setup& setup, std::string_view beginning) {
    auto cut = tokenize(beginning);
    auto* tokens = std::get_if<Tokens>(&cut);
    if (tokens == nullptr) return {};
    if (tokens->end < beginning.size() && beginning.find_first_not_of(" \t", tokens->end) != beginning.npos) return {};

    std::string_view word;
    if (!tokens->all.empty() && tokens->end == beginning.size()) {
        const Token& last = tokens->all.back();
        if (last.kind == Token::Kind::quoted) return {};
        if (last.kind == Token::Kind::word) {
            word = last.text;
            tokens->all.pop_back();
        }
    }
    Reader line{setup, *tokens};
    static_cast<void>(read_command(line, false));
    if (line.place() < tokens->all.size()) return {};

    Offers offers{setup, beginning.substr(0, beginning.size() - word.size()), word};
    for (const Wanted& wanted : line.wanted()) offers.add(wanted);
    return std::move(offers).lines();
}

}  // namespace tablebank
