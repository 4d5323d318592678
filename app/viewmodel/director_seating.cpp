// Turns a director's intents into acts: who sits where. The rules are applied in app/event.

#include <algorithm>

#include "app/event/seat_event.h"
#include "app/event/seating_list.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/player_list_text.h"
#include "app/present/event/seating_text.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/typed_words.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "ledger/text/parse_number.h"
#include "platform/path_text.h"

namespace tablebank {

bool DirectorViewModel::read_tables(const Language& lang, RoundsToSeat& wanted, Notice& notice) const {
    wanted.families = state.families_may_meet ? FamilyWish::try_to : FamilyWish::must;
    // A final has the tables of its players.
    if (wanted.finalists > 0) return true;
    wanted.tables.full = state.full_tables;
    for (const std::string& word : words_between(state.sizes, ',')) {
        const auto size = read_number<int>(word);
        if (!size) {
            notice.show_error(no_number(lang, word));
            return false;
        }
        wanted.tables.sizes.push_back(*size);
    }
    if (state.tables.empty()) return true;
    const auto tables = read_number<int>(state.tables);
    if (!tables) {
        notice.show_error(no_number(lang, state.tables));
        return false;
    }
    wanted.tables.tables = *tables;
    return true;
}

void DirectorViewModel::add_seat_wish(const Language& lang, Notice& notice) {
    std::vector<int> players;
    for (const std::string& name : {state.wished, state.wished_other}) {
        const auto player = player_meant(lang, name, notice);
        if (!player) return;
        players.push_back(*player);
    }
    if (players.front() == players.back()) return notice.show_error(lang.tr("a wish is of two different players"));
    state.wishes.push_back({.first = players.front(),
                            .second = players.back(),
                            .round = state.wish_together ? state.round : 0,
                            .must = state.wish_must});
    state.wished.clear();
    state.wished_other.clear();
    notice.clear();
}

void DirectorViewModel::read_seat_wishes(RoundsToSeat& wanted) const {
    for (const auto& [first, second, round, must] : state.wishes) {
        if (event().player(first) == nullptr || event().player(second) == nullptr) continue;
        if (round == 0)
            wanted.apart.push_back({first, second, must});
        else if (round >= wanted.from)
            wanted.together.push_back({first, second, round, must});
    }
}

std::string DirectorViewModel::wish_text(const Language& lang, const SeatWish& wish) const {
    const std::initializer_list<Word> words{{"player", event_player_name(event(), wish.first)},
                                            {"other", event_player_name(event(), wish.second)},
                                            {"round", std::to_string(wish.round)}};
    if (wish.round == 0)
        return wish.must ? lang.tr("{player} and {other}: never at one table", words)
                         : lang.tr("{player} and {other}: at one table as seldom as can be", words);
    return wish.must ? lang.tr("{player} and {other}: at one table in round {round}", words)
                     : lang.tr("{player} and {other}: at one table in round {round}, if possible", words);
}

std::vector<std::string> DirectorViewModel::wishes_not_met(const Language& lang, const act::Seated& seated) const {
    const auto meets = [](const RoundSeating& round, const SeatWish& wish) {
        return std::ranges::any_of(round.tables, [&](const SeatedTable& table) {
            return std::ranges::count_if(table.seats, [&](const SeatedPlayer& seat) {
                       return seat.player == wish.first || seat.player == wish.second;
                   }) == 2;
        });
    };
    std::vector<std::string> unmet;
    for (const SeatWish& wish : state.wishes) {
        const bool broken = std::ranges::any_of(seated.rounds, [&](const RoundSeating& round) {
            return wish.round == 0 ? meets(round, wish) : wish.round == round.round && !meets(round, wish);
        });
        if (broken) unmet.push_back(lang.tr("Not met: {wish}", {{"wish", wish_text(lang, wish)}}));
    }
    return unmet;
}

void DirectorViewModel::seat(const Language& lang, RoundsToSeat wanted, Notice& notice) {
    if (!read_tables(lang, wanted, notice)) return;
    const SeatingRoles roles = seating_roles(load_edition(event().made.edition).edition);
    const int from = std::max(state.round, next_round(event()));
    if (from > event().made.rounds)
        return notice.show_error(
            event_refusal_text(lang, {.code = EventRefusal::Code::round_has_begun, .round = state.round}));
    wanted.from = from;
    read_seat_wishes(wanted);
    const auto answer = seat_rounds(event(), roles, wanted);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer)) {
        const SeatingWishes wishes = wishes_of(event(), wanted.wish());
        const std::vector<std::string> names = counted_names(event());
        return notice.show_error(seating_problem_text(lang, *problem, wish_words(lang, wishes, problem->wish, names),
                                                      wish_words(lang, wishes, problem->other, names), names));
    }
    state.round = from;
    const std::string lacking =
        wanted.by_standing || wanted.finalists > 0 ? lacking_text(lang, event()) : std::string{};
    const act::Seated& seated = std::get<act::Seated>(answer);
    propose_seating(lang, seated, difference_of(roles), notice, lacking, wishes_not_met(lang, seated));
}

void DirectorViewModel::seat_final(const Language& lang, Notice& notice) {
    const auto finalists = read_number<int>(state.finalists);
    if (!finalists || *finalists < 1) return notice.show_error(no_number(lang, state.finalists));
    seat(lang, {.rounds = 1, .finalists = *finalists}, notice);
}

void DirectorViewModel::exchange_seats(const Language& lang, Notice& notice) {
    std::vector<int> players;
    const auto found = event().rounds.find(state.round);
    const bool begun = found != event().rounds.end() && found->second.has_begun();
    for (const std::string& name : {state.exchanged, state.with}) {
        if (begun && name.empty() && !players.empty()) {
            players.push_back(0);
            continue;
        }
        const auto player = player_meant(lang, name, notice);
        if (!player) return;
        players.push_back(*player);
    }
    if (!event().rounds.contains(state.round))
        return notice.show_error(
            event_refusal_text(lang, {.code = EventRefusal::Code::round_not_seated, .round = state.round}));
    if (event().rounds.at(state.round).has_begun()) {
        const act::Reseated real{state.round, players.at(0), players.at(1)};
        return propose(lang, notice,
                       [real](const Event& now, const std::string& why) { return decide_reseating(now, real, why); });
    }
    const SeatingRoles roles = seating_roles(load_edition(event().made.edition).edition);
    propose_seating(lang, swapped_seats(event(), state.round, players.at(0), players.at(1)), difference_of(roles),
                    notice);
}

void DirectorViewModel::propose_seating(const Language& lang, const act::Seated& seated, std::optional<int> difference,
                                        Notice& notice, const std::string& lacking,
                                        const std::vector<std::string>& remarks) {
    const auto first = [&](const Event& now) { return decide_seating(now, seated, difference, {}); };
    // If no one has a seat yet, no seat is changed.
    const bool is_first = std::holds_alternative<Act>(EventDecision(first(event())));
    if (is_first && lacking.empty()) {
        if (!post_act(lang, notice, first)) return;
        std::string told = notice.words();
        for (const std::string& remark : remarks) told += '\n' + remark;
        return notice.show_info(told);
    }
    Proposed proposed{[seated, difference](const Event& now, const std::string& why) {
                          return decide_seating(now, seated, difference, why);
                      },
                      {}};
    if (!lacking.empty()) proposed.says.push_back(lacking);
    proposed.says.insert(proposed.says.end(), remarks.begin(), remarks.end());
    propose(lang, notice, std::move(proposed));
}

void DirectorViewModel::seat_as_made(const Language& lang, bool from_list, Notice& notice) {
    const SeatingRoles roles = seating_roles(load_edition(event().made.edition).edition);
    const SeatingList made =
        from_list ? read_seating_list(event(), roles,
                                      read_bounded(platform::path_of(state.seating_list), PlayerListLimits::bytes),
                                      {.code_page = code_page_of(lang.tag())})
                  : read_typed_seating(event(), roles, state.round, words_between(state.seats, ';'));
    if (const auto* problem = std::get_if<SeatingListProblem>(&made)) {
        const std::string text = seating_list_problem_text(lang, *problem);
        return notice.show_error(from_list ? state.seating_list + ": " + text : text);
    }
    propose_seating(lang, std::get<act::Seated>(made), difference_of(roles), notice);
    if (notice.refused() || proposed_) return;
    state.seats.clear();
    state.seating_list.clear();
}

void DirectorViewModel::find_table(const Language& lang, Notice& notice) {
    const auto number = read_number<int>(state.sought_table);
    if (!number) return notice.show_error(no_number(lang, state.sought_table));
    const EventTable* table = event().table(state.round, *number);
    if (table == nullptr) {
        const auto code = event().rounds.contains(state.round) ? EventRefusal::Code::no_such_table
                                                               : EventRefusal::Code::round_not_seated;
        return notice.show_error(event_refusal_text(lang, {.code = code, .round = state.round, .table = *number}));
    }
    state.at_table = *number;
    state.totals.clear();
    state.credit.clear();
    state.sought_table.clear();
    state.only_missing = state.only_missing && table->result() == nullptr;
    state.focus.key = "event.total." + std::to_string(seats_to_score(*table).front().seated());
}

}  // namespace tablebank
