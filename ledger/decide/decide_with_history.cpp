// The checks of a line that need the history of the game, and not only its state: the checklist of a certificate, a
// protest that was already lodged or appealed once, a count of what was handed in.

#include <algorithm>

#include "ledger/books/result.h"
#include "ledger/decide/checklist.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/case_fold.h"

namespace tablebank::deciding {

namespace {

/// Who lodged a protest, and its text.
struct Lodged {
    std::optional<Seat> by;
    std::string words;
};
Lodged lodged_by(const Table& table, const Protest& protest) {
    const auto read = parse_entry(*table.game.setup, table.history.at(protest.entry));
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr) return {};
    return {command->player, command->why};
}

Refusal refuse_about(RefusalCode code, std::int64_t entry) {
    Refusal made{code};
    made.entry = entry;
    return made;
}

class CourseCheck {
public:
    CourseCheck(const Table& table, Draft& draft) : table_(table), draft_(draft) {}

    template <class Other>
    Check operator()(const Other& /*action*/) const {
        return std::nullopt;
    }

    Check operator()(const action::Certify& certify) const {
        const bool proves = !table_.game.facts.get({FactName::certified}).empty();
        if (proves || !certify.despite.empty()) return std::nullopt;
        const auto undone = undone_for_certificate(table_, moment_of(table_.game, draft_.stamp().at_ms));
        if (undone.empty()) return std::nullopt;
        Refusal no{RefusalCode::checklist_open};
        no.detail = to_refusal_detail(undone);
        for (const Undone& item : undone) {
            if (item.kind == Undone::Kind::rulings || item.kind == Undone::Kind::rulings_since)
                no.wanted.emplace_back("confirm rulings");
            if (item.kind == Undone::Kind::signature || item.kind == Undone::Kind::signed_another)
                no.wanted.push_back(written_name(*table_.game.setup, Seat{static_cast<int>(item.of)}) + " signs");
        }
        Command in_spite = draft_.command();
        std::get<action::Certify>(in_spite.action).despite = "why";
        no.line = print_line(*table_.game.setup, in_spite);
        if (!no.wanted.empty()) no.wanted.push_back(no.line);
        return no;
    }

    /// The same player about the same entry, or about an omission with the same text: one protest in force is enough.
    Check operator()(const action::Protest& protest) const {
        for (const Protest& earlier : protests_of(table_.game)) {
            if (earlier.about != protest.about.value_or(0) || earlier.state == ProtestState::withdrawn) continue;
            const Lodged lodged = lodged_by(table_, earlier);
            const bool same_words = fold(lodged.words) == fold(draft_.command().why);
            if (lodged.by != draft_.actor() || (earlier.about == 0 && !same_words)) continue;
            Refusal twice = refuse_about(RefusalCode::protest_twice, earlier.entry);
            twice.player = draft_.actor().number;
            if (auto no = draft_.pass_over(std::move(twice))) return no;
        }
        return std::nullopt;
    }

    /// There is one appeal, and its decision is final.
    Check operator()(const action::ProtestStep& step) const {
        if (step.state != ProtestState::appealed) return std::nullopt;
        for (std::int64_t sequence = step.entry + 1; sequence <= table_.history.last(); ++sequence) {
            if (!table_.history.in_force(sequence)) continue;
            const Entry& entry = table_.history.at(sequence);
            if (entry.reverses || entry.verb != "protest") continue;
            const bool appeals = std::ranges::any_of(entry.facts, [&](const FactChange& fact) {
                return fact.key.name == FactName::protest && fact.key.index == step.entry &&
                       fact.after == to_string(ProtestState::appealed);
            });
            if (appeals) return draft_.pass_over(refuse_about(RefusalCode::appeal_closed, step.entry));
        }
        return std::nullopt;
    }

    /// Once the cash is handed in, the hands are empty and nothing in them can be corrected: the count is compared with
    /// what was handed in, and a difference is waived with a reason, or the handing in is undone.
    Check operator()(const action::Count& count) const {
        if (table_.game.phase() < Phase::kept) return std::nullopt;
        const Money booked = handed_in(table_.history, draft_.actor()).value_or(Money{});
        if (count.cash == booked)
            return count.waived ? Check{refusal(RefusalCode::changes_nothing, draft_.actor())} : std::nullopt;
        Refusal unsaid = count_without_reason(draft_, booked, count, true);
        if (!count.waived) return unsaid;
        return gives_reason(draft_, true, std::move(unsaid));
    }

private:
    const Table& table_;
    Draft& draft_;
};

}  // namespace

Check fits_the_course(const Table& table, Draft& draft) {
    if (!draft.holds_since(RulesVersion::fourth)) return std::nullopt;
    return std::visit(CourseCheck(table, draft), draft.command().action);
}

}  // namespace tablebank::deciding
