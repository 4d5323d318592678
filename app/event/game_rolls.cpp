#include "app/event/game_rolls.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/event/game_rents.h"
#include "ledger/books/due.h"
#include "ledger/books/own_card.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// A roll, a card, or another throw, with the data that is known once it was reversed.
struct Chance {
    std::int64_t entry = 0;
    Seat by;
    bool is_roll = false;
    bool is_own = false;          ///< a card of the table's own, which was not drawn
    std::string outcome;          ///< the dice or the card
    std::string choice;           ///< what the player decided in the same line: a stake, the deeds for a rent
    std::string after;            ///< the player and the outcome of the chance before it
    std::string dealt;            ///< the dealings since the chance before it, line by line
    std::string owed;             ///< the debts before it
    std::int64_t posted = 0;      ///< how many entries had been posted by then, this one included
    bool is_followed = false;     ///< something was posted before it was reversed
    bool is_rolled_over = false;  ///< someone else threw or drew before that
};

std::string words_of(Dice dice) {
    const auto [low, high] = std::minmax(dice.first, dice.second);
    return std::to_string(low) + ' ' + std::to_string(high);
}

/// The outcome of dice or a card in a line; nullopt for a line without chance. One overload for each action.
struct OutcomeOf {
    std::optional<std::string> operator()(const action::Roll& roll) const { return words_of(roll.dice); }
    std::optional<std::string> operator()(const action::Stake& stake) const { return words_of(stake.dice); }
    std::optional<std::string> operator()(const action::Rent& rent) const {
        return rent.dice ? std::optional{"rent " + words_of(*rent.dice)} : std::nullopt;
    }
    std::optional<std::string> operator()(const action::Foundation& foundation) const {
        return "die " + std::to_string(foundation.die);
    }
    std::optional<std::string> operator()(const action::Card& card) const {
        if (const auto* dice = std::get_if<Dice>(&card.card)) return "card " + words_of(*dice);
        if (const auto* effect = std::get_if<CardEffect>(&card.card)) return "card " + to_string(*effect);
        return "card #" + std::to_string(card.number().value_or(0));
    }
    std::optional<std::string> operator()(const action::Use& use) const {
        if (!use.effect || !use.effect->dice) return std::nullopt;
        return "use " + words_of(*use.effect->dice);
    }
    template <class Other>
    std::optional<std::string> operator()(const Other& /*other*/) const {
        return std::nullopt;
    }
};

/// What a player decides in the line of a throw, and should have decided before it.
struct ChoiceOf {
    std::string operator()(const action::Stake& stake) const { return stake.amount.to_string(); }
    std::string operator()(const action::Rent& rent) const {
        std::string items = rent.give.cash.is_zero() ? std::string{} : rent.give.cash.to_string();
        for (const Items::DeedItem& item : rent.give.deeds) items += " @" + std::to_string(item.deed.index);
        for (const std::string& card : rent.give.cards) items += ' ' + card;
        return items;
    }
    std::string operator()(const action::Use& use) const {
        CardEffect effect = use.effect.value_or(CardEffect{});
        effect.dice.reset();
        return use.name + ' ' + to_string(effect);
    }
    template <class Other>
    std::string operator()(const Other& /*other*/) const {
        return {};
    }
};

/// Whether an entry pays or claims a debt, whole or in part, or pays a rent that no one claimed in time.
bool settles(const Entry& entry) {
    return entry.verb == "rent" || std::ranges::any_of(entry.facts, [](const FactChange& fact) {
               return fact.key.name == FactName::due && !fact.before.empty() &&
                      read_due(fact.key, fact.before).is_debt();
           });
}

/// The debts that are open, from entry to entry.
class DebtsNow {
public:
    void follow(const Entry& entry) {
        for (const FactChange& fact : entry.facts) {
            if (fact.key.name != FactName::due) continue;
            debts_.erase(fact.key);
            if (fact.after.empty()) continue;
            const Due due = read_due(fact.key, fact.after);
            if (due.is_debt()) debts_.insert({fact.key, words_of(due)});
        }
    }
    /// Line by line, in no language, whichever entries raised them.
    [[nodiscard]] std::string words() const {
        std::multiset<std::string> sorted;
        for (const auto& [key, debt] : debts_) sorted.insert(debt);
        std::string lines;
        for (const std::string& debt : sorted) lines += debt + '\n';
        return lines;
    }

private:
    static std::string words_of(const Due& due) {
        const int creditor = due.creditor ? due.creditor->number : 0;
        return std::to_string(due.debtor.number) + ' ' + std::to_string(creditor) + ' ' +
               std::string(to_string(due.kind)) + " @" + std::to_string(due.space.index) + ' ' +
               due.at_most().to_string() + (due.claimed ? " claimed" : "");
    }
    std::map<FactKey, std::string> debts_;
};

/// Follows the entries in force, and the earlier throws in the place of each.
class ChanceWalk {
public:
    explicit ChanceWalk(const Setup& setup) : setup_(setup) {}

    void look(const History& history, const Entry& entry) {
        look_at(history, entry);
        debts_.follow(entry);
        if (!entry.reverses) corrects(entry);
    }

    [[nodiscard]] ChancesReplaced found() {
        constexpr int many_followed = 2;
        constexpr int many = 4;
        for (const auto& [dealing, late] : late_) add_known(late.by, late.entry);
        for (const auto& [entry, undone] : undone_) {
            const Fate fate = fate_of(undone);
            if (fate == Fate::moved) add_known(undone.chance.by, entry);
            if (fate != Fate::gone) continue;
            Count& count = counts_[undone.chance.by.number];
            count.entry = std::max(count.entry, entry);
            ++count.all;
            ++count.gone;
        }
        ChancesReplaced found;
        const auto told = [](int seat, std::int64_t entry, int times) {
            return PlayerSum{.entry = entry, .seat = Seat{seat}, .words = "x" + std::to_string(times)};
        };
        for (const auto& [seat, count] : counts_) {
            if (count.gone > 0 || count.rolled_over > 0 || count.followed >= many_followed || count.all >= many)
                found.otherwise.push_back(told(seat, count.entry, count.all));
            if (count.known > 0) found.in_hindsight.push_back(told(seat, count.known_entry, count.known));
        }
        return found;
    }

private:
    struct Count {
        std::int64_t entry = 0;  ///< the latest that replaced another one, or whose place is empty
        int all = 0;
        int gone = 0;  ///< nothing took their place
        int followed = 0;
        int rolled_over = 0;
        std::int64_t known_entry = 0;
        int known = 0;
    };
    struct Undone {
        Chance chance;
        std::size_t place = 0;     ///< how many chances were in force before it
        bool is_compared = false;  ///< its place has had another one since
    };
    struct Dealing {
        std::size_t place = 0;  ///< how many chances were in force before it
        std::string line;       ///< empty: it settles a debt, and the debts before a chance show what that changed
        bool is_in_force = true;
    };
    /// A dealing that was changed late.
    struct Late {
        Seat by;                 ///< of the chance that was known
        std::int64_t entry = 0;  ///< of that chance
        std::int64_t posted = 0;
    };
    /// A payment that was undone late. The same once more, before anything else is posted, corrects it.
    struct SettledLate {
        std::int64_t entry = 0;
        std::string owed;  ///< the debts that it left
        std::int64_t posted = 0;
    };

    /// The chance before a place, as `Chance::after` names it.
    [[nodiscard]] std::string latest_before(std::size_t place) const {
        if (place == 0) return {};
        const Chance& latest = in_force_[place - 1];
        return std::to_string(latest.by.number) + ' ' + latest.outcome;
    }

    void look_at(const History& history, const Entry& entry) {
        if (!entry.reverses) {
            if (entry.verb != "amend") ++posted_;  // only the entries after it count
            if (throws(entry)) return;
            if (is_dealing(entry))
                deals(entry, entry.line);
            else if (settles(entry))
                deals(entry, {});
            return;
        }
        const Entry& other = history.at(*entry.reverses);
        if (other.reverses)
            restores(history.at(*other.reverses));
        else
            reverses(other);
    }

    enum class Fate { replaced, moved, gone };
    /// What happened to a chance that is not in force. Replaced: this player threw again in its place, or the same
    /// dice, typed for someone else at first, are in it. Moved: the same was thrown near its place, because another
    /// throw was inserted or left out before it. Something that an earlier outcome brought, such as a card or the dice
    /// of a rent, goes with that outcome.
    [[nodiscard]] Fate fate_of(const Undone& undone) const {
        constexpr std::size_t near = 4;
        const Chance& chance = undone.chance;
        const std::size_t place = undone.place;
        const auto took_place = [&](std::size_t at) {
            return at < in_force_.size() && in_force_[at].entry > chance.entry;
        };
        const auto is_same = [&](std::size_t at) {
            return took_place(at) && in_force_[at].by == chance.by && in_force_[at].outcome == chance.outcome;
        };
        if (chance.is_own) return Fate::replaced;
        if (is_same(place)) return Fate::replaced;
        if (took_place(place) && in_force_[place].by == chance.by)
            return is_same(place + 1) ? Fate::moved : Fate::replaced;
        const bool follows = !chance.is_roll && place <= in_force_.size() && latest_before(place) != chance.after;
        if (follows) return Fate::replaced;
        for (std::size_t at = place - std::min(place, near); at <= place + near; ++at)
            if (is_same(at)) return Fate::moved;
        return took_place(place) && in_force_[place].outcome == chance.outcome ? Fate::replaced : Fate::gone;
    }

    /// Lines that change the cost of later dice. Cash of rents and cards follows from the dice, and whether it was paid
    /// by then is seen from the debts.
    static bool is_dealing(const Entry& entry) {
        constexpr std::string_view verbs[] = {"buy",    "decline", "build",   "sell", "mortgage",
                                              "redeem", "trade",   "auction", "fine", "use",
                                              "free",   "at",      "waive",   "tax",  "draw"};
        return is_rent_in_kind(entry) || std::ranges::find(verbs, entry.verb) != std::end(verbs);
    }

    void deals(const Entry& entry, const std::string& line) {
        dealings_.insert_or_assign(entry.sequence, Dealing{in_force_.size(), line});
        dealt_[in_force_.size()].insert(entry.sequence);
    }
    /// Those in force, in the order of their entries.
    [[nodiscard]] std::string dealings_before(std::size_t place) const {
        std::string lines;
        if (const auto dealt = dealt_.find(place); dealt != dealt_.end())
            for (const std::int64_t entry : dealt->second)
                if (const std::string& line = dealings_.at(entry).line; !line.empty()) lines += line + '\n';
        return lines;
    }

    /// False for a line without chance.
    bool throws(const Entry& entry) {
        constexpr std::string_view verbs[] = {"roll", "card", "rent", "stake", "foundation", "use"};
        if (std::ranges::find(verbs, entry.verb) == std::end(verbs)) return false;
        const auto read = parse_entry(setup_, entry);
        const auto* command = std::get_if<Command>(&read);
        if (command == nullptr || !command->player) return false;
        auto outcome = std::visit(OutcomeOf{}, command->action);
        if (!outcome) return false;
        const Chance now{.entry = entry.sequence,
                         .by = *command->player,
                         .is_roll = entry.verb == "roll",
                         .is_own = is_card_of_table(*setup_.edition, entry),
                         .outcome = *std::move(outcome),
                         .choice = std::visit(ChoiceOf{}, command->action),
                         .after = latest_before(in_force_.size()),
                         .dealt = dealings_before(in_force_.size()),
                         .owed = debts_.words(),
                         .posted = posted_};
        for (auto& [entry_before, undone] : undone_) {
            if (undone.place != in_force_.size() || std::exchange(undone.is_compared, true)) continue;
            compare(undone.chance, now);
        }
        in_force_.push_back(now);
        return true;
    }
    /// A chance that was known is thrown or restored as `now`: not after other dealings than before. Debts depend on
    /// the chance before it, too.
    void compare_dealings(const Chance& known, const Chance& now) {
        const bool is_paid_otherwise = known.after == now.after && known.owed != now.owed;
        if (known.dealt != now.dealt || is_paid_otherwise) add_known(known.by, now.entry);
    }
    void add_known(Seat by, std::int64_t entry) {
        Count& count = counts_[by.number];
        count.known_entry = std::max(count.known_entry, entry);
        ++count.known;
    }
    /// A dealing is left out, or put in again, before a chance that stays in force. Both together change nothing
    /// if nothing was posted between them.
    void changes_late(std::int64_t entry, std::size_t place) {
        if (place >= in_force_.size()) return;
        const Chance& known = in_force_[place];
        const auto [late, is_first] = late_.insert({entry, {known.by, known.entry, posted_}});
        if (!is_first && late->second.posted == posted_) late_.erase(late);
    }
    void puts(std::int64_t entry, bool in_force) {
        const auto found = dealings_.find(entry);
        if (found == dealings_.end() || found->second.is_in_force == in_force) return;
        Dealing& dealing = found->second;
        dealing.is_in_force = in_force;
        changes_late(entry, dealing.place);
        if (!in_force && dealing.line.empty()) settled_late_ = {entry, debts_.words(), posted_};
        if (in_force)
            dealt_[dealing.place].insert(entry);
        else
            dealt_[dealing.place].erase(entry);
    }
    void corrects(const Entry& entry) {
        const bool is_next = posted_ == settled_late_.posted + 1;
        if (is_next && settles(entry) && debts_.words() == settled_late_.owed) late_.erase(settled_late_.entry);
    }
    void compare(const Chance& before, const Chance& now) {
        if (before.by != now.by) return;
        const bool is_same_choice = before.choice == now.choice;
        if (is_same_choice)
            compare_dealings(before, now);
        else
            add_known(before.by, now.entry);
        if (before.outcome == now.outcome) return;
        Count& count = counts_[now.by.number];
        count.entry = now.entry;
        ++count.all;
        count.followed += before.is_followed ? 1 : 0;
        count.rolled_over += before.is_rolled_over ? 1 : 0;
    }
    void reverses(const Entry& entry) {
        puts(entry.sequence, false);
        const auto at = std::ranges::find(in_force_, entry.sequence, &Chance::entry);
        if (at == in_force_.end()) return;
        Chance taken = *at;
        taken.is_followed = posted_ > taken.posted;
        const auto place = static_cast<std::size_t>(at - in_force_.begin());
        // Later throws are reversed before earlier ones.
        for (const auto& [later, undone] : undone_)
            if (!undone.is_compared && undone.place > place && later > taken.entry && undone.chance.by != taken.by)
                taken.is_rolled_over = true;
        in_force_.erase(at);
        undone_.insert_or_assign(taken.entry, Undone{taken, place});
    }
    void restores(const Entry& entry) {
        puts(entry.sequence, true);
        const auto found = undone_.find(entry.sequence);
        if (found == undone_.end()) return;
        const Chance chance = found->second.chance;
        const std::size_t place = found->second.place;
        Chance now = chance;
        now.dealt = dealings_before(place);
        if (place >= in_force_.size()) now.owed = debts_.words();  // else there are the debts of later chances
        const auto where = static_cast<std::ptrdiff_t>(std::min(place, in_force_.size()));
        compare_dealings(chance, now);
        in_force_.insert(in_force_.begin() + where, chance);
        undone_.erase(found);
    }

    const Setup& setup_;
    std::int64_t posted_ = 0;
    DebtsNow debts_;
    SettledLate settled_late_;
    std::vector<Chance> in_force_;
    std::map<std::int64_t, Dealing> dealings_;             ///< all, by their entries
    std::map<std::size_t, std::set<std::int64_t>> dealt_;  ///< the entries of those in force, by place
    std::map<std::int64_t, Late> late_;                    ///< by the entries of the dealings
    std::map<std::int64_t, Undone> undone_;                ///< chances that are not in force, by their entries
    std::map<int, Count> counts_;
};

}  // namespace

ChancesReplaced chances_replaced(const Setup& setup, const History& history) {
    ChanceWalk walk(setup);
    for (const Entry& entry : history.entries()) walk.look(history, entry);
    return walk.found();
}

}  // namespace tablebank
