#include "app/session/correction_right.h"

#include "app/session/certificate.h"
#include "app/session/game_checkpoint.h"
#include "app/session/proof_store.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"

namespace tablebank {
std::optional<Checkpoint> correction_checkpoint(const Table& table) {
    const Facts& facts = table.game.facts;
    if (facts.get({FactName::certified}).empty()) return std::nullopt;
    Checkpoint checkpoint = checkpoint_at(table, table.history.last(), {Attester::judge, certifier_name(table)});
    checkpoint.round = 0;
    checkpoint.correction = facts.number({FactName::corrections}) + 1;
    return checkpoint;
}

namespace {

/// The signature that a line has, or could have; nullptr for a line that takes none.
std::string* signature_in(Command& command) {
    if (auto* correct = std::get_if<action::Correct>(&command.action)) return &correct->signature;
    if (auto* certify = std::get_if<action::Certify>(&command.action)) return &certify->signature;
    return nullptr;
}

/// Whether the line names a key, or the game does.
bool has_key(const Table& table, const Command& command) {
    const auto* certify = std::get_if<action::Certify>(&command.action);
    return !table.game.facts.get({FactName::judge_key}).empty() || (certify != nullptr && !certify->key.empty());
}

/// The command if it takes a signature and has none; a correction only if a key is named, so that it requires one.
std::optional<Command> unsigned_command(const Table& table, const std::string& line) {
    auto read = parse_line(*table.game.setup, line);
    auto* command = std::get_if<Command>(&read);
    if (command == nullptr) return std::nullopt;
    const std::string* letters = signature_in(*command);
    if (letters == nullptr || !letters->empty()) return std::nullopt;
    if (std::holds_alternative<action::Correct>(command->action) && !has_key(table, *command)) return std::nullopt;
    return std::move(*command);
}

}  // namespace

std::string right_letters(const Table& table, Command command, std::span<const StoredSignature> held) {
    std::string* letters = signature_in(command);
    if (letters == nullptr || !has_key(table, command)) return {};
    for (const StoredSignature& one : held) {
        *letters = signature_letters(signature_text(one.signature, "signature"));
        if (has_right_signature(table, command)) return *letters;
    }
    return {};
}

std::string right_letters(const Table& table, std::span<const StoredSignature> held) {
    if (!correction_checkpoint(table)) return {};
    Command begins;
    begins.action = action::Correct{};
    return right_letters(table, begins, held);
}

std::string with_signature(const Table& table, const std::string& line, const std::string& letters) {
    auto command = letters.empty() ? std::nullopt : unsigned_command(table, line);
    if (!command) return line;
    *signature_in(*command) = letters;
    return print_line(*table.game.setup, *command);
}

std::string with_stored_signature(const Table& table, const std::filesystem::path& game, const std::string& line) {
    if (table.game.phase() != Phase::finished) return line;
    const auto command = unsigned_command(table, line);  // no file is read for any other line
    if (!command || !has_key(table, *command)) return line;
    return with_signature(table, line, right_letters(table, *command, read_proof_store(game).signatures));
}

std::string signature_letters(std::string_view file_text) {
    (void)read_signature(file_text);
    const std::size_t begin = file_text.find('\n') + 1;
    std::string letters{file_text.substr(begin, file_text.find('\n', begin) - begin)};
    while (!letters.empty() && letters.back() == '\r') letters.pop_back();
    return letters;
}

}  // namespace tablebank
