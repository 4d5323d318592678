#pragma once
// The director's view model of one event: the event as read, the typed state, and the acts that follow from a
// director's intents. The event is opened only briefly for each act, so that a hub and other directors can write at the
// same time; their acts are reported and shown. An act that changes the standings or the seats is first proposed with
// its effect, and needs a reason.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/import_result.h"
#include "app/event/player_list.h"
#include "app/event/seat_event.h"
#include "app/paper/document.h"
#include "app/present/event/standings_effect.h"
#include "app/present/event_view/desk_hall.h"
#include "app/present/event_view/desk_players.h"
#include "app/present/event_view/desk_round.h"
#include "app/present/event_view/desk_standings.h"
#include "app/viewmodel/director_state.h"
#include "app/viewmodel/event_publisher.h"
#include "app/viewmodel/event_server.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/notice.h"

namespace tablebank {

/// Whether this is an event, by its name or its address. Anything else is treated as a game.
[[nodiscard]] bool is_event_place(const std::string& place);

/// A proposed act and its effect.
struct DirectorProposal {
    std::string what;
    std::vector<std::string> says;  ///< seats, before and after
    std::vector<StandingsEffect> effect;
    std::string ranks;  ///< a sentence that no rank changes; empty if one does
    bool needs_why = true;
};

/// The pages and the hub that the desk serves, and what became of the games of a folder.
struct DirectorServing {
    std::vector<std::string> addresses;  ///< empty while nothing is served
    std::optional<QrMatrix> code;        ///< of the first address
    std::string hub_address;             ///< of the first address, for the event
    std::vector<std::string> troubles;
    std::vector<std::string> collected;  ///< one sentence for each game, the last one first
    std::string published;               ///< what became of the pages as files, or why there are none
    bool publish_failed = false;
    bool publishes = false;         ///< it is being done
    bool publishes_always = false;  ///< and again after each change
    [[nodiscard]] bool on() const { return !addresses.empty(); }
};

struct DirectorSnapshot {
    std::string title;
    std::string about;
    DeskPlayers players;
    DeskRound round;
    DeskClock clock;
    std::vector<std::string> quality;
    std::vector<std::string> wishes;  ///< of the director, for the seating
    DeskStandings standings;
    std::vector<DeskLogRow> log;
    DeskHall hall;
    DirectorServing serving;
    std::vector<std::string> pasted;  ///< who is in a pasted list, and what was taken for what; empty without one
    bool pasted_ready = false;        ///< it can be added
    std::string usual_poster;         ///< the poster of the acts if no one else is named
    std::optional<DirectorProposal> proposal;
    int rounds = 0;
};

class DirectorViewModel {
public:
    /// Throws FileError.
    DirectorViewModel(std::string place, StampMaker stamps);

    DirectorState state;

    /// Updates everything that is shown, and checks whether others have written.
    void refresh(const Language& lang, Notice& notice);
    [[nodiscard]] const DirectorSnapshot& shown() const { return shown_; }
    /// `papers`: a folder for the prints of an event on a server.
    void carry_out(const Language& lang, const intent::Direct& wish, const std::filesystem::path& papers,
                   Notice& notice);

    [[nodiscard]] const std::string& place() const { return place_; }
    [[nodiscard]] const Event& event() const { return read_.event; }
    /// True once, with a notice, while the desk serves pages: leaving it stops them.
    [[nodiscard]] bool asks_before_leaving(const Language& lang, Notice& notice);
    /// Milliseconds until the clock shows another second, or until the next check for acts of others.
    [[nodiscard]] std::int64_t next_tick_ms() const;
    /// All names on the screen: the fonts must have their characters.
    [[nodiscard]] std::string names() const;

private:
    /// An act with the reason given for it.
    using Decider = std::function<EventDecision(const Event&, const std::string& why)>;
    struct Proposed {
        Decider decide;
        std::vector<std::string> evidence;
        std::string found{};              ///< result of `verify`, which the log shows after the reason
        std::vector<std::string> says{};  ///< the entries it found, one per line
        bool needs_why = true;
        std::vector<Decider> more{};  ///< further acts, posted together with it
    };
    using Outcome = std::variant<ActStamp, EventRefusal>;
    using Posting = std::function<Outcome(EventSession&)>;

    void read_again();
    /// Opens the event with the typed name as the poster. Throws FileError.
    [[nodiscard]] EventSession open_book() const;
    void look_for_others(const Language& lang, Notice& notice);
    void show_proposal(const Language& lang);
    template <class Do>
    void guarded(const Language& lang, Notice& notice, const Do& act);

    /// Posts now, decided on the current state of the event. Returns whether it was posted.
    bool post(const Language& lang, Notice& notice, const Posting& posting);
    bool post_act(const Language& lang, Notice& notice, const EventSession::Decider& decide,
                  const std::vector<std::string>& evidence = {}, const std::string& why = {});
    /// Stores an unfinished game, unless the result in force at its table is a later state of it.
    void keep_in_play(const Language& lang, const ReadGame& game, const std::string& record, Notice& notice);
    void propose(const Language& lang, Notice& notice, Proposed proposed);
    void propose(const Language& lang, Notice& notice, Decider decide, std::vector<std::string> evidence = {}) {
        propose(lang, notice, Proposed{std::move(decide), std::move(evidence)});
    }
    void agree(const Language& lang, Notice& notice);
    void drop();

    void do_people(const Language& lang, const intent::Direct& wish, Notice& notice);
    void check_in_all(const Language& lang, Notice& notice);
    void undo_check_in(const Language& lang, const std::vector<int>& players, Notice& notice);
    void do_rounds(const Language& lang, const intent::Direct& wish, Notice& notice);
    void do_points(const Language& lang, const intent::Direct& wish, Notice& notice);
    void add_player(const Language& lang, Notice& notice);
    void add_list(const Language& lang, Notice& notice);
    void add_pasted(const Language& lang, Notice& notice);
    void show_pasted(const Language& lang);
    /// One who is meant by a typed text; nullopt, with an error, if no one or several are.
    [[nodiscard]] std::optional<int> player_meant(const Language& lang, const std::string& text, Notice& notice) const;
    /// Asks once about similar names; adding the same (`asked`) a second time confirms them.
    bool add_players(const Language& lang, const std::vector<ListedPlayer>& players, const std::string& asked,
                     Notice& notice);
    void seat(const Language& lang, RoundsToSeat wanted, Notice& notice);
    /// Puts the typed tables into the wish; false, with an error, for any other text.
    [[nodiscard]] bool read_tables(const Language& lang, RoundsToSeat& wanted, Notice& notice) const;
    /// Adds the wishes of the desk, without those of players who are no longer there.
    void read_seat_wishes(RoundsToSeat& wanted) const;
    void add_seat_wish(const Language& lang, Notice& notice);
    [[nodiscard]] std::string wish_text(const Language& lang, const SeatWish& wish) const;
    /// The wishes that a seating could not meet, one sentence each.
    [[nodiscard]] std::vector<std::string> wishes_not_met(const Language& lang, const act::Seated& seated) const;
    void seat_as_made(const Language& lang, bool from_list, Notice& notice);
    void find_table(const Language& lang, Notice& notice);
    void seat_final(const Language& lang, Notice& notice);
    void exchange_seats(const Language& lang, Notice& notice);
    /// Posts a seating at once if no player had a seat; otherwise proposes it with its changes.
    /// `lacking`: what the standings lack by which it was made, for which it is proposed; `remarks` are only said.
    void propose_seating(const Language& lang, const act::Seated& seated, std::optional<int> difference, Notice& notice,
                         const std::string& lacking = {}, const std::vector<std::string>& remarks = {});
    void ring(const Language& lang, int round, Notice& notice);
    void extend(const Language& lang, int table, Notice& notice);
    void take_result(const Language& lang, Notice& notice);
    /// Parses the typed seats that count for other players; nullopt, with an error, for any other text.
    [[nodiscard]] std::optional<std::vector<Credit>> credits_typed(const Language& lang, Notice& notice) const;
    void import_result(const Language& lang, Notice& notice);
    /// The newest game that was set aside at the chosen table.
    void take_aside(const Language& lang, Notice& notice);
    /// A history, or an early result, that waits for a decision.
    void take_history(const Language& lang, std::int64_t entry, Notice& notice);
    void export_history(const Language& lang, std::int64_t entry, const std::filesystem::path& papers, Notice& notice);
    void change_scheme(const Language& lang, Notice& notice);
    void draw_lots(const Language& lang, Notice& notice);
    void do_hall(const Language& lang, const intent::Direct& wish, Notice& notice);
    void name_hub(const Language& lang, Notice& notice);
    void publish(const Language& lang, bool always, Notice& notice);
    void copy_to_place(const Language& lang, Notice& notice);
    void write_tables(const Language& lang, Notice& notice);
    void name_official(const Language& lang, Notice& notice);
    void collect(const Language& lang, Notice& notice);
    /// Looks at each game of the folder that is new or was written to; says what became of it.
    void look_into_folder(const Language& lang);
    void collect_one(const Language& lang, const std::filesystem::path& game);
    void show_serving(const Language& lang);
    /// Where papers and records are written: next to the event, or for one on a server in the folder of papers.
    [[nodiscard]] std::filesystem::path beside_event(const std::filesystem::path& papers) const;
    void undo_act(const Language& lang, std::int64_t entry, Notice& notice);
    void amend_player(const Language& lang, int player, Notice& notice);
    void take_found(const Language& lang, const std::variant<ImportedResult, ResultImportError>& found, Notice& notice);
    /// Proposes the result in spite of its findings; it needs a reason.
    void propose_anyway(const Language& lang, const ImportedResult& taken, std::vector<std::string> says,
                        Notice& notice);
    void propose_rung_later(const Language& lang, const ResultImportError& no, Notice& notice);
    void take(const Language& lang, const act::ResultTaken& wish, std::vector<std::string> evidence,
              const std::string& found, Notice& notice);
    void print(const Language& lang, DirectorAction what, const std::filesystem::path& papers, Notice& notice);
    [[nodiscard]] std::pair<std::string, std::vector<PaperDocument>> paper_of(const Language& lang,
                                                                              DirectorAction what) const;

    std::string place_;
    StampMaker stamps_;
    ReadEvent read_;
    std::pair<std::uintmax_t, std::filesystem::file_time_type> file_{};  ///< size and time of the file when it was read
    std::optional<Proposed> proposed_;
    Memo<std::int64_t, std::string> event_made_of_;  ///< the last act, and the language
    Memo<std::int64_t, std::string, int, std::int64_t, bool>
        round_made_of_;  ///< also the round, the second, the filter
    Memo<std::int64_t, std::string, DeskPlayersShown> players_made_of_;
    Memo<std::int64_t, std::string, int> hall_made_of_;  ///< also the round
    Memo<std::string, std::string> pasted_of_;           ///< the text, and the language
    EventServer server_;
    EventPublisher publisher_;
    bool asked_to_leave_ = false;
    /// Size and time of each game of the folder when it was looked at.
    std::map<std::filesystem::path, std::pair<std::uintmax_t, std::filesystem::file_time_type>> seen_;
    std::string watched_;  ///< the folder that is looked into again and again; empty: none
    std::int64_t looked_ms_ = 0;
    std::vector<std::string> collected_;
    DirectorSnapshot shown_;
};

}  // namespace tablebank
