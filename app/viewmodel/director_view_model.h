#pragma once
// The director's desk of one event: what was read of its book, what is typed, and what a director's wishes become. The
// book is read beside others who write to it, and opened for a moment for every act, so that a hub and a second desk
// can write too; what others wrote is told and shown. What moves the standings or the seats is proposed first, with its
// effect, and done with a reason. Knows nothing of drawing.

#include <cstdint>
#include <filesystem>
#include <functional>
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
#include "app/present/event_view/desk_players.h"
#include "app/present/event_view/desk_round.h"
#include "app/present/event_view/desk_standings.h"
#include "app/viewmodel/director_state.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/notice.h"

namespace tablebank {

/// Whether this is an event, by its name or its address; what is none is held to be a game.
[[nodiscard]] bool is_event_place(const std::string& place);

/// What would be done, and what it would change.
struct DirectorProposal {
    std::string what;
    std::vector<std::string> says;  ///< of seats, before and after
    std::vector<StandingsEffect> effect;
    std::string ranks;  ///< that none changes; empty where one does
};

struct DirectorSnapshot {
    std::string title;
    std::string about;
    DeskPlayers players;
    DeskRound round;
    DeskClock clock;
    std::vector<std::string> quality;
    DeskStandings standings;
    std::vector<DeskLogRow> log;
    std::string usual_poster;  ///< who does what is done here where nobody else is named
    std::optional<DirectorProposal> proposal;
    int rounds = 0;
};

class DirectorViewModel {
public:
    /// Throws FileError.
    DirectorViewModel(std::string place, StampMaker stamps);

    DirectorState state;

    /// Brings everything that is shown up to date, and looks whether others have written.
    void refresh(const Language& lang, Notice& notice);
    [[nodiscard]] const DirectorSnapshot& shown() const { return shown_; }
    /// `papers`: a folder for what is printed of an event that lies on a server.
    void carry_out(const Language& lang, const intent::Direct& wish, const std::filesystem::path& papers,
                   Notice& notice);

    [[nodiscard]] const std::string& place() const { return place_; }
    [[nodiscard]] const Event& event() const { return read_.event; }
    /// How long until the clock shows another second, or it is time to look whether others have written.
    [[nodiscard]] std::int64_t next_tick_ms() const;
    /// Whatever people have named on the desk: letters that it needs.
    [[nodiscard]] std::string names() const;

private:
    /// An act with the reason that is given for it.
    using Decider = std::function<EventDecision(const Event&, const std::string& why)>;
    struct Proposed {
        Decider decide;
        std::vector<std::string> evidence;
        std::string found{};              ///< by `verify`, which the log has behind the reason
        std::vector<std::string> says{};  ///< of what it found, an entry a line
    };
    using Outcome = std::variant<ActStamp, EventRefusal>;
    using Posting = std::function<Outcome(EventSession&)>;

    void read_again();
    /// The book, opened for the name that is typed as the poster. Throws FileError.
    [[nodiscard]] EventSession open_book() const;
    void look_for_others(const Language& lang, Notice& notice);
    void show_proposal(const Language& lang);
    template <class Do>
    void guarded(const Language& lang, Notice& notice, const Do& act);

    /// Posts now, decided on what the book holds now. True where it was.
    bool post(const Language& lang, Notice& notice, const Posting& posting);
    bool post_act(const Language& lang, Notice& notice, const EventSession::Decider& decide,
                  const std::vector<std::string>& evidence = {}, const std::string& why = {});
    /// Keeps a game that is not over, if the result that counts at its table is not a later state of it.
    void keep_in_play(const Language& lang, const ReadGame& game, const std::string& record, Notice& notice);
    void propose(const Language& lang, Notice& notice, Proposed proposed);
    void propose(const Language& lang, Notice& notice, Decider decide, std::vector<std::string> evidence = {}) {
        propose(lang, notice, Proposed{std::move(decide), std::move(evidence)});
    }
    void agree(const Language& lang, Notice& notice);
    void drop();

    void do_people(const Language& lang, const intent::Direct& wish, Notice& notice);
    void do_rounds(const Language& lang, const intent::Direct& wish, Notice& notice);
    void do_points(const Language& lang, const intent::Direct& wish, Notice& notice);
    void add_player(const Language& lang, Notice& notice);
    void add_list(const Language& lang, Notice& notice);
    /// Asks once about names that look alike; who adds the same (`asked`) once more means them.
    bool add_players(const Language& lang, const std::vector<ListedPlayer>& players, const std::string& asked,
                     Notice& notice);
    void seat(const Language& lang, RoundsToSeat wanted, Notice& notice);
    void seat_final(const Language& lang, Notice& notice);
    void exchange_seats(const Language& lang, Notice& notice);
    /// A seating, at once where nobody had a seat, or with what it changes.
    void propose_seating(const Language& lang, const act::Seated& seated, std::optional<int> difference,
                         Notice& notice);
    void ring(const Language& lang, int round, Notice& notice);
    void extend(const Language& lang, int table, Notice& notice);
    void take_result(const Language& lang, Notice& notice);
    void import_result(const Language& lang, Notice& notice);
    /// The newest game that was set aside at the table that is chosen.
    void take_aside(const Language& lang, Notice& notice);
    void take_found(const Language& lang, const std::variant<ImportedResult, ResultImportError>& found, Notice& notice);
    /// With the finding and a reason.
    void propose_anyway(const Language& lang, const ImportedResult& taken, Notice& notice);
    void take(const Language& lang, const act::ResultTaken& wish, std::vector<std::string> evidence,
              const std::string& found, Notice& notice);
    void print(const Language& lang, DirectorAction what, const std::filesystem::path& papers, Notice& notice);
    [[nodiscard]] std::pair<std::string, std::vector<PaperDocument>> paper_of(const Language& lang,
                                                                              DirectorAction what) const;

    std::string place_;
    StampMaker stamps_;
    ReadEvent read_;
    std::pair<std::uintmax_t, std::filesystem::file_time_type> file_{};  ///< as it was when it was read
    std::optional<Proposed> proposed_;
    Memo<std::int64_t, std::string> event_made_of_;                     ///< the last act, and the language
    Memo<std::int64_t, std::string, int, std::int64_t> round_made_of_;  ///< also the round, and the second
    DirectorSnapshot shown_;
};

}  // namespace tablebank
