#include "app/event/game_check.h"

#include <algorithm>
#include <array>
#include <exception>
#include <unordered_set>
#include <utility>

#include "app/event/decide_act.h"
#include "app/event/game_result.h"
#include "app/event/game_review.h"
#include "app/event/game_rolls.h"
#include "app/event/game_sums.h"
#include "app/event/played_on.h"
#include "app/event/table_names.h"
#include "app/event/table_setup.h"
#include "app/session/session.h"
#include "app/session/verification.h"
#include "calculators/edition_alike.h"
#include "db/edition/edition_folder.h"
#include "db/file/file_error.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/people.h"
#include "ledger/books/rules_version.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using FindingKind = GameFinding::Kind;

constexpr std::string_view found_begins = "verify: ";

constexpr std::array<std::string_view, 32> kind_words{"deviations",    "unsigned_corrections",
                                                      "unjudged",      "mistyped",
                                                      "position",      "edition",
                                                      "unsettled",     "forced",
                                                      "refused_today", "dated",
                                                      "setup",         "no_edition",
                                                      "adjusted",      "ruled",
                                                      "extended",      "counted",
                                                      "agreed",        "clock",
                                                      "review",        "protest",
                                                      "dealt",         "left",
                                                      "people",        "owed",
                                                      "other_time",    "other_game",
                                                      "together",      "rerolled",
                                                      "hindsight",     "old_rules",
                                                      "unfinished",    "too_long"};
static_assert(kind_words.size() == static_cast<std::size_t>(GameFinding::last_kind) + 1);

void add(GameCheck& check, FindingKind kind, const std::vector<std::int64_t>& entries) {
    for (const std::int64_t entry : entries) check.findings.push_back({.kind = kind, .entry = entry});
}

void add(GameCheck& check, FindingKind kind, const std::vector<Deviation>& deviations) {
    for (const Deviation& deviation : deviations)
        check.findings.push_back({.kind = kind, .entry = deviation.sequence, .refusal = deviation.refusal});
}

struct ComparedBox {
    std::optional<FindingKind> found;
    bool decks_copied = false;  ///< the local edition's cards are verified
};
/// Compares the edition of a game with the local one of that id. Printed texts may differ, as between two versions of
/// the program.
ComparedBox compared_with_here(const Edition& edition) {
    if (is_edition_path(edition.id)) return {FindingKind::unknown_box};  // no path that a stranger wrote is followed
    try {
        const Edition here = load_edition(edition.id).edition;
        const auto found = plays_alike(edition, here) ? std::nullopt : std::optional{FindingKind::other_box};
        return {found, here.cards_status == TableStatus::verified};
    } catch (const EditionError&) {
        return {FindingKind::unknown_box};
    } catch (const FileError&) {
        return {FindingKind::unknown_box};
    }
}

/// Entries dated more than a minute before the previous one. Corrections of a clock are smaller, and an entry that an
/// amendment decides again keeps the time of the one it replaces.
std::vector<std::int64_t> dated_back(const History& history) {
    constexpr std::int64_t clock_put_right_ms = 60'000;
    std::vector<std::int64_t> found;
    std::unordered_set<std::int64_t> taken_back;  // the moments of entries that are no longer in force
    std::int64_t before = 0;
    for (const Entry& entry : history.entries()) {
        const std::int64_t at = entry.stamp.at_ms;
        if (at < before - clock_put_right_ms && !taken_back.contains(at)) found.push_back(entry.sequence);
        if (!history.in_force(entry.sequence)) taken_back.insert(at);
        before = at;
    }
    return found;
}

bool is_set_up_for(const Event& event, const std::string& event_id, int round, const EventTable& table,
                   const Setup& setup, std::int64_t begun_at) {
    const TableSetup seated = table_setup(event, event_id, round, table.seating.number);
    const auto& players = opening_of(setup).players;  // who came later is found apart
    const auto wanted = game_setup(seated, setup.edition, {});
    BegunGame game{.at = begun_at, .by_line = setup.game_id == game_of_table(event_id, round, table.seating.number)};
    for (const PlayerSetup& player : players) game.names.push_back(player.name);
    const auto has_role = [](const PlayerSetup& one, const SeatedPlayer& other) { return one.role == other.role; };
    return wanted && setup.goal == wanted->goal && setup.minutes == wanted->minutes &&
           setup.rulings == wanted->rulings && are_names_in_order(event, round, table.seating, game) &&
           std::ranges::equal(players, table.seating.seats, has_role);
}

/// The earliest time at which a game of a round may have begun. Some events are entered afterwards, so the games may be
/// hours before the bell; if the bells of an event are a game apart, the event was entered as it was played, and the
/// bell counts.
std::int64_t earliest_begin(const Event& event, int round, std::int64_t bell) {
    constexpr std::int64_t entered_afterwards_ms = std::int64_t{12} * 60 * 60'000;
    constexpr std::int64_t late_bell_ms = std::int64_t{30} * 60'000;
    const auto before = event.rounds.find(round - 1);
    const bool is_live = before != event.rounds.end() && before->second.opened_at && event.made.minutes > 0 &&
                         bell - *before->second.opened_at >= std::int64_t{event.made.minutes} * 60'000;
    return bell - (is_live ? late_bell_ms : entered_afterwards_ms);
}

/// Minutes since the bell of the round, and minutes given by the event: "3 of 60" if a table that began after the bell
/// called time long before they were over, "140 of 60" if a table played on long after that. Empty otherwise, and if
/// the table's clock has a finding already.
std::string played_against_bell(const GameCheck& check, const Event& event, int round, const EventTable& table) {
    const auto found = event.rounds.find(round);
    const auto is_clock = [](const GameFinding& finding) { return finding.kind == FindingKind::clock; };
    if (check.last_throw == 0 || event.made.minutes == 0 || found == event.rounds.end() || !found->second.opened_at ||
        std::ranges::any_of(check.findings, is_clock))
        return {};
    const std::int64_t bell = *found->second.opened_at;
    const std::int64_t played_ms = check.last_throw_at_ms - bell;
    const std::int64_t given_ms = std::int64_t{event.made.minutes + table.extension} * 60'000;
    const bool is_early = check.called && check.played.began >= bell && played_ms + clock_trouble_ms <= given_ms;
    const bool is_late = played_ms >= given_ms + clock_trouble_ms;
    return is_early || is_late ? minutes_used(played_ms, given_ms) : std::string{};
}

/// A time of the game that is outside the time of its round, as in the log: "2026-11-26T20:15Z". Empty if there is
/// none.
std::string moment_outside(const GameCheck& check, const Event& event, int round) {
    constexpr std::int64_t other_clock_ms = std::int64_t{10} * 60'000;
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end()) return {};
    if (check.played.ended > check.checked_at + other_clock_ms) return minute_words(check.played.ended);
    const auto bell = found->second.opened_at;
    if (bell && check.played.began < earliest_begin(event, round, *bell)) return minute_words(check.played.began);
    const bool is_late = std::ranges::any_of(event.rounds, [&](const auto& later) {
        return later.first > round && later.second.opened_at &&
               check.played.began > *later.second.opened_at + other_clock_ms;
    });
    return is_late ? minute_words(check.played.began) : std::string{};
}

/// Whether a game is that of another table of the event, or none of its lines although the tables have lines from its
/// hub. Without a hub the event does not know which games began with a line.
bool is_other_game(const Event& event, const std::string& event_id, std::pair<int, int> place,
                   const std::string& game) {
    if (game == game_of_table(event_id, place.first, place.second)) return false;
    if (event.hub || known_elsewhere(event, game, place)) return true;
    for (const auto& [round, seated] : event.rounds)
        for (const EventTable& table : seated.tables) {
            if (std::pair{round, table.seating.number} == place) continue;
            const act::ResultTaken* result = table.result();
            const bool is_taken = result != nullptr && result->source && result->source->game == game;
            if (is_taken || game == game_of_table(event_id, round, table.seating.number)) return true;
        }
    return false;
}

enum class Details : std::uint8_t { told, left_out };

/// With at most `most_named` entries of each kind; 0: the kinds alone.
std::string words_with(const GameCheck& check, int most_named, Details details) {
    std::string words;
    for (std::size_t kind = 0; kind < kind_words.size(); ++kind) {
        int count = 0;
        for (const GameFinding& finding : check.findings) {
            if (finding.kind != static_cast<FindingKind>(kind)) continue;
            if (count++ == 0)
                words.append(words.empty() ? std::string(found_begins) : ", ").append(kind_words.at(kind));
            if (count > most_named) continue;
            if (finding.entry != 0) words.append(" #").append(std::to_string(finding.entry));
            if (details != Details::told) continue;
            if (finding.seat != 0) words.append(" seat ").append(std::to_string(finding.seat));
            if (!finding.detail.empty()) words.append(" ").append(finding.detail);
        }
        if (most_named > 0 && count > most_named) words.append(" +").append(std::to_string(count - most_named));
    }
    return words;
}

/// The findings as in the log: "deviations #3" and so on. Empty if they are not words of this program.
std::vector<std::string_view> said_in(std::string_view found) {
    std::vector<std::string_view> parts;
    if (!found.starts_with(found_begins)) return parts;
    found.remove_prefix(found_begins.size());
    while (!found.empty()) {
        const std::size_t end = std::min(found.find(", "), found.size());
        const std::string_view part = found.substr(0, end);
        const std::string_view word = part.substr(0, part.find(' '));
        if (std::ranges::find(kind_words, word) == kind_words.end()) return {};
        parts.push_back(word);
        found.remove_prefix(std::min(end + 2, found.size()));
    }
    return parts;
}

template <class Which>
std::string found_if(const std::string& why, const Which& which) {
    std::string found = found_in(why);
    const auto parts = said_in(found);
    const bool any = std::ranges::any_of(parts, [&](std::string_view word) {
        const auto at = std::ranges::find(kind_words, word) - kind_words.begin();
        return which(GameFinding{.kind = static_cast<FindingKind>(at)});
    });
    return any ? found : std::string{};
}

/// Sums of one kind, with their players.
void add(GameCheck& check, FindingKind kind, const std::vector<PlayerSum>& sums) {
    for (const PlayerSum& sum : sums)
        check.findings.push_back({.kind = kind, .entry = sum.entry, .seat = sum.seat.number, .detail = sum.words});
}

/// Adds the sums that players gained or lost by means other than play, of every kind and in total.
void add_sums(const Table& table, const Decks& decks, GameCheck& check) {
    const auto by_hand = cash_by_hand(decks, table.history);
    const auto dealt = sums_of_dealing(table.game.edition(), table.history);
    auto together = sums_of_all(decks, table.history);
    std::erase_if(together, [&](const PlayerSum& sum) {
        const auto tells = [&](const PlayerSum& part) { return part.seat == sum.seat && !part.words.empty(); };
        return std::ranges::any_of(by_hand, tells) || std::ranges::any_of(dealt, tells);
    });
    add(check, FindingKind::counted, by_hand);
    add(check, FindingKind::dealt, dealt);
    add(check, FindingKind::together, together);
}

void add_rules_of(const Table& table, GameCheck& check) {
    // Those of its beginning: a game that a newer program continues was played by the older rules until then.
    const FactChange* opened = change_of(table.history.at(1), FactName::rules);
    const auto rules = opened == nullptr ? RulesVersion::first : static_cast<RulesVersion>(std::stoi(opened->after));
    if (rules >= todays_rules) return;
    const auto number = [](RulesVersion version) { return std::to_string(static_cast<int>(version)); };
    check.findings.push_back({.kind = FindingKind::old_rules, .detail = number(rules) + " < " + number(todays_rules)});
}

/// 0 if there was none.
std::int64_t last_roll(const History& history) {
    std::int64_t last = 0;
    for (const Entry& entry : history.entries())
        if (entry.verb == "roll") last = entry.sequence;
    return last;
}

void add_found(const Table& table, GameCheck& check) {
    const Verification found = verify(table);
    add(check, FindingKind::decided_otherwise, found.deviations);
    add(check, FindingKind::unsigned_correction, found.unsigned_corrections);
    add(check, FindingKind::unjudged, found.unjudged);
    add(check, FindingKind::mistyped, found.mistyped);
    if (found.from_position) check.findings.push_back({.kind = FindingKind::from_position, .entry = 1});
    add(check, FindingKind::forced, found.forced);
    add(check, FindingKind::refused_today, found.refused_today);
    add(check, FindingKind::dated_back, dated_back(table.history));
    const ComparedBox box = compared_with_here(table.game.edition());
    if (box.found) check.findings.push_back({.kind = *box.found});
    const Decks decks{table.game.edition(), box.decks_copied};
    for (const TotalSet& total : totals_set(table.game, table.history))
        check.findings.push_back(
            {.kind = FindingKind::adjusted, .entry = total.entry, .seat = total.seat.number, .detail = total.words});
    add(check, FindingKind::ruled, rulings_changed(table.game, table.history));
    add_sums(table, decks, check);
    const ChancesReplaced replaced = chances_replaced(*table.game.setup, table.history);
    add(check, FindingKind::rerolled, replaced.otherwise);
    add(check, FindingKind::hindsight, replaced.in_hindsight);
    add_rules_of(table, check);
    add(check, FindingKind::agreed, decided_by_table(decks, *table.game.setup, table.history));
    for (const ClockTrouble& trouble : trouble_with_clock(table.game, table.history))
        check.findings.push_back({.kind = FindingKind::clock, .entry = trouble.entry, .detail = trouble.words});
    add(check, FindingKind::reviewed, remarks_for_director(table));
    add(check, FindingKind::protested, protests_lodged(table.history));
    for (const PlayerLeft& left : players_left(table.history))
        check.findings.push_back({.kind = FindingKind::left, .entry = left.entry, .seat = left.seat.number});
    for (const PlayerLeft& changed : people_changed(table.history))
        check.findings.push_back({.kind = FindingKind::people, .entry = changed.entry, .seat = changed.seat.number});
    for (const DueAtEnd& due : dues_at_end(table.game))
        check.findings.push_back({.kind = FindingKind::owed, .seat = due.debtor.number, .detail = due.words});
    check.granted = most_minutes_granted(table.game, table.history);
    check.played = time_of_game(table.history);
    check.begun_at = table.history.at(1).stamp.at_ms;
    if (table.game.setup->goal == Goal::timed) {
        check.called = call_of_time(table.history, 0, table.history.last() + 1);
        check.last_throw = check.called.value_or(last_roll(table.history));
    }
    if (check.last_throw > 0) check.last_throw_at_ms = table.history.at(check.last_throw).stamp.at_ms;
    check.checked_at = StampMaker::system().now_ms();
}

}  // namespace

std::string_view to_string(GameFinding::Kind kind) {
    return kind_words.at(static_cast<std::size_t>(kind));
}

GameCheck check_game(const Table& table) {
    GameCheck check;
    try {
        add_found(table, check);
    } catch (const std::exception&) {
        check.findings.push_back({.kind = FindingKind::unsettled});
    }
    std::ranges::stable_sort(check.findings, {}, &GameFinding::kind);
    return check;
}

std::string words_found(const GameCheck& check) {
    std::string words = words_with(check, 3, Details::told);
    if (count_characters(words) > EventLimits::found) words = words_with(check, 1, Details::left_out);
    if (count_characters(words) > EventLimits::found) words = words_with(check, 0, Details::left_out);
    while (count_characters(words) > EventLimits::found)
        words.resize(words.rfind(", "));  // important ones are in front
    return words;
}

std::string reason_with(const std::string& why, const std::string& found) {
    return why.empty() || found.empty() ? why + found : why + " (" + found + ")";
}

std::string found_in(const std::string& why) {
    const std::size_t begin = why.rfind(found_begins);
    if (begin == std::string::npos) return {};
    std::string found = why.substr(begin);
    if (found.ends_with(')')) found.pop_back();
    return said_in(found).empty() ? std::string{} : found;
}

std::string found_against(const std::string& why) {
    return found_if(why, [](const GameFinding& finding) { return finding.speaks_against(); });
}

std::string found_aside(const std::string& why) {
    return found_if(why, [](const GameFinding& finding) { return finding.is_for_director(); });
}

bool GameCheck::is_for_hub() const {
    return std::ranges::none_of(findings, &GameFinding::is_for_director);
}

GameCheck checked_for_table(GameCheck check, const Event& event, const std::string& event_id, int round, int table,
                            const Setup& setup) {
    const EventTable* seated = event.table(round, table);
    if (seated == nullptr) return check;
    if (!is_set_up_for(event, event_id, round, *seated, setup, check.begun_at))
        check.findings.push_back({.kind = FindingKind::other_setup});
    if (check.granted.minutes > seated->extension)
        check.findings.push_back(
            {.kind = FindingKind::extended,
             .entry = check.granted.entry,
             .detail = std::to_string(check.granted.minutes) + " > " + std::to_string(seated->extension)});
    if (const std::string minutes = played_against_bell(check, event, round, *seated); !minutes.empty())
        check.findings.push_back({.kind = FindingKind::clock, .entry = check.last_throw, .detail = minutes});
    if (const std::string moment = moment_outside(check, event, round); !moment.empty())
        check.findings.push_back({.kind = FindingKind::other_time, .detail = moment});
    if (is_other_game(event, event_id, {round, table}, setup.game_id))
        check.findings.push_back({.kind = FindingKind::other_game});
    std::ranges::stable_sort(check.findings, {}, &GameFinding::kind);
    return check;
}

bool says_unfinished(std::string_view found) {
    const auto parts = said_in(found);
    return std::ranges::find(parts, kind_words.at(static_cast<std::size_t>(FindingKind::unfinished))) != parts.end();
}

bool says_nothing_new(const EventTable& table, const act::ResultTaken& wish, const std::string& found) {
    if (table.is_decided(*wish.source)) return true;
    // The same text again: a finding that an earlier version did not have is not new information about the table.
    if (table.result()->source == wish.source) return true;
    return has_same_scores(*table.result(), wish) && found == found_with_result(table);
}

}  // namespace tablebank
