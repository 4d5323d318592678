#include "app/session/correction_right.h"

#include "app/session/adjudication.h"
#include "app/session/game_checkpoint.h"
#include "app/session/proof_store.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"

namespace tablebank {
namespace {

/// As the judge called himself when he certified the sheet.
std::string judge_name(const Table& table) {
    const Adjudication road = adjudication(table);
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

std::string right_letters(const Table& table, std::span<const StoredSignature> held) {
    const std::string& named = table.game.facts.get({FactName::judge_key});
    const auto checkpoint = named.empty() ? std::nullopt : correction_checkpoint(table);
    if (!checkpoint) return {};
    const PublicKey key = read_public_key(named);
    const std::string text = checkpoint_text(*checkpoint);
    for (const StoredSignature& one : held) {
        // The line holds the signature without its remark.
        const SignatureCheck found = check(one.signature, key, text);
        if (found == SignatureCheck::right || found == SignatureCheck::remark_changed)
            return signature_letters(signature_text(one.signature, "correction"));
    }
    return {};
}

std::string with_signature(const Table& table, const std::string& line, const std::string& letters) {
    if (letters.empty()) return line;
    auto read = parse_line(*table.game.setup, line);
    auto* command = std::get_if<Command>(&read);
    auto* correct = command == nullptr ? nullptr : std::get_if<action::Correct>(&command->action);
    if (correct == nullptr || !correct->signature.empty()) return line;
    correct->signature = letters;
    return print_line(*table.game.setup, *command);
}

std::string with_stored_signature(const Table& table, const std::filesystem::path& game, const std::string& line) {
    if (table.game.facts.get({FactName::judge_key}).empty() || table.game.facts.get({FactName::certified}).empty())
        return line;
    if (with_signature(table, line, "letters") == line) return line;  // no file is read for any other line
    return with_signature(table, line, right_letters(table, read_proof_store(game).signatures));
}

std::string signature_letters(std::string_view file_text) {
    (void)read_signature(file_text);
    const std::size_t begin = file_text.find('\n') + 1;
    std::string letters{file_text.substr(begin, file_text.find('\n', begin) - begin)};
    while (!letters.empty() && letters.back() == '\r') letters.pop_back();
    return letters;
}

}  // namespace tablebank
