#include "tests/repairs/random_repair.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include "ledger/books/due.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/codec.h"
#include "tests/support/notation_table.h"

namespace repairs {
namespace {

using namespace tablebank;

constexpr int most_answers = 60;
const std::vector<std::string> all_names{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid"};

/// So rich that nobody runs out of money: what then happens is asked, and nobody knows what would have been answered.
Table opened(const std::string& edition, random_play::Chance& chance) {
    const auto seats = static_cast<std::size_t>(chance.between(2, 5));
    auto setup = std::make_shared<Setup>(
        testing::table_of(edition, {all_names.begin(), all_names.begin() + static_cast<std::ptrdiff_t>(seats)}));
    Position position;
    for (const PlayerSetup& player : setup->players) {
        PositionPlayer& sits = position.players.emplace_back();
        sits.name = player.name;
        sits.estate.role = player.role;
        sits.estate.cash = Money{900'000};
    }
    Table table{setup};
    table.post(decide_opening(*setup, &position, {std::string(32, '0'), 0, "test"}));
    return table;
}

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

}  // namespace

RandomRepair::RandomRepair(const std::string& edition, std::uint64_t seed)
    : edition_(edition), seed_(seed), chance_(seed), right_(opened(edition, chance_)), wrong_(right_) {}

void RandomRepair::play() {
    play_both(chance_.between(0, 40));
    take_for_another(chance_.between(1, 40));
    put_right();
}

Stamp RandomRepair::stamp() {
    const std::string digits = std::to_string(++stamps_);
    return {std::string(32 - digits.size(), '0') + digits, 1'767'225'600'000 + stamps_, "test"};
}

void RandomRepair::post(Table& table, const std::string& line, bool meant) {
    Command command = testing::command_of(*table.game.setup, line);
    command.typed = line;
    auto decision = decide(table, command, [&] { return stamp(); });
    if (auto* no = std::get_if<Refusal>(&decision))
        fail("\"" + line + "\" is refused: " + std::string(to_string(no->code)));
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) {
        if (meant) meant_.push_back(entry.line);
        table.post(std::move(entry));
    }
}

std::string RandomRepair::answer_to(const Due& due) {
    const std::string dice = std::to_string(chance_.die()) + " " + std::to_string(chance_.die());
    const std::string space = "@" + std::to_string(due.space.index);
    switch (due.kind) {
        case DueKind::offer:
            return chance_.percent(70) ? "ok" : "decline";
        case DueKind::utility_rent:
            return due.waits_for_dice() ? "rent dice " + dice : "ok";
        case DueKind::card:
            return "card " +
                   std::vector<std::string>{"+50 \"read\"", "-75 \"read\"", "none \"read\"", "-20 \"read\""}.at(
                       static_cast<std::size_t>(chance_.below(4)));
        case DueKind::foundation_die:
            return "foundation " + std::to_string(chance_.die());
        case DueKind::bookmakers:
            return chance_.percent(50) ? "decline" : "stake 100 dice " + dice;
        case DueKind::penalty:
            return "pay 30";
        case DueKind::auction:
            if (chance_.percent(40)) return "auction " + space + " none";
            return "auction " + space + " " + name_of(right_, chance_.one_of(right_.game.players())) + " 60";
        default:
            return "ok";
    }
}

/// What a player does with a deed that is named: taken by both tables, or not done at all.
std::optional<std::string> RandomRepair::disposal() {
    const Seat seat = chance_.one_of(right_.game.players());
    const auto deeds = right_.game.estate(seat).deeds;
    if (deeds.empty()) return std::nullopt;
    const std::string deed = "@" + std::to_string(chance_.one_of(deeds).deed.index);
    const std::string verb = chance_.one_of(std::vector<std::string>{"mortgage", "redeem", "build", "sell", "build"});
    return name_of(right_, seat) + " " + verb + " " + deed;
}

bool RandomRepair::both_take(const std::string& line) const {
    return takes(right_, line) && takes(wrong_, line);
}

/// What the table does next in the game as it is meant.
std::string RandomRepair::next_line() {
    const auto dues = open_dues(right_.game, right_.game.turn());
    if (!dues.empty()) return answer_to(dues.front());
    if (chance_.percent(25)) {
        if (const auto line = disposal(); line && both_take(*line)) return *line;
    }
    if (chance_.percent(3)) return "note \"" + std::to_string(stamps_) + "\"";
    const std::string dice = std::to_string(chance_.die()) + " " + std::to_string(chance_.die());
    const auto no = refusal_of(right_, dice);
    // The fine before a third roll is due once his turn opens.
    return no && no->code == RefusalCode::due_open ? no->line : dice;
}

void RandomRepair::play_both(int steps) {
    while (--steps >= 0 || !open_dues(right_.game, right_.game.turn()).empty()) {
        post(right_, next_line(), false);
        wrong_ = right_;
    }
}

/// Dice, after what may be due before them.
std::string RandomRepair::next_roll() {
    for (std::string line = next_line();; line = next_line()) {
        if (line.find_first_not_of("123456 ") == std::string::npos) return line;
        post(right_, line, false);
        wrong_ = right_;
    }
}

void RandomRepair::take_for_another(int steps) {
    dice_ = next_roll();
    std::string others = dice_;
    while (others == dice_) others = std::to_string(chance_.die()) + " " + std::to_string(chance_.die());
    post(right_, dice_, true);
    post(wrong_, others, false);
    mistaken_ = wrong_.history.last();
    for (int step = 0; step < steps; ++step) {
        const std::string line = next_line();
        post(right_, line, true);
        type_wrongly(line);
    }
    while (!open_dues(right_.game, right_.game.turn()).empty()) {
        const std::string line = next_line();
        post(right_, line, true);
        type_wrongly(line);
    }
}

/// The banker sees another table: what it does not take he leaves out, and what it wants first he types.
void RandomRepair::type_wrongly(const std::string& line) {
    const auto dues = open_dues(wrong_.game, wrong_.game.turn());
    // A payment that nobody owes would be one of its own.
    if (line.starts_with("pay") && (dues.empty() || dues.front().kind != DueKind::penalty)) return;
    for (int tries = 0; tries < 20; ++tries) {
        const auto no = refusal_of(wrong_, line);
        if (!no) return post(wrong_, line, false);
        if (no->code != RefusalCode::due_open) return;
        get_past(*no);
    }
}

void RandomRepair::get_past(const Refusal& refusal) {
    const auto dues = open_dues(wrong_.game, Seat{refusal.player.value()});
    if (dues.empty()) return post(wrong_, refusal.line, false);
    const std::string line = answer_to(dues.front());
    // Whether a deed is bought that the other table never offered is his alone: said of nobody it would be said of
    // whoever is offered one there.
    const bool unnamed = wrong_.game.turn().number == *refusal.player && dues.front().kind != DueKind::offer;
    post(wrong_, unnamed || line.starts_with("auction") ? line : name_of(wrong_, Seat{*refusal.player}) + " " + line,
         false);
}

/// The lines of the game as it was meant that the plan has not posted before it asks: the first of them is the answer.
std::vector<std::string> RandomRepair::left_over(const RepairPlan& plan) const {
    std::vector<std::string> left = meant_;
    for (const RepairRow& row : plan.rows) {
        if (row.fate == Fate::asked) break;
        const auto found = std::ranges::find(left, row.after);
        if (found != left.end()) left.erase(found);
    }
    return left;
}

void RandomRepair::put_right() {
    repair_ = "amend #" + std::to_string(mistaken_) + " roll " + dice_;
    std::vector<std::string> left;
    for (int answers = 0;; ++answers) {
        const Command command = testing::command_of(*wrong_.game.setup, repair_);
        const auto planned = plan_repair(wrong_, command, std::get<action::Amend>(command.action));
        if (const auto* no = std::get_if<Refusal>(&planned))
            fail("the repair is refused: " + std::string(to_string(no->code)));
        const auto& plan = std::get<RepairPlan>(planned);
        left = left_over(plan);
        if (!plan.is_open()) break;
        if (left.empty()) fail("asked where nothing is left of what was meant: " + plan.open().front()->before);
        if (answers > most_answers) fail("asked without end: " + std::string(to_string(plan.open().front()->why)));
        repair_ += "; #" + std::to_string(plan.open().front()->entry) + " " + left.front();
        ++asked_;
    }
    const Table wrong = wrong_;
    post(wrong_, repair_, false);
    check_entries(wrong);
    check_undone(wrong);
    // What is due at the end waits for nobody yet: the table goes on from there.
    for (const std::string& line : left) post(wrong_, line, false);
    if (encode_state(wrong_.game) != encode_state(right_.game))
        fail("put right, the table is another one than was meant");
}

/// That each entry is what the rules give for its line, on the table as it stood.
void RandomRepair::check_entries(const Table& before) const {
    Table table = before;
    for (std::int64_t sequence = before.history.last() + 1; sequence <= wrong_.history.last(); ++sequence) {
        const Entry& entry = wrong_.history.at(sequence);
        const auto again = decide_again(table, entry);
        const auto* entries = std::get_if<std::vector<Entry>>(&again);
        if (entries == nullptr || entries->front() != entry)
            fail("#" + std::to_string(sequence) + " is decided otherwise");
        table.post(entry);
    }
}

void RandomRepair::check_undone(const Table& wrong) {
    Table table = wrong_;
    post(table, "undo", false);
    if (encode_state(table.game) != encode_state(wrong.game)) fail("one undo does not bring back the table as it was");
    if (!table.game.facts.get(FactKey{FactName::action}).empty()) fail("an action stays open");
    post(table, "redo", false);
    if (encode_state(table.game) != encode_state(wrong_.game)) fail("one redo does not put it right again");
}

void RandomRepair::fail(const std::string& why) const {
    std::string text = edition_ + ", seed " + std::to_string(seed_) + ": " + why + "\nas typed:\n";
    for (const Entry& entry : wrong_.history.entries())
        text += "  #" + std::to_string(entry.sequence) + " " + entry.line + "    [" + entry.typed + "]\n";
    text += "as meant, from the roll on:\n";
    for (const std::string& line : meant_) text += "  " + line + "\n";
    throw Unmended(text + "put right by: " + repair_);
}

}  // namespace repairs
