#include "app/present/table/table_snapshot.h"

#include <algorithm>
#include <atomic>

#include "app/i18n/language.h"
#include "app/present/table/placeholder.h"
#include "app/present/table/play_state.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_in_force.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

void offer_clock(const Language& lang, const Game& game, std::int64_t now_ms, TopSnapshot& top) {
    const ClockReading clock = read_clock(game, now_ms);
    if (!top.has_clock || game.phase() != Phase::play || game.time_called()) return;
    if (!clock.running) {
        top.clock.push_back({"clock-start", lang.tr("Start the clock"), "clock start"});
        return;
    }
    top.clock.push_back({"clock-stop",
                         lang.tr("Stop the clock"),
                         localized_line(lang, "clock stop \""),
                         ActionKey::none,
                         true,
                         {},
                         true});
    if (clock.left_ms() == 0) top.clock.push_back({"clock-call", lang.tr("Call time"), "clock call"});
}

TopSnapshot make_top(const Language& lang, const Game& game, const std::filesystem::path& file) {
    const Edition& edition = game.edition();
    TopSnapshot top;
    top.title = edition.name + "  ·  " + platform::text_of(file.filename());
    top.round = lang.tr("Round {number}", {{"number", std::to_string(game.round())}});
    if (!is_in_play(game)) top.phase = course_text(lang, game);
    if (is_practice(*game.setup)) top.practice = lang.tr("Practice game");
    top.bank = make_bank_face(lang, game);
    const auto own = std::ranges::count_if(rulings_in_force(lang, edition, game.setup->goal, game.rulings()),
                                           &RulingInForce::chosen);
    top.own_rulings = own > 0;
    top.rulings =
        own > 0 ? lang.trn("{count} ruling of its own", "{count} rulings of its own", own) : lang.tr("Rulings");
    top.saved = lang.trn("{count} entry saved", "{count} entries saved", game.last);
    top.has_clock = read_clock(game, 0).limit_ms > 0;
    return top;
}

/// A clock that was not started yet is asked for with the first dice.
void ask_for_clock(const Language& lang, const Game& game, std::int64_t now_ms, TurnSnapshot& turn) {
    if (!clock_view(lang, game, now_ms).unstarted || turn.to_roll == 0) return;
    turn.actions.insert(turn.actions.begin(), {"clock-start", lang.tr("Start the clock"), "clock start"});
    const std::string asks = lang.tr("The clock has not been started.");
    turn.sentence = turn.sentence.empty() ? asks : asks + ' ' + turn.sentence;
}

std::string row_text(const std::vector<LogRow>& log, std::int64_t sequence) {
    const LogRow& row = log.at(static_cast<std::size_t>(sequence - 1));
    return '#' + std::to_string(sequence) + ' ' + row.text;
}

/// The number of a snapshot, unique in one run of the program.
std::uint64_t next_number() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

}  // namespace

void update(const Language& lang, TableSnapshot& snapshot, const Session& session, const TableSelection& selection) {
    const Table& table = session.table();
    snapshot.made = next_number();
    snapshot.last = table.game.last;
    snapshot.top = make_top(lang, table.game, session.path());
    offer_clock(lang, table.game, session.now_ms(), snapshot.top);
    snapshot.players = make_player_cards(lang, table);
    snapshot.board = make_board_snapshot(lang, table.game);
    snapshot.turn = make_turn_snapshot(lang, table);
    show_in_turn(snapshot.players, snapshot.turn.person);
    ask_for_clock(lang, table.game, session.now_ms(), snapshot.turn);
    snapshot.stage = make_stage(lang, table);
    snapshot.deed.reset();
    if (selection.space) snapshot.deed = make_deed_snapshot(lang, session, *selection.space);
    extend_log(lang, snapshot.log, table);
    snapshot.shown = find_in_log(snapshot.log, selection.search);
    snapshot.enter_posts = make_placeholder(lang, session);
    snapshot.shown = selection.search.empty() ? folded(snapshot.log, std::move(snapshot.shown), selection.opened)
                                              : unfolded(snapshot.log, std::move(snapshot.shown));
    snapshot.undo = {};
    const auto first_of = [&](std::int64_t entry) {
        const auto action = table.history.action_of(entry);
        return action ? action->first : entry;
    };
    if (const auto target = table.history.undo_target()) snapshot.undo.undo = row_text(snapshot.log, first_of(*target));
    if (const auto target = table.history.redo_target()) {
        const auto& undone = table.history.at(first_of(*target)).reverses;
        snapshot.undo.redo = row_text(snapshot.log, first_of(undone.value_or(*target)));
    }
}

TableSnapshot make_still_table(const Language& lang, const Table& table, const std::filesystem::path& file,
                               std::int64_t now_ms, const std::optional<Space>& space) {
    TableSnapshot snapshot;
    snapshot.made = next_number();
    snapshot.last = table.game.last;
    snapshot.top = make_top(lang, table.game, file);
    snapshot.players = make_player_cards(lang, table);
    snapshot.board = make_board_snapshot(lang, table.game);
    snapshot.turn = make_turn_snapshot(lang, table);
    show_in_turn(snapshot.players, snapshot.turn.person);
    snapshot.stage = make_stage(lang, table);
    snapshot.turn.actions.clear();
    snapshot.turn.dice = {};
    snapshot.turn.hint.clear();
    if (space) snapshot.deed = make_still_deed(lang, table.game, *space);
    snapshot.clock = clock_view(lang, table.game, now_ms);
    return snapshot;
}

}  // namespace tablebank
