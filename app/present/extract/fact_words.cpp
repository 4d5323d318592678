#include "app/present/extract/fact_words.h"

#include <charconv>
#include <cstdlib>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/protest_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/time_of_day.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/game.h"
#include "ledger/books/people.h"

namespace tablebank {

namespace {

constexpr const char* absent = "–";

std::int64_t figure_of(const std::string& value) {
    std::int64_t read = 0;
    std::from_chars(value.data(), value.data() + value.size(), read);
    return read;
}

/// The name of the player at that seat; the value if there is none.
std::string seated_text(const Setup& setup, const std::string& value) {
    const auto seats = parse_seats(value);
    if (!seats) return value;
    std::string names;
    for (const Seat seat : *seats) {
        if (seat.number > setup.seats()) return value;
        names += (names.empty() ? "" : ", ") + setup.player(seat).name;
    }
    return names;
}

std::string called_text(const Language& lang, const std::string& value) {
    if (const auto over = parse_called_over(value))
        return lang.trn("{count} minute too late", "{count} minutes too late", *over);
    return value == "early" ? lang.tr("before it was up") : lang.tr("yes");
}

std::string ruling_value(const Language& lang, const Setup& setup, FactKey key, const std::string& value) {
    const std::string_view name = ruling_keys()[static_cast<std::size_t>(key.index)].name;
    return ruling_value_text(lang, setup.edition->words, name, value.empty() ? get(setup.rulings, name) : value);
}

std::string share_words(const Language& lang, const Setup& setup, const std::string& value) {
    const auto share = Share::parse(value);
    return share ? money_text(lang, *setup.edition, *share) : value;
}

std::string phase_words(const Language& lang, const std::string& value) {
    const auto phase = parse_phase(value);
    return phase ? phase_text(lang, *phase) : value;
}

std::string walk_dice_words(const Language& lang, const std::string& value) {
    const auto dice = parse_dice(value);
    return dice ? dice_text(lang, *dice) : value;
}

/// A seat that was added: its role, and the player after whom it plays.
std::string joined_words(const Language& lang, const Setup& setup, const std::string& value) {
    const auto joined = parse_joined(value);
    if (!joined) return value;
    std::vector<std::string> words;
    if (joined->role != Role::player) words.push_back(role_text(lang, joined->role));
    if (joined->after >= 1 && joined->after <= setup.seats())
        words.push_back(lang.tr("plays after {player}", {{"player", setup.player(Seat{joined->after}).name}}));
    else
        words.push_back(lang.tr("plays first"));
    return words.size() == 1 ? words.front() : words.front() + ", " + words.back();
}

/// The name that this person has now, or had last.
std::string sitter_words(const Setup& setup, const std::string& value) {
    const auto sitter = parse_sitter(value);
    if (!sitter) return value;
    std::string name = name_of_person(setup, sitter->person);
    return name.empty() ? sitter->name : name;
}

/// Facts about the result, not about play.
std::string result_fact_text(const Language& lang, const Setup& setup, FactKey key) {
    const auto player = [&] { return Word{"player", setup.player(Seat{key.index}).name}; };
    switch (key.name) {
        case FactName::confirmed:
            return lang.tr("Rulings confirmed");
        case FactName::walk_at:
            return lang.tr("The walk round the board");
        case FactName::finished_at:
            return lang.tr("Finished");
        case FactName::signed_by:
            return lang.tr("{player} signs", {player()});
        case FactName::certified:
            return lang.tr("Score sheet");
        case FactName::corrections:
            return lang.tr("Correction number");
        case FactName::adjusted:
            return lang.tr("Set the total: {player}", {player()});
        case FactName::protest:
            return lang.tr("Protests") + " #" + std::to_string(key.index);
        case FactName::protest_minutes:
            return lang.tr("Protests");
        case FactName::turn_begun:
            return lang.tr("The turn has begun");
        case FactName::joined:
            return lang.tr("Joined the game: seat {seat}", {{"seat", std::to_string(key.index)}});
        case FactName::seated:
            return lang.tr("Who sits on seat {seat}", {{"seat", std::to_string(key.index)}});
        default:
            return to_string(key);
    }
}

}  // namespace

std::string fact_name_text(const Language& lang, const Setup& setup, FactKey key) {
    const auto player = [&] { return Word{"player", setup.player(Seat{key.index}).name}; };
    switch (key.name) {
        case FactName::phase:
            return lang.tr("Phase of the game");
        case FactName::round:
            return lang.tr("Round of the game");
        case FactName::round_began:
            return lang.tr("Opened the round");
        case FactName::turn:
            return lang.tr("Whose turn it is");
        case FactName::rolls_left:
            return lang.tr("Rolls left in this turn");
        case FactName::rolls_made:
            return lang.tr("Rolls made in this turn");
        case FactName::jail_tries:
            return lang.tr("Tries to get free: {player}", {player()});
        case FactName::out:
            return lang.tr("Out of the game: {player}", {player()});
        case FactName::time_called:
            return lang.tr("Time called");
        case FactName::winner:
            return lang.tr("First place");
        case FactName::ruling:
            return ruling_text(lang, setup.edition->words, ruling_keys()[static_cast<std::size_t>(key.index)].name);
        case FactName::clock_since:
            return lang.tr("Clock");
        case FactName::clock_used:
            return lang.tr("Time run before");
        case FactName::clock_extra:
            return lang.tr("Minutes granted");
        case FactName::clock_shift:
            return lang.tr("Computer's clock late by");
        case FactName::clock_set:
            return lang.tr("Time set by hand");
        case FactName::kept:
            return lang.tr("Share kept by {player}", {player()});
        case FactName::walked:
            return lang.tr("The walk: {player}", {player()});
        case FactName::walk_dice:
            return lang.tr("Dice for {space}", {{"space", space_name(*setup.edition, Space{key.index})}});
        case FactName::placed:
            return lang.tr("Put there by hand: {player}", {player()});
        case FactName::played:
            return lang.tr("The hidden card");
        case FactName::drawn:
            return lang.tr("Card noted for the pile");
        case FactName::third:
            return lang.tr("{space} came as the third street",
                           {{"space", space_name(*setup.edition, Space{key.index})}});
        case FactName::card_does:
            return lang.tr("What the kept card does");
        case FactName::rules:
            return lang.tr("Version of the rules in the program");
        default:
            return result_fact_text(lang, setup, key);
    }
}

std::string fact_value_text(const Language& lang, const Setup& setup, FactKey key, const std::string& value) {
    switch (key.name) {
        case FactName::ruling:
            return ruling_value(lang, setup, key, value);
        case FactName::clock_since:
            return value.empty() ? lang.tr("it is stopped") : lang.tr("it runs");
        case FactName::phase:
            return phase_words(lang, value.empty() ? std::string(to_string(Phase::play)) : value);
        case FactName::out:
        case FactName::placed:
        case FactName::third:
        case FactName::turn_begun:
        case FactName::time_called:
            if (value.empty()) return lang.tr("no");
            if (value == rent_not_asked) return lang.tr("no, but the rent there was not asked for in time");
            return key.name == FactName::time_called ? called_text(lang, value) : lang.tr("yes");
        default:
            break;
    }
    // Who sat there at the start needs no fact.
    if (value.empty() && key.name == FactName::seated && key.index <= opening_of(setup).seats())
        return opening_of(setup).player(Seat{key.index}).name;
    if (value.empty()) return absent;
    switch (key.name) {
        case FactName::round_began:
        case FactName::turn:
        case FactName::winner:
            return seated_text(setup, value);
        case FactName::clock_used:
            return duration_text(figure_of(value));
        case FactName::clock_shift:
        case FactName::clock_set:
            return (figure_of(value) < 0 ? "-" : "") + duration_text(std::abs(figure_of(value)));
        case FactName::kept:
        case FactName::walked:
        case FactName::adjusted:
            return share_words(lang, setup, value);
        case FactName::walk_at:
            return space_name(*setup.edition, Space{static_cast<int>(figure_of(value))});
        case FactName::finished_at:
            return moment_on_paper(lang, figure_of(value));
        case FactName::protest:
            if (const auto state = parse_protest_state(value)) return protest_state_text(lang, *state);
            return value;
        case FactName::walk_dice:
            return walk_dice_words(lang, value);
        case FactName::joined:
            return joined_words(lang, setup, value);
        case FactName::seated:
            return sitter_words(setup, value);
        default:
            return value;
    }
}

}  // namespace tablebank
