#include "app/event/event_session.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "app/event/act_text.h"
#include "app/event/event_place.h"
#include "app/event/refused.h"
#include "db/file/failure.h"
#include "ledger/text/character.h"
#include "ledger/text/fold.h"

namespace tablebank {
namespace {

/// Reads the acts of a book one after the other onto an event. Throws Damage.
void replay(const EventBook& book, Event& event, const std::function<void(EventLogRow)>& told) {
    book.load([&](EventEntry&& entry, const Hash& hash) {
        auto act = parse_act(entry.act);
        if (!act) throw OfLaterVersion(fmt::format("entry {} means nothing", entry.number));
        const ActStamp stamp{entry.number, entry.at, std::move(entry.who), std::move(entry.why)};
        try {
            apply(event, *act, stamp);
        } catch (const std::logic_error&) {
            throw Damage(fmt::format("entry {} does not fit what was before it", entry.number));
        }
        told({std::move(*act), stamp, hash});
    });
    if (event.last == 0) throw Damage("it holds no event");
}

/// One line, as short as in a game: a reason, and who gives it.
bool is_reason(const std::string& text) {
    return is_plain_text(text) && count_characters(text) <= EventLimits::why;
}

}  // namespace

ReadEvent read_event_state(const std::string& place) {
    ReadEvent read;
    read_event_book(place, [&](const EventBook& book) {
        read.id = book.id();
        as_file_error(event_place_shown(place),
                      [&] { replay(book, read.event, [&](EventLogRow row) { read.log.push_back(std::move(row)); }); });
    });
    return read;
}

CopiedEvent copy_event(const std::string& from, const std::string& to) {
    CopiedEvent copied;
    read_event_book(from, [&](const EventBook& book) {
        copied.id = book.id();
        std::vector<EventEntry> entries;
        book.load([&](EventEntry&& entry, const Hash& hash) {
            copied.head = {entry.number, hash};
            entries.push_back(std::move(entry));
        });
        create_event_book(to, copied.id, entries, [&](const EvidenceSink& sink) { book.each_evidence(sink); });
    });
    return copied;
}

Event event_at(const ReadEvent& read, std::int64_t entry) {
    Event event;
    for (const EventLogRow& row : read.log)
        if (row.stamp.entry <= entry) apply(event, row.act, row.stamp);
    return event;
}

EventSession::EventSession(std::unique_ptr<EventBook> book, StampMaker stamps)
    : book_(std::move(book)), stamps_(std::move(stamps)) {}

std::variant<EventSession, EventRefusal> EventSession::create(const std::string& place, const act::Created& wish,
                                                              StampMaker stamps) {
    const EventDecision decision = decide_creation(wish);
    if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
    if (!is_reason(stamps.poster)) return refused(EventRefusal::Code::name_invalid, stamps.poster);
    const EventEntry first{1, stamps.moment_ms(), stamps.poster, {}, act_text(std::get<Act>(decision))};
    create_event_book(place, stamps.new_id(), {&first, 1});
    return open(place, std::move(stamps));
}

EventSession EventSession::open(const std::string& place, StampMaker stamps, std::chrono::milliseconds patience) {
    EventSession session(open_event_book(place, patience), std::move(stamps));
    as_file_error(event_place_shown(place), [&] { replay(*session.book_, session.event_, [](const EventLogRow&) {}); });
    return session;
}

/// Nothing that breaks a line gets into the book: its hashes cover it line by line.
std::optional<EventRefusal> EventSession::check_words(const std::string& why) const {
    for (const std::string& text : {stamps_.poster, why})
        if (!is_reason(text)) return refused(EventRefusal::Code::name_invalid, text);
    return std::nullopt;
}

std::variant<ActStamp, EventRefusal> EventSession::post(const EventDecision& decision, const std::string& why,
                                                        const std::vector<std::string>& evidence) {
    if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
    if (const auto no = check_words(why)) return *no;
    if (const auto no = refuse_official(event_, stamps_.poster, std::get<Act>(decision))) return *no;
    return write({std::get<Act>(decision)}, why, evidence);
}

std::variant<ActStamp, EventRefusal> EventSession::post_all(const std::vector<Decider>& deciders,
                                                            const std::string& why) {
    if (const auto no = check_words(why)) return *no;
    Event trial = event_;
    std::vector<Act> acts;
    for (const Decider& decide : deciders) {
        EventDecision decision = decide(trial);
        if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
        if (const auto no = refuse_official(trial, stamps_.poster, std::get<Act>(decision))) return *no;
        acts.push_back(std::move(std::get<Act>(decision)));
        apply(trial, acts.back(), {.entry = trial.last + 1, .at = 0, .who = {}, .why = {}});
    }
    if (acts.empty()) return refused(EventRefusal::Code::nothing_changed);
    return write(acts, why, {});
}

std::vector<EventLogRow> EventSession::log_from(std::int64_t first) const {
    std::vector<EventLogRow> rows;
    Event event;
    replay(*book_, event, [&](EventLogRow row) {
        if (row.stamp.entry >= first && row.stamp.entry <= event_.last) rows.push_back(std::move(row));
    });
    return rows;
}

/// On the disk first, then on the event.
ActStamp EventSession::write(const std::vector<Act>& acts, const std::string& why,
                             const std::vector<std::string>& evidence) {
    std::vector<EventEntry> entries;
    entries.reserve(acts.size());
    const std::int64_t at = stamps_.moment_ms();
    for (const Act& act : acts)
        entries.push_back({.number = event_.last + 1 + static_cast<std::int64_t>(entries.size()),
                           .at = at,
                           .who = stamps_.poster,
                           .why = why,
                           .act = act_text(act)});
    std::vector<EventEvidence> kept;
    kept.reserve(evidence.size());
    for (const std::string& text : evidence) kept.push_back({text});
    book_->append(entries, kept);
    for (std::size_t i = 0; i < acts.size(); ++i) apply(event_, acts[i], {entries[i].number, at, stamps_.poster, why});
    return {event_.last, at, stamps_.poster, why};
}

}  // namespace tablebank
