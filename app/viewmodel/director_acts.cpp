// Turns a director's intents into acts: rounds, results, points. The rules are applied in app/event.

#include <algorithm>
#include <sstream>

#include "app/event/changed_event.h"
#include "app/event/histories.h"
#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/typed_score.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/typed_words.h"
#include "calculators/tournament/scheme.h"
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

}  // namespace

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
        case take_seats:
            return seat_as_made(lang, false, notice);
        case read_seats:
            return seat_as_made(lang, true, notice);
        case DirectorAction::exchange_seats:
            return this->exchange_seats(lang, notice);
        case add_wish:
            return add_seat_wish(lang, notice);
        case remove_wish:
            notice.clear();
            if (wish.number >= 0 && wish.number < std::ssize(state.wishes))
                state.wishes.erase(state.wishes.begin() + wish.number);
            return;
        case DirectorAction::find_table:
            return this->find_table(lang, notice);
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
    std::vector<std::string> says;
    if (const std::string unlikely = wish.source ? std::string{} : unlikely_text(lang, event(), wish);
        !unlikely.empty())
        says.push_back(lang.tr("Is this right? {why}", {{"why", unlikely}}));
    if (table != nullptr && table->result() != nullptr) {
        return propose(
            lang, notice,
            Proposed{[wish](const Event& now, const std::string& why) { return decide_correction(now, wish, why); },
                     std::move(evidence), found, says});
    }
    const bool needs_why =
        std::ranges::any_of(wish.seats, [](const SeatScore& seat) { return seat.seat_of.has_value(); });
    if (needs_why || !says.empty())
        return propose(
            lang, notice,
            Proposed{[wish](const Event& now, const std::string& why) { return decide_result(now, wish, why); },
                     std::move(evidence), found, says, needs_why});
    if (post_act(
            lang, notice, [&](const Event& now) { return decide_result(now, wish); }, evidence, found)) {
        state.totals.clear();
        state.credit.clear();
        state.game.clear();
        state.focus.key = "event.table." + std::to_string(wish.table);
    }
}

void DirectorViewModel::import_result(const Language& lang, Notice& notice) {
    const auto found =
        is_result_code(state.game)
            ? take_code(event(), read_.id, state.game)
            : tablebank::import_result(event(), read_.id, platform::path_of(state.game), {}, record_text);
    const auto* no = std::get_if<ResultImportError>(&found);
    if (no != nullptr && no->kind == ResultImportError::Kind::before_bell) return propose_rung_later(lang, *no, notice);
    take_found(lang, found, notice);
}

void DirectorViewModel::propose_rung_later(const Language& lang, const ResultImportError& no, Notice& notice) {
    auto found =
        tablebank::import_result(event(), read_.id, platform::path_of(state.game), {no.round, no.table}, record_text);
    auto* taken = std::get_if<ImportedResult>(&found);
    if (taken == nullptr) return take_found(lang, found, notice);
    const auto credits = credits_typed(lang, notice);
    if (!credits) return;
    if (const auto refused = credit_result(event(), *credits, *taken))
        return notice.show_error(event_refusal_text(lang, *refused));
    state.round = no.round;
    state.at_table = no.table;
    std::vector<std::string> says = findings_against(lang, *taken);
    says.insert(says.begin(), result_import_error_text(lang, event(), no));
    propose_anyway(lang, *taken, std::move(says), notice);
}

void DirectorViewModel::take_aside(const Language& lang, Notice& notice) {
    const EventSession session = EventSession::open(place_, stamps_);
    const auto evidence = [&](const GameSource& source) { return whole_kept_record(session, place_, source); };
    take_found(lang, take_kept_history(event(), read_.id, state.round, state.at_table, evidence), notice);
}

void DirectorViewModel::propose_anyway(const Language& lang, const ImportedResult& taken, std::vector<std::string> says,
                                       Notice& notice) {
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
             .says = std::move(says)});
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
    const auto* no = std::get_if<EventRefusal>(&decision);
    const bool is_elsewhere = no != nullptr && no->code == EventRefusal::Code::game_elsewhere;
    if (is_elsewhere || (no != nullptr && no->code == EventRefusal::Code::not_verified)) {
        state.round = taken.wish.round;
        state.at_table = taken.wish.table;
        std::vector<std::string> says = findings_against(lang, taken);
        if (is_elsewhere) says.insert(says.begin(), event_refusal_text(lang, *no));
        return propose_anyway(lang, taken, std::move(says), notice);
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
    if (wish.action == DirectorAction::change_scheme) return this->change_scheme(lang, notice);
    if (wish.action == DirectorAction::draw_lots) return this->draw_lots(lang, notice);
    if (event().player(wish.number) == nullptr) return;
    const auto points = read_typed_share(state.points);
    if (!points) return notice.show_error(lang.tr("\"{text}\" is not a number of points", {{"text", state.points}}));
    propose(lang, notice,
            [given = act::PenaltyGiven{0, wish.number, *points}](const Event& now, const std::string& why) {
                return decide_penalty(now, given, why);
            });
}

void DirectorViewModel::change_scheme(const Language& lang, Notice& notice) {
    const auto scheme = parse_scheme(state.scheme);
    if (const auto* problem = std::get_if<SchemeProblem>(&scheme))
        return notice.show_error(scheme_problem_text(lang, *problem));
    propose(lang, notice, [scheme = std::get<Scheme>(scheme)](const Event& now, const std::string& why) {
        return decide_scheme(now, scheme, why);
    });
}

void DirectorViewModel::draw_lots(const Language& lang, Notice& notice) {
    std::vector<int> players;
    for (const std::string& name : words_between(state.lots, ',')) {
        const auto player = player_meant(lang, name, notice);
        if (!player) return;
        players.push_back(*player);
    }
    propose(lang, notice,
            {.decide = [players](const Event& now, const std::string&) { return decide_lots(now, players); },
             .evidence = {},
             .needs_why = false});
}

}  // namespace tablebank
