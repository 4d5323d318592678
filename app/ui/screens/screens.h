#pragma once
// One function per screen: it draws a snapshot, changes the typed state, and pushes intents. None of them decides
// anything.

#include <cstddef>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/charts/charts_snapshot.h"
#include "app/present/program/help_snapshot.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/program/settings_snapshot.h"
#include "app/present/program/start_snapshot.h"
#include "app/present/settlement/adjudication_offers.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/settlement/review_snapshot.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/past_snapshot.h"
#include "app/present/table/players_view.h"
#include "app/present/table/table_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/keyboard_focus.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/dialogs.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/edition_view_model.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/new_event_view_model.h"
#include "app/viewmodel/palette_snapshot.h"
#include "app/viewmodel/phones_view_model.h"
#include "app/viewmodel/proof_view_model.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

void draw_start(const Ui& ui, const StartSnapshot& snapshot, StartState& state, PendingIntent& queue);
void draw_new_game(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state, PendingIntent& queue);
void draw_new_event(const Ui& ui, const NewEventSnapshot& snapshot, NewEventState& state, PendingIntent& queue);
void draw_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_settlement(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue);
void draw_proof(const Ui& ui, const ProofSnapshot& snapshot, ProofState& state, PendingIntent& queue);
void draw_charts(const Ui& ui, const ChartsSnapshot& snapshot, ChartsState& state, PendingIntent& queue);
void draw_join(const Ui& ui, JoinState& state, PendingIntent& queue);
void draw_phones(const Ui& ui, const PhonesSnapshot& snapshot, PhonesState& state, PendingIntent& queue);
void draw_event(const Ui& ui, const DirectorSnapshot& snapshot, DirectorState& state, PendingIntent& queue);
void draw_review(const Ui& ui, const ReviewSnapshot& snapshot, ReviewState& state, PendingIntent& queue);
void draw_calculator(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state, PendingIntent& queue);
void draw_edition_editor(const Ui& ui, const EditionsSnapshot& snapshot, EditionsState& state, PendingIntent& queue);
void draw_settings(const Ui& ui, const SettingsSnapshot& snapshot, SettingsState& state, PendingIntent& queue);
/// The table at an earlier moment. `now` is the current table, whose log selects the moment; `plan` is the effect of
/// undoing everything since then, if the user has chosen that.
void draw_past(const Ui& ui, const PastSnapshot& past, const TakeBack& plan, const TableSnapshot& now,
               TableState& state, PendingIntent& queue);
/// Over any screen.
void draw_help(const Ui& ui, HelpSnapshot& help, HelpState& state);
/// Over any screen; pushes the chosen command as an intent.
void draw_palette(const Ui& ui, PaletteSnapshot& snapshot, PaletteState& state, bool game_is_open,
                  PendingIntent& queue);

/// The part between the top and the foot of a table: players, board, deed and log side by side or, in a narrow window,
/// the players and one of the others. `now` has the log, `shown` everything else.
void draw_table_parts(const Ui& ui, const Rect& in, const TableSnapshot& shown, const TableSnapshot& now,
                      TableState& state, PendingIntent& queue);

/// The entry that is `rows` rows below the selected one in the log, or above if `rows` is negative; nullopt: the
/// current table.
[[nodiscard]] std::optional<std::int64_t> step_in_log(const TableSnapshot& snapshot, const PastState& past, int rows);
/// Shows or hides the entries of an entry group below its row.
void fold_or_open(const LogRow& row, TableState& state);
/// Why an entry cannot be corrected by a line of its own; empty if it can.
[[nodiscard]] std::string why_not_mended(const Language& lang, const LogRow& row);
/// Leaves the history with the corrected line of this entry in the command line, to be edited.
void mend_entry(const Language& lang, const LogRow& row, TableState& state, PendingIntent& queue);

/// The parts of the table screen, each in its rectangle.
void draw_top(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_players(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state);
void draw_board(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
/// The middle of the ring, or the place of the due if the ring has none: the turn and everything around it.
void draw_stage(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_turn(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_deed(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_log(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state);
void draw_log_menu(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue);
void draw_command_line(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state,
                       PendingIntent& queue);
[[nodiscard]] float command_line_height(const Ui& ui, float width);
/// Over the table: asks whether to post the pasted lines.
void draw_pasted_lines(const Ui& ui, CommandLineState& line, PendingIntent& queue);
/// Over the table: asks which of several lines is meant.
void draw_which_line(const Ui& ui, TableState& state, PendingIntent& queue);
/// Buttons for trade, auction, card and bankruptcy, cut off the right end of a row.
void draw_dialog_buttons(const Ui& ui, Rect& row, PendingIntent& queue);
/// The same buttons in a row of their own, with those that a wide window has elsewhere.
void draw_row_of_ways(const Ui& ui, Rect row, PendingIntent& queue);
void draw_disk_trouble(const Ui& ui, DiskTrouble& trouble, PendingIntent& queue);

/// Requests an offered action: to post its line, to ask its question first, to open its dialog, or to put the line into
/// the command line to be completed.
void choose(const OfferedAction& action, PendingIntent& queue, const std::optional<Press>& press = {});
/// Workings in columns: text, figure, paragraph; in the flow of a window, or in a rectangle of their height.
void draw_workings(const Ui& ui, const std::vector<WorkingRow>& rows);
void paint_workings(const Ui& ui, const Rect& in, const std::vector<WorkingRow>& rows);
[[nodiscard]] float workings_height(const Ui& ui, float width, const std::vector<WorkingRow>& rows);

/// Paints only the visible part of a chapter; the rest is only measured.
void draw_handbook(const Ui& ui, const HelpChapter& chapter);

[[nodiscard]] float deed_card_height(const Ui& ui, const DeedSnapshot& deed, float width);
void paint_deed_card(const Ui& ui, const Rect& in, const DeedSnapshot& deed);

void draw_dialogs(const Ui& ui, Dialogs& dialogs, const Game& game, PendingIntent& queue);

/// The function keys of the dialogs, for every screen that has them.
void listen_for_dialogs(PendingIntent& queue);

/// Posts the line that the guide advises; at the end of the guide, opens the screen of a new game.
void follow_guide(const GuideSnapshot& guide, PendingIntent& queue);

/// The height in a column of this width; brief: the keys without the sentences.
[[nodiscard]] float guide_height(const Ui& ui, const GuideSnapshot& guide, float width, bool brief);
void draw_guide(const Ui& ui, const Rect& in, const GuideSnapshot& guide, bool brief, PendingIntent& queue);

/// The scale at which a table of this many players fills a window of this size, in pixels.
[[nodiscard]] float players_view_scale(std::size_t players, ImVec2 size);

/// Must be drawn within an ImGui window, at the scale that players_view_scale gives for the rectangle.
void draw_players_view(const Ui& ui, const PlayersView& view, const Rect& in);

}  // namespace tablebank
