#include "ledger/decide/repair.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/people.h"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <ranges>
#include <utility>

#include "ledger/decide/chain_draft.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/refusal_detail.h"
#include "ledger/decide/repair_meaning.h"
#include "ledger/decide/repair_names.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

using namespace deciding;
using Answer = action::RepairAnswer;

/// More steps than any line needs; a table that does not come to an end has invalid data.
constexpr int most_steps = 200;

/// New entries follow today's rules, and so does a plan.
Table under_todays_rules(const Table& table) {
    Table under = table;
    if (under.game.rules_version() < todays_rules)
        under.game.facts.set(FactKey{FactName::rules}, std::to_string(static_cast<int>(todays_rules)));
    return under;
}

bool is_repair(const Entry& entry) {
    return !entry.reverses && action_begun_by(entry).has_value();
}

/// The lines that are decided again: those in force, and undos of entries before the amended one.
std::vector<std::int64_t> later_lines(const History& history, std::int64_t amended) {
    std::vector<std::int64_t> later;
    for (std::int64_t sequence = amended + 1; sequence <= history.last(); ++sequence) {
        const Entry& entry = history.at(sequence);
        if (!history.in_force(sequence) || (entry.reverses && *entry.reverses >= amended) || is_repair(entry) ||
            is_officiating(entry))
            continue;
        later.push_back(sequence);
    }
    return later;
}

class Repairer {
public:
    Repairer(const Table& table, const Command& command, const action::Amend& amend)
        : table_(table),
          amend_(amend),
          draft_(under_todays_rules(table), Told{command.typed, {}, std::nullopt}, unstamped_),
          plan_{.entry = amend.entry, .before = table.game, .after = table.game} {
        draft_.supposed().game.latest_ms = Game::any_moment;
        for (const Answer& answer : amend.answers) answers_[answer.entry].push_back(answer);
    }

    [[nodiscard]] Repair run(const Command& command) {
        if (auto no = why_not_amended(table_.history, amend_.entry)) return *no;
        const auto later = later_lines(table_.history, amend_.entry);
        if (auto no = answers_belong(later)) return *no;
        draft_.post(head(command));
        // If an earlier line is corrected, a protest or a signature keeps its place, but it cannot be corrected itself.
        if (is_officiating(table_.history.at(amend_.entry)))
            if (auto no = draft_.take_back(amend_.entry)) return *no;
        if (auto no = draft_.take_back_to(amend_.entry - 1, std::nullopt, ChainDraft::Computer::is_decided_again))
            return *no;
        if (auto no = put_right()) return *no;
        for (const std::int64_t sequence : later) decide_again(table_.history.at(sequence));
        name_answers();
        count();
        plan_.after = draft_.table().game;
        if (!plan_.is_open() && !is_as_before()) plan_.entries = std::move(draft_).as_action(plan_.counts);
        return std::move(plan_);
    }

private:
    [[nodiscard]] Check answers_belong(const std::vector<std::int64_t>& later) const {
        for (const auto& [entry, answers] : answers_) {
            const bool is_later = std::ranges::binary_search(later, entry);
            if (is_later && !is_of_the_computer(table_.history.at(entry))) continue;
            Refusal no{RefusalCode::no_such_entry};
            no.entry = entry;
            if (table_.history.has(entry)) no.detail = std::string(not_decided_again);
            return no;
        }
        return std::nullopt;
    }

    /// The entry that records the correction; the others follow from it.
    [[nodiscard]] Entry head(const Command& command) const {
        Entry head;
        head.sequence = table_.history.last() + 1;
        head.verb = std::string(verb_of(command.action));
        head.typed = command.typed;
        Command canonical = command;
        canonical.player.reset();
        head.line = print_line(*table_.game.setup, canonical);
        head.forced = command.force;
        return head;
    }

    [[nodiscard]] Check put_right() {
        const Entry& old = table_.history.at(amend_.entry);
        Command line = *amend_.line;
        line.typed = print_line(*draft_.table().game.setup, line);
        auto decided = decide_line(draft_.table(), line, old.stamp.at_ms);
        if (auto* no = std::get_if<Refusal>(&decided)) {
            // They are lines for the table before the entry; typed now, they would mean the current one.
            no->line.clear();
            no->wanted.clear();
            return std::move(*no);
        }
        add_row(Fate::put_right, RepairWhy::as_meant, old, std::get<Entry>(std::move(decided)));
        return std::nullopt;
    }

    // Rows ------------------------------------------------------------------------------------------------------------

    RepairRow& add_row(Fate fate, RepairWhy why, const Entry& old, std::optional<Entry> posted) {
        RepairRow& row = plan_.rows.emplace_back();
        row.fate = fate;
        row.why = why;
        row.entry = old.sequence;
        if (fate != Fate::added) row.before = old.line;
        if (posted) {
            row.after = posted->line;
            row.posted = *posted;
            draft_.post(*std::move(posted));
        }
        return row;
    }

    void stands(const Entry& old, Entry entry, RepairWhy why) {
        const Fate fate = says_the_same(old, entry) ? Fate::kept : Fate::changed;
        if (old.verb == "roll") moved_on_ = !rolls_the_same(*draft_.table().game.setup, old, entry);
        add_row(fate, why, old, std::move(entry));
    }

    void ask(const Entry& old, Verdict verdict) {
        RepairRow& row = add_row(Fate::asked, verdict.why, old, std::nullopt);
        row.refusal = std::move(verdict.refusal);
        row.answers = std::move(verdict.answers);
    }

    /// The suggested settlement did not get the line past the obstacle: asking the same again would not either.
    [[nodiscard]] bool is_asked_already(const Entry& old, const Verdict& verdict) const {
        const RepairRow& last = plan_.rows.back();
        return last.fate == Fate::asked && last.entry == old.sequence && last.why == verdict.why &&
               last.answers == verdict.answers;
    }

    // Every later line ------------------------------------------------------------------------------------------------

    void decide_again(const Entry& old) {
        if (old.reverses) return take_back_again(old);
        for (int step = 0; step < most_steps; ++step) {
            Verdict verdict = dice_of_whom(consider(draft_.table(), old), old);
            if (verdict.kind == Verdict::Kind::add) {
                add_row(Fate::added, verdict.why, old, std::move(verdict.entry));
                continue;
            }
            if (const auto answer = next_answer(old.sequence)) {
                const bool before = verdict.kind == Verdict::Kind::ask_before && !says(*answer, verdict.as_meant) &&
                                    !ends_turn_like(old, *answer);
                if (answered(old, *answer, before) == Step::goes_on) continue;
                return the_rest(old);
            }
            if (carried_out(old, std::move(verdict)) == Step::done) return;
        }
        ask(old, {.why = RepairWhy::refused, .answers = {"drop"}});
    }

    /// Asks once whose dice they were: later throws move on in the same way.
    [[nodiscard]] Verdict dice_of_whom(Verdict verdict, const Entry& old) {
        if (verdict.kind != Verdict::Kind::post || !throws_again(draft_.table(), old, *verdict.entry)) return verdict;
        return moved_on_ ? verdict : whose_dice(draft_.table(), *verdict.entry);
    }

    [[nodiscard]] bool says(const Answer& answer, const std::string& line) const {
        return answer.kind == Answer::Kind::line && print_line(*draft_.table().game.setup, *answer.line) == line;
    }

    /// Whether an answer ends the turn that the line ended.
    static bool ends_turn_like(const Entry& old, const Answer& answer) {
        return old.verb == verb_of(action::Next{}) && answer.kind == Answer::Kind::line &&
               std::holds_alternative<action::Next>(answer.line->action);
    }

    enum class Step : std::uint8_t { goes_on, done };

    Step carried_out(const Entry& old, Verdict verdict) {
        switch (verdict.kind) {
            case Verdict::Kind::post:
                stands(old, *std::move(verdict.entry), RepairWhy::as_meant);
                return Step::done;
            case Verdict::Kind::drop:
                add_row(Fate::dropped, verdict.why, old, std::nullopt).refusal = std::move(verdict.refusal);
                return Step::done;
            case Verdict::Kind::ask_before: {
                if (is_asked_already(old, verdict)) return Step::done;
                const bool with_line = verdict.with_line;
                suppose_settled(verdict);
                ask(old, std::move(verdict));
                return with_line ? Step::done : Step::goes_on;
            }
            case Verdict::Kind::ask_instead:
            case Verdict::Kind::add:
                suppose_settled(verdict);
                ask(old, std::move(verdict));
                return Step::done;
        }
        return Step::done;
    }

    /// To examine the lines after an open question as well, the plan assumes that the table got past it.
    void suppose_settled(const Verdict& verdict) {
        Facts& facts = draft_.supposed().game.facts;
        if (verdict.due) facts.set(verdict.due->key, {});
        if (!verdict.roller) return;
        facts.set(FactKey{FactName::turn}, std::to_string(verdict.roller->number));
        facts.set(FactKey{FactName::rolls_left}, "0");
    }

    // Answers ---------------------------------------------------------------------------------------------------------

    std::optional<Answer> next_answer(std::int64_t entry) {
        const auto found = answers_.find(entry);
        if (found == answers_.end() || found->second.empty()) return std::nullopt;
        Answer answer = std::move(found->second.front());
        found->second.pop_front();
        return answer;
    }

    /// An answer to a line that needs something before it is inserted before that line; any other replaces it.
    Step answered(const Entry& old, const Answer& answer, bool before) {
        if (answer.kind == Answer::Kind::drop) {
            add_row(Fate::dropped, RepairWhy::answered, old, std::nullopt);
            return Step::done;
        }
        const auto stands_now = line_as_stands(*table_.game.setup, old);
        if (answer.kind == Answer::Kind::keep && !stands_now) return refused_answer(old, {RefusalCode::no_own_line});
        Command line = answer.kind == Answer::Kind::keep ? *stands_now : *answer.line;
        if (answer.kind == Answer::Kind::line) line.typed = print_line(*draft_.table().game.setup, line);
        auto decided = decide_line(draft_.table(), line, old.stamp.at_ms);
        if (auto* no = std::get_if<Refusal>(&decided)) return refused_answer(old, std::move(*no));
        auto& entry = std::get<Entry>(decided);
        if (before && answer.kind == Answer::Kind::line) {
            add_row(Fate::added, RepairWhy::answered, old, std::move(entry));
            return Step::goes_on;
        }
        stands(old, std::move(entry), RepairWhy::answered);
        return Step::done;
    }

    Step refused_answer(const Entry& old, Refusal no) {
        ask(old, {.why = RepairWhy::refused, .refusal = std::move(no), .answers = {"drop"}});
        return Step::done;
    }

    /// Answers without a question are added next to the line.
    void the_rest(const Entry& old) {
        while (const auto answer = next_answer(old.sequence)) {
            if (answer->kind == Answer::Kind::drop) continue;
            const bool keeps = answer->kind == Answer::Kind::keep;
            const auto stands_now = line_as_stands(*table_.game.setup, old);
            if (keeps && !stands_now) continue;
            Command line = keeps ? *stands_now : *answer->line;
            if (!keeps) line.typed = print_line(*draft_.table().game.setup, line);
            auto decided = decide_line(draft_.table(), line, old.stamp.at_ms);
            if (auto* no = std::get_if<Refusal>(&decided)) {
                refused_answer(old, std::move(*no));
                return;
            }
            add_row(Fate::added, RepairWhy::answered, old, std::get<Entry>(std::move(decided)));
        }
    }

    /// An undo of an entry before the amended one.
    void take_back_again(const Entry& old) {
        const auto answer = next_answer(old.sequence);
        if (answer && answer->kind == Answer::Kind::drop) {
            add_row(Fate::dropped, RepairWhy::answered, old, std::nullopt);
            return;
        }
        if (auto no = draft_.take_back_like(old)) {
            ask(old, {.why = RepairWhy::refused, .refusal = std::move(*no), .answers = {"drop"}});
            return;
        }
        RepairRow& row = plan_.rows.emplace_back();
        row.fate = Fate::kept;
        row.entry = old.sequence;
        row.before = old.line;
        row.posted = draft_.entries().back();
        row.after = row.posted->line;
    }

    /// Reads an answer with the names of the time of its entry, and suggests answers with them.
    void name_answers() {
        for (RepairRow& row : plan_.rows) {
            const Setup& then = setup_before(*table_.game.setup, row.entry);
            for (std::string& answer : row.answers) answer = with_names_of(then, *draft_.table().game.setup, answer);
        }
    }

    // The end ---------------------------------------------------------------------------------------------------------

    void count() {
        for (const RepairRow& row : plan_.rows) {
            if (row.fate == Fate::kept) ++plan_.counts.kept;
            if (row.fate == Fate::changed) ++plan_.counts.changed;
            if (row.fate == Fate::dropped) ++plan_.counts.dropped;
            if (row.fate == Fate::added) ++plan_.counts.added;
        }
    }

    /// Whether all lines are unchanged, including the amended one.
    [[nodiscard]] bool is_as_before() const {
        const Entry& old = table_.history.at(amend_.entry);
        const Entry& now = *plan_.rows.front().posted;
        return old.line == now.line && old.transfers == now.transfers && old.why == now.why &&
               plan_.counts.changed == 0 && plan_.counts.dropped == 0 && plan_.counts.added == 0;
    }

    const Table& table_;
    const action::Amend& amend_;
    const Stamps unstamped_ = [] { return Stamp{}; };
    ChainDraft draft_;
    RepairPlan plan_;
    std::map<std::int64_t, std::deque<Answer>> answers_;
    bool moved_on_ = false;  ///< the last dice were those of another player than the one they were posted for
};

}  // namespace

std::string_view to_string(Fate fate) {
    constexpr std::array<std::string_view, 6> names{"put-right", "kept", "changed", "dropped", "added", "asked"};
    static_assert(names.size() == static_cast<std::size_t>(Fate::asked) + 1);
    return names.at(static_cast<std::size_t>(fate));
}

std::string_view to_string(RepairWhy why) {
    constexpr std::array<std::string_view, 12> names{"as-meant",      "answered",   "newly-due",  "lost",
                                                     "settle-first",  "roll-first", "whose-dice", "raise-first",
                                                     "other-meaning", "counted",    "refused",    "unreadable"};
    static_assert(names.size() == static_cast<std::size_t>(RepairWhy::unreadable) + 1);
    return names.at(static_cast<std::size_t>(why));
}

std::vector<const RepairRow*> RepairPlan::open() const {
    std::vector<const RepairRow*> rows_open;
    for (const RepairRow& row : rows)
        if (row.fate == Fate::asked) rows_open.push_back(&row);
    return rows_open;
}

bool RepairPlan::changes_nothing() const {
    return entries.empty() && !is_open();
}

std::optional<Refusal> why_not_amended(const History& history, std::int64_t sequence) {
    Refusal no{RefusalCode::no_such_entry};
    no.entry = sequence;
    if (!history.has(sequence)) return no;
    no.code = RefusalCode::opening_entry;
    if (sequence == 1) return no;
    no.code = RefusalCode::already_reversed;
    if (!history.counts(history.at(sequence))) return no;
    no.code = RefusalCode::clock_seen;
    no.line = "clock set 27:30 \"why\"";
    if (is_of_the_computer(history.at(sequence))) return no;
    no.line.clear();
    no.code = RefusalCode::no_own_line;
    if (is_repair(history.at(sequence))) return no;
    return std::nullopt;
}

Repair plan_repair(const Table& table, const Command& command, const action::Amend& amend) {
    return Repairer(table, command, amend).run(command);
}

}  // namespace tablebank
