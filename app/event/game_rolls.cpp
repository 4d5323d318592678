#include "app/event/game_rolls.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// A roll of the game, as it is known once it was taken back.
struct Thrown {
    std::int64_t entry = 0;
    Seat by;
    Dice dice;
    std::int64_t posted = 0;      ///< how many entries had been posted by then, this one included
    bool is_followed = false;     ///< something was posted before it was taken back
    bool is_rolled_over = false;  ///< someone else rolled before that
};

bool is_same(Dice one, Dice other) {
    return one == other || (one.first == other.second && one.second == other.first);
}

/// Follows the rolls that are in force, and those that lay in the place of each before.
class RollWalk {
public:
    explicit RollWalk(const Setup& setup) : setup_(setup) {}

    void look(const History& history, const Entry& entry) {
        if (!entry.reverses) {
            if (entry.verb != "amend") ++posted_;  // it says only what follows
            if (entry.verb == "roll") throws(entry);
            return;
        }
        const Entry& other = history.at(*entry.reverses);
        if (other.reverses)
            restores(*other.reverses);
        else
            takes_back(other.sequence);
    }

    [[nodiscard]] std::vector<PlayerSum> found() const {
        constexpr int many_followed = 2;
        constexpr int many = 4;
        std::vector<PlayerSum> found;
        for (const auto& [seat, count] : counts_)
            if (count.rolled_over > 0 || count.followed >= many_followed || count.all >= many)
                found.push_back({.entry = count.entry, .seat = Seat{seat}, .words = "x" + std::to_string(count.all)});
        return found;
    }

private:
    struct Count {
        std::int64_t entry = 0;  ///< the latest roll that took the place of another one
        int all = 0;
        int followed = 0;
        int rolled_over = 0;
    };

    void throws(const Entry& entry) {
        const auto read = parse_entry(setup_, entry);
        const auto* command = std::get_if<Command>(&read);
        const auto* roll = command == nullptr ? nullptr : std::get_if<action::Roll>(&command->action);
        if (roll == nullptr || !command->player) return;
        const Thrown now{.entry = entry.sequence, .by = *command->player, .dice = roll->dice, .posted = posted_};
        for (const Thrown& before : std::exchange(taken_back_[in_force_.size()], {}))
            if (before.by == now.by && !is_same(before.dice, now.dice)) count(before, now);
        in_force_.push_back(now);
    }
    void count(const Thrown& before, const Thrown& now) {
        Count& count = counts_[now.by.number];
        count.entry = now.entry;
        ++count.all;
        count.followed += before.is_followed ? 1 : 0;
        count.rolled_over += before.is_rolled_over ? 1 : 0;
    }
    void takes_back(std::int64_t roll) {
        const auto at = std::ranges::find(in_force_, roll, &Thrown::entry);
        if (at == in_force_.end()) return;
        Thrown taken = *at;
        taken.is_followed = posted_ > taken.posted;
        const auto place = static_cast<std::size_t>(at - in_force_.begin());
        // What was thrown after it is taken back before it.
        for (const auto& [where, rolls] : taken_back_)
            for (const Thrown& later : rolls)
                if (where > place && later.entry > taken.entry && later.by != taken.by) taken.is_rolled_over = true;
        in_force_.erase(at);
        taken_back_[place].push_back(taken);
    }
    void restores(std::int64_t roll) {
        for (auto& [place, rolls] : taken_back_) {
            const auto found = std::ranges::find(rolls, roll, &Thrown::entry);
            if (found == rolls.end()) continue;
            in_force_.insert(in_force_.begin() + static_cast<std::ptrdiff_t>(std::min(place, in_force_.size())), *found);
            rolls.erase(found);
            return;
        }
    }

    const Setup& setup_;
    std::int64_t posted_ = 0;
    std::vector<Thrown> in_force_;
    std::map<std::size_t, std::vector<Thrown>> taken_back_;  ///< by how many rolls were in force before each
    std::map<int, Count> counts_;
};

}  // namespace

std::vector<PlayerSum> rolls_replaced(const Setup& setup, const History& history) {
    RollWalk walk(setup);
    for (const Entry& entry : history.entries()) walk.look(history, entry);
    return walk.found();
}

}  // namespace tablebank
