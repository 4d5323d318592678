// Lines about the result and not about the play: rulings confirmed, the sheet signed, certified and corrected,
// protests.

#include "ledger/books/fact_value.h"
#include "ledger/books/protest.h"
#include "ledger/books/result.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

constexpr FactKey certified{FactName::certified};
constexpr FactKey judge_key{FactName::judge_key};

std::int64_t entry_of(const Draft& draft) {
    return draft.game().last + 1;
}

FactKey protest_key(const Protest& protest) {
    return {FactName::protest, static_cast<std::int32_t>(protest.entry), static_cast<std::int32_t>(protest.about)};
}

Refusal about_entry(RefusalCode code, std::int64_t entry) {
    Refusal made{code};
    made.entry = entry;
    return made;
}

/// Once the game is over, protests have a deadline.
Check before_the_deadline(Draft& draft) {
    constexpr std::int64_t ms_per_minute = 60'000;
    const auto deadline = protest_deadline(draft.game());
    if (!deadline) return std::nullopt;
    Refusal late = refusal(RefusalCode::protest_late, draft.actor());
    const std::int64_t ended = draft.game().facts.number(FactKey{FactName::finished_at});
    const std::int64_t now = moment_of(draft.game(), draft.stamp().at_ms);
    late.detail = std::to_string((now - ended) / ms_per_minute);
    late.needs = Money{(*deadline - ended) / ms_per_minute};
    const bool in_time = *deadline > ended && now <= *deadline;
    return draft.demand(in_time, std::move(late));
}

}  // namespace

Check sheet_is_open(const Draft& draft) {
    if (draft.game().facts.get(certified).empty()) return std::nullopt;
    return signed_already(draft.game());
}

Refusal signed_already(const Game& game) {
    Refusal no{RefusalCode::sheet_signed};
    no.line = game.facts.get(judge_key).empty() ? "correct \"why\"" : "correct signed \"SIGNATURE\" \"why\"";
    return no;
}

Check decide_confirm(Draft& draft) {
    if (auto no = sheet_is_open(draft)) return no;
    draft.set(FactName::confirmed, entry_of(draft));
    return std::nullopt;
}

Check decide_signs(Draft& draft) {
    if (draft.holds_since(RulesVersion::fourth))
        if (auto no = sheet_is_open(draft)) return no;
    const FactKey own{FactName::signed_by, draft.actor().number};
    if (signature_of(draft.game(), draft.actor()) == PlayerSignature::stands)
        return refusal(RefusalCode::changes_nothing, draft.actor());
    const bool with_places = draft.holds_since(RulesVersion::fourth);
    draft.set(own, signed_result(draft.game(), with_places));
    return std::nullopt;
}

Check decide_refuses(Draft& draft) {
    if (draft.holds_since(RulesVersion::fourth))
        if (auto no = sheet_is_open(draft)) return no;
    if (signature_of(draft.game(), draft.actor()) == PlayerSignature::refused)
        return refusal(RefusalCode::changes_nothing, draft.actor());
    draft.set(FactKey{FactName::signed_by, draft.actor().number}, refused_result(draft.game()));
    return std::nullopt;
}

namespace {

Refusal wants_signature(std::string line) {
    Refusal no{RefusalCode::judge_signs};
    no.line = std::move(line);
    return no;
}

/// A sheet that was certified with a key is certified again only with that key. The session checks the signature.
Check names_its_key(const Draft& draft, const action::Certify& certify) {
    if (!draft.holds_since(RulesVersion::fourth)) return std::nullopt;
    const std::string& named = draft.game().facts.get(judge_key);
    if (named.empty()) {
        if (!certify.signature.empty() && certify.key.empty())
            return wants_signature("certify key \"PUBLIC KEY\" signed \"SIGNATURE\"");
        return std::nullopt;
    }
    if (!certify.key.empty() && certify.key != named) {
        Refusal other{RefusalCode::other_key};
        other.detail = named;
        return other;
    }
    if (certify.signature.empty()) {
        const std::string& judge = draft.command().why;  // the signed text contains it
        return wants_signature("certify signed \"SIGNATURE\"" + (judge.empty() ? judge : " \"" + judge + '"'));
    }
    return std::nullopt;
}

/// The signature of a certificate that named a key but has no signature: it changes nothing on the sheet, but proves
/// its key.
Check proves_key(const Draft& draft, const action::Certify& certify) {
    if (certify.signature.empty() || !certify.key.empty() || !certify.despite.empty())
        return signed_already(draft.game());
    if (!draft.holds_since(RulesVersion::fourth)) return signed_already(draft.game());
    if (draft.game().facts.get(judge_key).empty()) return wants_signature("correct \"why\"");
    return std::nullopt;
}

}  // namespace

Check decide_certify(Draft& draft, const action::Certify& certify) {
    if (!draft.game().facts.get(certified).empty()) return proves_key(draft, certify);
    if (!draft.holds_since(RulesVersion::fourth)) {  // later rules have the whole checklist
        for (const Protest& protest : protests_of(draft.game())) {
            if (!is_open(protest.state)) continue;
            if (auto waits = draft.pass_over(about_entry(RefusalCode::protest_open, protest.entry))) return waits;
        }
    }
    if (!certify.key.empty()) {
        Refusal none{RefusalCode::judge_signs};
        none.detail = certify.key;
        none.line = "certify key \"PUBLIC KEY\"";
        if (!is_possible(*draft.game().setup, judge_key, certify.key)) return none;
    }
    if (auto no = names_its_key(draft, certify)) return no;
    if (!certify.key.empty()) draft.set(judge_key, certify.key);
    draft.set(FactName::certified, draft.game().facts.number(FactKey{FactName::corrections}) + 1);
    return std::nullopt;
}

Check decide_correct(Draft& draft, const action::Correct& correct) {
    if (draft.game().facts.get(certified).empty()) return Refusal{RefusalCode::sheet_not_signed};
    Refusal unsigned_yet{RefusalCode::judge_signs};
    unsigned_yet.line = "correct signed \"SIGNATURE\" \"why\"";
    if (!draft.game().facts.get(judge_key).empty() && correct.signature.empty()) return unsigned_yet;
    draft.clear(certified);
    for (int number = 1; number <= draft.game().seats(); ++number) draft.clear(FactKey{FactName::signed_by, number});
    draft.set(FactName::corrections, draft.game().facts.number(FactKey{FactName::corrections}) + 1);
    return std::nullopt;
}

Check decide_protest(Draft& draft, const action::Protest& protest) {
    if (protest.about && (*protest.about < 1 || *protest.about > draft.game().last))
        return about_entry(RefusalCode::no_such_entry, *protest.about);
    if (auto late = before_the_deadline(draft)) return late;
    draft.set(protest_key({entry_of(draft), protest.about.value_or(0)}), std::string(to_string(ProtestState::lodged)));
    return std::nullopt;
}

Check decide_protest_step(Draft& draft, const action::ProtestStep& step) {
    for (const Protest& protest : protests_of(draft.game())) {
        if (protest.entry != step.entry) continue;
        Refusal elsewhere = about_entry(RefusalCode::protest_state, protest.entry);
        elsewhere.detail = std::string(to_string(protest.state));
        if (!may_become(protest.state, step.state)) return elsewhere;
        const bool decides = step.state == ProtestState::upheld || step.state == ProtestState::dismissed;
        Refusal unheard = about_entry(RefusalCode::protest_unheard, protest.entry);
        unheard.line = "protest heard #" + std::to_string(protest.entry);
        const bool heard = !decides || protest.state == ProtestState::heard;
        if (auto no = draft.demand_since(RulesVersion::fourth, heard, std::move(unheard))) return no;
        draft.set(protest_key(protest), std::string(to_string(step.state)));
        const bool explained = step.state != ProtestState::heard && step.state != ProtestState::withdrawn;
        Refusal unsaid{RefusalCode::reason_needed};
        unsaid.line = "protest " + std::string(to_string(step.state)) + " #" + std::to_string(step.entry) + " \"why\"";
        return gives_reason(draft, explained, std::move(unsaid));
    }
    return about_entry(RefusalCode::no_such_protest, step.entry);
}

Check decide_protest_time(Draft& draft, const action::ProtestTime& time) {
    if (auto no = sheet_is_open(draft)) return no;
    draft.set(FactName::protest_minutes, time.minutes);
    return std::nullopt;
}

}  // namespace tablebank::deciding
