#pragma once
// The open game with everything that is derived from it or typed into it, in one object, so that opening another game
// replaces all of it. Posts lines, and rebuilds the snapshots of the table, the history, the dialogs and the settlement
// only when something changed.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/present/charts/charts_snapshot.h"
#include "app/present/settlement/review_snapshot.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/clock_question.h"
#include "app/present/table/table_snapshot.h"
#include "app/session/session.h"
#include "app/viewmodel/cash_animation.h"
#include "app/viewmodel/clock_alarm_tracker.h"
#include "app/viewmodel/dialogs.h"
#include "app/viewmodel/guide_view_model.h"
#include "app/viewmodel/history_view.h"
#include "app/viewmodel/hub_view_model.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/phones_view_model.h"
#include "app/viewmodel/proof_view_model.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

class Language;

class OpenGame {
public:
    explicit OpenGame(Session session);
    OpenGame(const OpenGame&) = delete;  // observers of the session hold its address
    OpenGame& operator=(const OpenGame&) = delete;
    ~OpenGame() = default;

    TableState table;            ///< typed text and selections on the table screen
    SettlementState settlement;  ///< and on the settlement screen
    ChartsState charts;
    ReviewState review;
    Dialogs dialogs;
    ProofViewModel proof;
    PhonesViewModel phones;
    HubViewModel hub;
    GuideViewModel guide;

    /// Sends the game from now on, if it has joined an event with a hub.
    void send_to_hub(const Language& lang);
    /// Each reports in the notice why nothing was posted. If the disk refused, `table.trouble` has the error.
    void post(const Language& lang, const intent::Post& post, Notice& notice);
    /// Asks the question of an offered action over the table.
    void ask_first(const Language& lang, const intent::AskFirst& wanted, Notice& notice);
    /// Posts the counted notes, then goes to the next player's notes.
    void post_count(const Language& lang, const intent::PostCount& wanted, Notice& notice);
    void post_pasted(const Language& lang, Notice& notice);
    /// Repeats the posting that the disk refused.
    void try_again(const Language& lang, Notice& notice);
    void leave_trouble();
    void save_copy(const Language& lang, const std::string& file);
    void show(Dialog dialog);
    /// Answers the current question of the open repair.
    void answer(const Language& lang, const intent::Answer& given);
    /// Puts a text into the command line. The notice about the previous text is cleared.
    void type_line(std::string line, Notice& notice);
    /// Puts the last roll into the line to correct it; if a roll is already there, the one before it.
    void put_roll_right(const Language& lang, Notice& notice);
    /// An act of the banker on the players' phones; `wake` as PhonesViewModel::play.
    void turn_phones(const Language& lang, const intent::Phones& wanted, const std::function<void()>& wake,
                     Notice& notice);
    /// Answers the phones, and says what they did. Returns whether anything changed.
    bool serve_phones(const Language& lang, Notice& notice);
    /// Hides or shows the guide of a practice game.
    void turn_guide(const Language& lang, Notice& notice);

    /// Each updates one part. If one throws, it is not repeated until something changes.
    void refresh_table(const Language& lang);
    void refresh_preview(const Language& lang);
    void refresh_past(const Language& lang);
    void refresh_dialog(const Language& lang);
    void refresh_settlement(const Language& lang);
    /// The settlement is opened: at its beginning, unless nothing was posted since it was shown.
    void enter_settlement();
    void refresh_charts(const Language& lang);
    void refresh_review(const Language& lang);
    /// Shows the table after an entry, and the entry's row in the log.
    void look_at(const Language& lang, std::int64_t entry);
    /// The dice for utilities that are typed on the settlement screen.
    [[nodiscard]] UtilityDice typed_throws() const;
    /// Continues the animation of cash; `moves`: whether the setting is on.
    void refresh_motion(const Language& lang, std::int64_t moment_ms, bool moves);
    /// The alarm of the game clock since the last call.
    [[nodiscard]] std::optional<ClockAlarm> watch_clock(const std::vector<int>& warnings);
    /// A message about the computer's own clock, once: it was set while the program ran, or the time zone was changed.
    /// Empty if there is none. If the game has a clock that counts, an entry reports it too, and the banker is asked.
    [[nodiscard]] std::string watch_computer_clock(const Language& lang);
    /// The game was closed while its clock ran: asks whether that was played.
    void ask_about_closed_time();
    /// Plays by the bell and the minutes of the event, as the hub has them.
    void follow_bell();
    /// Whether money is being seen to move.
    [[nodiscard]] bool moves() const { return motion_.runs(); }

    /// The things that closing would leave unfinished: a due, or a trade or an auction in progress; empty if there are
    /// none.
    [[nodiscard]] std::string still_open(const Language& lang) const;
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const TableSnapshot& shown() const { return shown_; }
    [[nodiscard]] const HistoryView& past() const { return past_; }
    [[nodiscard]] const SettlementSnapshot& standings() const { return standings_; }
    [[nodiscard]] const ChartsSnapshot& charts_shown() const { return charts_shown_; }
    [[nodiscard]] const ReviewSnapshot& review_shown() const { return review_shown_; }
    /// How often the table's snapshot was rebuilt: after an entry, a change of language or selection, never for a
    /// frame.
    [[nodiscard]] std::uint64_t tables_made() const { return tables_made_; }
    /// The names of players and of the box; the fonts must have their characters.
    [[nodiscard]] const std::string& names() const { return names_; }

private:
    /// The last entry and the language: views that depend only on the entries.
    using OfEntries = Memo<std::int64_t, std::string>;
    /// Also a typed line.
    using OfLine = Memo<std::string, std::int64_t, std::string>;
    /// Also the typed dice and the judge's name.
    using Throws = std::map<Space, std::string>;
    using OfSettlement = Memo<std::int64_t, std::string, Throws, RoadInput, std::string>;

    [[nodiscard]] static std::string names_in(const Setup& setup);
    void ask_about_clock(ClockDoubt doubt);
    void show_clock_question(const Language& lang);
    [[nodiscard]] bool ask_about_slip(const Language& lang, const Outcome& outcome);
    [[nodiscard]] bool lets(const Language& lang, const intent::Post& post, Notice& notice);
    [[nodiscard]] bool ask_whose(const Language& lang, const LineToPost& read);
    [[nodiscard]] bool ask_payout(const Language& lang, const std::vector<std::string>& lines);
    /// Before a typed line that skips steps of the ending: over the table, or with its step of the settlement.
    [[nodiscard]] bool ask_skipped(const Language& lang, const std::vector<std::string>& lines, bool by_judge);
    [[nodiscard]] bool ask_which(const Language& lang, const Outcome& outcome);
    [[nodiscard]] bool ask_to_agree(const std::string& line, const intent::Post& post);
    void posted(const Language& lang, const Posted& entries, const intent::Post& post);
    void disk_refused(const Language& lang, const FileError& error, intent::Post wanted);
    /// Posts up to the first refused line; `next` is then the index of that line.
    void post_in_turn(const Language& lang, const std::vector<std::string>& lines, std::size_t& next, Notice& notice);
    void keep_rest(const std::vector<std::string>& lines, std::size_t next);
    [[nodiscard]] std::string signed_line(const std::string& line) const;
    void begin_line(Notice& notice);
    void tell(const Language& lang, const Posted& entries);
    void hear(const Language& lang, const PhoneNotice& told, Notice& notice);
    void tell_in_another_language(const Language& lang);
    void word_trouble(const Language& lang);

    Session session_;
    std::string names_;
    CashAnimation motion_;
    ClockAlarmTracker watch_;
    std::optional<ClockDoubt> doubt_;
    std::int64_t refused_after_ = 0;  ///< the disk refused a change of the computer's clock, after this entry
    std::optional<Posted> told_;      ///< the entries that the sentence under the line describes
    TableSnapshot shown_;
    std::string language_;                                                       ///< of the table's snapshot
    Memo<std::int64_t, std::string, TableSelection, bool, bool> table_made_of_;  ///< also the clock up, the guide aside
    std::uint64_t tables_made_ = 0;
    OfLine preview_made_of_;
    HistoryView past_;
    SettlementSnapshot standings_;
    std::int64_t settled_last_ = 0;  ///< the last entry when the settlement was shown
    OfSettlement settlement_made_of_;
    Memo<std::int64_t, std::string, Throws> plan_made_of_;
    OfLine judge_line_made_of_;
    Memo<CountDraft> count_made_of_;
    ChartsSnapshot charts_shown_;
    OfEntries charts_made_of_;
    ReviewSnapshot review_shown_;
    OfEntries review_made_of_;
};

}  // namespace tablebank
