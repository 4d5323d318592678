#pragma once
// Shared by the subcommands of `event`: the file or address, the poster and the reason, players by name, and the output
// of an answer. Internal header.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/event/event_session.h"

namespace tablebank {

struct UndecidedHistory;

struct EventOptions {
    std::string file;  ///< or postgresql://...#NAME (app/event/event_place.h)
    std::string by;    ///< the poster; empty: the login name
    std::string why;
    bool json = false;
};

/// If another process writes to the event in the meantime, runs the whole command again, up to four times.
[[nodiscard]] Run again_when_moved_on(Run run);

/// FILE and --json; with `writes` also --by and --why.
void add_event_options(const Language& lang, CLI::App& command, EventOptions& options, bool writes);

/// Throws FileError.
[[nodiscard]] EventSession open_event(const EventOptions& options);

/// The given round, or the one in play, or else the first. Refuses a round that does not exist or is not seated.
[[nodiscard]] int seated_round(const Language& lang, const Event& event, const std::optional<int>& wished);

/// Throws CliError of the code 1, or its JSON; with a note, if there is one, after the reason.
[[noreturn]] void throw_event_refusal(const Language& lang, const EventRefusal& refusal, const std::string& note = {});

/// By number, by name, or by an unambiguous beginning of it. Throws CliError usage with the candidates.
[[nodiscard]] int event_player_called(const Language& lang, const Event& event, const std::string& word);

/// "Anna=304.2", "Anna=304.2@1" with the place, "Anna=forfeit". Throws CliError usage.
[[nodiscard]] SeatScore read_named_score(const Language& lang, const Event& event, const std::string& word);

/// Prints the entries posted from `first` on, or why none was. `more`: further keys of the JSON.
void tell_posted(Streams& streams, const EventOptions& options, const EventSession& session, std::int64_t first,
                 const std::variant<ActStamp, EventRefusal>& outcome, const Json& more = {});

/// Refuses (`needs-yes`) what has to be agreed to, with the lines that say what it would change.
void expect_yes(const Language& lang, bool yes, const std::string& message, const std::vector<std::string>& lines);

/// Posts one act and prints the result.
ExitCode post_and_tell(Streams& streams, const EventOptions& options, EventSession& session,
                       const EventDecision& decision, const std::vector<std::string>& evidence = {});

/// A row of the log: number, time, poster, reason, and the act as it is stored.
[[nodiscard]] Json event_entry_json(const Language& lang, const Event& event, const EventLogRow& row);

/// `event show histories`.
ExitCode show_histories(Streams& streams, const std::string& place, bool json);
[[nodiscard]] Json history_json(const Event& event, const UndecidedHistory& history);

void add_event_making(const Language& lang, CLI::App& event, Run& run);     ///< new, scheme
void add_event_people(const Language& lang, CLI::App& event, Run& run);     ///< player, penalty, lots
void add_event_rounds(const Language& lang, CLI::App& event, Run& run);     ///< seat, round
void add_event_results(const Language& lang, CLI::App& event, Run& run);    ///< result, correct
void add_event_paper(const Language& lang, CLI::App& event, Run& run);      ///< paper
void add_event_collect(const Language& lang, CLI::App& event, Run& run);    ///< collect
void add_event_join(const Language& lang, CLI::App& event, Run& run);       ///< join
void add_event_pages(const Language& lang, CLI::App& event, Run& run);      ///< publish, serve
void add_event_hub(const Language& lang, CLI::App& event, Run& run);        ///< hub, key
void add_event_officials(const Language& lang, CLI::App& event, Run& run);  ///< official
void add_event_changes(const Language& lang, CLI::App& event, Run& run);    ///< undo, amend
void add_event_history(const Language& lang, CLI::App& event, Run& run);    ///< history
void add_event_copy(const Language& lang, CLI::App& event, Run& run);       ///< copy, compare, take

}  // namespace tablebank
