// Turns a director's intents into acts: players, rounds, results, points. The rules are applied in app/event.

#include <algorithm>
#include <sstream>

#include "app/event/changed_event.h"
#include "app/event/histories.h"
#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/seat_event.h"
#include "app/event/typed_score.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/player_list_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/present/event/seating_text.h"
#include "app/viewmodel/director_view_model.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "ledger/proof/hash.h"
#include "ledger/proof/result_code.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::string record_text(const ReadGame& game) {
    std::ostringstream record;
    if (has_record(game)) export_record(game, record);
    return record.str();
}

std::string no_number(const Language& lang, const std::string& typed) {
    return lang.tr("\"{text}\" is not a number", {{"text", typed}});
}

}  // namespace

void DirectorViewModel::do_people(const Language& lang, const intent::Direct& wish, Notice& notice) {
    using enum DirectorAction;
    if (wish.action == DirectorAction::add_player) return this->add_player(lang, notice);
    if (wish.action == DirectorAction::add_list) return this->add_list(lang, notice);
    const int player = wish.number;
    if (event().player(player) == nullptr) return;
    if (wish.action == check_in) {
        post_act(lang, notice, [player](const Event& now) { return decide_check_in(now, player); });
        return;
    }
    if (wish.action == hide || wish.action == show) {
        const bool hidden = wish.action == hide;
        post_act(lang, notice, [player, hidden](const Event& now) { return decide_hiding(now, player, hidden); });
        return;
    }
    if (wish.action == DirectorAction::amend_player) return this->amend_player(lang, player, notice);
    const auto from = read_number<int>(state.from);
    if (!from) return notice.show_error(no_number(lang, state.from));
    const bool away = wish.action == leaves;
    post_act(lang, notice, [player, away, round = *from](const Event& now) {
        return away ? decide_leaving(now, player, round) : decide_return(now, player, round);
    });
}

void DirectorViewModel::add_player(const Language& lang, Notice& notice) {
    ListedPlayer player{.name = with_single_spaces(state.name),
                        .family = with_single_spaces(state.family),
                        .substitute = state.substitute};
    if (!state.table.empty()) {
        const auto table = read_number<int>(state.table);
        if (!table) return notice.show_error(no_number(lang, state.table));
        player.table = *table;
    }
    if (!add_players(lang, {player}, player.name, notice)) return;
    state.name.clear();
    state.table.clear();
    state.substitute = false;
    state.player = event().players.rbegin()->first;
    state.show_row = true;
    state.focus.key = "event.add.name";
}

bool DirectorViewModel::add_players(const Language& lang, const std::vector<ListedPlayer>& players,
                                    const std::string& asked, Notice& notice) {
    const LookAlikes alike = state.asked_alike == asked ? LookAlikes::meant : LookAlikes::asked_about;
    std::optional<EventRefusal> question;
    const bool done = post(lang, notice, [&](EventSession& session) {
        Outcome outcome = session.post_all(additions_of(players, alike), {});
        const auto* no = std::get_if<EventRefusal>(&outcome);
        if (no != nullptr && no->code == EventRefusal::Code::name_alike) question = *no;
        return outcome;
    });
    state.asked_alike.clear();
    if (!question) return done;
    state.asked_alike = asked;
    notice.show_error(
        lang.tr("{reason}. If they are two people, add once more.", {{"reason", event_refusal_text(lang, *question)}}));
    return false;
}

void DirectorViewModel::add_list(const Language& lang, Notice& notice) {
    guarded(lang, notice, [&] {
        const auto read = read_player_list(read_bounded(platform::path_of(state.list), PlayerListLimits::bytes),
                                           {.code_page = code_page_of(lang.tag())});
        if (const auto* problem = std::get_if<PlayerListProblem>(&read))
            return notice.show_error(state.list + ": " + player_list_problem_text(lang, *problem));
        const auto& list = std::get<PlayerList>(read);
        if (!add_players(lang, list.players, state.list, notice)) return;
        state.list.clear();
        std::string told;
        for (const std::string& remark : player_list_remarks(lang, list))
            told += (told.empty() ? "" : "\n") + lang.tr("Remark: {remark}", {{"remark", remark}});
        if (!told.empty()) notice.show_info(told);
    });
}

void DirectorViewModel::do_rounds(const Language& lang, const intent::Direct& wish, Notice& notice) {
    using enum DirectorAction;
    const int round = state.round;
    switch (wish.action) {
        case DirectorAction::seat:
            return this->seat(lang, {}, notice);
        case seat_by_standing:
            return this->seat(lang, {.rounds = 1, .by_standing = true}, notice);
        case DirectorAction::seat_final:
            return this->seat_final(lang, notice);
        case DirectorAction::exchange_seats:
            return this->exchange_seats(lang, notice);
        case open_round:
            return ring(lang, round, notice);
        case extend_table:
            return extend(lang, state.at_table, notice);
        case extend_all:
            return extend(lang, 0, notice);
        case unlock:
            return propose(lang, notice, [round](const Event& now, const std::string& why) {
                return decide_unlocking(now, round, why);
            });
        case DirectorAction::take_result:
            return this->take_result(lang, notice);
        case DirectorAction::import_result:
            return this->import_result(lang, notice);
        case DirectorAction::take_aside:
            return this->take_aside(lang, notice);
        default:
            return;
    }
}

void DirectorViewModel::seat(const Language& lang, RoundsToSeat wanted, Notice& notice) {
    const SeatingRoles roles = seating_roles(load_edition(event().made.edition).edition);
    const int from = std::max(state.round, next_round(event()));
    if (from > event().made.rounds)
        return notice.show_error(
            event_refusal_text(lang, {.code = EventRefusal::Code::round_has_begun, .round = state.round}));
    wanted.from = from;
    const auto answer = seat_rounds(event(), roles, wanted);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer)) {
        const SeatingWishes wishes = wishes_of(event(), {.from = from});
        const std::vector<std::string> names = counted_names(event());
        return notice.show_error(seating_problem_text(lang, *problem, wish_words(lang, wishes, problem->wish, names),
                                                      wish_words(lang, wishes, problem->other, names), names));
    }
    state.round = from;
    const std::string lacking =
        wanted.by_standing || wanted.finalists > 0 ? lacking_text(lang, event()) : std::string{};
    propose_seating(lang, std::get<act::Seated>(answer), difference_of(roles), notice, lacking);
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
        const EventPlayer* player = event().player(name);
        if (player == nullptr) return notice.show_error(lang.tr("no one is called \"{name}\" here", {{"name", name}}));
        players.push_back(player->number);
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
                                        Notice& notice, const std::string& lacking) {
    const auto first = [&](const Event& now) { return decide_seating(now, seated, difference, {}); };
    // If no one has a seat yet, no seat is changed.
    const bool is_first = std::holds_alternative<Act>(EventDecision(first(event())));
    if (is_first && lacking.empty()) {
        post_act(lang, notice, first);
        return;
    }
    Proposed proposed{[seated, difference](const Event& now, const std::string& why) {
                          return decide_seating(now, seated, difference, why);
                      },
                      {}};
    if (!lacking.empty()) proposed.says.push_back(lacking);
    propose(lang, notice, std::move(proposed));
}

void DirectorViewModel::extend(const Language& lang, int table, Notice& notice) {
    const auto minutes = read_number<int>(state.minutes);
    if (!minutes) return notice.show_error(no_number(lang, state.minutes));
    const act::Extended wish{.round = state.round, .table = table, .minutes = *minutes};
    propose(lang, notice,
            [wish](const Event& now, const std::string& why) { return decide_extension(now, wish, why); });
}

void DirectorViewModel::take_result(const Language& lang, Notice& notice) {
    const EventTable* table = event().table(state.round, state.at_table);
    if (table == nullptr) return;
    const auto credits = credits_typed(lang, notice);
    if (!credits) return;
    act::ResultTaken wish{.round = state.round, .table = state.at_table, .seats = seats_to_score(*table), .source = {}};
    std::vector<PlayedSeat> played = seats_called(event(), wish.seats);
    for (SeatScore& seat : wish.seats) {
        const int seated = seat.seated();
        const int player = seated == 0 ? seat.player : seated;
        const auto score = read_typed_score(state.totals[player]);
        if (!score)
            return notice.show_error(
                lang.tr("{player}: \"{text}\" is not a score, such as 304.2, 304.2@1 or forfeit",
                        {{"player", event_player_name(event(), player)}, {"text", state.totals[player]}}));
        seat.total = score->total;
        seat.place = score->place;
        seat.forfeit = score->forfeit;
    }
    if (const auto no = apply_credits(event(), played, *credits, wish))
        return notice.show_error(event_refusal_text(lang, *no));
    take(lang, wish, {}, {}, notice);
}

std::optional<std::vector<Credit>> DirectorViewModel::credits_typed(const Language& lang, Notice& notice) const {
    auto credits = read_credits(state.credit);
    if (!credits)
        notice.show_error(
            lang.tr("\"{text}\" does not say to whom a seat is credited: write Anna=Vera, or Anna= for no one",
                    {{"text", state.credit}}));
    return credits;
}

void DirectorViewModel::take(const Language& lang, const act::ResultTaken& wish, std::vector<std::string> evidence,
                             const std::string& found, Notice& notice) {
    const EventTable* table = event().table(wish.round, wish.table);
    if (table != nullptr && table->result() != nullptr) {
        return propose(
            lang, notice,
            Proposed{[wish](const Event& now, const std::string& why) { return decide_correction(now, wish, why); },
                     std::move(evidence), found});
    }
    if (std::ranges::any_of(wish.seats, [](const SeatScore& seat) { return seat.seat_of.has_value(); }))
        return propose(
            lang, notice,
            Proposed{[wish](const Event& now, const std::string& why) { return decide_result(now, wish, why); },
                     std::move(evidence), found});
    if (post_act(
            lang, notice, [&](const Event& now) { return decide_result(now, wish); }, evidence, found)) {
        state.totals.clear();
        state.credit.clear();
        state.game.clear();
        state.focus.key = "event.table." + std::to_string(wish.table);
    }
}

void DirectorViewModel::import_result(const Language& lang, Notice& notice) {
    take_found(lang,
               is_result_code(state.game)
                   ? take_code(event(), read_.id, state.game)
                   : tablebank::import_result(event(), read_.id, platform::path_of(state.game), {}, record_text),
               notice);
}

void DirectorViewModel::take_aside(const Language& lang, Notice& notice) {
    const EventSession session = EventSession::open(place_, stamps_);
    const auto evidence = [&](const GameSource& source) { return kept_record(session, place_, source); };
    take_found(lang, take_kept_history(event(), read_.id, state.round, state.at_table, evidence), notice);
}

void DirectorViewModel::propose_anyway(const Language& lang, const ImportedResult& taken, Notice& notice) {
    const EventTable* table = event().table(taken.wish.round, taken.wish.table);
    const bool corrects = table != nullptr && table->result() != nullptr;
    const std::string by = state.by.empty() ? stamps_.poster : state.by;
    propose(lang, notice,
            {.decide =
                 [taken, corrects, by](const Event& now, const std::string& why) {
                     return decide_import(now, taken, {.corrects = corrects, .anyway = true, .by = by, .why = why})
                         .decision;
                 },
             .evidence = {taken.record},
             .found = words_found(taken.check),
             .says = findings_against(lang, taken)});
}

void DirectorViewModel::take_found(const Language& lang, const std::variant<ImportedResult, ResultImportError>& found,
                                   Notice& notice) {
    if (const auto* no = std::get_if<ResultImportError>(&found)) {
        if (no->game) keep_in_play(lang, *no->game, record_text(*no->game), notice);
        return notice.show_error(result_import_error_text(lang, event(), *no));
    }
    ImportedResult taken = std::get<ImportedResult>(found);
    const auto credits = credits_typed(lang, notice);
    if (!credits) return;
    if (const auto no = credit_result(event(), *credits, taken))
        return notice.show_error(event_refusal_text(lang, *no));
    // Someone came late: the director's most likely decision is proposed, and can be changed.
    if (uncredited_seat(taken.played, taken.wish))
        static_cast<void>(credit_result(event(), likely_credits(event(), taken.played, taken.wish), taken));
    const auto& [decision, why] = decide_import(event(), taken, {});
    if (const auto* no = std::get_if<EventRefusal>(&decision);
        no != nullptr && no->code == EventRefusal::Code::not_verified) {
        state.round = taken.wish.round;
        state.at_table = taken.wish.table;
        return propose_anyway(lang, taken, notice);
    } else if (no != nullptr && is_against_result(*no)) {
        const EventRefusal told = told_of_history(event(), taken, *no);
        if (const auto kept = history_to_keep(event(), taken, *no))
            post_act(
                lang, notice, [&](const Event&) { return EventDecision(*kept); }, {taken.record}, why);
        if (told.code != EventRefusal::Code::result_is_there) return notice.show_error(event_refusal_text(lang, told));
    }
    state.round = taken.wish.round;
    state.at_table = taken.wish.table;
    // A seat that counts for no one needs a reason, too.
    const auto* refused = std::get_if<EventRefusal>(&decision);
    const EventTable* table = event().table(taken.wish.round, taken.wish.table);
    const bool corrects = table != nullptr && table->result() != nullptr;
    if (refused != nullptr && refused->code == EventRefusal::Code::why_missing)
        return propose(lang, notice,
                       {.decide =
                            [taken, corrects](const Event& now, const std::string& reason) {
                                return decide_import(now, taken, {.corrects = corrects, .why = reason}).decision;
                            },
                        .evidence = {taken.record},
                        .found = words_found(taken.check)});
    take(lang, taken.wish, {taken.record}, why, notice);
    if (notice.refused()) return;
    std::string told = notice.words();
    for (const std::string& remark : remarks_of(lang, taken))
        told += "\n" + lang.tr("Remark: {remark}", {{"remark", remark}});
    if (!told.empty()) notice.show_info(told);
}

void DirectorViewModel::do_points(const Language& lang, const intent::Direct& wish, Notice& notice) {
    if (wish.action == DirectorAction::withdraw)
        return propose(lang, notice, [number = wish.number](const Event& now, const std::string& why) {
            return decide_withdrawal(now, number, why);
        });
    if (event().player(wish.number) == nullptr) return;
    const auto points = read_typed_share(state.points);
    if (!points) return notice.show_error(lang.tr("\"{text}\" is not a number of points", {{"text", state.points}}));
    propose(lang, notice,
            [given = act::PenaltyGiven{0, wish.number, *points}](const Event& now, const std::string& why) {
                return decide_penalty(now, given, why);
            });
}

}  // namespace tablebank
