#include "app/hub/live_tables.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "app/event/event_place.h"
#include "app/event/live_place.h"
#include "app/event/table_setup.h"
#include "app/hub/in_halves.h"
#include "app/hub/pending_upload.h"
#include "app/live/event_key.h"
#include "app/live/short_code.h"
#include "db/file/file_error.h"
#include "ledger/proof/hash.h"
#include "ledger/proof/record_writer.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::int64_t utc_ms() {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()).time_since_epoch().count();
}

/// Why a message of this key is not for this table; nullopt if it is.
std::optional<HubState> refusal_of_key(const EventTable& table, const std::string& key) {
    if (is_same_key(table.key, key)) return std::nullopt;
    if (std::ranges::any_of(table.withdrawn, [&](const std::string& old) { return is_same_key(old, key); }))
        return HubState::key_withdrawn;
    return table.key.empty() ? HubState::not_enrolled : HubState::other_key;
}

HubState state_of(EventRefusal::Code code) {
    switch (code) {
        case EventRefusal::Code::nothing_changed:
            return HubState::kept;
        case EventRefusal::Code::key_taken:
            return HubState::other_key;
        case EventRefusal::Code::key_withdrawn:
            return HubState::key_withdrawn;
        default:
            return HubState::no_such_table;
    }
}

HubState state_of(MessageProblem problem) {
    if (problem == MessageProblem::newer) return HubState::newer;
    return problem == MessageProblem::bad_signature ? HubState::bad_signature : HubState::not_a_message;
}

}  // namespace

LiveTables::LiveTables(std::string event_place, std::unique_ptr<LiveStore> store, HubClock clock)
    : store_(std::move(store)),
      clock_(clock ? clock : utc_ms),
      desk_(std::move(event_place), clock),
      taker_(desk_.place(), clock),
      event_(std::make_shared<const Event>()) {
    read_anew();
}

LiveTables::~LiveTables() = default;

void LiveTables::know(Event event) {
    codes_.know(event_id_, event);
    const std::lock_guard lock(guard_);
    if (event.last > event_->last) event_ = std::make_shared<const Event>(std::move(event));
}

std::shared_ptr<const Event> LiveTables::event() const {
    const std::lock_guard lock(guard_);
    return event_;
}

void LiveTables::read_anew() {
    const FileTraces traces = traces_of(platform::path_of(desk_.place()));
    ReadEvent read = read_event_state(desk_.place());
    read_at_ = std::chrono::steady_clock::now();
    read_of_ = traces;
    if (event_id_.empty()) event_id_ = read.id;  // never another one: any thread reads it once it is set
    know(std::move(read.event));
}

/// Whether the event may have changed since it was read: for a file the file system shows it, a server must be asked.
bool LiveTables::may_have_moved_on() const {
    if (std::chrono::steady_clock::now() - read_at_ <= std::chrono::seconds{1}) return false;
    return is_event_address(desk_.place()) || traces_of(platform::path_of(desk_.place())) != read_of_;
}

/// Acts that were posted before these messages came are read before the messages are handled, so a withdrawn key is
/// useless once its withdrawal is answered. The file system shows every change of a file; a server would have to be
/// asked each time. A file that cannot be read is tried again when it changes, and once a second.
bool LiveTables::follows_event_now() {
    if (is_event_address(desk_.place())) return true;
    const FileTraces traces = traces_of(platform::path_of(desk_.place()));
    if (traces == read_of_) return true;
    const auto now = std::chrono::steady_clock::now();
    if (unread_ && unread_->first == traces && now - unread_->second < std::chrono::seconds{1}) return false;
    try {
        read_anew();
        return true;
    } catch (const FileError&) {
        unread_ = {traces, now};
        return false;
    }
}

void LiveTables::tell_trouble(const TableOfEvent& place, const FileError& error) {
    if (trouble_ && troubled_.insert({place.round, place.table}).second) trouble_(place, error);
}

void LiveTables::look_at(int round, int table, const Look& look) const {
    const std::lock_guard lock(guard_);
    const auto found = games_.find({round, table});
    if (found != games_.end() && found->second->game.last() > 0)
        look({found->second->game.table(), found->second->heard_ms});
}

std::uint64_t LiveTables::version(int round, int table) const {
    const std::lock_guard lock(guard_);
    if (table == 0) return version_;
    const auto found = games_.find({round, table});
    return found == games_.end() ? 0 : found->second->version;
}

/// The game of a table: from memory, or from the store; nullptr if there is none.
PlayedGame* LiveTables::played(const TableOfEvent& place) {
    if (const auto known = games_.find({place.round, place.table}); known != games_.end()) return known->second.get();
    try {
        return stored(place);
    } catch (const FileError& error) {
        tell_trouble(place, error);
        throw;
    }
}

PlayedGame* LiveTables::stored(const TableOfEvent& place) {
    const auto kept = store_->game(game_of_table(place.event_id, place.round, place.table));
    if (!kept) return nullptr;
    // Its end makes of the headers a record of no entries, which is read as any other.
    const RecordPart part = read_record_part(kept->headers + record_end(0, kept->genesis), 0, {});
    auto game = std::make_unique<PlayedGame>(part.setup, kept->headers);
    catch_up(*game);
    const std::lock_guard lock(guard_);
    return games_.emplace(std::pair{place.round, place.table}, std::move(game)).first->second.get();
}

/// Reads new entries from the store: of another hub, or of this one before it ended.
void LiveTables::catch_up(PlayedGame& game) {
    const LiveHead before{game.game.last(), game.game.head()};
    std::string text = before.number == 0 ? game.headers : std::string{};
    LiveHead last = before;
    store_->each_entry(game.game.table().game.setup->game_id, before.number, [&](LiveEntry&& entry) {
        text += entry.text;
        last = {entry.number, entry.hash};
    });
    if (last.number == game.game.last() && game.version != 0) return;
    const std::size_t more = text.size() - (before.number == 0 ? game.headers.size() : 0);
    const RecordPart part = read_record_part(text + record_end(last.number, last.hash), before.number, before.hash);
    const std::lock_guard lock(guard_);
    game.game.expect(part.entries);
    game.take(part, more);
    game.heard_ms = part.entries.empty() ? 0 : part.entries.back().entry.stamp.at_ms;
    game.version = ++version_;
}

HubAnswer LiveTables::answer_of(HubState state, const PlayedGame* game) const {
    HubAnswer answer{.state = state};
    if (game != nullptr) {
        answer.entry = game->game.last();
        answer.head = game->game.head();
    }
    return answer;
}

std::optional<RoundTime> LiveTables::time_of(const TableOfEvent& place) const {
    if (place.event_id != event_id_) return std::nullopt;
    const auto now = event();
    const EventTable* table = now->table(place.round, place.table);
    const auto clock = table == nullptr ? std::nullopt : clock_of(*now, now->rounds.at(place.round), *table);
    if (!clock) return std::nullopt;
    return RoundTime{clock->bell, clock->minutes, std::max(clock->bell, clock_())};
}

std::string LiveTables::sealed_line_asked_by(const std::string& asked) const {
    const auto now = event();
    const auto at = now->hub ? codes_.asked_by(*now, asked) : std::nullopt;
    if (!at) return {};
    const TableSetup setup = table_setup(*now, event_id_, at->first, at->second);
    return sealed_line(short_code(setup.code), join_line(*now, setup));
}

std::string LiveTables::answer_text(const HubAnswer& answer, std::string_view message) const {
    const auto now = event();
    if (!now->hub) return hub_answer_text(answer);
    return proved_answer_text(answer, *key_.of(now->hub->secret, event_id_), message);
}

std::optional<HubState> LiveTables::refuse(const TableMessage& message) {
    const auto check = [&]() -> std::optional<HubState> {
        const auto now = event();
        const EventTable* table = now->table(message.place.round, message.place.table);
        if (table == nullptr) return HubState::no_such_table;
        const bool has_begun = now->rounds.at(message.place.round).has_begun();
        if (message.kind != MessageKind::enrolment) {
            if (const auto no = refusal_of_key(*table, to_string(message.key))) return no;
            return message.kind == MessageKind::entries && !has_begun ? std::optional{HubState::not_begun}
                                                                      : std::nullopt;
        }
        if (!now->hub) return HubState::wrong_code;
        const std::string code = table_code(now->hub->secret, message.place);
        return is_same_secret(enrolment_proof(code, message.place, message.key), message.proof)
                   ? std::nullopt
                   : std::optional{HubState::wrong_code};
    };
    if (message.place.event_id != event_id_) return HubState::other_event;
    auto no = check();
    // The director may have changed it a moment ago; repeated refused requests do not make the hub read each time.
    if (no && may_have_moved_on()) {
        read_anew();
        no = check();
    }
    return no;
}

HubAnswer LiveTables::enrol(const TableMessage& message) {
    const auto& [round, table] = std::pair{message.place.round, message.place.table};
    const act::KeyEnrolled wish{round, table, to_string(message.key)};
    const bool is_enrolled = is_same_key(event()->table(round, table)->key, wish.key);
    if (!is_enrolled) {
        const auto no = desk_.post([&](const Event& event) { return decide_key(event, wish, {}); });
        read_anew();
        if (no && state_of(no->code) != HubState::kept) return answer_of(state_of(no->code), nullptr);
    }
    return answer_of(HubState::kept, played(message.place));
}

HubReply LiveTables::record_of(const TableMessage& message) {
    const PlayedGame* game = played(message.place);
    if (game == nullptr) return answer_of(HubState::gap, nullptr);
    return record_in(*store_, game->game.table().game.setup->game_id).value();
}

std::vector<HubReply> LiveTables::take(std::span<const std::string> messages) {
    is_event_followed_ = follows_event_now();
    std::vector<PendingUpload> takings(messages.size());
    in_halves(messages.size(), [&](std::size_t i) { read_upload(messages[i], takings[i]); });
    std::vector<PendingUpload*> open;
    for (PendingUpload& taking : takings) {
        do_for(
            taking, [&] { receive(taking); }, taking.reading);
        if (!taking.reply) open.push_back(&taking);
    }
    // One message at a time per game, several games at a time.
    while (!open.empty()) {
        std::set<TableOfEvent> now;
        std::vector<PendingUpload*> round;
        std::vector<PendingUpload*> later;
        for (PendingUpload* taking : open) (now.insert(taking->message.place).second ? round : later).push_back(taking);
        keep(round);
        open = std::move(later);
    }
    std::vector<HubReply> replies;
    replies.reserve(takings.size());
    for (PendingUpload& taking : takings) {
        replies.push_back(*std::move(taking.reply));
        if (auto* answer = std::get_if<HubAnswer>(&replies.back())) answer->time = time_of(taking.message.place);
    }
    return replies;
}

void LiveTables::receive(PendingUpload& taking) {
    if (taking.problem) {
        taking.reply = HubAnswer{.state = state_of(*taking.problem)};
        return;
    }
    try {
        taking.reply = reply_at_once(taking.message);
    } catch (const FileError& error) {
        taking.reply = HubAnswer{.state = HubState::not_now, .detail = error.what()};
    }
}

/// nullopt if it has entries, which are stored together with those of others.
std::optional<HubReply> LiveTables::reply_at_once(const TableMessage& message) {
    if (!is_event_followed_) return HubAnswer{.state = HubState::not_now};
    if (const auto no = refuse(message)) {
        HubAnswer answer{.state = *no};
        if (*no == HubState::not_begun)
            answer.detail = "the bell of round " + std::to_string(message.place.round) + " has not rung";
        return answer;
    }
    if (!shares_.has_some({message.place.round, message.place.table}, std::chrono::steady_clock::now()))
        return HubAnswer{.state = HubState::not_now, .detail = "this table has asked for much: later"};
    if (message.kind == MessageKind::enrolment) return enrol(message);
    if (message.kind == MessageKind::record) return record_of(message);
    return std::nullopt;
}

/// Who has no right to a table has no share of it either.
void LiveTables::do_for(const PendingUpload& taking, const std::function<void()>& work,
                        std::chrono::microseconds before_it) {
    using Clock = std::chrono::steady_clock;
    const auto before = Clock::now();
    work();
    const auto after = Clock::now();
    const TableOfEvent& place = taking.message.place;
    const auto now = event();  // kept while another thread reads a newer one
    const EventTable* table = place.event_id == event_id_ ? now->table(place.round, place.table) : nullptr;
    if (table != nullptr && table->key == to_string(taking.message.key))
        shares_.use({place.round, place.table},
                    std::chrono::duration_cast<std::chrono::microseconds>(after - before) + before_it, after);
}

void LiveTables::keep(const std::vector<PendingUpload*>& takings) {
    std::vector<PendingUpload*> sent;
    for (PendingUpload* taking : takings) {
        try {
            do_for(*taking, [&] { weigh(*taking); });
        } catch (const FileError& error) {
            taking->reply = HubAnswer{.state = HubState::not_now, .detail = error.what()};
        }
        if (!taking->reply) sent.push_back(taking);
    }
    try {
        store(sent);
    } catch (const std::invalid_argument&) {
        // A batch that the store rejects is one sender's fault: the others are stored without it.
        for (PendingUpload* taking : sent) store_alone(*taking);
    }
}

void LiveTables::store(std::span<PendingUpload* const> takings) {
    if (takings.empty()) return;
    std::vector<LiveBatch> batches;
    batches.reserve(takings.size());
    for (const PendingUpload* taking : takings) batches.push_back(taking->batch);
    try {
        const std::vector<LiveAnswer> answers = store_->append(batches);
        for (std::size_t i = 0; i < takings.size(); ++i) do_for(*takings[i], [&] { settle(*takings[i], answers[i]); });
    } catch (const FileError& error) {
        for (PendingUpload* taking : takings) {
            if (taking->reply) continue;
            tell_trouble(taking->message.place, error);
            taking->reply = HubAnswer{.state = HubState::not_now, .detail = error.what()};
        }
    }
}

void LiveTables::store_alone(PendingUpload& taking) {
    PendingUpload* const one = &taking;
    try {
        store({&one, 1});
    } catch (const std::invalid_argument& error) {
        taking.reply = HubAnswer{.state = HubState::too_much, .detail = error.what()};
    }
}

/// Handles the store's answer: another hub may have been first.
void LiveTables::settle(PendingUpload& taking, const LiveAnswer& answer) {
    const TableOfEvent& place = taking.message.place;
    if (taking.fresh) {
        const std::lock_guard lock(guard_);
        if (answer.outcome == LiveOutcome::kept)
            taking.game =
                games_.emplace(std::pair{place.round, place.table}, std::move(taking.fresh)).first->second.get();
    }
    if (answer.outcome != LiveOutcome::kept || taking.game == nullptr) {
        // Another process wrote meanwhile: the sender asks again, and is compared with that state.
        if (taking.game != nullptr) catch_up(*taking.game);
        taking.reply = HubAnswer{.state = HubState::not_now, .detail = "another hub was faster"};
        return;
    }
    {
        const std::lock_guard lock(guard_);
        std::size_t more = 0;
        for (const LiveEntry& entry : taking.batch.entries) more += entry.text.size();
        taking.game->take(taking.part, more);
        taking.game->heard_ms = clock_();
        taking.game->version = ++version_;
    }
    if (answer.head.number > taking.game->game.last()) catch_up(*taking.game);
    HubAnswer kept = answer_of(HubState::kept, taking.game);
    kept.has_stored = !taking.batch.entries.empty();
    taking.reply = std::move(kept);
    take_result({place.round, place.table}, *taking.game);
}

}  // namespace tablebank
