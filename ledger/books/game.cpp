#include "ledger/books/game.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <string>

#include "calculators/ruling_scope.h"
#include "ledger/books/fact_value.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 6> phases{"play", "side_gone", "closing", "kept", "walked", "finished"};
static_assert(phases.size() == static_cast<std::size_t>(Phase::finished) + 1);

constexpr std::int64_t ms_per_minute = 60'000;

/// Calls `visit(index, value)` for every fact of a name, in order of its index.
template <class Visit>
void for_each_fact(const Facts& facts, FactName name, Visit visit) {
    constexpr auto lowest = std::numeric_limits<std::int32_t>::min();
    const auto& all = facts.all();
    for (auto fact = facts.from({name, lowest, lowest}); fact != all.end() && fact->first.name == name; ++fact)
        visit(fact->first.index, fact->second);
}

FactKey of_seat(FactName name, Seat seat) {
    return {name, seat.number, 0};
}

bool is_hand_or_pledge(Account account) {
    return account.kind == Account::Kind::player || account.kind == Account::Kind::pledge;
}

/// The pieces at an account that may have them.
Pieces pieces_at(const Book& book, Account place) {
    return {book.quantity(Asset::house(), place), book.quantity(Asset::hotel(), place)};
}

/// Marks the streets that came to an existing monopoly, if that matters at this table.
void mark_third_streets(const Game& game, Estate& estate) {
    const auto first = game.facts.from({FactName::third});
    if (first == game.facts.all().end() || first->first.name != FactName::third) return;  // as in nearly every game
    if (game.rulings().third_street != ThirdStreet::never_built) return;
    for (Holding& holding : estate.deeds)
        holding.third = !game.facts.get({FactName::third, holding.deed.index}).empty();
}

}  // namespace

std::string_view to_string(Phase phase) {
    return phases.at(static_cast<std::size_t>(phase));
}

std::optional<Phase> parse_phase(std::string_view text) {
    const auto found = std::ranges::find(phases, text);
    if (found == phases.end()) return std::nullopt;
    return static_cast<Phase>(found - phases.begin());
}

Game::Game(const std::shared_ptr<const Setup>& agreed)
    : setup(opening_of(agreed)), book(*setup->edition, setup->seats()) {}

RulesVersion Game::rules_version() const {
    return static_cast<RulesVersion>(facts.number({FactName::rules}, static_cast<int>(RulesVersion::first)));
}

Rulings Game::rulings() const {
    Rulings in_force = setup->rulings;
    for_each_fact(facts, FactName::ruling, [&](std::int32_t index, const std::string& value) {
        const auto keys = ruling_keys();
        const auto number = static_cast<std::size_t>(index);
        if (index < 0 || number >= keys.size() || !set(in_force, keys[number].name, value))
            throw std::invalid_argument("no such ruling: " + std::to_string(index) + " " + value);
    });
    return held_to_book(edition(), in_force);
}

Phase Game::phase() const {
    const std::string& value = facts.get({FactName::phase});
    return value.empty() ? Phase::play : parse_phase(value).value();
}

bool Game::is_out(Seat seat) const {
    return !facts.get(of_seat(FactName::out, seat)).empty();
}

std::vector<Seat> Game::order() const {
    if (!setup->order.empty()) return setup->order;
    std::vector<Seat> all;
    for (int number = 1; number <= seats(); ++number) all.push_back(Seat{number});
    return all;
}

std::vector<Seat> Game::players() const {
    std::vector<Seat> playing;
    for (int number = 1; number <= seats(); ++number)
        if (!is_out(Seat{number})) playing.push_back(Seat{number});
    return playing;
}

Seat Game::after(Seat seat) const {
    std::vector<Seat> following = order();
    const auto here = std::ranges::find(following, seat);
    if (here != following.end()) std::rotate(following.begin(), here, following.end());
    const auto next = std::find_if(following.begin() + 1, following.end(), [&](Seat other) { return !is_out(other); });
    return next == following.end() ? seat : *next;
}

std::optional<Seat> Game::owner_of(Space deed) const {
    if (edition().deed_at(deed) == nullptr) return std::nullopt;
    const Account holder = book.holder(Asset::deed(deed));
    if (!is_hand_or_pledge(holder)) return std::nullopt;
    return Seat{holder.index};
}

bool Game::is_mortgaged(Space deed) const {
    if (edition().deed_at(deed) == nullptr) return false;
    const Account holder = book.holder(Asset::deed(deed));
    return holder.kind == Account::Kind::pledge || holder.kind == Account::Kind::withheld;
}

Pieces Game::on_street(Space street) const {
    if (edition().deed_at(street) == nullptr) return {};
    return pieces_at(book, Account::street(street));
}

Pieces Game::in_bank() const {
    return pieces_at(book, Account::bank());
}

bool Game::is_jailed(Seat seat) const {
    return book.holder(Asset::token(seat)) == Account::jail();
}

std::optional<Space> Game::space_of(Seat seat) const {
    const Account place = book.holder(Asset::token(seat));
    if (place.kind == Account::Kind::space) return Space{place.index};
    if (place.kind == Account::Kind::jail) return edition().jail();
    return std::nullopt;
}

std::int64_t Game::jail_tries(Seat seat) const {
    return facts.number(of_seat(FactName::jail_tries, seat));
}

Seat Game::turn() const {
    return {static_cast<int>(facts.number({FactName::turn}))};
}

std::int64_t Game::rolls_left() const {
    return facts.number({FactName::rolls_left});
}

std::int64_t Game::rolls_made() const {
    return facts.number({FactName::rolls_made});
}

std::int64_t Game::round() const {
    return facts.number({FactName::round});
}

bool Game::time_called() const {
    return !facts.get({FactName::time_called}).empty();
}

std::vector<Seat> Game::winners() const {
    return parse_seats(facts.get({FactName::winner})).value();
}

Estate Game::estate(Seat seat) const {
    Estate estate{role(seat), cash(seat), is_jailed(seat), {}};
    for (const Deed& deed : edition().deeds) {
        const Account holder = book.holder(Asset::deed(deed.space));
        if (!is_hand_or_pledge(holder) || holder.index != seat.number) continue;
        const Pieces built = pieces_at(book, Account::street(deed.space));
        const bool mortgaged = holder.kind == Account::Kind::pledge;
        estate.deeds.push_back({deed.space, mortgaged, static_cast<int>(built.houses), static_cast<int>(built.hotels)});
    }
    mark_third_streets(*this, estate);
    return estate;
}

std::vector<PositionCard> Game::cards(Seat seat) const {
    std::vector<PositionCard> held;
    for (int card = 0; card < edition().hand_cards(); ++card)
        if (book.holder(Asset::card(card)) == Account::player(seat))
            held.push_back({card, facts.get({FactName::played, card}), facts.get({FactName::card_does, card})});
    return held;
}

Position Game::position() const {
    Position position;
    const int most_tries = edition().profile.jail_tries.value;  // a forced roll may have been one more
    for (int number = 1; number <= seats(); ++number) {
        const Seat seat{number};
        // An undo may leave tries that belong to no stay in jail.
        const int tries = is_jailed(seat) ? static_cast<int>(std::min<std::int64_t>(jail_tries(seat), most_tries)) : 0;
        position.players.push_back({name(seat), estate(seat), is_out(seat), cards(seat), tries});
    }
    for_each_fact(facts, FactName::walk_dice, [&](std::int32_t index, const std::string& value) {
        position.dice[Space{index}] = parse_dice(value).value();
    });
    return position;
}

std::int64_t table_time(const Game& game, std::int64_t now_ms) {
    const std::int64_t shifted = now_ms + game.facts.number({FactName::clock_shift});
    // Between the entries of a group, lines are decided again, each with its old time.
    const bool is_again = !game.facts.get({FactName::action}).empty();
    if (is_again || game.rules_version() < RulesVersion::fourth) return shifted;
    return std::max(shifted, game.latest_ms);
}

std::int64_t moment_of(const Game& game, std::int64_t now_ms) {
    return table_time(game, now_ms) - game.facts.number({FactName::clock_shift});
}

ClockBefore clock_before(const Game& game) {
    return {game.facts.number({FactName::clock_shift}), !game.facts.get({FactName::action}).empty()};
}

void note_moment(Game& game, const Entry& entry, const ClockBefore& before) {
    // An entry that is decided again keeps its original time.
    if (before.is_within_action || game.latest_ms == Game::any_moment) return;
    const std::int64_t shift = entry.reverses ? before.shift_ms : game.facts.number({FactName::clock_shift});
    game.latest_ms = std::max(game.latest_ms, entry.stamp.at_ms + shift);
}

void follow_clock(Game& game, const Entry& entry) {
    const ClockBefore before = clock_before(game);
    for (const FactChange& change : entry.facts) {
        switch (change.key.name) {
            case FactName::phase:
            case FactName::time_called:
            case FactName::rules:
            case FactName::action:
            case FactName::clock_since:
            case FactName::clock_used:
            case FactName::clock_extra:
            case FactName::clock_shift:
            case FactName::clock_set:
                game.facts.set(change.key, change.after);
                break;
            default:
                break;
        }
    }
    note_moment(game, entry, before);
}

ClockReading read_clock(const Game& game, std::int64_t now_ms) {
    const FactKey since{FactName::clock_since};
    ClockReading reading;
    reading.running = !game.facts.get(since).empty();
    reading.used_ms = game.facts.number({FactName::clock_used});
    // If the computer's clock was set back, the table loses no time.
    if (reading.running)
        reading.used_ms += std::max<std::int64_t>(0, table_time(game, now_ms) - game.facts.number(since));
    reading.limit_ms = (game.setup->minutes + game.facts.number({FactName::clock_extra})) * ms_per_minute;
    if (const std::int64_t set = game.facts.number({FactName::clock_set}); set != 0)
        reading.limit_ms = std::max<std::int64_t>(1, reading.limit_ms + set);
    return reading;
}

}  // namespace tablebank
