#include "ledger/proof/codec.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "ledger/books/people.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

// Format: whole numbers in as many bytes as they need, texts with their length in bytes in front, lists with their
// count in front, an optional member with 0 or 1 in front. The numbers of kinds and fact names are part of the format:
// new ones are added at the end, and a changed layout gets a new version.
constexpr std::uint8_t entry_version = 1;
constexpr std::uint8_t setup_version = 1;
constexpr std::uint8_t state_version = 2;

class Writer {
public:
    explicit Writer(std::uint8_t version) : bytes_(room_for_an_entry, '\0') { number(version); }

    /// Seven bits per byte, the lowest first; the eighth means that more follow. Most numbers here are small.
    void number(std::int64_t value) {
        auto rest = static_cast<std::uint64_t>(value);
        for (; rest > 0x7f; rest >>= 7U) *room(1) = static_cast<char>(static_cast<std::uint8_t>(rest | 0x80U));
        *room(1) = static_cast<char>(rest);
    }

    void bytes(std::span<const std::uint8_t> values) {
        for (const std::uint8_t value : values) *room(1) = static_cast<char>(value);
    }

    void text(std::string_view value) {
        count(value.size());
        std::ranges::copy(value, room(value.size()));
    }

    void count(std::size_t size) { number(static_cast<std::int64_t>(size)); }

    template <class Kind>
    void kind(Kind value) {
        number(static_cast<std::int64_t>(value));
    }

    [[nodiscard]] std::string take() && {
        bytes_.resize(used_);
        return std::move(bytes_);
    }

private:
    static constexpr std::size_t room_for_an_entry = 512;  // most need half of it

    char* room(std::size_t size) {
        if (used_ + size > bytes_.size()) bytes_.resize(2 * (used_ + size));
        char* const begin = bytes_.data() + used_;
        used_ += size;
        return begin;
    }

    std::string bytes_;
    std::size_t used_ = 0;
};

void write(Writer& out, Asset asset) {
    out.kind(asset.kind);
    out.number(asset.index);
}

void write(Writer& out, Account account) {
    out.kind(account.kind);
    out.number(account.index);
}

void write(Writer& out, const Transfer& transfer) {
    write(out, transfer.asset);
    write(out, transfer.from);
    write(out, transfer.to);
    out.number(transfer.quantity);
}

/// A ruling is identified by its name, because the list of rulings may grow in the middle.
void write(Writer& out, const FactKey& key) {
    out.kind(key.name);
    if (key.name == FactName::ruling)
        out.text(ruling_keys()[static_cast<std::size_t>(key.index)].name);
    else
        out.number(key.index);
    out.number(key.number);
}

void write(Writer& out, const FactChange& fact) {
    write(out, fact.key);
    out.text(fact.before);
    out.text(fact.after);
}

/// Only values that differ from the general default: a later version with more rulings gives an older game the same
/// bytes.
void write(Writer& out, const Rulings& rulings) {
    std::vector<const RulingKey*> chosen;
    for (const RulingKey& key : ruling_keys())
        if (get(rulings, key.name) != key.values.front()) chosen.push_back(&key);
    out.count(chosen.size());
    for (const RulingKey* key : chosen) {
        out.text(key->name);
        out.text(get(rulings, key->name));
    }
}

/// The places of everything, in an order that follows from the set-up: each player's cash, the houses and hotels of
/// each street, then the account of each deed, token and kept card. The bank has the rest, because nothing is made or
/// lost.
void write(Writer& out, const Book& book, const Edition& edition) {
    for (int seat = 1; seat <= book.seats(); ++seat)
        out.number(book.quantity(Asset::cash(), Account::player(Seat{seat})));
    for (const Deed& deed : edition.deeds)
        for (const Asset piece : {Asset::house(), Asset::hotel()})
            out.number(book.quantity(piece, Account::street(deed.space)));
    for (const Deed& deed : edition.deeds) write(out, book.holder(Asset::deed(deed.space)));
    for (int seat = 1; seat <= book.seats(); ++seat) write(out, book.holder(Asset::token(Seat{seat})));
    for (int card = 0; card < edition.hand_cards(); ++card) write(out, book.holder(Asset::card(card)));
}

}  // namespace

std::string encode(const Entry& entry) {
    Writer out{entry_version};
    out.number(entry.sequence);
    out.text(entry.stamp.id);
    out.number(entry.stamp.at_ms);
    out.text(entry.stamp.poster);
    out.text(entry.verb);
    out.text(entry.typed);
    out.text(entry.line);
    out.text(entry.why);
    out.number(entry.forced.has_value() ? 1 : 0);
    if (entry.forced) out.text(*entry.forced);
    out.count(entry.set_aside.size());
    for (const std::string& code : entry.set_aside) out.text(code);
    out.number(entry.reverses.has_value() ? 1 : 0);
    if (entry.reverses) out.number(*entry.reverses);
    out.count(entry.transfers.size());
    for (const Transfer& transfer : entry.transfers) write(out, transfer);
    out.count(entry.facts.size());
    for (const FactChange& fact : entry.facts) write(out, fact);
    return std::move(out).take();
}

std::string encode(const Setup& now) {
    const Setup& setup = opening_of(now);
    Writer out{setup_version};
    out.text(setup.game_id);
    out.bytes(sha256(setup.edition_text).bytes);
    out.text(setup.edition->id);
    out.count(setup.players.size());
    for (const PlayerSetup& player : setup.players) {
        out.text(player.name);
        out.text(to_string(player.role));
    }
    out.text(to_string(setup.goal));
    out.number(setup.minutes);
    write(out, setup.rulings);
    out.text(setup.language);
    return std::move(out).take();
}

std::string encode_state(const Game& game) {
    Writer out{state_version};
    write(out, game.book, game.edition());
    const auto& facts = game.facts.all();
    out.count(facts.size());
    // The entry that raised a due or drew a card is history; the table shows only their order.
    std::int32_t place = 0;
    for (const auto& [key, value] : facts) {
        FactKey written = key;
        if (key.name == FactName::due) written = {FactName::due, 0, ++place};
        if (key.name == FactName::drawn) written.number = ++place;
        write(out, written);
        out.text(value);
    }
    return std::move(out).take();
}

}  // namespace tablebank
