#include "app/hub/live_tables.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

#include "app/event/game_result.h"
#include "app/event/table_setup.h"
#include "db/file/file_error.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// In a time that says nothing of where they differ.
bool is_same_secret(const std::string& one, const std::string& other) {
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

/// Whether a game is the one that was to be played at a table.
bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup) {
    const TableSetup wanted = table_setup(event, place.event_id, place.round, place.table);
    Rulings rulings = setup.edition->rulings;
    for (const std::string& ruling : wanted.rulings) {
        const std::size_t equals = ruling.find('=');
        if (equals == std::string::npos || !set(rulings, ruling.substr(0, equals), ruling.substr(equals + 1)))
            return false;
    }
    return setup.game_id == game_of_table(place.event_id, place.round, place.table) &&
           setup.edition->id == wanted.edition && setup.goal == Goal::timed && setup.minutes == wanted.minutes &&
           setup.rulings == rulings &&
           std::ranges::equal(setup.players, wanted.players, [](const PlayerSetup& one, const auto& other) {
               return one.name == other.name && one.role == other.role;
           });
}

HubState state_of(const FileError& error) {
    return error.kind() == FileError::Kind::newer ? HubState::newer : HubState::damaged;
}

}  // namespace

/// One game, as far as it was read: what is durable in the store, no less and no more.
struct LiveTables::Played {
    explicit Played(std::shared_ptr<const Setup> setup, std::string head_lines)
        : game(std::move(setup)), headers(std::move(head_lines)), hashes{game.head()} {}

    GrowingGame game;
    std::string headers;
    std::vector<Hash> hashes;  ///< by entry; that of 0 is the genesis
    std::int64_t heard_ms = 0;
    std::uint64_t version = 0;
};

/// A message on its way.
struct LiveTables::Taking {
    std::size_t index = 0;
    TableMessage message{};
    RecordPart part{};
    LiveBatch batch{};
    std::optional<HubReply> reply{};
};

LiveTables::LiveTables(std::string event_place, std::unique_ptr<LiveStore> store,
                       std::function<std::int64_t()> now_ms)
    : store_(std::move(store)), now_ms_(std::move(now_ms)), desk_(std::move(event_place)) {
    read_anew();
}

LiveTables::~LiveTables() = default;

void LiveTables::know(Event event) {
    const std::lock_guard lock(guard_);
    if (event.last > event_.last) event_ = std::move(event);
}

void LiveTables::read_anew() {
    know(read_event_state(desk_.place()).event);
}

HubAnswer LiveTables::answer_of(HubState state, const Played* game) const {
    HubAnswer answer{.state = state};
    if (game != nullptr) {
        answer.entry = game->game.last();
        answer.head = game->game.head();
    }
    return answer;
}

/// The game of a table: as it is known, from the store, or begun by what came.
LiveTables::Played* LiveTables::played(const TableOfEvent& place, const RecordPart* part) {
    auto& slot = games_[{place.round, place.table}];
    if (slot) return slot.get();
    const std::string id = game_of_table(place.event_id, place.round, place.table);
    if (const auto kept = store_->game(id)) {
        // Its end makes of the headers a record of no entries, which is read as any other.
        const std::string text = kept->headers + record_end(0, kept->genesis);
        slot = std::make_unique<Played>(read_record_part(text, 0, {}).setup, kept->headers);
        catch_up(*slot, kept->head.number);
    } else if (part != nullptr && part->setup) {
        slot = std::make_unique<Played>(part->setup, std::string(part->headers));
    }
    return slot.get();
}

/// Takes from the store what another hub, or this one before it ended, has kept.
void LiveTables::catch_up(Played& game, std::int64_t to) {
    if (game.game.last() >= to) return;
    std::string text;
    LiveHead last{game.game.last(), game.game.head()};
    store_->each_entry(game.game.table().game.setup->game_id, game.game.last(), [&](LiveEntry&& entry) {
        text += entry.text;
        last = {entry.number, entry.hash};
    });
    text += record_end(last.number, last.hash);
    const RecordPart part = read_record_part(text, game.game.last(), game.game.head());
    if (game.game.last() == 0) throw std::logic_error("unreachable");
    game.game.take(part.entries);
    for (const RecordedEntry& entry : part.entries) game.hashes.push_back(entry.hash);
}

}  // namespace tablebank
