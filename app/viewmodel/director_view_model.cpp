#include "app/viewmodel/director_view_model.h"

#include <algorithm>

#include "app/event/event_place.h"
#include "app/event/known_history.h"
#include "app/event/refuse_act.h"
#include "app/event/seat_event.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/present/event/seating_text.h"
#include "app/present/words/edition_error_text.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/typed_words.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// The interval of checks for changes by other programs.
constexpr std::int64_t look_again_ms = 1000;

/// Of a file and its write-ahead log; empty for a book on a server.
std::pair<std::uintmax_t, fs::file_time_type> state_of_file(const std::string& place) {
    if (is_event_address(place)) return {};
    std::error_code none;
    const fs::path file = platform::path_of(place);
    fs::path journal = file;
    journal += "-wal";
    const bool beside = fs::exists(journal, none);
    const auto size = fs::file_size(file, none) + (beside ? fs::file_size(journal, none) : 0);
    return {size, fs::last_write_time(beside ? journal : file, none)};
}

/// The name of the file, or that on the server: an address may hold a password.
std::string name_of_place(const std::string& place) {
    return is_event_address(place) ? place.substr(place.rfind('#') + 1)
                                   : platform::text_of(platform::path_of(place).filename());
}

/// Whether an act that was posted names a game that the book has no record of; false if the book cannot be asked.
bool has_hash_alone(const EventSession& session, const Act& act) try {
    if (const auto* result = std::get_if<act::ResultTaken>(&act))
        return result->source && !session.has_evidence(*result->source);
    const auto* history = std::get_if<act::ForkKept>(&act);
    return history != nullptr && !session.has_evidence(history->source);
} catch (const FileError&) {
    return false;
}

std::string others_wrote(const Language& lang) {
    return lang.tr("Others have written to this event meanwhile; it is shown as it is now.");
}

std::vector<std::string> seats_before_and_after(const Language& lang, const Event& before, const Event& after,
                                                const act::Seated& seated) {
    const auto first_line = [&](const Event& event) {
        return seating_report_lines(lang, report_seating(static_cast<int>(event.players.size()), counted_plan(event)))
            .front();
    };
    std::vector<std::string> says;
    for (const RoundSeating& round : seated.rounds) {
        const auto was = before.rounds.find(round.round);
        if (was == before.rounds.end()) continue;
        int elsewhere = 0;
        for (const SeatedTable& table : round.tables)
            for (const SeatedPlayer& seat : table.seats) {
                const EventTable* now = before.table(round.round, table.number);
                const bool stays =
                    now != nullptr && std::ranges::find(now->seating.seats, seat.player, &SeatedPlayer::player) !=
                                          now->seating.seats.end();
                elsewhere += stays ? 0 : 1;
            }
        says.push_back(lang.tr("Round {round}: at another table than before: {count}",
                               {{"round", std::to_string(round.round)}, {"count", std::to_string(elsewhere)}}));
    }
    if (!before.rounds.empty()) says.push_back(lang.tr("Before: {what}", {{"what", first_line(before)}}));
    says.push_back(lang.tr("After: {what}", {{"what", first_line(after)}}));
    return says;
}

}  // namespace

bool is_event_place(const std::string& place) {
    return is_event_address(place) || platform::path_of(place).extension() == ".tbe";
}

DirectorViewModel::DirectorViewModel(std::string place, StampMaker stamps)
    : place_(std::move(place)), stamps_(std::move(stamps)) {
    read_again();
    state.round = std::max(1, event().latest_round());
}

void DirectorViewModel::read_again() {
    file_ = state_of_file(place_);
    read_ = read_event_state(place_);
}

template <class Do>
void DirectorViewModel::guarded(const Language& lang, Notice& notice, const Do& act) {
    try {
        act();
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    } catch (const EditionError& error) {
        notice.show_error(edition_error_text(lang, error));
    }
}

void DirectorViewModel::look_for_others(const Language& lang, Notice& notice) {
    if (is_event_address(place_) || state_of_file(place_) == file_) return;
    const std::int64_t knew = event().last;
    guarded(lang, notice, [&] {
        read_again();
        if (event().last == knew) return;
        notice.show_info(others_wrote(lang));
        show_proposal(lang);
    });
    file_ = state_of_file(place_);
}

void DirectorViewModel::refresh(const Language& lang, Notice& notice) {
    look_for_others(lang, notice);
    state.round = std::clamp(state.round, 1, event().made.rounds);
    const std::int64_t now_ms = stamps_.now_ms();
    if (players_made_of_.is_stale(event().last, lang.tag(), state.listed))
        shown_.players = make_desk_players(lang, event(), state.listed);
    if (hall_made_of_.is_stale(event().last, lang.tag(), state.round))
        shown_.hall = make_desk_hall(lang, read_, state.round);
    show_pasted(lang);
    show_serving(lang);
    shown_.wishes.clear();
    for (const SeatWish& wish : state.wishes) shown_.wishes.push_back(wish_text(lang, wish));
    if (!round_made_of_.is_stale(event().last, lang.tag(), state.round, now_ms / 1000, state.only_missing)) return;
    shown_.round = make_desk_round(lang, event(), state.round, now_ms);
    if (state.only_missing) std::erase_if(shown_.round.tables, &DeskTable::has_result);
    shown_.clock = make_desk_clock(lang, event(), state.round, now_ms);
    if (!event_made_of_.is_stale(event().last, lang.tag())) return;
    shown_.title = event().made.name;
    shown_.usual_poster = stamps_.poster;
    shown_.rounds = event().made.rounds;
    shown_.about = lang.tr("{event}, as of entry #{entry}",
                           {{"event", name_of_place(place_)}, {"entry", std::to_string(event().last)}});
    shown_.quality = make_seating_quality(lang, event());
    shown_.standings = make_desk_standings(lang, event());
    shown_.log = make_desk_log(lang, read_);
    show_proposal(lang);
}

void DirectorViewModel::show_proposal(const Language& lang) {
    shown_.proposal.reset();
    if (!proposed_) return;
    const EventDecision decision = proposed_->decide(event(), some_reason);
    const auto* act = std::get_if<Act>(&decision);
    if (act == nullptr) {
        proposed_.reset();
        return;
    }
    const Event after = tried(event(), *act, some_reason);
    DirectorProposal proposal{
        .what = act_line(lang, after, *act), .says = {}, .effect = standings_effect(lang, event(), after), .ranks = {}};
    if (std::ranges::all_of(proposal.effect, [](const auto& row) { return row.rank_before == row.rank_after; }))
        proposal.ranks = moved_ranks(lang, event(), event()).front();
    if (!proposed_->more.empty())
        proposal.what = lang.tr("{what}, and {count} more",
                                {{"what", proposal.what}, {"count", std::to_string(proposed_->more.size())}});
    proposal.needs_why = proposed_->needs_why;
    proposal.says = change_lines(lang, event(), *act, some_reason);
    if (const auto* seated = std::get_if<act::Seated>(act))
        proposal.says = seats_before_and_after(lang, event(), after, *seated);
    proposal.says.insert(proposal.says.end(), proposed_->says.begin(), proposed_->says.end());
    shown_.proposal = std::move(proposal);
}

EventSession DirectorViewModel::open_book() const {
    StampMaker stamps = stamps_;
    if (!state.by.empty()) stamps.poster = state.by;
    return EventSession::open(place_, stamps);
}

bool DirectorViewModel::post(const Language& lang, Notice& notice, const Posting& posting) {
    constexpr int attempts = 5;
    bool done = false;
    guarded(lang, notice, [&] {
        for (int attempt = 1; !done; ++attempt) {
            EventSession session = open_book();
            const bool others = session.event().last != event().last;
            const std::int64_t first = session.event().last + 1;
            try {
                const Outcome outcome = posting(session);
                if (const auto* no = std::get_if<EventRefusal>(&outcome)) {
                    notice.show_error(event_refusal_text(lang, *no));
                    break;
                }
            } catch (const FileError& error) {
                // Another program has posted meanwhile: decide again on the new state.
                if (error.kind() != FileError::Kind::moved_on || attempt == attempts) throw;
                continue;
            }
            const auto rows = session.log_from(first);
            std::string told = act_line(lang, session.event(), rows.front().act);
            if (rows.size() > 1)
                told =
                    lang.tr("{what}, and {count} more", {{"what", told}, {"count", std::to_string(rows.size() - 1)}});
            if (std::ranges::any_of(rows, [&](const EventLogRow& row) { return has_hash_alone(session, row.act); }))
                told += "\n" + lang.tr("Remark: {remark}", {{"remark", hash_alone_text(lang)}});
            notice.show_info(others ? told + "\n" + others_wrote(lang) : told);
            done = true;
        }
    });
    // Also after an error: another program's entries may be the cause.
    const std::string posted = notice.words();
    guarded(lang, notice, [&] { read_again(); });
    // What is posted is not reported as a failure, even if the server is lost in this moment.
    if (done && notice.refused()) notice.show_info(posted + '\n' + notice.words());
    return done;
}

void DirectorViewModel::keep_in_play(const Language& lang, const ReadGame& game, const std::string& record,
                                     Notice& notice) {
    guarded(lang, notice, [&] {
        EventSession session = open_book();
        if (keep_unfinished(session, place_, game, record, {})) read_again();
    });
}

bool DirectorViewModel::post_act(const Language& lang, Notice& notice, const EventSession::Decider& decide,
                                 const std::vector<std::string>& evidence, const std::string& why) {
    return post(lang, notice, [&](EventSession& session) {
        return post_result(session, place_, decide(session.event()), why, evidence);
    });
}

void DirectorViewModel::propose(const Language& lang, Notice& notice, Proposed proposed) {
    const EventDecision decision = proposed.decide(event(), some_reason);
    if (const auto* no = std::get_if<EventRefusal>(&decision)) return notice.show_error(event_refusal_text(lang, *no));
    notice.clear();
    if (!proposed_) state.before = state.focus.key;
    proposed_ = std::move(proposed);
    state.why.clear();
    state.focus.key = proposed_->needs_why ? "event.why" : "event.agree";
    show_proposal(lang);
}

void DirectorViewModel::agree(const Language& lang, Notice& notice) {
    if (!proposed_) return;
    if (state.why.empty() && proposed_->needs_why)
        return notice.show_error(lang.tr("Say why, in a few words; it stays in the book of the event."));
    bool moved = false;
    const bool done = post(lang, notice, [&](EventSession& session) -> Outcome {
        moved = session.event().last != event().last;
        // Its effect may have changed: it is shown again before anything is done.
        if (moved) return EventRefusal{.code = EventRefusal::Code::nothing_changed};
        if (proposed_->more.empty())
            return post_result(session, place_, proposed_->decide(session.event(), state.why),
                               reason_with(state.why, proposed_->found), proposed_->evidence);
        std::vector<EventSession::Decider> all;
        const auto add = [&](const Decider& decide) {
            all.emplace_back([&decide, why = state.why](const Event& now) { return decide(now, why); });
        };
        add(proposed_->decide);
        for (const Decider& decide : proposed_->more) add(decide);
        return session.post_all(all, state.why);
    });
    if (moved && !done) {
        show_proposal(lang);
        notice.show_error(
            lang.tr("Others have written to this event meanwhile, and nothing was posted. Look what it would change "
                    "now, and post it then."));
    }
    if (!done) return;
    drop();
    state.totals.clear();
    state.credit.clear();
    state.game.clear();
    state.minutes.clear();
    state.points.clear();
    state.exchanged.clear();
    state.with.clear();
    state.amended_name.clear();
    state.amended_family.clear();
    state.amended_club.clear();
    state.amended_table.clear();
    state.seats.clear();
    state.seating_list.clear();
    state.scheme.clear();
    state.lots.clear();
    state.key.clear();
    state.hub.clear();
}

void DirectorViewModel::drop() {
    if (proposed_) state.focus.key = state.before;
    proposed_.reset();
    shown_.proposal.reset();
    state.why.clear();
}

void DirectorViewModel::carry_out(const Language& lang, const intent::Direct& wish, const fs::path& papers,
                                  Notice& notice) {
    using enum DirectorAction;
    asked_to_leave_ = false;
    switch (wish.action) {
        case agree:
            return this->agree(lang, notice);
        case DirectorAction::drop:
            notice.clear();
            return this->drop();
        case DirectorAction::read_again:
            return guarded(lang, notice, [&] {
                const std::int64_t knew = event().last;
                this->read_again();
                notice.show_info(event().last == knew ? lang.tr("Nothing new was written.") : others_wrote(lang));
            });
        case add_player:
        case add_list:
        case DirectorAction::add_pasted:
        case leave_pasted:
        case check_in:
        case DirectorAction::check_in_all:
        case DirectorAction::undo_check_in:
        case undo_check_ins:
        case leaves:
        case returns:
        case hide:
        case show:
        case DirectorAction::amend_player:
            return do_people(lang, wish, notice);
        case DirectorAction::undo_act:
            return this->undo_act(lang, wish.number, notice);
        case DirectorAction::take_history:
            return guarded(lang, notice, [&] { this->take_history(lang, wish.number, notice); });
        case dismiss:
            return propose(lang, notice, [entry = wish.number](const Event& now, const std::string& why) {
                return decide_dismissal(now, entry, why);
            });
        case DirectorAction::export_history:
            return guarded(lang, notice, [&] { this->export_history(lang, wish.number, papers, notice); });
        case punish:
        case withdraw:
        case DirectorAction::change_scheme:
        case DirectorAction::draw_lots:
            return do_points(lang, wish, notice);
        case serve:
        case stop_serving:
        case DirectorAction::publish:
        case publish_always:
        case copy_event:
        case DirectorAction::name_hub:
        case DirectorAction::write_tables:
        case replace_key:
        case withdraw_key:
        case DirectorAction::name_official:
        case remove_official:
        case DirectorAction::collect:
        case watch_folder:
            return guarded(lang, notice, [&] { do_hall(lang, wish, notice); });
        case print_slips:
        case print_names:
        case print_tables:
        case print_sheets:
        case print_standings:
            return guarded(lang, notice, [&] { print(lang, wish.action, papers, notice); });
        default:
            return guarded(lang, notice, [&] { do_rounds(lang, wish, notice); });
    }
}

std::int64_t DirectorViewModel::next_tick_ms() const {
    return look_again_ms - stamps_.now_ms() % look_again_ms;
}

std::string DirectorViewModel::names() const {
    std::string names = event().made.name + state.name + state.exchanged + state.with + state.by + state.official;
    names += state.wished + state.wished_other;
    names += state.listed.search + state.seats + state.lots;
    for (const auto& [number, player] : event().players) names += player.name + player.family + player.club;
    for (const std::string& line : shown_.pasted) names += line;
    for (const std::string& line : shown_.serving.collected) names += line;
    for (const DeskOfficial& official : shown_.hall.officials) names += official.name;
    for (const DeskLogRow& row : shown_.log) names += row.who + row.why;
    return names;
}

}  // namespace tablebank
