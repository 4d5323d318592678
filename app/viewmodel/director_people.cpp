// Turns a director's intents into acts: players who are added, come, leave and are corrected.

#include <algorithm>

#include "app/event/changed_event.h"
#include "app/event/find_player.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/player_list_text.h"
#include "app/present/words/name_text.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/typed_words.h"
#include "db/file/bounded_file.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// Text of a clipboard.
std::variant<PlayerList, PlayerListProblem> read_pasted(const std::string& text) {
    return read_player_list(text, {.encoding = TextEncoding::utf_8});
}

}  // namespace

void DirectorViewModel::do_people(const Language& lang, const intent::Direct& wish, Notice& notice) {
    using enum DirectorAction;
    if (wish.action == DirectorAction::add_player) return this->add_player(lang, notice);
    if (wish.action == DirectorAction::add_list) return this->add_list(lang, notice);
    if (wish.action == DirectorAction::add_pasted) return this->add_pasted(lang, notice);
    if (wish.action == leave_pasted) return state.pasted.clear();
    if (wish.action == DirectorAction::check_in_all) return this->check_in_all(lang, notice);
    if (wish.action == undo_check_ins) {
        std::vector<int> shown;
        for (const DeskPlayer& row : shown_.players.rows)
            if (row.here) shown.push_back(row.number);
        return this->undo_check_in(lang, shown, notice);
    }
    const int player = wish.number;
    if (event().player(player) == nullptr) return;
    if (wish.action == DirectorAction::undo_check_in) return this->undo_check_in(lang, {player}, notice);
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
                        .substitute = state.substitute,
                        .club = with_single_spaces(state.club)};
    if (!state.table.empty()) {
        const auto table = read_number<int>(state.table);
        if (!table) return notice.show_error(no_number(lang, state.table));
        player.table = *table;
    }
    if (!add_players(lang, {player}, player.name, notice)) return;
    state.name.clear();
    state.table.clear();
    state.substitute = false;
    state.listed = {};
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

std::optional<int> DirectorViewModel::player_meant(const Language& lang, const std::string& text,
                                                   Notice& notice) const {
    const std::vector<int> found = players_found(event(), text);
    if (found.size() == 1) return found.front();
    if (found.empty()) {
        notice.show_error(lang.tr("no one is called \"{name}\" here", {{"name", text}}));
        return std::nullopt;
    }
    std::vector<std::string> names;
    names.reserve(found.size());
    for (const int player : found) names.push_back(event_player_name(event(), player));
    notice.show_error(lang.tr("\"{name}\" may be {players}", {{"name", text}, {"players", list_text(lang, names)}}));
    return std::nullopt;
}

void DirectorViewModel::show_pasted(const Language& lang) {
    if (!pasted_of_.is_stale(state.pasted, lang.tag())) return;
    shown_.pasted.clear();
    shown_.pasted_ready = false;
    if (state.pasted.empty()) return;
    const auto read = read_pasted(state.pasted);
    if (const auto* problem = std::get_if<PlayerListProblem>(&read)) {
        shown_.pasted.push_back(player_list_problem_text(lang, *problem));
        return;
    }
    const auto& list = std::get<PlayerList>(read);
    shown_.pasted_ready = true;
    std::vector<std::string> names;
    for (const ListedPlayer& player : list.players) names.push_back(player.name);
    shown_.pasted.push_back(lang.trn("{count} player: {players}", "{count} players: {players}",
                                     static_cast<std::int64_t>(names.size()), {{"players", list_text(lang, names)}}));
    for (std::string& remark : player_list_remarks(lang, list)) shown_.pasted.push_back(std::move(remark));
}

void DirectorViewModel::add_pasted(const Language& lang, Notice& notice) {
    const auto read = read_pasted(state.pasted);
    if (const auto* problem = std::get_if<PlayerListProblem>(&read))
        return notice.show_error(player_list_problem_text(lang, *problem));
    if (!add_players(lang, std::get<PlayerList>(read).players, state.pasted, notice)) return;
    state.pasted.clear();
    state.listed = {};
    state.focus.key = "event.add.name";
}

void DirectorViewModel::check_in_all(const Language& lang, Notice& notice) {
    std::vector<Decider> deciders;
    for (const DeskPlayer& row : shown_.players.rows)
        if (!row.here && !row.gone)
            deciders.emplace_back(
                [player = row.number](const Event& now, const std::string&) { return decide_check_in(now, player); });
    if (deciders.empty()) return notice.show_error(lang.tr("Everyone who is shown has come."));
    Proposed proposed{.decide = deciders.front(), .evidence = {}, .needs_why = false};
    proposed.more.assign(deciders.begin() + 1, deciders.end());
    propose(lang, notice, std::move(proposed));
}

void DirectorViewModel::undo_check_in(const Language& lang, const std::vector<int>& players, Notice& notice) {
    std::vector<Decider> deciders;
    for (const int player : players)
        if (const auto entry = check_in_of(event(), player))
            deciders.emplace_back(
                [entry = *entry](const Event& now, const std::string& why) { return decide_undoing(now, entry, why); });
    if (deciders.empty()) return notice.show_error(lang.tr("No one who is shown has come."));
    Proposed proposed{.decide = deciders.front(), .evidence = {}};
    proposed.more.assign(deciders.begin() + 1, deciders.end());
    propose(lang, notice, std::move(proposed));
}

void DirectorViewModel::amend_player(const Language& lang, int player, Notice& notice) {
    for (const auto& logged : event().log) {
        const auto* added = std::get_if<act::PlayerAdded>(&logged->act);
        if (added == nullptr || added->number != player) continue;
        const std::int64_t entry = logged->stamp.entry;
        act::PlayerAdded instead = std::get<act::PlayerAdded>(act_in_force(event(), entry));
        if (!state.amended_name.empty()) instead.name = with_single_spaces(state.amended_name);
        if (!state.amended_family.empty()) instead.family = state.amended_family == "-" ? "" : state.amended_family;
        if (!state.amended_club.empty()) instead.club = state.amended_club == "-" ? "" : state.amended_club;
        if (!state.amended_table.empty()) {
            const auto table = read_number<int>(state.amended_table);
            if (!table) return notice.show_error(no_number(lang, state.amended_table));
            instead.table = *table;
        }
        // Asked once about a name that looks like another one: a second attempt confirms it.
        const LookAlikes alike = state.asked_alike == instead.name ? LookAlikes::meant : LookAlikes::asked_about;
        const EventDecision decision = decide_amended_name(event(), entry, instead, some_reason, alike);
        if (const auto* no = std::get_if<EventRefusal>(&decision);
            no != nullptr && no->code == EventRefusal::Code::name_alike) {
            state.asked_alike = instead.name;
            return notice.show_error(lang.tr("{reason}. If they are two people, correct it once more.",
                                             {{"reason", event_refusal_text(lang, *no)}}));
        }
        state.asked_alike.clear();
        return propose(lang, notice, [entry, instead, alike](const Event& now, const std::string& why) {
            return decide_amended_name(now, entry, instead, why, alike);
        });
    }
}

}  // namespace tablebank
