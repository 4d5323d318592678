#include "app/present/event/event_refusal_text.h"

#include "app/i18n/language.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// About people, names and figures.
std::string about_people(const Language& lang, const EventRefusal& refusal) {
    const Word text{"text", refusal.text};
    const Word number{"number", std::to_string(refusal.number)};
    switch (refusal.code) {
        case Code::name_invalid:
            if (refusal.number != 0)
                return lang.tr(
                    "this reason cannot be written: it must be one line of at most {number} visible characters",
                    {number});
            return lang.tr(
                "\"{text}\" cannot be written there: it must be one line of 1 to 200 visible characters, without a "
                "space at either end",
                {text});
        case Code::too_many_players:
            return lang.tr("an event has no more than {number} players", {number});
        case Code::player_twice:
            return lang.tr(
                "\"{text}\" plays already; two players with the same name need something that distinguishes them",
                {text});
        case Code::name_alike:
            return lang.tr("\"{text}\" looks like \"{other}\", who is there already", {text, {"other", refusal.other}});
        case Code::player_is_there:
            return lang.tr("{text} is there already", {text});
        case Code::player_has_left:
            return lang.tr("{text} has left already", {text});
        case Code::rounds_range:
            return lang.tr("an event has 1 to 100 rounds, not {number}", {number});
        case Code::minutes_range:
            return lang.tr("{number} minutes are not possible here: 1 to 1440", {number});
        case Code::table_range:
            return lang.tr("tables are numbered 1 to 400, each number once, not {number}", {number});
        case Code::nothing_changed:
            return lang.tr("that is already the case; nothing was written");
        case Code::why_missing:
            return lang.tr("this needs a reason: --why \"...\"");
        case Code::points_range:
            return lang.tr(
                "{text} points cannot be taken away: more than 0 and no more than 1000, in halves, thirds, "
                "quarters or tenths",
                {text});
        case Code::no_such_penalty:
            return lang.tr("no penalty {number} is in force", {number});
        case Code::hub_invalid:
            return lang.tr("\"{text}\" is not the address of a hub, such as http://192.168.0.7:8017", {text});
        case Code::key_invalid:
            return lang.tr("\"{text}\" is not a public key", {text});
        case Code::no_such_player:
            return lang.tr("the event has no player {number}", {number});
        case Code::edition_invalid:
            return lang.tr("\"{text}\" is not the id of an edition, or not a ruling", {text});
        case Code::not_in_edition:
            if (refusal.number == 0)
                return lang.tr(
                    "the tables of an event play for a set time, and the edition {text} is not played so ({rule})",
                    {text, {"rule", refusal.other}});
            return lang.tr("a table of {number} cannot play the edition {text} ({rule})",
                           {number, text, {"rule", refusal.other}});
        case Code::moment_invalid:
            return lang.tr("the clock is set before 1970 or after 9999");
        case Code::act_differs:
            return lang.tr("this does not follow from what the event holds; nothing was written");
        case Code::lots_too_few:
            return lang.tr("lots are drawn among two players of the event or more, each named once");
        default:
            return {};
    }
}

/// About officials.
std::string about_officials(const Language& lang, const EventRefusal& refusal) {
    const Word text{"text", refusal.text};
    const Word number{"number", std::to_string(refusal.number)};
    switch (refusal.code) {
        case Code::not_allowed:
            return lang.tr("{text} may not do this at this event; its director may", {text});
        case Code::no_director:
            return lang.tr("an event whose officials are named has a director, who is named first and stays");
        case Code::no_official:
            return lang.tr("{text} is not an official of this event", {text});
        case Code::too_many_officials:
            return lang.tr("an event has no more than {number} officials", {number});
        default:
            return {};
    }
}

/// About acts that undo or amend others.
std::string about_changes(const Language& lang, const EventRefusal& refusal) {
    const Word entry{"entry", std::to_string(refusal.number)};
    switch (refusal.code) {
        case Code::no_such_entry:
            return lang.tr("the event has no entry #{entry}", {entry});
        case Code::not_undoable:
            return lang.tr(
                "entry #{entry} is not undone: a table, a hub or the creation of the event depends on it; another act "
                "changes it",
                {entry});
        case Code::not_amendable:
            return lang.tr(
                "entry #{entry} is not amended so: it is undone, comes from a game or a hub, or is an act of another "
                "kind",
                {entry});
        case Code::too_many_changes:
            return lang.tr("in an event no more than {number} acts undo or amend others",
                           {{"number", std::to_string(refusal.number)}});
        case Code::not_undecided:
            return lang.tr("nothing of entry #{entry} waits for a decision", {entry});
        case Code::round_not_rung:
            return lang.tr("the bell of round {round} has not rung", {{"round", std::to_string(refusal.round)}});
        default:
            return {};
    }
}

/// About a round and who sits in it.
std::string about_seats(const Language& lang, const EventRefusal& refusal) {
    const Word text{"text", refusal.text};
    const Word round{"round", std::to_string(refusal.round)};
    const Word table{"table", std::to_string(refusal.table)};
    switch (refusal.code) {
        case Code::no_such_round:
            return lang.tr("the event has no such round: {round}", {round});
        case Code::round_not_seated:
            return lang.tr("round {round} was not seated yet", {round});
        case Code::round_has_begun:
            return lang.tr("round {round} has begun; what was played is not changed", {round});
        case Code::not_next_round:
            return lang.tr(
                "round {round} is not the next one; to ring its bell all the same, give the reason: --why \"...\"",
                {round});
        case Code::no_such_table:
            return lang.tr("round {round} has no table {table}", {round, table});
        case Code::not_all_seated:
            return lang.tr("round {round}: {text} is there, and has neither a seat nor a bye", {round, text});
        case Code::seated_twice:
            return lang.tr("round {round}: {text} is seated twice", {round, text});
        case Code::seat_of_absent:
            return lang.tr("round {round}: {text} is not there", {round, text});
        case Code::credited_elsewhere:
            return lang.tr(
                "round {round}: {text} plays at another table or sits out, and nothing else can count for them",
                {round, text});
        case Code::size_without_points:
            return lang.tr("the scheme has no points for a table of {number}",
                           {{"number", std::to_string(refusal.number)}});
        default:
            return {};
    }
}

/// About a table and its results.
std::string about_tables(const Language& lang, const EventRefusal& refusal) {
    const Word text{"text", refusal.text};
    const Word round{"round", std::to_string(refusal.round)};
    const Word table{"table", std::to_string(refusal.table)};
    switch (refusal.code) {
        case Code::roles_unbalanced:
            return lang.tr("round {round}, table {table}: the roles are out of balance for this edition",
                           {round, table});
        case Code::result_is_there:
            return lang.tr(
                "round {round}, table {table} has a result already; another one is a correction: event correct",
                {round, table});
        case Code::no_result_yet:
            return lang.tr("round {round}, table {table} has no result yet that could be corrected", {round, table});
        case Code::round_locked:
            return lang.tr(
                "round {round} is closed, since a later one has begun; unlock it first, with a reason: "
                "event round FILE {round} --unlock",
                {round});
        case Code::key_taken:
            return lang.tr("round {round}, table {table} sends with another key already", {round, table});
        case Code::key_withdrawn:
            return lang.tr("round {round}, table {table}: this key was withdrawn; a new one is needed", {round, table});
        case Code::no_key:
            return lang.tr("round {round}, table {table} has no key", {round, table});
        case Code::round_invalid:
            return lang.tr("round {round} is seated twice at once, or has no table", {round});
        default:
            return {};
    }
}

/// About games of a table and their records.
std::string about_games(const Language& lang, const EventRefusal& refusal) {
    const Word round{"round", std::to_string(refusal.round)};
    const Word table{"table", std::to_string(refusal.table)};
    switch (refusal.code) {
        case Code::game_differs:
            return lang.tr(
                "round {round}, table {table}: its game differs from the result that was typed; it was kept, and the "
                "director decides: event correct",
                {round, table});
        case Code::other_history:
            return lang.tr(
                "round {round}, table {table}: this is another history of the game whose result was taken; "
                "it was kept, and the director decides: event correct",
                {round, table});
        case Code::result_differs:
            return lang.tr(
                "round {round}, table {table}: the record of this game gives another result than the copy; with "
                "--anyway that of the record is taken",
                {round, table});
        case Code::record_missing:
            return lang.tr(
                "round {round}, table {table}: no copy has the record of this game; take the result from the game, or "
                "type it",
                {round, table});
        case Code::source_invalid:
            return lang.tr("round {round}, table {table}: the game of this result is not possible", {round, table});
        case Code::too_many_histories:
            return lang.tr(
                "round {round}, table {table}: {number} histories of its game wait for the director, and no more are "
                "kept",
                {round, table, {"number", std::to_string(refusal.number)}});
        case Code::game_elsewhere:
            return lang.tr(
                "this game is known as that of round {round}, table {table}; for another table it is taken with "
                "--anyway and a reason",
                {round, table});
        case Code::not_verified:
            if (refusal.number == 0)
                return lang.tr(
                    "round {round}, table {table}: this game was not played with the box of this machine; its result "
                    "is taken with --anyway and a reason, or typed",
                    {round, table});
            return lang.tr(
                "round {round}, table {table}: verify does not accept this game, from entry #{entry} on; its result is "
                "taken with --anyway and a reason, or typed",
                {round, table, {"entry", std::to_string(refusal.number)}});
        case Code::other_game:
            return lang.tr("round {round}, table {table}: the result of another game was taken there", {round, table});
        default:
            return {};
    }
}

/// About the totals and places of a result, and for whom they count.
std::string about_scores(const Language& lang, const EventRefusal& refusal) {
    const Word text{"text", refusal.text};
    const Word round{"round", std::to_string(refusal.round)};
    const Word table{"table", std::to_string(refusal.table)};
    switch (refusal.code) {
        case Code::seats_differ:
            return lang.tr(
                "round {round}, table {table}: {text} is missing or one too many; the result names each of "
                "the table once, and --credit says for whom a seat counts if someone else sat there",
                {round, table, text});
        case Code::uncredited:
            return lang.tr(
                "round {round}, table {table}: the seat of {text} was added during the game; the director says for "
                "whom "
                "its result counts, or that it counts for no one: --credit \"{text}=NAME\" or --credit \"{text}=\", "
                "with a reason",
                {round, table, text});
        case Code::credit_invalid:
            return lang.tr("round {round}, table {table}: nothing can be credited to or for \"{text}\" there",
                           {round, table, text});
        case Code::total_invalid:
            return lang.tr(
                "round {round}, table {table}: {text} is not a total; a total is 0 or more, in hundredths at most",
                {round, table, text});
        case Code::places_invalid:
            return lang.tr("round {round}, table {table}: the places do not follow from the totals", {round, table});
        default:
            return {};
    }
}

}  // namespace

std::string event_refusal_text(const Language& lang, const EventRefusal& refusal) {
    for (const auto about :
         {about_people, about_officials, about_changes, about_seats, about_tables, about_games, about_scores})
        if (std::string text = about(lang, refusal); !text.empty()) return text;
    return {};
}

std::string scheme_problem_text(const Language& lang, const SchemeProblem& problem) {
    using Kind = SchemeProblem::Kind;
    const Word word{"word", problem.word};
    switch (problem.kind) {
        case Kind::empty:
            return lang.tr("a scheme needs the points of a table, such as 11-7-4-2, and something that decides");
        case Kind::unknown_word:
            return lang.tr("\"{word}\" is not part of a scheme, such as: 11-7-4-2 10-6-2 bye=6 by=points,wins", {word});
        case Kind::table_size:
            return lang.tr("{word}: a table has 3 to 6 players, so a list has as many places", {word});
        case Kind::size_twice:
            return lang.tr("{word}: there is another list for tables of this size", {word});
        case Kind::points_rise:
            return lang.tr("{word}: no place is worth more than the one above it", {word});
        case Kind::points_range:
            return lang.tr("{word}: points go from 0 to 1000", {word});
        case Kind::criterion_twice:
            return lang.tr("{word} is given twice", {word});
    }
    return {};
}

std::string no_game_result_text(const Language& lang, NoGameResult reason) {
    switch (reason) {
        case NoGameResult::not_timed:
            return lang.tr("this game is not played for a score, so it has no total for the event");
        case NoGameResult::not_finished:
            return lang.tr("this game is not over: its last payment was not made yet");
        case NoGameResult::practice:
            return lang.tr("this is a practice game: nothing of it counts in an event");
        case NoGameResult::unsettled:
            return lang.tr("this game cannot be worked out: its entries leave a table that no rules lead to");
    }
    return {};
}

}  // namespace tablebank
