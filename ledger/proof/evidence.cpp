#include "ledger/proof/evidence.h"

#include <algorithm>

#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

using State = SignatureFinding::State;

State state_of(SignatureCheck checked) {
    switch (checked) {
        case SignatureCheck::right:
            return State::right;
        case SignatureCheck::remark_changed:
            return State::remark_changed;
        case SignatureCheck::wrong:
            return State::wrong;
        case SignatureCheck::other_key:
            return State::other_key;
    }
    return State::other_key;
}

/// Checks with every key, because two may have the same number; returns the best result.
SignatureFinding checked(std::size_t number, const Signature& signature, std::string_view text,
                         std::span<const PublicKey> keys) {
    SignatureFinding best{number, keys.empty() ? State::unchecked : State::other_key};
    const auto rank = [](State state) {
        if (state == State::right) return 0;
        if (state == State::remark_changed) return 1;
        return state == State::wrong ? 2 : 3;
    };
    for (std::size_t key = 0; key < keys.size(); ++key) {
        const State state = state_of(check(signature, keys[key], text));
        if (rank(state) < rank(best.state)) best = {number, state, key};
    }
    return best;
}

/// The checkpoint to which a signature from elsewhere belongs.
std::optional<std::size_t> place_of(const Signature& signature, std::span<const StoredCheckpoint> checkpoints,
                                    std::span<const PublicKey> keys) {
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        const State state = checked(0, signature, checkpoints[i].text, keys).state;
        if (state == State::right || state == State::remark_changed) return i;
    }
    if (keys.empty() && checkpoints.size() == 1) return 0;
    return std::nullopt;
}

/// Whether the same key signed both; a key that could not be checked is identified by its number.
bool share_a_signer(const CheckpointFinding& one, const CheckpointFinding& other,
                    std::span<const StoredSignature> signatures, std::span<const PublicKey> keys) {
    const auto same = [&](const SignatureFinding& a, const SignatureFinding& b) {
        if (a.state == State::right && b.state == State::right) return keys[*a.key] == keys[*b.key];
        return a.state == State::unchecked && b.state == State::unchecked &&
               signatures[a.signature].signature.key == signatures[b.signature].signature.key;
    };
    return std::ranges::any_of(one.signatures, [&](const SignatureFinding& a) {
        return std::ranges::any_of(other.signatures, [&](const SignatureFinding& b) { return same(a, b); });
    });
}

void find_one_person_twice(Evidence& evidence, std::span<const StoredCheckpoint> checkpoints,
                           std::span<const StoredSignature> signatures, std::span<const PublicKey> keys) {
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        CheckpointFinding& one = evidence.checkpoints[i];
        const Checkpoint& says = checkpoints[i].says;
        for (std::size_t other = 0; other < checkpoints.size(); ++other) {
            const Checkpoint& beside = checkpoints[other].says;
            if (says.game != beside.game) continue;
            const bool same_name = fold(says.name) == fold(beside.name);
            const bool same_role = says.role == beside.role;
            if (!one.signer_of_other && !(same_name && same_role) &&
                share_a_signer(one, evidence.checkpoints[other], signatures, keys))
                one.signer_of_other = other;
            if (!one.name_of_other && same_name && !same_role) one.name_of_other = other;
        }
    }
}

}  // namespace

bool is_sound(const CheckpointFinding& finding) {
    const bool signed_right = std::ranges::all_of(finding.signatures, [](const SignatureFinding& signature) {
        return signature.state == State::right || signature.state == State::unchecked;
    });
    return holds(finding.compared.agreement) && !finding.compared.contradicted_by && signed_right &&
           !finding.is_unsigned && !finding.signer_of_other;
}

bool Evidence::is_sound() const {
    return fitting_none.empty() && std::ranges::all_of(checkpoints, [](const CheckpointFinding& finding) {
               return tablebank::is_sound(finding);
           });
}

Evidence weigh(const ChainSummary& game, std::span<const StoredCheckpoint> checkpoints,
               std::span<const StoredSignature> signatures, std::span<const PublicKey> keys) {
    std::vector<Checkpoint> said;
    said.reserve(checkpoints.size());
    for (const StoredCheckpoint& checkpoint : checkpoints) said.push_back(checkpoint.says);
    Evidence evidence;
    for (const Comparison& compared : compare(game, said)) evidence.checkpoints.push_back({.compared = compared});

    for (std::size_t i = 0; i < signatures.size(); ++i) {
        const StoredSignature& held = signatures[i];
        const auto place = held.of ? held.of : place_of(held.signature, checkpoints, keys);
        if (!place) {
            evidence.fitting_none.push_back(i);
            continue;
        }
        evidence.checkpoints[*place].signatures.push_back(checked(i, held.signature, checkpoints[*place].text, keys));
    }
    for (CheckpointFinding& finding : evidence.checkpoints) {
        finding.is_unsigned = !keys.empty() && std::ranges::none_of(finding.signatures, [](const auto& signature) {
            return signature.state == State::right;
        });
    }
    find_one_person_twice(evidence, checkpoints, signatures, keys);
    return evidence;
}

}  // namespace tablebank
