#include "app/event/event_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "app/event/act_text.h"
#include "app/event/book_share.h"
#include "app/event/event_place.h"
#include "app/event/refuse_act.h"
#include "app/event/refused.h"
#include "db/file/failure.h"
#include "ledger/text/clear_name.h"

namespace tablebank {
namespace {

/// The damage of an entry that cannot have been posted at its place.
Damage damage_of(std::int64_t entry, const Act& act, const EventRefusal& refusal) {
    return Damage(fmt::format("entry {}: {} ({})", entry, reason_of(refusal.code), did_of(act)));
}

/// Checks and applies the next entry of a book. Throws Damage if it may not follow.
EventLogRow follow_entry(Event& event, EventEntry&& entry, const Hash& hash) {
    auto read = read_act_text(entry.act);
    if (const auto* problem = std::get_if<ActProblem>(&read)) {
        const std::string why = fmt::format("entry {} means nothing", entry.number);
        if (*problem == ActProblem::later) throw OfLaterVersion(why);
        throw Damage(why);
    }
    EventLogRow row{
        std::get<Act>(std::move(read)), {entry.number, entry.at, std::move(entry.who), std::move(entry.why)}, hash};
    if (const auto no = follow(event, row.act, row.stamp)) throw damage_of(entry.number, row.act, *no);
    return row;
}

/// Reads the acts of a book one after the other onto an event. Throws Damage.
void replay(const EventBook& book, Event& event, const std::function<void(EventLogRow)>& told) {
    book.load([&](EventEntry&& entry, const Hash& hash) { told(follow_entry(event, std::move(entry), hash)); });
    if (event.last == 0) throw Damage("it holds no event");
}

}  // namespace

ReadEvent read_event_state(const std::string& place) {
    ReadEvent read;
    read_event_book(place, [&](const EventBook& book) {
        read.id = book.id();
        as_file_error(
            event_place_shown(place),
            [&] { replay(book, read.event, [&](EventLogRow row) { read.log.push_back(std::move(row)); }); },
            FileSubject::event);
    });
    return read;
}

CopiedEvent copy_event(const std::string& from, const std::string& to) {
    CopiedEvent copied;
    read_event_book(from, [&](const EventBook& book) {
        copied.id = book.id();
        std::vector<EventEntry> entries;
        Event event;
        as_file_error(
            event_place_shown(from),
            [&] {
                book.load([&](EventEntry&& entry, const Hash& hash) {
                    copied.head = {entry.number, hash};
                    entries.push_back(entry);
                    static_cast<void>(follow_entry(event, std::move(entry), hash));
                });
                if (event.last == 0) throw Damage("it holds no event");
            },
            FileSubject::event);
        create_event_book(to, copied.id, entries, [&](const EvidenceSink& sink) { book.each_evidence(sink); });
    });
    const ReadEvent written = read_event_state(to);
    if (written.id != copied.id || written.event.last != copied.head.number ||
        written.log.back().hash != copied.head.hash)
        throw file_error(FileError::Kind::damaged, event_place_shown(to), "its last entry is not the one that it names",
                         FileSubject::event);
    return copied;
}

std::string new_hub_secret() {
    const StampMaker chance = StampMaker::system();
    return chance.new_id() + chance.new_id();
}

Event event_at(const ReadEvent& read, std::int64_t entry) {
    Event event;
    for (const EventLogRow& row : read.log) {
        if (row.stamp.entry > entry) break;
        if (follow(event, row.act, row.stamp)) throw std::logic_error("an act was read that cannot follow");
    }
    return event;
}

EventSession::EventSession(std::unique_ptr<EventBook> book, std::filesystem::path shown, StampMaker stamps)
    : book_(std::move(book)), shown_(std::move(shown)), stamps_(std::move(stamps)) {}

std::variant<EventSession, EventRefusal> EventSession::create(const std::string& place, const act::Created& wish,
                                                              StampMaker stamps) {
    const EventDecision decision = decide_creation(wish);
    if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
    if (!is_clear_text(stamps.poster) || looks_like_hub(stamps.poster))
        return refused(EventRefusal::Code::name_invalid, stamps.poster);
    const ActStamp stamp{1, stamps.moment_ms(), stamps.poster, {}};
    if (const auto no = refuse_act({}, std::get<Act>(decision), stamp)) return *no;
    const EventEntry first{stamp.entry, stamp.at, stamp.who, stamp.why, act_text(std::get<Act>(decision))};
    create_event_book(place, stamps.new_id(), {&first, 1});
    return open(place, std::move(stamps));
}

EventSession EventSession::open(const std::string& place, StampMaker stamps, std::chrono::milliseconds patience,
                                Poster poster) {
    EventSession session(open_event_book(place, patience), event_place_shown(place), std::move(stamps));
    session.poster_ = poster;
    as_file_error(
        session.shown_,
        [&] {
            replay(*session.book_, session.event_, [&](const EventLogRow& row) { session.chain_.push_back(row.hash); });
        },
        FileSubject::event);
    return session;
}

std::variant<ActStamp, EventRefusal> EventSession::post(const EventDecision& decision, const std::string& why,
                                                        const std::vector<std::string>& evidence) {
    return post_together({{[&](const Event&) { return decision; }, why, evidence}});
}

std::variant<ActStamp, EventRefusal> EventSession::post_all(const std::vector<Decider>& deciders,
                                                            const std::string& why) {
    std::vector<Posting> postings;
    postings.reserve(deciders.size());
    for (const Decider& decide : deciders) postings.push_back({decide, why});
    return post_together(postings);
}

bool EventSession::has_evidence(const GameSource& source) const {
    const auto hash = parse_hash(source.evidence);
    return hash && book_->evidence_bytes(*hash) > 0;
}

std::vector<EventLogRow> EventSession::log_from(std::int64_t first) const {
    std::vector<EventLogRow> rows;
    for (std::int64_t entry = std::max<std::int64_t>(first, 1); entry <= event_.last; ++entry)
        if (const LoggedAct* logged = event_.logged(entry))
            rows.push_back({logged->act, logged->stamp, chain_.at(static_cast<std::size_t>(entry) - 1)});
    return rows;
}

/// On the disk first, then on the event.
std::variant<ActStamp, EventRefusal> EventSession::post_together(const std::vector<Posting>& postings) {
    if (poster_ == Poster::person && looks_like_hub(stamps_.poster))
        return refused(EventRefusal::Code::name_invalid, stamps_.poster);
    // New acts require a valid name, except of an official whose name the book has already.
    if (!is_clear_text(stamps_.poster) && event_.official(stamps_.poster) == nullptr)
        return refused(EventRefusal::Code::name_invalid, stamps_.poster);
    Event after = event_;
    std::int64_t last = event_.last;
    const std::int64_t at = stamps_.moment_ms();
    std::vector<EventEntry> entries;
    std::vector<EventEvidence> stored;
    for (const auto& [decide, why, evidence] : postings) {
        const EventDecision decision = decide(after);
        if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
        const Act& act = std::get<Act>(decision);
        if (std::holds_alternative<act::ForkKept>(act) && !has_room_for_act(book_->room()))
            throw left_to_director(shown_);
        for (std::string& text : evidence_with_room(after, *book_, act, evidence)) stored.push_back({std::move(text)});
        const ActStamp stamp{++last, at, stamps_.poster, why};
        if (const auto no = follow(after, act, stamp)) return *no;
        entries.push_back({stamp.entry, stamp.at, stamp.who, stamp.why, act_text(act)});
    }
    if (entries.empty()) return refused(EventRefusal::Code::nothing_changed);
    // Before the book contains the secret of its hub; a book of tablebank 1.0 that is open to others is closed with the
    // next act.
    if (after.hub) book_->close_to_others();
    book_->append(entries, stored);
    event_ = std::move(after);
    for (const EventEntry& entry : entries) chain_.push_back(chained(chain_.back(), entry));
    return ActStamp{last, at, stamps_.poster, postings.back().why};
}

}  // namespace tablebank
