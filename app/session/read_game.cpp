#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/session/replay.h"
#include "app/session/session.h"
#include "calculators/money.h"
#include "db/game/record_file.h"
#include "ledger/books/entry_group.h"
#include "ledger/decide/entry_words.h"

namespace tablebank {
namespace {

FileError damaged(const std::filesystem::path& file, const std::string& message) {
    return {FileError::Kind::damaged, file, message};
}

/// Checks that every player has a role of this edition, as in every game that this program began.
void check_roles(const Setup& setup) {
    const std::vector<Role> played = setup.edition->profile.played_roles();
    for (std::size_t seat = 0; seat < setup.players.size(); ++seat)
        if (std::ranges::find(played, setup.players[seat].role) == played.end())
            throw ConservationError("player " + std::to_string(seat + 1) + " has no role of its edition");
}

/// Checks facts that every opening sets and no entry removes: the player in turn, and the tokens of those who play on
/// the board.
void check_seats(const Game& game) {
    if (game.turn().number == 0) throw ConservationError("nobody has the turn");
    for (int number = 1; number <= game.seats(); ++number) {
        const Seat seat{number};
        if (game.book.holder(Asset::token(seat)) == Account::bank())
            throw ConservationError(to_string(Asset::token(seat)) + " is not on the table");
        if (!game.space_of(seat) && !game.is_out(seat))
            throw ConservationError(to_string(Asset::token(seat)) + " is not on the board");
    }
}

/// Checks the action that is being posted after an entry: empty before its first entry and after its last, and the same
/// in between.
void check_action(const std::string& before, const Game& game) {
    const std::string& after = game.facts.get({FactName::action});
    const auto open = parse_entry_group(before);
    const auto left = parse_entry_group(after);
    const bool fits = !open ? !left || left->first == game.last : game.last == open->last ? !left : after == before;
    if (!fits) throw ConservationError("it is not the next of its action");
}

}  // namespace

void take_next(Table& table, KnownWords& words, Entry entry) {
    if (is_opening(entry) != (entry.sequence == 1)) throw ConservationError("a game opens once, and first");
    if (!words.agree(*table.game.setup, entry)) throw ConservationError("its words are not those of its line");
    if (entry.sequence == 1) check_roles(*table.game.setup);
    const std::string action = table.game.facts.get({FactName::action});
    table.post(std::move(entry));
    check_seats(table.game);
    check_action(action, table.game);
}

ReadGame replay(const std::filesystem::path& file, const std::shared_ptr<const Setup>& setup,
                const StoredEntries& entries) {
    const Hash beginning = genesis(*setup);
    ReadGame read{Table(setup), beginning};
    read.table.history.reserve(entries.count);
    std::int64_t sequence = 0;
    KnownWords words;
    try {
        entries.load([&](Entry&& entry, const Hash& hash) {
            sequence = entry.sequence;
            take_next(read.table, words, std::move(entry));
            read.head = hash;
        });
    } catch (const std::logic_error& error) {
        // The ledger throws these for an impossible transfer, a wrong sum, or a value out of place.
        throw damaged(file, "entry " + std::to_string(sequence) + ": " + error.what());
    } catch (const MoneyOverflow& error) {
        throw damaged(file, "entry " + std::to_string(sequence) + ": " + error.what());
    }
    if (read.table.history.last() == 0) throw damaged(file, "the game has no opening entry");
    if (!read.table.game.facts.get({FactName::action}).empty()) throw damaged(file, "its last action is not whole");
    return read;
}

ReadGame read_game(const std::filesystem::path& file) {
    std::optional<ReadGame> read;
    const auto reads = begins_as_record(file) ? read_record : read_guarded;
    reads(file, [&](const std::shared_ptr<const Setup>& setup, const StoredEntries& entries) {
        read = replay(file, setup, entries);
    });
    return std::move(read).value();
}

}  // namespace tablebank
