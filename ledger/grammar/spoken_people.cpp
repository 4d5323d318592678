#include "ledger/grammar/spoken_people.h"

#include <string>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_frame.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_trade.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

bool is_exchange(const Reader& line) {
    const std::string verb = line.word_ahead();
    return verb == "swap" || verb == "trade";
}

bool skip_and(Reader& line) {
    if (!line.at_word() || !is_joiner(line.peek()->text)) return false;
    line.take();
    return true;
}

/// Whether nothing but a reason is left.
bool at_reason(const Reader& line) {
    return line.at_end() || line.at_quoted();
}

/// A line read by `read`, which otherwise consumes nothing.
template <class Read>
bool attempt(Reader& line, Command& command, Read read) {
    const Reader::Place begin = line.place();
    const Command before = command;
    if (read() && !line.error()) return true;
    command = before;
    line.go_back(begin);
    return false;
}

}  // namespace

bool read_newcomer(Reader& line, Command& command) {
    constexpr std::size_t most_words = 3;
    if (!line.is_spoken() || !line.at_word() || looks_numeric(line.peek()->text)) return false;
    const bool is_known = find_verb(line.word_ahead()) != nullptr || at_spoken_action(line) ||
                          line.at_name_of_player(Reader::PlayerIs::acting);
    if (is_known) return false;
    for (std::size_t words = 1; words <= most_words; ++words) {
        const Token* last = line.peek(words - 1);
        if (last == nullptr || last->kind != Token::Kind::word || looks_numeric(last->text)) return false;
        const std::size_t itself = phrase_ahead(line, Phrase::itself, words);
        const bool joins = line.word_ahead(words + itself) == "join";
        const std::size_t replaces = phrase_ahead(line, Phrase::replaces, words);
        if (!joins && replaces == 0) continue;
        const Reader::Place begin = line.place();
        for (std::size_t word = 0; word < words; ++word) line.take();
        const std::string name = line.typed_since(begin);
        for (std::size_t word = joins ? itself + 1 : replaces; word > 0; --word) line.take();
        if (joins) {
            command.action = reading::join_as(line, name);
        } else {
            command.player = line.player();
            command.action = action::TakeOver{name};
        }
        return true;
    }
    return false;
}

bool read_two_players(Reader& line, Command& command) {
    if (!line.is_spoken() || !line.at_name_of_player(Reader::PlayerIs::acting)) return false;
    return attempt(line, command, [&] {
        command.player = line.player(Reader::PlayerIs::acting);
        if (line.error() || !skip_and(line) || !line.at_name_of_player(Reader::PlayerIs::acting)) return false;
        const Seat other = line.player(Reader::PlayerIs::acting);
        if (line.error() || read_trade_of_two(line, command, other)) return !line.error();
        skip_phrase(line, Phrase::itself);
        if (!is_exchange(line)) return false;
        line.take();
        if (!skip_phrase(line, Phrase::places) && !at_reason(line)) return false;
        command.action = action::Swap{other};
        return true;
    });
}

bool read_spoken_swap(Reader& line, Command& command) {
    if (!line.is_spoken() || !is_exchange(line)) return false;
    return attempt(line, command, [&] {
        const bool trades = line.word_ahead() == "trade";
        line.take();
        bool places = skip_phrase(line, Phrase::places);
        if (!places) skip_phrase(line, Phrase::itself);
        places = skip_phrase(line, Phrase::places) || places;
        if (command.player) {
            skip_phrase(line, Phrase::with);
        } else {
            command.player = line.player();
            if (line.error() || (!skip_and(line) && !skip_phrase(line, Phrase::with))) return false;
        }
        if (!line.at_name_of_player()) return false;
        command.action = action::Swap{line.player()};
        places = skip_phrase(line, Phrase::places) || places;
        // "swap anna and boris" is a word of the grammar; "scambia" may also be a trade.
        return places || (trades && at_reason(line));
    });
}

}  // namespace tablebank
