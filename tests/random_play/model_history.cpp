// Undo, redo and corrections: the effect of a line about the history on the entries.

#include <algorithm>

#include "tests/random_play/model.h"

namespace random_play {
namespace {

void expect(bool holds, const char* code) {
    if (!holds) throw Refused{code};
}

/// Lines that post more than one entry: all of them or none.
bool posts_several(Verb verb) {
    return verb == Verb::undo_to || verb == Verb::undo_turn || verb == Verb::undo || verb == Verb::redo;
}

}  // namespace

std::optional<Refused> Model::post(const ModelLine& line, Units now) {
    std::optional<Model> before;
    if (posts_several(line.verb)) before = *this;
    try {
        judge(line, now, std::max(now, shown_));
    } catch (const Refused& refused) {
        if (before) *this = std::move(*before);
        return refused;
    }
    shown_ = std::max(shown_, now);
    return std::nullopt;
}

void Model::judge(const ModelLine& line, Units now, Units by_clock) {
    switch (line.verb) {
        case Verb::undo:
            return undo(line, now);
        case Verb::redo:
            return redo(now);
        case Verb::undo_turn:
            return undo_turn(now);
        case Verb::undo_to: {
            expect(line.entry <= last(), "no-such-entry");
            const int before = last();
            const bool whole = std::ranges::any_of(
                actions_, [&](const Action& action) { return action.first > line.entry && in_force(action.first); });
            take_back_to(line.entry, before, now);
            const bool several = last() > before + 1;
            if (whole || several) is_one_action(before + 1, true);
            return expect(last() > before, "nothing-to-undo");
        }
        default:
            break;
    }
    Oracle referee(table(), line, last() + 1, by_clock);
    referee.judge();
    entries_.push_back({referee.meant(), 0, now, table(), referee.table()});
}

std::vector<bool> Model::forces(int reversed) const {
    std::vector<bool> in_force(entries_.size(), true);
    if (reversed > 0) in_force.at(static_cast<std::size_t>(reversed)) = false;
    for (int number = last(); number > 1; --number) {
        if (in_force[static_cast<std::size_t>(number)] && entry(number).reverses > 0)
            in_force[static_cast<std::size_t>(entry(number).reverses)] = false;
    }
    return in_force;
}

bool Model::would_be_reversed_twice(int number) const {
    const auto in_force = forces(number);
    std::vector<int> reversals(entries_.size(), 0);
    ++reversals.at(static_cast<std::size_t>(number));
    for (int later = 2; later <= last(); ++later)
        if (in_force[static_cast<std::size_t>(later)]) ++reversals[static_cast<std::size_t>(entry(later).reverses)];
    return std::any_of(reversals.begin() + 1, reversals.end(), [](int times) { return times > 1; });
}

bool Model::is_undo(int number) const {
    return entry(number).reverses > 0 && !is_undo(entry(number).reverses);
}

std::optional<Model::Action> Model::action_of(int number) const {
    const auto found = std::ranges::find_if(
        actions_, [&](const Action& action) { return number >= action.first && number <= action.last; });
    return found == actions_.end() ? std::nullopt : std::optional{*found};
}

void Model::is_one_action(int first, bool undo) {
    if (last() > first) actions_.push_back({first, last(), undo});
}

/// The cash is handed in.
bool Model::is_scored() const {
    const Phase phase = table().in_phase();
    return phase == Phase::kept || phase == Phase::walked || (phase == Phase::finished && agreed_->goal == Goal::timed);
}

/// A trade of a sum for the same sum is a change.
bool Model::changes(const Entry& one) {
    return one.meant.verb == Verb::trade || !(one.before == one.after);
}

/// After time was called only the judge undoes an entry on which later ones depend.
bool Model::leaves_later_entries(int number, int end) const {
    const bool called = table().time_called != 0 || is_scored();
    if (!called || number < 2 || number > last() || !in_force(number)) return false;
    for (int later = end + 1; later <= last(); ++later)
        if (in_force(later) && entry(later).reverses == 0 && changes(entry(later))) return true;
    return false;
}

/// Whether the cash was handed in after the entry, or something was posted after the call that it is.
bool Model::is_built_upon(int number, int end) const {
    const Entry& one = entry(number);
    const bool calls = (one.before.time_called == 0) != (one.after.time_called == 0);
    if (!changes(one)) return false;
    for (int later = end + 1; later <= last(); ++later) {
        const bool hands_in = entry(later).meant.verb == Verb::keep;
        if (in_force(later) && entry(later).reverses == 0 && changes(entry(later)) && (calls || hands_in)) return true;
    }
    return false;
}

/// One action goes back whole: by `undo` alone, or by the number of its first entry.
void Model::undo(const ModelLine& line, Units now) {
    if (line.entry > 0) {
        const auto action = action_of(line.entry);
        const bool whole = action && action->first == line.entry;
        const int end = whole ? action->last : line.entry;
        const bool judged = leaves_later_entries(line.entry, end);
        expect(!judged || !is_built_upon(line.entry, end), "reversal-blocked");
        if (whole)
            take_back_whole(*action, true, now);
        else
            take_back(line.entry, now);
        return expect(line.forced || !judged, "judge-repairs");
    }
    const auto in_force = forces(0);
    for (int number = last(); number > 1; --number) {
        if (!in_force[static_cast<std::size_t>(number)] || entry(number).reverses > 0) continue;
        const auto action = action_of(number);
        return action ? take_back_whole(*action, true, now) : take_back(number, now);
    }
    expect(false, "nothing-to-undo");
}

/// The youngest undo in force, if nothing but undos and redos came after it.
void Model::redo(Units now) {
    const auto in_force = forces(0);
    for (int number = last(); number > 1 && entry(number).reverses > 0; --number) {
        const auto action = action_of(number);
        const int begins = action ? action->first : number;
        if (entry(begins).reverses == 0) break;  // a repair
        const bool undoes = action ? action->undo : is_undo(number);
        if (undoes && in_force[static_cast<std::size_t>(begins)])
            return action ? take_back_whole(*action, false, now) : take_back(number, now);
        number = begins;
    }
    expect(false, "nothing-to-redo");
}

/// Back to before the first roll of this turn, or without one, to its opening.
void Model::undo_turn(Units now) {
    const auto in_force = forces(0);
    int first_roll = 0;
    int oldest = 0;
    for (int number = last(); number > 1; --number) {
        const Entry& posted = entry(number);
        if (!in_force[static_cast<std::size_t>(number)] || posted.reverses > 0) continue;
        const Verb verb = posted.meant.verb;
        if (verb == Verb::roll) first_roll = number;
        const bool opens = posted.before.turn != posted.after.turn || verb == Verb::turn;
        if (!opens || (verb != Verb::next && verb != Verb::turn)) oldest = number;
        if (opens) break;
    }
    const int first = first_roll > 0 ? first_roll : oldest;
    expect(first > 0, "nothing-to-undo");
    const int before = last();
    take_back_to(first - 1, before, now);
    is_one_action(before + 1, true);
}

void Model::take_back(int number, Units now) {
    expect(number <= last(), "no-such-entry");
    expect(number > 1, "opening-entry");
    expect(in_force(number), "already-reversed");
    expect(!would_be_reversed_twice(number), "reversal-blocked");
    entries_.push_back({{.verb = Verb::undo, .entry = number}, number, now, table(), taken_back(number)});
}

void Model::take_back_to(int number, int latest, Units now) {
    for (int later = latest; later > number; --later)
        if (in_force(later) && entry(later).reverses <= number) take_back(later, now);
}

/// Youngest first; only the entry that names the action goes before the others if it did nothing itself.
void Model::take_back_whole(const Action& action, bool undo, Units now) {
    const auto in_force = forces(0);
    std::vector<int> order;
    for (int number = action.last; number >= action.first; --number)
        if (in_force[static_cast<std::size_t>(number)]) order.push_back(number);
    expect(!order.empty(), "already-reversed");
    int first = action.first;
    while (entry(first).reverses > 0) first = entry(first).reverses;
    const bool did_nothing = !changes(entry(first));
    if (order.back() == action.first && did_nothing) std::rotate(order.begin(), order.end() - 1, order.end());
    const int before = last();
    for (const int number : order) take_back(number, now);
    is_one_action(before + 1, undo);
}

/// The judge alone repairs once the cash is handed in.
void Model::begin_repair(const ModelLine& line, Units now) {
    bool before_call = false;
    for (int later = line.entry + 1; later <= last() && table().time_called != 0; ++later)
        before_call = before_call ||
                      (in_force(later) && entry(later).before.time_called == 0 && entry(later).after.time_called != 0);
    const bool judged = is_scored() || before_call || leaves_later_entries(line.entry, line.entry);
    expect(line.entry <= last(), "no-such-entry");
    expect(line.entry > 1, "opening-entry");
    expect(in_force(line.entry) && !is_reversal(line.entry), "already-reversed");
    expect(!is_repair(line.entry), "no-own-line");
    expect(!judged || line.forced, "judge-repairs");
    entries_.push_back({line, 0, now, table(), table()});
    take_back_to(line.entry - 1, last() - 1, now);
}

std::optional<Refused> Model::cannot_amend(const ModelLine& line) const {
    Model trial = *this;
    try {
        trial.begin_repair(line, 0);
        trial.judge(line.right.front(), entry(line.entry).at, entry(line.entry).at);
    } catch (const Refused& refused) {
        return refused;
    }
    return std::nullopt;
}

std::optional<Refused> Model::amend(const ModelLine& line, const std::vector<Mended>& mended, Units now) {
    const Model before = *this;
    const int first = last() + 1;
    try {
        begin_repair(line, now);
        const auto taken_back = static_cast<std::size_t>(last() - first);
        for (std::size_t place = 0; place < mended.size(); ++place) {
            const Mended& one = mended[place];
            if (place < taken_back) {
                expect(one.takes_back == entry(first + 1 + static_cast<int>(place)).reverses, "taken-back-otherwise");
            } else if (one.takes_back > 0) {
                take_back(one.takes_back, now);
            } else {
                judge(one.line, one.at, one.at);
            }
        }
        is_one_action(first, false);
        shown_ = std::max(shown_, now);
    } catch (const Refused& refused) {
        *this = before;
        return refused;
    }
    return std::nullopt;
}

}  // namespace random_play
