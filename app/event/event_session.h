#pragma once
// One open event: an act is decided, written into the book, durable, and then applied. Window and command line post
// through here. Knows nothing of SQL or of sentences.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/event.h"
#include "app/event/event_place.h"
#include "app/session/session.h"
#include "db/book/event_book.h"

namespace tablebank {

/// One entry of the book, read.
struct EventLogRow {
    Act act;
    ActStamp stamp;
    Hash hash;
};

/// An event read from its book, which is not touched.
struct ReadEvent {
    std::string id;
    Event event;
    std::vector<EventLogRow> log;
};
/// A file, or an address (event_place.h). Throws FileError, damaged with the entry if an act may not follow the earlier
/// ones (refuse_act.h).
[[nodiscard]] ReadEvent read_event_state(const std::string& place);
/// The number of entries that were copied, and the head.
struct CopiedEvent {
    std::string id;
    EventHead head;
};
/// Copies the whole book, with the evidence of its results, to a place that has no book: the same chain. Both the
/// source and the copy are checked act by act. Throws FileError.
CopiedEvent copy_event(const std::string& from, const std::string& to);
/// As it was after an entry.
[[nodiscard]] Event event_at(const ReadEvent& read, std::int64_t entry);

/// The secret of a hub that is named for the first time, from the random numbers of the system: no one can guess it.
[[nodiscard]] std::string new_hub_secret();

/// The poster: a person, or the hub itself, whose name no one else may take.
enum class Poster : std::uint8_t { person, hub };

class EventSession {
public:
    /// A new book whose first act creates the event. Throws FileError; a refusal leaves none.
    [[nodiscard]] static std::variant<EventSession, EventRefusal> create(const std::string& place,
                                                                         const act::Created& wish, StampMaker stamps);
    /// Waits up to `patience` for a file that another program has open. Throws FileError, damaged also if the acts do
    /// not fit each other.
    [[nodiscard]] static EventSession open(const std::string& place, StampMaker stamps,
                                           std::chrono::milliseconds patience = usual_patience,
                                           Poster poster = Poster::person);

    /// Durable on return, under the name in the stamps. Evidence is stored if there is space for it (book_share.h);
    /// otherwise the act names it only by its hash (has_evidence). Throws FileError: then nothing was posted, unless it
    /// is in_doubt; too_long if the rest of the book is reserved for the director. moved_on means that another program
    /// has posted: decide again in a new session.
    [[nodiscard]] std::variant<ActStamp, EventRefusal> post(const EventDecision& decision, const std::string& why,
                                                            const std::vector<std::string>& evidence = {});
    /// The same for several acts, each decided on the event as the one before it leaves it: all of them or none.
    using Decider = std::function<EventDecision(const Event&)>;
    [[nodiscard]] std::variant<ActStamp, EventRefusal> post_all(const std::vector<Decider>& deciders,
                                                                const std::string& why);
    /// The same for acts that each have their own reason and evidence.
    struct Posting {
        Decider decide;
        std::string why{};
        std::vector<std::string> evidence{};
    };
    [[nodiscard]] std::variant<ActStamp, EventRefusal> post_together(const std::vector<Posting>& postings);

    /// Whether the book has the evidence of a game, and not only its hash. Throws FileError.
    [[nodiscard]] bool has_evidence(const GameSource& source) const;
    [[nodiscard]] const Event& event() const { return event_; }
    /// The entries from one on that this session knows of. They are not read from the book: what was posted can be
    /// shown although the book cannot be reached any longer.
    [[nodiscard]] std::vector<EventLogRow> log_from(std::int64_t first) const;
    [[nodiscard]] const EventBook& book() const { return *book_; }
    /// Who posts.
    [[nodiscard]] const std::string& poster() const { return stamps_.poster; }

private:
    EventSession(std::unique_ptr<EventBook> book, std::filesystem::path shown, StampMaker stamps);
    std::unique_ptr<EventBook> book_;
    std::filesystem::path shown_;  ///< of the book, without a password
    StampMaker stamps_;
    Poster poster_ = Poster::person;
    Event event_;
    std::vector<Hash> chain_;  ///< of each entry of the event
};

}  // namespace tablebank
