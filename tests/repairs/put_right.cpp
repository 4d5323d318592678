// The repair, and what must hold then.

#include <algorithm>

#include "ledger/decide/decide.h"
#include "ledger/proof/codec.h"
#include "tests/repairs/random_repair.h"
#include "tests/support/notation_table.h"

namespace repairs {

using namespace tablebank;

namespace {

constexpr int most_answers = 100;

/// A table's values of a player, and every fact.
std::vector<std::string> told(const Game& game) {
    std::vector<std::string> lines;
    for (const Seat seat : game.players()) {
        std::string line = game.name(seat) + " " + game.cash(seat).to_string();
        for (const Holding& holding : game.estate(seat).deeds)
            line += " @" + std::to_string(holding.deed.index) + (holding.mortgaged ? "m" : "") + "+" +
                    std::to_string(holding.houses) + (holding.hotels > 0 ? "h" : "");
        lines.push_back(line);
    }
    for (const auto& [key, value] : game.facts.all()) lines.push_back(to_string(key) + " " + value);
    return lines;
}

std::string told(const RepairRow& row) {
    std::string text = std::string(to_string(row.why)) + " at #" + std::to_string(row.entry) + " " + row.before;
    if (row.refusal) text += ", " + std::string(to_string(row.refusal->code)) + " " + row.refusal->line;
    for (const std::string& answer : row.answers) text += "; " + answer;
    return text;
}

/// The values of one table that the other does not have.
std::string only_in(const Game& game, const Game& other) {
    std::string found;
    const auto others = told(other);
    for (const std::string& line : told(game))
        if (std::ranges::find(others, line) == others.end()) found += "\n  " + line;
    return found;
}

}  // namespace

Repair RandomRepair::planned(const std::string& line) const {
    const Command command = testing::command_of(*wrong_.game.setup, line);
    return plan_repair(wrong_, command, std::get<action::Amend>(command.action));
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

/// A player who has the money when the sum is given needs no second line for it.
bool RandomRepair::is_still_meant(const std::string& line) const {
    const Command command = testing::command_of(*wrong_.game.setup, line);
    if (std::holds_alternative<action::Pay>(command.action)) return !open_dues(wrong_.game, *command.player).empty();
    if (!std::holds_alternative<action::Rent>(command.action)) return true;
    const auto no = refusal_of(wrong_, line);
    return !no || (no->code != RefusalCode::not_there && no->code != RefusalCode::nothing_due);
}

/// A rent that was not asked for in time is waived (football 10).
std::string RandomRepair::answer_for(const RepairRow& row, const std::string& meant) const {
    const auto let_go = std::ranges::find_if(row.answers, [](const auto& line) { return line.ends_with(" waive"); });
    return meant.find(" roll ") != std::string::npos && let_go != row.answers.end() ? *let_go : meant;
}

/// Whether an answered due turns out to be paid already, since the money was there when its sum was given: nothing is
/// due any more, or the same utility asks for the dice of a later visit.
bool RandomRepair::was_paid_before(const RepairRow& row, const std::string& answered) {
    const auto has = [&](const std::string& words) { return answered.find(words) != std::string::npos; };
    if (row.why != RepairWhy::refused || !row.refusal || !(has(" rent @") || has(" pay "))) return false;
    const RefusalCode code = row.refusal->code;
    return code == RefusalCode::nothing_due || code == RefusalCode::not_there ||
           (code == RefusalCode::choice_needed && !has(" dice "));
}

/// Asks until nothing is open; returns the rest of the plan to be posted after it.
std::vector<std::string> RandomRepair::answer_all() {
    std::string unanswered = repair_;
    std::string answered;
    for (int answers = 0; answers < most_answers; ++answers) {
        const Repair repair = planned(repair_);
        if (const auto* no = std::get_if<Refusal>(&repair))
            fail("the repair is refused: " + std::string(to_string(no->code)));
        const auto& plan = std::get<RepairPlan>(repair);
        const auto left = left_over(plan);
        if (!plan.is_open()) return left;
        const RepairRow& row = *plan.open().front();
        if (was_paid_before(row, answered)) {
            meant_.erase(std::ranges::find(meant_, answered));
            answered.clear();
            repair_ = unanswered;
            continue;
        }
        if (left.empty()) fail("asked where nothing is left of what was meant: " + told(row));
        unanswered = repair_;
        answered = answer_for(row, left.front());
        repair_ += "; #" + std::to_string(row.entry) + " " + answered;
        count_.add("asked");
    }
    fail("asked without end: " + told(*std::get<RepairPlan>(planned(repair_)).open().front()));
}

/// A sum that was given before the money was there is paid by the same line once more, now that it is.
void RandomRepair::pay_what_was_told() {
    for (const Seat seat : wrong_.game.players()) {
        if (!open_dues(right_.game, seat).empty()) continue;
        for (const Due& due : open_dues(wrong_.game, seat)) {
            const std::string line = name_of(wrong_, seat) + " pay " + due.amount.to_string();
            const bool told = std::ranges::find(meant_, line) != meant_.end();
            if (due.kind == DueKind::payment && told && takes(wrong_, line)) post(wrong_, line, false);
        }
    }
}

void RandomRepair::put_right() {
    repair_ = "amend #" + std::to_string(mistaken_) + " " + (is_throw(right_line_) ? "roll " : "") + right_line_;
    const auto left = answer_all();
    const Table wrong = wrong_;
    post(wrong_, repair_, false);
    check_entries(wrong);
    check_undone(wrong);
    // A due at the end does not block anyone yet: the table goes on from there.
    for (const std::string& line : left)
        if (is_still_meant(line)) post(wrong_, line, false);
    pay_what_was_told();
    if (encode_state(wrong_.game) != encode_state(right_.game))
        fail("put right, the table is another one than was meant: " + only_in(wrong_.game, right_.game) +
             "\nrather than " + only_in(right_.game, wrong_.game));
    count_.add("repairs");
}

/// Whether a line is lost, or became another one, and nothing would ask for it again: a player's voluntary act.
bool RandomRepair::loses_a_wish(const RepairPlan& plan) {
    static const std::vector<std::string> wishes{" mortgage @", " redeem @",  " build @", " sell @",
                                                 " trade ",     "on account", " bankrupt"};
    return std::ranges::any_of(plan.rows, [](const RepairRow& row) {
        return row.fate != Fate::put_right && row.before != row.after &&
               std::ranges::any_of(wishes,
                                   [&](const auto& wish) { return row.before.find(wish) != std::string::npos; });
    });
}

/// First the banker takes it for yet another: only if that leaves nothing open is the intended answer known.
void RandomRepair::put_right_wrongly() {
    const auto others = mistaken(right_line_);
    if (!others || *others == right_line_) return;
    repair_ = "amend #" + std::to_string(mistaken_) + " " + (is_throw(*others) ? "roll " : "") + *others;
    const Repair repair = planned(repair_);
    const auto* plan = std::get_if<RepairPlan>(&repair);
    if (plan == nullptr || plan->is_open() || plan->changes_nothing() || loses_a_wish(*plan)) return;
    mistaken_ = plan->rows.front().posted->sequence;
    const Table wrong = wrong_;
    post(wrong_, repair_, false);
    check_entries(wrong);
    check_undone(wrong);
    count_.add("put right wrongly first");
}

/// That each entry is what the rules give for its line, on the table of its time.
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

}  // namespace repairs
