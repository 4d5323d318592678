#include "app/session/correction_right.h"

#include "app/session/game_checkpoint.h"
#include "app/session/judge_road.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"

namespace tablebank {
namespace {

/// As the judge called himself when he certified the sheet.
std::string judge_name(const Table& table) {
    const JudgeRoad road = judge_road(table);
    const std::string name = road.sheet ? road.sheet->said.words : std::string{};
    return is_attester_name(name) ? name : "judge";
}

/// The two lines of a signature's file without a remark.
std::string as_file(const std::string& letters) {
    return "untrusted comment: correction\n" + letters + "\n";
}

}  // namespace

std::optional<Checkpoint> correction_checkpoint(const Table& table) {
    const Facts& facts = table.game.facts;
    if (facts.get({FactName::certified}).empty()) return std::nullopt;
    Checkpoint checkpoint = checkpoint_at(table, table.history.last(), {Attester::judge, judge_name(table)});
    checkpoint.round = 0;
    checkpoint.correction = facts.number({FactName::corrections}) + 1;
    return checkpoint;
}

bool may_correct(const Table& table, const action::Correct& correct) {
    const std::string& key = table.game.facts.get({FactName::judge_key});
    if (key.empty()) return true;
    const auto checkpoint = correction_checkpoint(table);
    if (!checkpoint) return false;
    try {
        const Signature signature = read_signature(as_file(correct.signature));
        return check(signature, read_public_key(key), checkpoint_text(*checkpoint)) == SignatureCheck::right;
    } catch (const ProofError&) {
        return false;
    }
}

std::string signature_letters(std::string_view file_text) {
    (void)read_signature(file_text);
    const std::size_t begin = file_text.find('\n') + 1;
    std::string letters{file_text.substr(begin, file_text.find('\n', begin) - begin)};
    while (!letters.empty() && letters.back() == '\r') letters.pop_back();
    return letters;
}

}  // namespace tablebank
