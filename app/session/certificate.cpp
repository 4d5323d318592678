#include "app/session/certificate.h"

#include <algorithm>
#include <array>

#include "app/session/adjudication.h"
#include "app/session/game_checkpoint.h"
#include "app/session/game_settlement.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/result.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/comparison.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

/// Older entries are not searched for the text that a signature belongs to.
constexpr std::int64_t most_entries_back = 200;

/// Older certificates are not searched: each one requires the table as it was at its entry.
constexpr int most_tables_back = 40;

/// The cost of checking one signature, in addition to looking at an entry (ledger/books/effort.h).
constexpr std::int64_t looks_of_signature = 10'000;
/// Maximum number of lines that prove the key of one certificate.
constexpr int most_proofs = 8;

/// Whether a refusal names the text that was signed: many texts are tried for it.
enum class Asked { whether, why };

/// The two lines of a signature's file without a remark.
std::string as_signature_file(const std::string& letters) {
    return "untrusted comment: signature\n" + letters + "\n";
}

std::string name_or_judge(const std::string& name) {
    return is_attester_name(name) ? name : "judge";
}

/// The entry in force that certified the current sheet.
std::optional<std::int64_t> certifying_entry(const Table& table) {
    if (table.game.facts.get({FactName::certified}).empty()) return std::nullopt;
    for (std::int64_t sequence = table.history.last(); sequence > 0; --sequence) {
        const Entry& entry = table.history.at(sequence);
        const bool certifies = entry.verb == "certify" && is_of_the_sheet(entry);
        if (certifies && table.history.in_force(sequence)) return sequence;
    }
    return std::nullopt;
}

/// The entry since which the result has not changed: a signature may be of the head of any entry since.
std::int64_t unchanged_since(const Table& table) {
    std::int64_t since = table.history.last();
    while (since > 1 && table.history.last() - since < most_entries_back && leaves_the_end(table.history.at(since)))
        --since;
    return since;
}

Checkpoint certificate_of(const Table& table, const std::string& name) {
    Checkpoint checkpoint = checkpoint_at(table, table.history.last(), {Attester::judge, name_or_judge(name)});
    checkpoint.round = 0;
    checkpoint.certificate = table.game.facts.number({FactName::corrections}) + 1;
    checkpoint.states = certified_statements(table);
    return checkpoint;
}

/// Compares a signature with the texts that it may belong to.
class SignatureSearch {
public:
    SignatureSearch(const Table& table, const Signature& signature, const PublicKey& key)
        : table_(table),
          signature_(signature),
          key_(key),
          heads_(summary_of(*table.game.setup, table.history.entries()).heads) {}

    /// The latest entry, down to `first`, for which the text with its head is the signed one.
    [[nodiscard]] std::optional<std::int64_t> entry_of(Checkpoint text, std::int64_t first) const {
        for (std::int64_t entry = table_.history.last(); entry >= std::max<std::int64_t>(first, 1); --entry) {
            text.entries = entry;
            text.head = heads_[static_cast<std::size_t>(entry)];
            table_.history.spend(looks_of_signature);
            if (check(signature_, key_, checkpoint_text(text)) == SignatureCheck::right) return entry;
        }
        return std::nullopt;
    }

    /// Why a signature by the right key does not fit this text: it is of another text, or of another entry.
    [[nodiscard]] Refusal fault(const Checkpoint& wanted) const {
        const std::int64_t first = table_.history.last() - most_entries_back;
        if (const auto entry = entry_of(wanted, first)) {
            Refusal older{RefusalCode::older_entry};
            older.entry = *entry;
            return older;
        }
        for (const Checkpoint& other : others(wanted))
            if (entry_of(other, first)) return other_purpose(other);
        return past_certificate(wanted).value_or(Refusal{RefusalCode::wrong_signature});
    }

private:
    static Refusal other_purpose(const Checkpoint& signed_one) {
        Refusal purpose{RefusalCode::other_purpose};
        purpose.detail = purpose_text(signed_one);
        return purpose;
    }

    /// A certificate before totals, rulings or counts were changed: of this sheet, or of an earlier one.
    [[nodiscard]] std::optional<Refusal> past_certificate(const Checkpoint& wanted) const {
        std::int64_t entry = table_.history.last();
        for (int tables = 0; tables < most_tables_back && entry > 1; ++tables) {
            const Table past = table_at(table_, --entry);
            if (past.game.phase() != Phase::finished) break;
            const Checkpoint text = certificate_of(past, wanted.name);
            table_.history.spend(looks_of_signature);
            if (check(signature_, key_, checkpoint_text(text)) != SignatureCheck::right) continue;
            if (text.certificate != wanted.certificate) return other_purpose(text);
            Refusal older{RefusalCode::older_entry};
            older.entry = entry;
            return older;
        }
        return std::nullopt;
    }

    /// The other texts that judges sign about a game.
    [[nodiscard]] std::vector<Checkpoint> others(const Checkpoint& wanted) const {
        std::vector<Checkpoint> texts;
        const std::int64_t corrections = table_.game.facts.number({FactName::corrections}) + 1;
        for (const Attester role : {Attester::judge, Attester::banker, Attester::witness}) {
            Checkpoint text = wanted;
            text.states.clear();
            text.role = role;
            text.correction = text.certificate = text.round = 0;
            texts.push_back(text);
            text.round = std::max<std::int64_t>(table_.game.round(), 1);
            texts.push_back(text);
        }
        for (std::int64_t number = 1; number <= std::min<std::int64_t>(corrections, 9); ++number) {
            Checkpoint text = wanted;
            text.states.clear();
            text.certificate = 0;
            text.correction = number;
            texts.push_back(text);
            text.correction = 0;
            text.certificate = number;
            text.states = certified_statements(table_);
            texts.push_back(text);
        }
        return texts;
    }

    const Table& table_;
    const Signature& signature_;
    const PublicKey& key_;
    std::vector<Hash> heads_;
};

/// Compares a signature with one text, with the head of each entry from `since` on.
std::optional<Refusal> refuse_letters(const Table& table, const std::string& letters, const std::string& key,
                                      const Checkpoint& wanted, std::int64_t since, Asked asked) {
    try {
        const Signature signature = read_signature(as_signature_file(letters));
        const PublicKey judge = read_public_key(key);
        if (signature.key != judge.id) {
            Refusal other{RefusalCode::other_key};
            other.detail = key;
            return other;
        }
        const SignatureSearch search(table, signature, judge);
        if (search.entry_of(wanted, since)) return std::nullopt;
        return asked == Asked::why ? search.fault(wanted) : Refusal{RefusalCode::wrong_signature};
    } catch (const ProofError&) {
        return Refusal{RefusalCode::wrong_signature};
    }
}

std::optional<Refusal> refuse_correction(const Table& table, const action::Correct& correct, Asked asked) {
    const std::string& key = table.game.facts.get({FactName::judge_key});
    const auto certified = certifying_entry(table);
    if (key.empty() || !certified) return std::nullopt;
    if (correct.signature.empty())
        return Refusal{.code = RefusalCode::judge_signs, .line = "correct signed \"SIGNATURE\" \"why\""};
    Checkpoint wanted = checkpoint_at(table, table.history.last(), {Attester::judge, certifier_name(table)});
    wanted.round = 0;
    wanted.correction = table.game.facts.number({FactName::corrections}) + 1;
    return refuse_letters(table, correct.signature, key, wanted, std::max(*certified, unchanged_since(table)), asked);
}

std::optional<Refusal> refuse_certificate(const Table& table, const Command& command, const action::Certify& certify,
                                          Asked asked) {
    if (certify.signature.empty()) return std::nullopt;
    const std::string& named = table.game.facts.get({FactName::judge_key});
    const std::string& key = certify.key.empty() ? named : certify.key;
    if (const auto certified = certifying_entry(table)) {
        const Table before = table_at(table, *certified - 1);
        const Checkpoint wanted = certificate_of(before, table.history.at(*certified).why);
        return refuse_letters(before, certify.signature, key, wanted, unchanged_since(before), asked);
    }
    const Checkpoint wanted = certificate_of(table, command.why);
    return refuse_letters(table, certify.signature, key, wanted, unchanged_since(table), asked);
}

/// The signatures of certificates among the entries since one.
bool brings_proof(const Table& table, std::int64_t sequence) {
    const Entry& entry = table.history.at(sequence);
    if (entry.verb != "certify" || !table.history.counts(entry)) return false;
    const auto read = parse_entry(*table.game.setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* certify = command == nullptr ? nullptr : std::get_if<action::Certify>(&command->action);
    if (certify == nullptr || certify->signature.empty()) return false;
    return !refuse_certificate(table_at(table, sequence - 1), *command, *certify, Asked::whether);
}

}  // namespace

std::vector<std::string> certified_statements(const Table& table) {
    const Game& game = table.game;
    std::vector<std::string> lines;
    if (game.setup->goal == Goal::timed)
        for (const Score& score : scores_of(game))
            lines.push_back("total " + std::to_string(score.player) + ' ' + score.total.to_string() + ' ' +
                            escape_invisible(game.name(Seat{score.player})));
    std::string winners;
    for (const Seat seat : game.winners()) winners += (winners.empty() ? "" : ",") + std::to_string(seat.number);
    if (!winners.empty()) lines.push_back("winner " + winners);
    if (game.setup->goal == Goal::timed) {
        for (const Score& score : scores_of(game)) {
            if (game.facts.get({FactName::adjusted, score.player}).empty()) continue;
            const Money walked{game.facts.number({FactName::walked, score.player})};
            lines.push_back("adjusted " + std::to_string(score.player) + ' ' +
                            (score.kept + Share{walked}).to_string() + ' ' + score.total.to_string());
        }
    }
    const Rulings rulings = game.rulings();
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(rulings, key.name);
        if (value != get(game.edition().rulings, key.name))
            lines.push_back("ruling " + std::string(key.name) + ' ' + value);
    }
    for (const CountedHand& hand : adjudication(table).hands) {
        std::string line =
            "counted " + std::to_string(hand.seat) + ' ' + hand.counted.to_string() + ' ' + hand.booked.to_string();
        if (hand.counted != hand.booked) line += hand.waived ? " waived" : " posted";
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Checkpoint> certificate_checkpoint(const Table& table, const std::string& name) {
    if (table.game.phase() != Phase::finished) return std::nullopt;
    if (const auto certified = certifying_entry(table))
        return certificate_of(table_at(table, *certified - 1), table.history.at(*certified).why);
    return certificate_of(table, name);
}

Evidence weigh_for(const Table& table, const ChainSummary& chain, std::span<const StoredCheckpoint> checkpoints,
                   std::span<const StoredSignature> signatures, std::span<const PublicKey> keys) {
    Evidence evidence = weigh(chain, checkpoints, signatures, keys);
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        const Checkpoint& says = checkpoints[i].says;
        Agreement& agreement = evidence.checkpoints[i].compared.agreement;
        if (!holds(agreement) || says.correction > 0) continue;
        const Table then = table_at(table, says.entries);
        const bool states_it = says.certificate > 0 ? certified_statements(then) == says.states
                                                    : checkpoint_round(then.game) == says.round;
        if (!states_it) agreement = Agreement::states_others;
    }
    return evidence;
}

std::string certifier_name(const Table& table) {
    for (std::int64_t sequence = table.history.last(); sequence > 0; --sequence) {
        const Entry& entry = table.history.at(sequence);
        if (entry.verb == "certify" && is_of_the_sheet(entry) && table.history.in_force(sequence))
            return name_or_judge(entry.why);
    }
    return "judge";
}

namespace {

std::optional<Refusal> refuse(const Table& table, const Command& command, Asked asked) {
    if (const auto* correct = std::get_if<action::Correct>(&command.action))
        return refuse_correction(table, *correct, asked);
    if (const auto* certify = std::get_if<action::Certify>(&command.action))
        return refuse_certificate(table, command, *certify, asked);
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> refuse_signature(const Table& table, const Command& command) {
    const auto* certify = std::get_if<action::Certify>(&command.action);
    const bool proves = certify != nullptr && !certify->signature.empty();
    if (proves && is_key_proved(table)) return Refusal{RefusalCode::changes_nothing};
    return refuse(table, command, Asked::why);
}

bool has_right_signature(const Table& table, const Command& command) {
    return !refuse(table, command, Asked::whether);
}

bool is_key_proved(const Table& table) {
    const auto certified = certifying_entry(table);
    if (!certified || table.game.facts.get({FactName::judge_key}).empty()) return false;
    int tried = 0;
    for (std::int64_t sequence = *certified; sequence <= table.history.last() && tried < most_proofs; ++sequence) {
        if (table.history.at(sequence).verb != "certify") continue;
        ++tried;
        if (brings_proof(table, sequence)) return true;
    }
    return false;
}

}  // namespace tablebank
