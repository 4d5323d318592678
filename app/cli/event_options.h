#pragma once
// What the subcommands of `event` share: the file or the address, who does it and why, the players that words mean, and
// how an answer is told. Internal to this room.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/event/event_session.h"

namespace tablebank {

struct EventOptions {
    std::string file;  ///< or postgresql://...#NAME (app/event/event_place.h)
    std::string by;    ///< who does it; empty: the login name
    std::string why;
    bool json = false;
};

/// What is decided on an event that somebody else goes on with meanwhile is decided again, from the beginning.
[[nodiscard]] Run again_when_moved_on(Run run);

/// FILE and --json; with `writes` also --by and --why.
void add_event_options(const Language& lang, CLI::App& command, EventOptions& options, bool writes);

/// Throws FileError.
[[nodiscard]] EventSession open_event(const EventOptions& options);

/// The round that is meant, or the one that is played, or else the first. Refuses one that is none or is not seated.
[[nodiscard]] int seated_round(const Language& lang, const Event& event, const std::optional<int>& wished);

/// Throws CliError of the code 1, or its JSON; with a note, if there is one, after the reason.
[[noreturn]] void throw_event_refusal(const Language& lang, const EventRefusal& refusal, const std::string& note = {});

/// By number or by name, or as much of it as nobody else's begins with. Throws CliError usage with the candidates.
[[nodiscard]] int event_player_called(const Language& lang, const Event& event, const std::string& word);

/// Says what was posted from entry `first` on, or why it was not.
void tell_posted(Streams& streams, const EventOptions& options, const EventSession& session, std::int64_t first,
                 const std::variant<ActStamp, EventRefusal>& outcome);

/// Posts one act and says so.
ExitCode post_and_tell(Streams& streams, const EventOptions& options, EventSession& session,
                       const EventDecision& decision, const std::vector<std::string>& evidence = {});

/// A row of the log: number, time, who, why, and the act as the book has it.
[[nodiscard]] Json event_entry_json(const Language& lang, const Event& event, const EventLogRow& row);

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
void add_event_copy(const Language& lang, CLI::App& event, Run& run);       ///< copy

}  // namespace tablebank
