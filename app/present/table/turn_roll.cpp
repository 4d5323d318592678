#include "app/present/table/turn_roll.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/table/after_play.h"
#include "app/present/typing/fine_before_roll.h"
#include "app/present/typing/person_to_act.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/due.h"
#include "ledger/books/trading.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

void offer_jail(const Language& lang, const Table& table, Seat seat, TurnSnapshot& turn) {
    const Game& game = table.game;
    const Edition& edition = game.edition();
    const auto left = edition.profile.jail_tries.value - game.jail_tries(seat);
    turn.sentence =
        lang.tr("{player} is {held}.",
                {{"player", game.name(seat)}, {"held", in_prison_text(lang, prison_of(edition, game.role(seat)))}});
    const std::string line = written_name(*game.setup, seat) + " fine";
    // A key of its own: on F2 the next player comes, or a turn is passed on.
    ActionKey key = ActionKey::f4;
    if (left > 0) {
        turn.sentence +=
            ' ' + lang.trn("A double frees; {count} try is left.", "A double frees; {count} tries are left.", left);
    } else {
        turn.sentence += ' ' + lang.tr("The fine comes before the next roll.");
        turn.heading = lang.tr("{player} pays the fine before the next roll", {{"player", game.name(seat)}});
        turn.dice = {};
        turn.hint = lang.tr("Type: {line}", {{"line", localized_line(lang, *game.setup, line)}});
        if (!fine_before_roll(table).empty()) key = ActionKey::enter;
    }
    turn.actions.push_back(
        {"fine",
         lang.tr("{player} pays {amount} and goes",
                 {{"player", game.name(seat)}, {"amount", amount_text(lang, edition.profile.jail_fine.value)}}),
         line, key});
}

/// The actions that a player whose turn is over may still do, if they would be posted; empty if there are none.
std::string still_allowed(const Language& lang, const Table& table, Seat seat) {
    const Game& game = table.game;
    const Estate estate = game.estate(seat);
    const auto any = [&](const char* verb) {
        return std::ranges::any_of(estate.deeds, [&](const Holding& holding) {
            return would_be_posted(table,
                                   written_name(*game.setup, seat) + ' ' + verb + ' ' + space_mark(holding.deed));
        });
    };
    const bool builds = any("build");
    const bool mortgages = any("mortgage");
    const bool trades = is_time_to_trade(game) && !players_never_trade(game);
    const Word player{"player", game.name(seat)};
    if (builds && mortgages && trades) return lang.tr("{player} may still build, mortgage or trade.", {player});
    if (builds && mortgages) return lang.tr("{player} may still build or mortgage.", {player});
    if (builds && trades) return lang.tr("{player} may still build or trade.", {player});
    if (mortgages && trades) return lang.tr("{player} may still mortgage or trade.", {player});
    if (builds) return lang.tr("{player} may still build.", {player});
    if (mortgages) return lang.tr("{player} may still mortgage.", {player});
    return trades ? lang.tr("{player} may still trade.", {player}) : std::string{};
}

/// How the turn goes on without dice, if it may: to pass an extra roll, or a turn in jail (fr 14). Passing differs from
/// starting the next player's turn, so it has another place and another key: a double press skips no one.
void offer_next(const Language& lang, const Table& table, const std::string& player, bool same, TurnSnapshot& turn) {
    if (!same) {
        turn.actions.push_back(
            {turn_passes_on, lang.tr("Next: {player}", {{"player", player}}), "next", ActionKey::f2});
        return;
    }
    if (!would_be_posted(table, "next")) return;
    turn.actions.push_back(
        {"pass", lang.tr("{player} passes without rolling", {{"player", player}}), "next", ActionKey::f3});
    turn.actions.back().aside = true;
}

}  // namespace

void await_roll(const Language& lang, const Table& table, TurnSnapshot& turn) {
    const Game& game = table.game;
    const bool same = game.rolls_left() > 0;
    const Seat seat = same ? game.turn() : game.after(game.turn());
    turn.to_roll = seat.number;
    turn.dice = {2, ""};
    turn.hint = lang.tr("Type the dice: 3 4");
    if (same && game.rolls_made() > 0) {
        turn.heading = lang.tr("{player} threw a double and rolls again", {{"player", game.name(seat)}});
    } else {
        turn.heading = lang.tr("{player} to roll", {{"player", game.name(seat)}});
    }
    if (game.is_jailed(seat)) {
        offer_jail(lang, table, seat, turn);
    } else if (!same) {
        turn.sentence = still_allowed(lang, table, game.turn());
    }
    offer_next(lang, table, game.name(seat), same, turn);
}

void await_end_of_play(const Language& lang, const Table& table, TurnSnapshot& turn) {
    const Game& game = table.game;
    if (turns_go_on(table)) {
        await_roll(lang, table, turn);
        turn.sentence = lang.tr("Time has been called: the turn or the round in hand is finished first.");
        OfferedAction ending = after_play(lang, table, ActionKey::none);
        if (const auto no = why_not_posted(table, ending.line)) {
            ending.allowed = false;
            ending.reason = refusal_reason(lang, *game.setup, *no);
        }
        turn.actions.push_back(std::move(ending));
        return;
    }
    turn.heading = lang.tr("Time has been called");
    turn.sentence = lang.tr("The last turn has been played.");
    turn.hint = lang.tr("{key} shows the steps to the signed sheet.", {{"key", key_text(lang, key_name::settlement)}});
    turn.actions.push_back(after_play(lang, table, ActionKey::f2));
}

}  // namespace tablebank
