#include "ledger/decide/repair_obstacle.h"

#include <algorithm>

#include "ledger/decide/draft.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/repair_answers.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

using Kind = Verdict::Kind;

/// Whether a refusal means that the object of the line no longer exists, rather than that the rules forbid the line.
bool has_lost_its_object(RefusalCode code) {
    using enum RefusalCode;
    switch (code) {
        case game_over:
        case player_out:
        case nothing_due:
        case not_jailed:
        case already_jailed:
        case not_there:
        case not_up_for_auction:
        case not_for_sale:
        case not_owner:
        case owned_by_self:
        case unowned:
        case already_mortgaged:
        case not_mortgaged:
        case nothing_built:
        case not_held:
            return true;
        default:
            return false;
    }
}

class Obstacle {
public:
    Obstacle(const Table& now, const Entry& old, const Command& line) : now_(now), old_(old), line_(line) {}

    [[nodiscard]] Verdict verdict(const Refusal& no) const {
        if (no.code == RefusalCode::due_open && no.player) return due_first(no);
        if (no.code == RefusalCode::not_your_turn || no.code == RefusalCode::not_rolled) return roll_first(no);
        if (no.code == RefusalCode::short_of_cash && no.player) return short_of_without_due(no);
        if (no.code == RefusalCode::trade_closed || no.code == RefusalCode::turn_not_finished) {
            if (auto open = turn_left_open()) return *std::move(open);
        }
        if (no.code == RefusalCode::turn_not_finished) {
            Verdict missing = roll_first(no);
            missing.answers.emplace_back("drop");
            return missing;
        }
        if (auto offer = offer_left_open()) return *std::move(offer);
        if (no.code == RefusalCode::in_jail && must_pay_fine(now_.game, actor())) {
            auto fine = attempt_first(line_of(actor(), action::Fine{}));
            if (auto* entry = std::get_if<Entry>(&fine))
                return {.kind = Kind::add, .why = RepairWhy::newly_due, .entry = std::move(*entry)};
        }
        const bool between = (holds<action::Trade>() || holds<action::Bankrupt>()) && no.code != RefusalCode::game_over;
        if (has_lost_its_object(no.code) && !between) return lost(no);
        std::vector<std::string> answers;
        if (holds<action::Roll>()) answers = next_players_roll();
        if (is_as_stands_allowed()) answers.emplace_back("keep");
        answers.emplace_back("drop");
        return ask(RepairWhy::refused, no, std::move(answers));
    }

private:
    template <class Wanted>
    [[nodiscard]] bool holds() const {
        return std::holds_alternative<Wanted>(line_.action);
    }

    [[nodiscard]] std::variant<Entry, Refusal> attempt(const Command& command) const {
        return decide_line(now_, command, old_.stamp.at_ms);
    }

    /// A line that was not typed, to be inserted before this one: its canonical form counts as typed.
    [[nodiscard]] std::variant<Entry, Refusal> attempt_first(Command command) const {
        command.typed = print_line(*now_.game.setup, command);
        return attempt(command);
    }

    [[nodiscard]] Seat actor() const { return line_.player.value_or(now_.game.turn()); }

    static Verdict lost(Refusal refusal) {
        return {.kind = Kind::drop, .why = RepairWhy::lost, .refusal = std::move(refusal)};
    }

    static Verdict ask(RepairWhy why, std::optional<Refusal> refusal, std::vector<std::string> answers) {
        return {.kind = Kind::ask_instead, .why = why, .refusal = std::move(refusal), .answers = std::move(answers)};
    }

    /// A deed that is still on offer, or to be auctioned, because the line that bought or declined it has changed: with
    /// that settled, the line may be allowed.
    [[nodiscard]] std::optional<Verdict> offer_left_open() const {
        if (holds<action::Buy>() || holds<action::Decline>() || holds<action::Auction>()) return std::nullopt;
        for (const Due& due : open_dues(now_.game)) {
            const bool offered = due.kind == DueKind::offer && due.debtor == actor();
            if (!offered && due.kind != DueKind::auction) continue;
            Verdict asked = asked_about(now_, due, RepairWhy::settle_first);
            asked.kind = Kind::ask_before;
            return asked;
        }
        return std::nullopt;
    }

    /// A turn that is not over, because the player has something to settle: with that settled, the next player's trade
    /// may open their turn (it Ipoteche).
    [[nodiscard]] std::optional<Verdict> turn_left_open() const {
        const auto dues = pressing_dues(now_.game, now_.game.turn());
        if (dues.empty() || now_.game.rolls_left() > 0) return std::nullopt;
        Refusal open = refusal(RefusalCode::due_open, dues.front().debtor);
        open.line = line_to_settle(now_.game, dues.front());
        return due_first(open);
    }

    [[nodiscard]] bool is_as_stands_allowed() const {
        const auto stands = line_as_stands(*now_.game.setup, old_);
        return stands && std::holds_alternative<Entry>(attempt(*stands));
    }

    /// Dice that were thrown in a turn without a roll left may have been those of the next player.
    [[nodiscard]] std::vector<std::string> next_players_roll() const {
        Command roll = line_;
        roll.player = now_.game.after(now_.game.turn());
        return where_allowed(now_, roll);
    }

    /// The due that must be settled before this line: paid if there is one way to, asked if there is a choice.
    [[nodiscard]] Verdict due_first(const Refusal& no) const {
        const auto dues = open_dues(now_.game, Seat{*no.player});
        if (dues.empty()) return opens_with(no);
        const auto named = std::ranges::find_if(dues, [&](const Due& due) {
            return line_to_settle(now_.game, due) == no.line && (!no.space || due.space == *no.space);
        });
        const Due& due = named == dues.end() ? dues.front() : *named;
        const auto plain = plain_settlement(due);
        Refusal open = no;
        if (plain && due.is_debt() && due.kind != DueKind::income_tax) {
            auto tried = attempt_first(line_of(due.debtor, *plain));
            if (auto* entry = std::get_if<Entry>(&tried))
                return {.kind = Kind::add, .why = RepairWhy::newly_due, .entry = std::move(*entry)};
            const Refusal& poor = std::get<Refusal>(tried);
            if (poor.code == RefusalCode::short_of_cash) {
                Verdict raise = money_first(now_, poor, due);
                raise.with_line = false;
                return raise;
            }
            open = poor;
        }
        return {.kind = Kind::ask_before,
                .why = RepairWhy::settle_first,
                .refusal = std::move(open),
                .answers = answers_to(now_, due),
                .due = due};
    }

    /// The fine before a third roll, which is due once the turn opens.
    [[nodiscard]] Verdict opens_with(const Refusal& no) const {
        auto parsed = parse_line(*now_.game.setup, no.line);
        if (auto* first = std::get_if<Command>(&parsed)) {
            auto tried = attempt_first(*first);
            if (auto* entry = std::get_if<Entry>(&tried))
                return {.kind = Kind::add, .why = RepairWhy::newly_due, .entry = std::move(*entry)};
        }
        return ask(RepairWhy::refused, no, {"drop"});
    }

    /// A roll is missing before it is this player's turn.
    [[nodiscard]] Verdict roll_first(const Refusal& no) const {
        const Game& game = now_.game;
        const Seat roller = game.rolls_left() > 0 ? game.turn() : game.after(game.turn());
        if (no.code == RefusalCode::not_your_turn && no.player == roller.number)
            return ask(RepairWhy::refused, no, {"drop"});
        return {.kind = Kind::ask_before,
                .why = RepairWhy::roll_first,
                .refusal = no,
                .answers = answers_to_missing_roll(now_, roller),
                .roller = roller};
    }

    [[nodiscard]] Verdict short_of_without_due(const Refusal& no) const {
        Verdict raise{.kind = Kind::ask_before,
                      .why = RepairWhy::raise_first,
                      .refusal = no,
                      .answers = ways_to_raise(now_, Seat{*no.player}),
                      .with_line = true};
        raise.answers.emplace_back("drop");
        return raise;
    }

    const Table& now_;
    const Entry& old_;
    const Command& line_;
};

}  // namespace

Verdict obstacle(const Table& now, const Entry& old, const Command& line, const Refusal& no) {
    return Obstacle(now, old, line).verdict(no);
}

Verdict asked_about(const Table& now, const Due& due, RepairWhy why) {
    Refusal open = refusal(RefusalCode::due_open, due.debtor);
    open.space = due.space;
    open.needs = due.amount;
    open.line = wanted_line(now.game, due);
    open.detail = std::string(to_string(due.kind));
    Verdict asked{.kind = Kind::ask_instead, .why = why, .refusal = std::move(open), .answers = answers_to(now, due)};
    asked.due = due;
    return asked;
}

Verdict money_first(const Table& now, const Refusal& no, const Due& due) {
    Verdict raise{.kind = Kind::ask_before,
                  .why = RepairWhy::raise_first,
                  .refusal = no,
                  .answers = ways_to_raise(now, Seat{no.player.value_or(due.debtor.number)}),
                  .due = due,
                  .with_line = true};
    if (!due.is_debt()) {
        auto others = answers_to(now, due);
        raise.answers.insert(raise.answers.begin(), others.begin(), others.end());
    }
    return raise;
}

bool must_pay_fine(const Game& game, Seat player) {
    const auto dues = open_dues(game, player);
    return game.jail_tries(player) >= game.edition().profile.jail_tries.value ||
           std::ranges::count(dues, DueKind::jail_fine, &Due::kind) > 0;
}

}  // namespace tablebank::deciding
