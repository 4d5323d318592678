#pragma once
// The entry that decide is writing: a scratch game on which each transfer and fact is carried out at once, so that a
// later step of the same line sees the effect of an earlier one. The table itself is not changed.

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

/// A refusal, or nullopt if the step is allowed.
using Check = std::optional<Refusal>;

class Draft {
public:
    Draft(const Game& before, const Command& command, Stamp stamp);

    [[nodiscard]] const Game& game() const { return game_; }
    /// The table before the line.
    [[nodiscard]] const Game& before() const { return before_; }
    [[nodiscard]] const Edition& edition() const { return game_.edition(); }
    [[nodiscard]] const Rulings& rulings() const { return rulings_; }
    /// The charges for the table in its current draft state.
    [[nodiscard]] Charges charges() const { return {game_, rulings_}; }
    [[nodiscard]] Seat actor() const { return actor_; }
    void act_for(Seat actor) { actor_ = actor; }
    [[nodiscard]] const Stamp& stamp() const { return stamp_; }
    [[nodiscard]] const Command& command() const { return command_; }
    [[nodiscard]] bool is_forced() const { return command_.force.has_value(); }

    /// The refusal if `holds` is false, unless the line was forced and the code may be overridden; then that is
    /// recorded.
    [[nodiscard]] Check demand(bool holds, Refusal refusal);
    /// The same for a refusal that a calculator gave.
    [[nodiscard]] Check pass_over(Refusal refusal) { return demand(false, std::move(refusal)); }
    /// Whether the changes of this version of the rules apply to this line.
    [[nodiscard]] bool holds_since(RulesVersion version) const { return game_.rules_version() >= version; }
    /// `demand` for a refusal that came with this version of the rules: lines posted under older ones are not checked.
    [[nodiscard]] Check demand_since(RulesVersion version, bool holds, Refusal refusal) {
        return demand(holds || !holds_since(version), std::move(refusal));
    }
    void set_aside(RefusalCode code);

    void move(Asset asset, Account from, Account to, std::int64_t quantity = 1);
    /// The transfer, or short_of_cash, which cannot be overridden. A sum of zero moves nothing.
    [[nodiscard]] Check pay(Money sum, Account from, Account to);
    void set(FactKey key, std::string value);
    void set(FactName name, std::int64_t value) { set(FactKey{name}, std::to_string(value)); }
    void clear(FactKey key) { set(key, {}); }
    /// Clears all facts with that name.
    void clear_all(FactName name);
    /// Records that this line begins the turn of the player in turn (ledger/books/stage.h).
    void begins_turn();
    /// Sets who sits where, and adds a seat (ledger/books/people.h). The line names the people before it.
    void seat_people(const std::vector<std::pair<FactKey, std::string>>& facts);

    /// Raises a due of this entry; its key is assigned here.
    void raise(Due due);
    void settle(const Due& due) { clear(due.key); }
    /// Settles several dues, oldest first. The last is removed first, so that the facts that stay are moved once and
    /// not each time.
    void settle(std::span<const Due> dues);

    /// Sets the canonical line if it differs from the typed one: `ok` becomes the line that it stands for.
    void becomes(Action action) { command_.action = std::move(action); }
    /// For a line that becomes one without free text: the text is only in the typed line.
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

/// A refusal about a player.
[[nodiscard]] Refusal refusal(RefusalCode code, Seat player);

}  // namespace tablebank
