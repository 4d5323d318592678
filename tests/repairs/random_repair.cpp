#include "tests/repairs/random_repair.h"

#include <algorithm>
#include <memory>
#include <set>

#include "ledger/decide/decide.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/entry_words.h"
#include "ledger/grammar/notation.h"
#include "tests/support/notation_table.h"

namespace repairs {
namespace {

using namespace tablebank;

const std::vector<std::string> all_names{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid"};

/// Each city to one player mostly, so that houses are built and rents hurt; companies to anyone.
void deal_out(const Edition& edition, Position& position, random_play::Rng& chance) {
    const auto anybody = [&] {
        return static_cast<std::size_t>(chance.below(static_cast<int>(position.players.size())));
    };
    std::vector<std::size_t> owners;
    for (std::size_t city = 0; city < edition.cities.size(); ++city) owners.push_back(anybody());
    for (const Deed& deed : edition.deeds) {
        if (chance.percent(30)) continue;
        const bool in_one_hand = deed.city >= 0 && chance.percent(85);
        const std::size_t owner = in_one_hand ? owners.at(static_cast<std::size_t>(deed.city)) : anybody();
        position.players.at(owner).estate.deeds.push_back({deed.space});
    }
}

/// The rich never run out of money: no one is asked what to do then.
Table opened(const std::string& edition, random_play::Rng& chance, bool rich) {
    const auto seats = static_cast<std::size_t>(chance.between(2, 5));
    auto setup = std::make_shared<Setup>(
        testing::table_of(edition, {all_names.begin(), all_names.begin() + static_cast<std::ptrdiff_t>(seats)}));
    Position position;
    for (const PlayerSetup& player : setup->players) {
        PositionPlayer& sits = position.players.emplace_back();
        sits.name = player.name;
        sits.estate.role = player.role;
        const Money price = setup->edition->deeds.at(setup->edition->deeds.size() / 2).price;
        sits.estate.cash = rich ? Money{900'000} : price * chance.between(0, 3);
    }
    if (!rich || chance.percent(40)) deal_out(*setup->edition, position, chance);
    Table table{setup};
    table.post(decide_opening(*setup, &position, {std::string(32, '0'), 0, "test"}));
    return table;
}

}  // namespace

std::string name_of(const Table& table, Seat seat) {
    return written_name(*table.game.setup, seat);
}

std::optional<Refusal> refusal_of(const Table& table, const std::string& line) {
    const Command command = testing::command_of(*table.game.setup, line);
    auto decision = decide(table, command, [] { return Stamp{}; });
    if (auto* no = std::get_if<Refusal>(&decision)) return *no;
    return std::nullopt;
}

bool takes(const Table& table, const std::string& line) {
    return !refusal_of(table, line);
}

bool is_throw(const std::string& line) {
    return line.find_first_not_of("123456 ") == std::string::npos;
}

RandomRepair::RandomRepair(const std::string& edition, std::uint64_t seed, Count& count)
    : edition_(edition),
      seed_(seed),
      count_(count),
      chance_(seed),
      rich_(chance_.percent(40)),
      right_(opened(edition, chance_, rich_)),
      wrong_(right_),
      unit_(share_equally(right_.game.edition().deeds.front().price, 4).part) {}

void RandomRepair::play() {
    const int mistakes = chance_.percent(30) ? 2 : 1;
    for (int mistake = 0; mistake < mistakes && right_.game.phase() == Phase::play; ++mistake) {
        play_both(chance_.between(0, 40));
        if (right_.game.phase() != Phase::play) return;
        if (!take_for_another(chance_.percent(20) ? chance_.between(40, 120) : chance_.between(1, 40))) return;
        if (chance_.percent(25)) put_right_wrongly();
        put_right();
        if (mistake > 0) count_.add("second mistake put right");
    }
}

/// Of one moment: the two tables end at the same time, whatever was repaired in one of them.
Stamp RandomRepair::stamp() {
    const std::string digits = std::to_string(++stamps_);
    return {std::string(32 - digits.size(), '0') + digits, 1'767'225'600'000, "test"};
}

void RandomRepair::post(Table& table, const std::string& line, bool meant) {
    Command command = testing::command_of(*table.game.setup, line);
    command.typed = line;
    auto decision = decide(table, command, [&] { return stamp(); });
    if (auto* no = std::get_if<Refusal>(&decision))
        fail("\"" + line + "\" is refused: " + std::string(to_string(no->code)));
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) {
        if (meant) meant_.push_back(entry.line);
        if (!words_agree(*table.game.setup, entry) || !typed_agrees(table, entry))
            fail("\"" + entry.line + "\" does not follow from \"" + entry.typed + '"');
        table.post(std::move(entry));
    }
}

void RandomRepair::play_both(int steps) {
    for (int step = 0; step < steps && right_.game.phase() == Phase::play; ++step) {
        const std::string line = next_line();
        post(right_, line, false);
        post(wrong_, line, false);
    }
}

/// One line goes wrong, and the table plays on. False where the game ends before one does.
bool RandomRepair::take_for_another(int steps) {
    const bool other_than_dice = chance_.percent(50);
    std::optional<std::string> typed;
    for (int tries = 0; !typed; ++tries) {
        right_line_ = next_line();
        if (is_throw(right_line_) != other_than_dice || tries > 40) typed = mistaken(right_line_);
        if (typed && *typed != right_line_ && takes(wrong_, *typed)) break;
        typed.reset();
        post(right_, right_line_, false);
        post(wrong_, right_line_, false);
        if (right_.game.phase() != Phase::play) return false;
    }
    count_.add(is_throw(right_line_) ? "dice mistaken" : "another line mistaken");
    meant_.clear();
    post(right_, right_line_, true);
    post(wrong_, *typed, false);
    mistaken_ = wrong_.history.last();
    right_rents_.clear();
    wrong_rents_.clear();
    noticed_ = crosses_rents();
    for (int step = 0; step < steps && !noticed_ && right_.game.phase() == Phase::play; ++step)
        go_on_mistaken(next_line());
    settle_all_dues();
    count_.add("lines", static_cast<std::int64_t>(meant_.size()));
    return true;
}

void RandomRepair::go_on_mistaken(const std::string& line) {
    forgotten_ =
        std::ranges::any_of(open_dues(right_.game), [&](const Due& due) { return is_unclaimed(right_.game, due); });
    post(right_, line, true);
    if (!noticed_) type_wrongly(line);
    if (crosses_rents()) noticed_ = true;
}

/// Whether the same rent was owed in both games, at another time in each: let go in one, it would be taken for let go
/// in the other (football 10).
bool RandomRepair::crosses_rents() {
    const auto note = [](const Table& table, const Table& other, std::set<std::string>& rents) {
        const auto told = [](const Due& due) {
            return std::to_string(due.debtor.number) + " @" + std::to_string(due.space.index);
        };
        std::set<std::string> others;
        for (const Due& due : open_dues(other.game)) others.insert(told(due));
        for (const Due& due : open_dues(table.game))
            if (is_unclaimed(table.game, due) && !others.contains(told(due))) rents.insert(told(due));
    };
    note(right_, wrong_, right_rents_);
    note(wrong_, right_, wrong_rents_);
    return std::ranges::any_of(right_rents_, [&](const std::string& rent) { return wrong_rents_.contains(rent); });
}

/// So that the two tables can be compared: dues are identified by the entry that raised them.
void RandomRepair::settle_all_dues() {
    while (right_.game.phase() == Phase::play) {
        const auto dues = open_dues(right_.game);
        if (dues.empty()) return;
        go_on_mistaken(settlement(dues.front()));
    }
}

/// The banker sees another table: they leave out lines that it refuses, and type first what it requires. A lack of cash
/// there alone has no answer in the game as it was meant: then the banker sees that something is wrong.
void RandomRepair::type_wrongly(const std::string& line) {
    const auto dues = open_dues(wrong_.game, wrong_.game.turn());
    // A payment without a debt would be a separate one.
    const bool on_account = line.find("on account") != std::string::npos;
    if (line.starts_with("pay") && !on_account && (dues.empty() || dues.front().kind != DueKind::penalty)) return;
    // Which of two rents is paid is visible only if both are shown (football 10).
    noticed_ = dues.size() > 1 && is_unclaimed(wrong_.game, dues.front());
    for (int tries = 0; tries < 20 && !noticed_; ++tries) {
        const auto no = refusal_of(wrong_, line);
        if (!no) return post(wrong_, line, false);
        // A player who leaves because of a rent that is owed there too, and would lapse there, visibly stays.
        const bool stays = line.ends_with(" bankrupt") && !open_dues(wrong_.game).empty();
        if (no->code == RefusalCode::short_of_cash || stays || is_one_of_several(line)) noticed_ = true;
        if (no->code != RefusalCode::due_open) return;
        get_past(*no);
    }
}

/// Whether money was raised that did not reach: left out, it would not be missed if the next proceeds reach.
bool RandomRepair::is_one_of_several(const std::string& line) const {
    const Command command = testing::command_of(*right_.game.setup, line);
    const bool raises = std::holds_alternative<action::Mortgage>(command.action) ||
                        std::holds_alternative<action::Sell>(command.action);
    if (!raises) return false;
    const auto dues = open_dues(right_.game, *command.player);
    return !dues.empty() && dues.front().at_most() > right_.game.cash(*command.player);
}

void RandomRepair::get_past(const Refusal& refusal) {
    // The payment there might be taken for the rent that the others waive here.
    noticed_ = forgotten_;
    if (noticed_) return;
    const auto dues = open_dues(wrong_.game, Seat{refusal.player.value()});
    if (dues.empty()) {
        noticed_ = refusal.line.empty() || !takes(wrong_, refusal.line);
        if (!noticed_) post(wrong_, refusal.line, false);
        return;
    }
    std::string line = answer_to(dues.front());
    // Whether a deed is bought that the other table never offered is that player's decision alone: without a name it
    // would be the decision of the player who is offered one there.
    const bool unnamed = wrong_.game.turn().number == *refusal.player && dues.front().kind != DueKind::offer;
    if (!unnamed && !line.starts_with("auction")) line = name_of(wrong_, Seat{*refusal.player}) + " " + line;
    noticed_ = !takes(wrong_, line);
    if (!noticed_) post(wrong_, line, false);
}

void RandomRepair::fail(const std::string& why) const {
    std::string text = edition_ + ", seed " + std::to_string(seed_) + ": " + why + "\nas typed:\n";
    for (const Entry& entry : wrong_.history.entries())
        text += "  #" + std::to_string(entry.sequence) + " " + entry.line + "    [" + entry.typed + "]\n";
    text += "as meant, from \"" + right_line_ + "\" on:\n";
    for (const std::string& line : meant_) text += "  " + line + "\n";
    throw Unmended(text + "put right by: " + repair_);
}

}  // namespace repairs
