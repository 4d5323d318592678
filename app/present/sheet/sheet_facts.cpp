#include "app/present/sheet/sheet_facts.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "calculators/richest.h"
#include "calculators/ruling_scope.h"
#include "ledger/books/result.h"
#include "ledger/proof/comparison.h"

namespace tablebank {

namespace {

std::vector<DifferingRuling> differing_rulings(const Edition& edition, Goal goal, const Rulings& agreed,
                                               const Rulings& rulings, const std::vector<RulingChange>& changes) {
    std::vector<DifferingRuling> differing;
    for (const RulingKey& key : ruling_keys()) {
        DifferingRuling ruling{std::string(key.name), get(rulings, key.name), get(agreed, key.name),
                               get(edition.rulings, key.name), house_rule_in_force(edition, goal, rulings, key.name)};
        std::ranges::copy_if(changes, std::back_inserter(ruling.changes),
                             [&](const RulingChange& change) { return change.key == ruling.key; });
        const bool chosen = ruling.value != ruling.usual && ruling_matters(edition, goal, key.name);
        if (chosen || ruling.of_house || !ruling.changes.empty()) differing.push_back(std::move(ruling));
    }
    return differing;
}

ScoredPlayer player_at(const Position& position, int index) {
    const PositionPlayer& who = position.players.at(static_cast<std::size_t>(index));
    ScoredPlayer player;
    player.seat = index + 1;
    player.name = who.name;
    player.role = who.estate.role;
    player.cash = who.estate.cash;
    return player;
}

void take_settlement(const Position& position, const Settlement& settlement, SheetFacts& facts) {
    for (const Standing& standing : settlement.standings) {
        ScoredPlayer player = player_at(position, standing.player);
        player.place = standing.place;
        player.winner = standing.place == 1;
        player.cash = standing.cash;
        player.kept = standing.kept;
        player.deeds = standing.walk_sum;
        player.total = standing.total;
        player.walk = standing.walk;
        player.workings = standing.workings;
        facts.players.push_back(std::move(player));
    }
    facts.dice = position.dice;
}

std::optional<Refusal> take_timed(const Table& table, const UtilityDice& dice, SheetFacts& facts) {
    auto settled = settle_game(table, dice);
    if (auto* refusal = std::get_if<Refusal>(&settled)) return std::move(*refusal);
    const auto& found = std::get<GameSettlement>(settled);
    facts.recorded = found.recorded;
    facts.rulings = found.rulings;
    facts.adjustments = found.adjustments;
    facts.adjusted = found.adjusted;
    take_settlement(found.position, found.settlement, facts);
    facts.is_uncounted = is_uncounted(table.game);
    return std::nullopt;
}

/// During play each side has its own richest, for it is not known which will be left.
std::optional<Refusal> take_richest(const Table& table, const UtilityDice& dice, SheetFacts& facts) {
    const Game& game = table.game;
    const bool playing = game.phase() == Phase::play;
    for (const Role side : game.edition().profile.played_roles()) {
        Position position = game.position();
        for (const auto& [space, thrown] : dice) position.dice.insert_or_assign(space, thrown);
        for (PositionPlayer& player : position.players)
            if (player.estate.role != side) player.bankrupt = true;
        const auto ranked = rank_richest(game.edition(), facts.rulings, position);
        if (const auto* refusal = std::get_if<Refusal>(&ranked)) return *refusal;
        for (const RichPlayer& rich : std::get<std::vector<RichPlayer>>(ranked)) {
            ScoredPlayer player = player_at(position, rich.player);
            player.place = rich.place;
            player.winner = rich.place == 1 && !playing;
            if (playing) player.side = side;
            player.cash = rich.worth.cash;
            player.deeds = rich.worth.income;
            player.total = Share{rich.worth.richest};
            player.walk = rich.worth.incomes;
            player.workings = rich.worth.workings;
            facts.players.push_back(std::move(player));
        }
        facts.dice = position.dice;
    }
    return std::nullopt;
}

/// If the last player at the table wins, nothing is computed but cash, and what could still be raised.
void take_solvent(const Table& table, SheetFacts& facts) {
    const Game& game = table.game;
    const Position position = game.position();
    for (const Seat seat : game.players()) {
        ScoredPlayer player = player_at(position, seat.number - 1);
        Quote raise = quote_raise(game.edition(), facts.rulings, game.estate(seat));
        player.total = Share{raise.amount};
        player.workings = std::move(raise.workings);
        facts.players.push_back(std::move(player));
    }
}

/// The winners of a finished game are those that it recorded, even if today's values differ.
void take_winners(const Game& game, SheetFacts& facts) {
    if (game.phase() != Phase::finished) return;
    const std::vector<Seat> winners = game.winners();
    for (ScoredPlayer& player : facts.players) {
        player.winner = std::ranges::find(winners, Seat{player.seat}) != winners.end();
        if (player.winner) player.place = 1;
    }
    std::ranges::stable_sort(facts.players, std::ranges::greater{}, &ScoredPlayer::winner);
}

/// Who is no longer at the table, the last to leave first.
void take_gone(const Table& table, SheetFacts& facts) {
    const Game& game = table.game;
    std::vector<std::pair<std::int64_t, ScoredPlayer>> gone;
    for (int number = 1; number <= game.seats(); ++number) {
        const Seat seat{number};
        if (!game.is_out(seat)) continue;
        ScoredPlayer player;
        player.seat = number;
        player.name = game.name(seat);
        player.role = game.role(seat);
        player.out = true;
        const FactKey out{FactName::out, number};
        player.bankrupt = std::ranges::any_of(table.history.entries(), [&](const Entry& entry) {
            return entry.verb == "bankrupt" && table.history.in_force(entry.sequence) &&
                   std::ranges::any_of(entry.facts, [&](const FactChange& change) { return change.key == out; });
        });
        gone.emplace_back(game.facts.number(out), std::move(player));
    }
    std::ranges::stable_sort(gone, std::ranges::greater{}, &std::pair<std::int64_t, ScoredPlayer>::first);
    for (auto& [order, player] : gone) facts.players.push_back(std::move(player));
}

/// The time when the game was over. Under older rules no fact has it: then it is the time of the entry that ended it.
std::optional<std::int64_t> end_of(const Table& table) {
    const Facts& facts = table.game.facts;
    if (table.game.phase() != Phase::finished) return std::nullopt;
    if (!facts.get({FactName::finished_at}).empty()) return facts.number({FactName::finished_at});
    const auto entry = table.history.changed_since({FactName::phase}, 0);
    return entry ? std::optional{table.history.at(*entry).stamp.at_ms} : std::nullopt;
}

/// The players with their figures and places. Requires the measure and the rulings.
std::optional<Refusal> take_standings(const Table& table, const UtilityDice& dice, SheetFacts& facts) {
    std::optional<Refusal> refusal;
    if (facts.measure == Measure::settlement) refusal = take_timed(table, dice, facts);
    if (facts.measure == Measure::richest) refusal = take_richest(table, dice, facts);
    if (facts.measure == Measure::last_left) take_solvent(table, facts);
    if (!refusal) take_winners(table.game, facts);
    return refusal;
}

/// The total that a sheet stated for each player when it was certified.
std::vector<std::pair<int, Share>> totals_at(const Table& table, std::int64_t entry) {
    const Table then = table_at(table, entry);
    SheetFacts facts;
    facts.measure = measure_of(then.game);
    facts.rulings = then.game.rulings();
    std::vector<std::pair<int, Share>> totals;
    if (take_standings(then, {}, facts)) return totals;
    for (const ScoredPlayer& player : facts.players)
        if (player.total) totals.emplace_back(player.seat, *player.total);
    return totals;
}

std::vector<EarlierSheet> earlier_sheets(const Table& table, const Adjudication& road) {
    std::vector<EarlierSheet> sheets;
    if (road.sheets_before.empty()) return sheets;
    const ChainSummary chain = summary_of(*table.game.setup, table.history.entries());
    for (const SheetBefore& before : road.sheets_before)
        sheets.push_back(
            {before, to_hex(chain.heads.at(static_cast<std::size_t>(before.entry))), totals_at(table, before.entry)});
    return sheets;
}

}  // namespace

std::vector<CountedHand> counted_hands(const Position& position, const std::vector<Notes>& notes) {
    std::vector<CountedHand> hands;
    for (std::size_t index = 0; index < std::min(notes.size(), position.players.size()); ++index) {
        const Money cash = position.players[index].estate.cash;
        if (notes[index].empty()) continue;
        CountedHand& hand = hands.emplace_back();
        hand.seat = static_cast<int>(index) + 1;
        hand.notes = notes[index];
        hand.counted = hand.booked = cash;
    }
    return hands;
}

namespace {

std::vector<PeopleStep> people_steps(const Table& table) {
    std::vector<PeopleStep> steps;
    for (const Entry& entry : table.history.entries()) {
        const bool tells = changes_people(entry) || entry.verb == "leaves";
        if (!tells || !table.history.counts(entry)) continue;
        steps.push_back({entry.sequence, entry.stamp.at_ms, entry.line, entry.why});
    }
    return steps;
}

}  // namespace

std::variant<SheetFacts, Refusal> sheet_facts(const Table& table, std::string head, const UtilityDice& dice) {
    const Game& game = table.game;
    SheetFacts facts;
    facts.edition = game.setup->edition;
    facts.goal = game.setup->goal;
    facts.measure = measure_of(game);
    facts.rulings = game.rulings();
    facts.of_game = true;
    facts.phase = game.phase();
    facts.final = facts.phase == Phase::finished;
    facts.game_id = game.setup->game_id;
    facts.practice = is_practice(*game.setup);
    facts.head = std::move(head);
    facts.entries = table.history.last();
    facts.began_ms = table.history.at(1).stamp.at_ms;
    facts.last_ms = table.history.at(facts.entries).stamp.at_ms;
    facts.minutes = game.setup->minutes;
    if (auto refusal = take_standings(table, dice, facts)) return *std::move(refusal);
    take_gone(table, facts);
    for (ScoredPlayer& player : facts.players)
        player.before = former_sitters(*game.setup, table.history, Seat{player.seat});
    facts.people = seats_of_other_people(*game.setup, table.history);
    facts.people_steps = people_steps(table);
    facts.differing =
        differing_rulings(*facts.edition, facts.goal, game.setup->rulings, game.rulings(), ruling_changes(table));
    facts.clock = clock_steps(table);
    facts.after_time = posted_after_time(table);
    facts.corrections = corrections_of(table);
    facts.ended_ms = end_of(table);
    for (const SheetClockStep& step : facts.clock)
        if (step.kind == SheetClockStep::Kind::called) facts.called = step.entry;
    facts.road = adjudication(table);
    facts.earlier = earlier_sheets(table, facts.road);
    return facts;
}

std::variant<SheetFacts, Refusal> sheet_facts(std::shared_ptr<const Edition> edition, const Rulings& rulings,
                                              Position position, const UtilityDice& dice,
                                              const std::vector<Notes>& notes) {
    for (const auto& [space, thrown] : dice) position.dice.insert_or_assign(space, thrown);
    auto settled = settle(*edition, rulings, position);
    if (auto* refusal = std::get_if<Refusal>(&settled)) return std::move(*refusal);
    SheetFacts facts;
    facts.edition = std::move(edition);
    facts.rulings = rulings;
    take_settlement(position, std::get<Settlement>(settled), facts);
    for (std::size_t index = 0; index < position.players.size(); ++index) {
        if (!position.players[index].bankrupt) continue;
        ScoredPlayer gone = player_at(position, static_cast<int>(index));
        gone.out = gone.bankrupt = true;
        facts.players.push_back(std::move(gone));
    }
    facts.road.hands = facts.road.counts = counted_hands(position, notes);
    facts.differing = differing_rulings(*facts.edition, Goal::timed, rulings, rulings, {});
    return facts;
}

}  // namespace tablebank
