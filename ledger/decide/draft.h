#pragma once
// The entry that decide is writing: a scratch game on which each transfer and fact is carried out as it is written, so
// that a later step of the same line sees what an earlier one did. The table itself is not touched.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/entry.h"
#include "ledger/books/game.h"
#include "ledger/decide/charges.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// A refusal, or nothing where the step is allowed.
using Check = std::optional<Refusal>;

class Draft {
public:
    Draft(const Game& before, const Command& command, Stamp stamp);

    [[nodiscard]] const Game& game() const { return game_; }
    /// The table before the line.
    [[nodiscard]] const Game& before() const { return before_; }
    [[nodiscard]] const Edition& edition() const { return game_.edition(); }
    [[nodiscard]] const Rulings& rulings() const { return rulings_; }
    /// What the rules charge on the table as the draft has it by now.
    [[nodiscard]] Charges charges() const { return {game_, rulings_}; }
    [[nodiscard]] Seat actor() const { return actor_; }
    void act_for(Seat actor) { actor_ = actor; }
    [[nodiscard]] const Stamp& stamp() const { return stamp_; }
    [[nodiscard]] const Command& command() const { return command_; }
    [[nodiscard]] bool is_forced() const { return command_.force.has_value(); }

    /// The refusal where `holds` is false, unless the line was forced and the code may be set aside; then that is
    /// recorded.
    [[nodiscard]] Check demand(bool holds, Refusal refusal);
    /// The same for a refusal that a calculator gave.
    [[nodiscard]] Check pass_over(Refusal refusal) { return demand(false, std::move(refusal)); }
    /// Whether what came with this version of the rules holds for this line.
    [[nodiscard]] bool holds_since(RulesVersion version) const { return game_.rules_version() >= version; }
    /// `demand` for a refusal that came with this version of the rules: lines posted under older ones are not asked.
    [[nodiscard]] Check demand_since(RulesVersion version, bool holds, Refusal refusal) {
        return demand(holds || !holds_since(version), std::move(refusal));
    }
    void set_aside(RefusalCode code);

    void move(Asset asset, Account from, Account to, std::int64_t quantity = 1);
    /// short_of_cash, which nothing can set aside, or the transfer. A sum of zero moves nothing.
    [[nodiscard]] Check pay(Money sum, Account from, Account to);
    void set(FactKey key, std::string value);
    void set(FactName name, std::int64_t value) { set(FactKey{name}, std::to_string(value)); }
    void clear(FactKey key) { set(key, {}); }
    /// All facts of that name.
    void clear_all(FactName name);
    /// This line begins the turn of the player in turn (ledger/books/stage.h).
    void begins_turn();
    /// Who sits where, and a seat that is added (ledger/books/people.h). The line names the people of before.
    void seat_people(const std::vector<std::pair<FactKey, std::string>>& facts);

    /// A due of this entry; the key is given here.
    void raise(Due due);
    void settle(const Due& due) { clear(due.key); }
    /// Several, oldest first. Of many the last goes first, so that those which stay are moved once and not each time.
    void settle(std::span<const Due> dues);

    /// The canonical line if it differs from what was typed: `ok` becomes what it does.
    void becomes(Action action) { command_.action = std::move(action); }
    /// For a line that becomes one that takes no free text: it stays in what was typed.
    void drop_reason() { command_.why.clear(); }
    /// Whether the canonical line names the player it speaks of.
    void names_actor() { command_.player = actor_; }
    void names_nobody() { command_.player.reset(); }
    [[nodiscard]] Entry finish() &&;

private:
    void mark_third_streets();
    void mark_third_street_of(const City& city, Seat owner);

    const Game& before_;
    Game game_;
    Rulings rulings_;
    Command command_;
    Stamp stamp_;
    Seat actor_;
    std::vector<Transfer> transfers_;
    std::vector<FactKey> touched_;  ///< some of them several times
    std::vector<RefusalCode> set_aside_;
    std::int32_t dues_raised_ = 0;
};

/// A refusal that speaks of a player.
[[nodiscard]] Refusal refusal(RefusalCode code, Seat player);

}  // namespace tablebank
