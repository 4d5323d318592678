#include "ledger/decide/repair_meaning.h"

#include <algorithm>

#include "calculators/require.h"
#include "ledger/books/people.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/draft.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/repair_answers.h"
#include "ledger/decide/repair_obstacle.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

using Kind = Verdict::Kind;

template <class... Actions>
bool is_any(const Command& command) {
    return (std::holds_alternative<Actions>(command.action) || ...);
}

/// The meaning of a line, unless it is an undo, redo or amend.
std::optional<Command> repeatable(const Setup& setup, const std::string& line) {
    auto parsed = parse_line(setup, line);
    auto* command = std::get_if<Command>(&parsed);
    if (command == nullptr ||
        is_any<action::Undo, action::UndoTo, action::UndoTurn, action::Redo, action::Amend>(*command))
        return std::nullopt;
    command->typed = line;
    return std::move(*command);
}

/// The dues that an entry settled, or partly paid.
std::vector<Due> settled_by(const Entry& entry) {
    std::vector<Due> settled;
    for (const FactChange& fact : entry.facts)
        if (fact.key.name == FactName::due && !fact.before.empty()) settled.push_back(read_due(fact.key, fact.before));
    return settled;
}

bool answered_an_offer(const std::vector<Due>& settled) {
    return std::ranges::count(settled, DueKind::offer, &Due::kind) > 0;
}

bool paid_a_debt(const std::vector<Due>& settled) {
    return std::ranges::any_of(settled, &Due::is_debt);
}

/// If no player was named: whether the line is about the player in turn, as a roll and its consequences are. A line
/// that disposes of a player's property is about that player.
bool is_of_the_player_in_turn(const Command& line, const Entry& old) {
    if (is_any<action::Roll, action::Ok, action::Buy, action::Decline, action::Rent, action::Tax, action::Card,
               action::DrawHidden, action::Foundation, action::Stake, action::Fine>(line))
        return true;
    return is_any<action::Pay, action::Get>(line) && paid_a_debt(settled_by(old));
}

class Meaning {
public:
    Meaning(const Table& now, const Entry& old, Command line)
        : now_(now), old_(old), line_(std::move(line)), settled_(settled_by(old)) {}

    [[nodiscard]] Verdict verdict() const {
        if (is_any<action::Ok>(line_)) return due_now();
        if (is_any<action::Roll>(line_)) return roll();
        if (is_any<action::Rent, action::Tax, action::Pay, action::Get>(line_) && paid_a_debt(settled_))
            return payment();
        if (is_any<action::Buy>(line_)) return purchase();
        if (is_any<action::Decline>(line_)) return declining();
        if (is_any<action::Fine>(line_) && had_to_pay_the_fine()) return fine_before_roll();
        if (is_any<action::Waive>(line_)) return waiver();
        if (is_any<action::Count>(line_)) return counting();
        if (const auto gone = whose_turn_it_ended(); gone && now_.game.is_out(*gone))
            return lost(refusal(RefusalCode::player_out, *gone));
        return as_it_stands();
    }

private:
    [[nodiscard]] std::variant<Entry, Refusal> attempt(const Command& command) const {
        return decide_line(now_, command, old_.stamp.at_ms);
    }

    /// For `next`: the player whose turn it ended.
    [[nodiscard]] std::optional<Seat> whose_turn_it_ended() const {
        const auto turn = std::ranges::find(old_.facts, FactKey{FactName::turn}, &FactChange::key);
        if (!is_any<action::Next>(line_) || turn == old_.facts.end()) return std::nullopt;
        Facts before;
        before.set(turn->key, turn->before);
        return Seat{static_cast<int>(before.number(turn->key))};
    }

    [[nodiscard]] Seat actor() const { return line_.player.value_or(now_.game.turn()); }

    static Verdict posted(Entry entry) { return {.kind = Kind::post, .entry = std::move(entry)}; }
    static Verdict lost(Refusal refusal) {
        return {.kind = Kind::drop, .why = RepairWhy::lost, .refusal = std::move(refusal)};
    }
    [[nodiscard]] Verdict nothing_due(Seat player) const { return lost(refusal(RefusalCode::nothing_due, player)); }

    static Verdict ask(RepairWhy why, std::optional<Refusal> refusal, std::vector<std::string> answers) {
        return {.kind = Kind::ask_instead, .why = why, .refusal = std::move(refusal), .answers = std::move(answers)};
    }

    /// `ok`: any due now; but if it bought nothing, and a deed is on offer now, it does not mean buying.
    [[nodiscard]] Verdict due_now() const {
        auto tried = attempt(line_);
        const auto dues = open_dues(now_.game, actor());
        if (auto* entry = std::get_if<Entry>(&tried)) {
            const bool buys = !dues.empty() && dues.front().kind == DueKind::offer;
            if (buys && !answered_an_offer(settled_)) return ask_about(dues.front(), RepairWhy::other_meaning);
            return posted(std::move(*entry));
        }
        const Refusal& no = std::get<Refusal>(tried);
        if (dues.empty()) return refused(no);
        if (no.code == RefusalCode::short_of_cash) return short_of(no, dues.front());
        return ask_about(dues.front(), RepairWhy::other_meaning);
    }

    /// A rent that another player owes only now would lapse with these dice, and could not be asked for then (football
    /// 10): the banker decides whether its owner asked for it.
    [[nodiscard]] Verdict roll() const {
        auto tried = attempt(line_);
        auto* entry = std::get_if<Entry>(&tried);
        if (entry == nullptr) return refused(std::get<Refusal>(tried));
        for (const Due& lapsed : settled_by(*entry)) {
            if (!is_unclaimed(now_.game, lapsed) || lapsed_then(lapsed)) continue;
            Verdict asked = ask_about(lapsed, RepairWhy::settle_first);
            asked.kind = Kind::ask_before;
            return asked;
        }
        return posted(std::move(*entry));
    }

    [[nodiscard]] bool lapsed_then(const Due& due) const {
        return std::ranges::any_of(settled_, [&](const Due& was) {
            return was.debtor == due.debtor && was.creditor == due.creditor && was.space == due.space;
        });
    }

    /// The debtor of a payment: for `get N from X`, X.
    [[nodiscard]] Seat payer() const {
        const auto* get = std::get_if<action::Get>(&line_.action);
        return get != nullptr && get->from ? *get->from : actor();
    }

    /// The current debt in place of the one that was paid: the one with the same cause, or else the oldest.
    [[nodiscard]] std::optional<Due> debt_now() const {
        std::optional<Due> found;
        for (const Due& due : open_dues(now_.game, payer())) {
            const bool same = std::ranges::any_of(
                settled_, [&](const Due& was) { return was.kind == due.kind && was.space == due.space; });
            if (due.is_debt() && same) return due;
            if (due.is_debt() && !found) found = due;
        }
        return found;
    }

    [[nodiscard]] Verdict payment() const {
        auto tried = attempt(line_);
        if (auto* entry = std::get_if<Entry>(&tried); entry != nullptr && paid_a_debt(settled_by(*entry)))
            return posted(std::move(*entry));
        const auto due = debt_now();
        if (!due) return nothing_due(payer());
        Command pays = line_of(due->debtor, plain_settlement(*due).value_or(action::Ok{}));
        pays.force = line_.force;
        const auto* rent = std::get_if<action::Rent>(&line_.action);
        if (due->waits_for_dice()) {
            if (rent == nullptr || !rent->dice) return ask_about(*due, RepairWhy::other_meaning);
            pays.action = action::Rent{due->space, rent->dice, {}};
        } else if (due->kind == DueKind::income_tax) {
            if (!is_any<action::Tax>(line_)) return ask_about(*due, RepairWhy::other_meaning);
            pays.action = line_.action;
        } else if (rent != nullptr && !rent->give.empty()) {
            return ask_about(*due, RepairWhy::other_meaning);  // deeds in payment were agreed for another sum
        }
        return settles(std::move(pays), *due);
    }

    [[nodiscard]] Verdict settles(Command pays, const Due& due) const {
        if (!is_any<action::Pay>(pays)) pays.why.clear();
        pays.typed = print_line(*now_.game.setup, pays);
        auto tried = attempt(pays);
        if (auto* entry = std::get_if<Entry>(&tried)) return posted(std::move(*entry));
        const Refusal& no = std::get<Refusal>(tried);
        return no.code == RefusalCode::short_of_cash ? short_of(no, due) : ask_about(due, RepairWhy::refused);
    }

    /// A deed is not bought if the player's token is not there any more; if it is on another one, asks whether that was
    /// meant.
    [[nodiscard]] Verdict purchase() const {
        auto tried = attempt(line_);
        if (auto* entry = std::get_if<Entry>(&tried)) return posted(std::move(*entry));
        const Refusal& no = std::get<Refusal>(tried);
        for (const Due& due : open_dues(now_.game, actor())) {
            if (due.kind != DueKind::offer) continue;
            return no.code == RefusalCode::short_of_cash ? short_of(no, due) : ask_about(due, RepairWhy::other_meaning);
        }
        return refused(no);
    }

    /// A stake that was declined is not a declined deed.
    [[nodiscard]] Verdict declining() const {
        auto tried = attempt(line_);
        auto* entry = std::get_if<Entry>(&tried);
        if (entry == nullptr) return refused(std::get<Refusal>(tried));
        const auto left = settled_by(*entry);
        const bool same = std::ranges::any_of(settled_, [&](const Due& was) { return was.kind == left.front().kind; });
        return same ? posted(std::move(*entry)) : ask_about(left.front(), RepairWhy::other_meaning);
    }

    /// Before the third roll (ru 15), unlike a player who pays to be free sooner.
    [[nodiscard]] bool had_to_pay_the_fine() const {
        const auto tries =
            std::ranges::find(old_.facts, FactName::jail_tries, [](const FactChange& fact) { return fact.key.name; });
        Facts before;
        if (tries != old_.facts.end()) before.set(tries->key, tries->before);
        const bool tried =
            tries != old_.facts.end() && before.number(tries->key) >= now_.game.edition().profile.jail_tries.value;
        return tried || !settled_.empty();
    }

    /// It is paid if it is due now, and if the player's turn waits for another debt after it; if it is not due yet, it
    /// comes before the roll that waits for it.
    [[nodiscard]] Verdict fine_before_roll() const {
        auto tried = attempt(line_);
        auto* entry = std::get_if<Entry>(&tried);
        if (!has_to_pay_the_fine()) return nothing_due(actor());
        if (entry != nullptr) return posted(std::move(*entry));
        const Refusal& no = std::get<Refusal>(tried);
        return no.code == RefusalCode::due_open ? refused(no) : nothing_due(actor());
    }

    /// The reason for waiving one debt does not waive another.
    [[nodiscard]] Verdict waiver() const {
        auto tried = attempt(line_);
        auto* entry = std::get_if<Entry>(&tried);
        if (entry == nullptr) return refused(std::get<Refusal>(tried));
        const auto waived = settled_by(*entry);
        const bool same = std::ranges::any_of(waived, [&](const Due& due) {
            return std::ranges::any_of(settled_, [&](const Due& was) {
                return was.debtor == due.debtor && was.creditor == due.creditor && was.space == due.space;
            });
        });
        if (same || settled_.empty()) return posted(std::move(*entry));
        return ask(RepairWhy::other_meaning, std::nullopt, {"keep", "drop"});
    }

    /// Counted notes agree with the balances, or differ by a sum that no one can explain. Both were true of the old
    /// balances.
    [[nodiscard]] Verdict counting() const {
        auto tried = attempt(line_);
        auto* entry = std::get_if<Entry>(&tried);
        if (entry == nullptr) return counted_otherwise(std::get<Refusal>(tried));
        const Account hand = Account::player(actor());
        Money found;
        for (const Transfer& transfer : old_.transfers) {
            if (transfer.asset != Asset::cash()) continue;
            if (transfer.to == hand) found += Money{transfer.quantity};
            if (transfer.from == hand) found -= Money{transfer.quantity};
        }
        const Money counted = std::get<action::Count>(line_.action).cash;
        if (now_.game.cash(actor()) == counted - found) return posted(std::move(*entry));
        std::vector<std::string> answers;
        const Money as_much = now_.game.cash(actor()) + found;
        if (as_much >= Money{}) {
            Command difference = line_;
            difference.player = actor();
            difference.action = action::Count{as_much};
            answers = where_allowed(now_, difference);
        }
        answers.insert(answers.end(), {"keep", "drop"});
        return ask(RepairWhy::counted, std::nullopt, std::move(answers));
    }

    /// The balances now differ from the count: either the count stays, with the difference waived, or it becomes a
    /// count of the current balance.
    [[nodiscard]] Verdict counted_otherwise(const Refusal& refusal) const {
        if (refusal.code != RefusalCode::reason_needed) return refused(refusal);
        Command waived = line_;
        waived.player = actor();
        std::get<action::Count>(waived.action).waived = true;
        waived.why = "amend #" + std::to_string(old_.sequence);
        Command agreed = line_;
        agreed.player = actor();
        agreed.action = action::Count{now_.game.cash(actor())};
        std::vector<std::string> answers = where_allowed(now_, waived);
        for (std::string& answer : where_allowed(now_, agreed)) answers.push_back(std::move(answer));
        answers.emplace_back("drop");
        return ask(RepairWhy::counted, std::nullopt, std::move(answers));
    }

    [[nodiscard]] Verdict as_it_stands() const {
        auto tried = attempt(line_);
        if (auto* entry = std::get_if<Entry>(&tried)) return posted(std::move(*entry));
        return refused(std::get<Refusal>(tried));
    }

    [[nodiscard]] Verdict refused(const Refusal& no) const { return obstacle(now_, old_, line_, no); }
    [[nodiscard]] Verdict short_of(const Refusal& no, const Due& due) const { return money_first(now_, no, due); }
    [[nodiscard]] Verdict ask_about(const Due& due, RepairWhy why) const { return asked_about(now_, due, why); }
    [[nodiscard]] bool has_to_pay_the_fine() const { return must_pay_fine(now_.game, actor()); }

    const Table& now_;
    const Entry& old_;
    Command line_;
    std::vector<Due> settled_;
};

}  // namespace

std::variant<Entry, Refusal> decide_line(const Table& table, const Command& command, std::int64_t at_ms) {
    const auto stamp = [&] { return Stamp{{}, at_ms, {}}; };
    Decision decision = decide(table, command, stamp, table.game.rules_version());
    if (auto* no = std::get_if<Refusal>(&decision)) return std::move(*no);
    auto& entries = std::get<std::vector<Entry>>(decision);
    require(entries.size() == 1);
    return std::move(entries.front());
}

std::optional<Command> line_as_stands(const Setup& now, const Entry& old) {
    auto stands = repeatable(setup_before(now, old.sequence), old.line);
    if (stands) stands->typed = old.typed;
    return stands;
}

std::optional<Command> line_as_meant(const Setup& now, const Entry& old) {
    const Setup& setup = setup_before(now, old.sequence);
    auto typed = repeatable(setup, old.typed);
    auto stands = repeatable(setup, old.line);
    if (!typed || !stands) return typed ? std::move(typed) : std::move(stands);
    if (!typed->player && !is_of_the_player_in_turn(*typed, old)) typed->player = stands->player;
    return typed;
}

Verdict consider(const Table& now, const Entry& old) {
    auto line = line_as_meant(*now.game.setup, old);
    if (!line) return {.kind = Kind::ask_instead, .why = RepairWhy::unreadable, .answers = {"drop"}};
    return Meaning(now, old, *std::move(line)).verdict();
}

bool rolls_the_same(const Setup& now, const Entry& old, const Entry& entry) {
    const auto stands = line_as_stands(now, old);
    const auto again = repeatable(now, entry.line);
    if (!stands || !again || stands->player != again->player) return false;
    const auto* before = std::get_if<action::Roll>(&stands->action);
    const auto* after = std::get_if<action::Roll>(&again->action);
    return before != nullptr && after != nullptr && before->dice == after->dice && stands->force == again->force;
}

bool throws_again(const Table& now, const Entry& old, const Entry& entry) {
    if (old.verb != "roll" || rolls_the_same(*now.game.setup, old, entry)) return false;
    const auto stands = line_as_stands(*now.game.setup, old);
    const Seat roller = now.game.turn();
    return stands && stands->player && *stands->player != roller && now.game.rolls_made() > 0;
}

Verdict whose_dice(const Table& now, const Entry& as_meant) {
    Verdict asked{.kind = Kind::ask_before, .why = RepairWhy::whose_dice, .answers = {as_meant.line}};
    for (std::string& other : answers_to_missing_roll(now, now.game.turn())) asked.answers.push_back(std::move(other));
    asked.roller = now.game.turn();
    asked.as_meant = as_meant.line;
    return asked;
}

bool says_the_same(const Entry& one, const Entry& other) {
    const auto but_tokens = [](const Entry& entry) {
        std::vector<Transfer> transfers = entry.transfers;
        std::erase_if(transfers, [](const Transfer& transfer) { return transfer.asset.kind == Asset::Kind::token; });
        return transfers;
    };
    return one.line == other.line && but_tokens(one) == but_tokens(other);
}

}  // namespace tablebank::deciding
