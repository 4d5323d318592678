#include "app/cli/external_evidence.h"

#include <filesystem>
#include <ostream>
#include <set>
#include <string_view>
#include <utility>

#include "app/cli/cli_error.h"
#include "app/cli/proof_file.h"
#include "app/i18n/language.h"
#include "app/session/certificate.h"
#include "ledger/proof/proof_error.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// Of each kind: a tournament's, with all its rounds.
constexpr std::size_t most_of_a_kind = 200;

void require_few(const Language& lang, const char* option, std::size_t count) {
    if (count > most_of_a_kind)
        throw CliError(ExitCode::usage,
                       std::string(option) + ": " +
                           lang.tr("more than {most} of them were given", {{"most", std::to_string(most_of_a_kind)}}));
}

constexpr std::string_view word_of(SignatureFinding::State state) {
    switch (state) {
        case SignatureFinding::State::right:
            return "right";
        case SignatureFinding::State::wrong:
            return "wrong";
        case SignatureFinding::State::remark_changed:
            return "comment-changed";
        case SignatureFinding::State::other_key:
            return "other-key";
        case SignatureFinding::State::unchecked:
            return "unchecked";
    }
    return "";
}

constexpr std::string_view word_of(Agreement agreement) {
    switch (agreement) {
        case Agreement::agrees:
            return "agrees";
        case Agreement::went_on:
            return "went-on";
        case Agreement::past_end:
            return "past-end";
        case Agreement::states_others:
            return "states-others";
        case Agreement::other_game:
            return "other-game";
        case Agreement::other_edition:
            return "other-edition";
        case Agreement::shorter:
            return "shorter";
        case Agreement::differs:
            return "differs";
    }
    return "";
}

void read_signature_file(const Language& lang, ExternalEvidence& held, const std::string& file,
                         std::optional<std::size_t> of) {
    const Signature signature = read_proof_file(lang, file, longest_proof_file, read_signature);
    // A signature may be given twice: next to its checkpoint, and by its name.
    for (std::size_t i = 0; i < held.signatures.size(); ++i)
        if (!of && held.signatures[i].signature == signature) return;
    held.signatures.push_back({signature, of});
    held.names.signatures.push_back(file);
}

void read_checkpoint_file(const Language& lang, ExternalEvidence& held, const std::string& file) {
    std::string text;
    const Checkpoint says = read_proof_file(lang, file, longest_checkpoint, [&](std::string_view read) {
        text = read;
        return read_checkpoint(read);
    });
    held.checkpoints.push_back({std::move(text), says});
    held.names.checkpoints.push_back(file);
    const std::string beside = file + signature_ending;
    std::error_code unreachable;
    if (fs::exists(fs::symlink_status(platform::path_of(beside), unreachable)))
        read_signature_file(lang, held, beside, held.checkpoints.size() - 1);
}

/// The keys that signed something; the others are reported, because the caller expected a signature.
std::set<std::size_t> used_keys(const Evidence& evidence) {
    std::set<std::size_t> used;
    for (const CheckpointFinding& finding : evidence.checkpoints)
        for (const SignatureFinding& signature : finding.signatures)
            if (signature.state == SignatureFinding::State::right) used.insert(*signature.key);
    return used;
}

}  // namespace

void add_evidence_options(const Language& lang, CLI::App& command, EvidenceOptions& options) {
    command
        .add_option("--checkpoint", options.checkpoints,
                    lang.tr("A checkpoint that was kept elsewhere, with its signature next to it (.minisig) if it has "
                            "one; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option("--signature", options.signatures,
                    lang.tr("A signature of one of them in another place; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option("--key", options.keys,
                    lang.tr("A public key to check them with: its file, its 56 characters, or the name of one of your "
                            "keys; may be repeated"))
        ->allow_extra_args(false);
}

ExternalEvidence read_evidence(const Language& lang, const EvidenceOptions& options) {
    require_few(lang, "--checkpoint", options.checkpoints.size());
    require_few(lang, "--signature", options.signatures.size());
    require_few(lang, "--key", options.keys.size());
    const char* lonely = options.signatures.empty() ? (options.keys.empty() ? nullptr : "--key") : "--signature";
    if (options.checkpoints.empty() && lonely != nullptr)
        throw CliError(ExitCode::usage,
                       std::string(lonely) + ": " + lang.tr("there is no checkpoint to check with it (--checkpoint)"));
    ExternalEvidence held;
    for (const std::string& file : options.checkpoints) read_checkpoint_file(lang, held, file);
    for (const std::string& file : options.signatures) read_signature_file(lang, held, file, std::nullopt);
    for (const std::string& called : options.keys) {
        const PublicKey key = find_public_key(lang, called);
        held.names.keys.push_back(to_string(key.id) + " (" + called + ")");
        held.keys.push_back(key);
    }
    return held;
}

VerifiedEvidence verify_against(const Table& table, const ExternalEvidence& held) {
    ChainSummary game = summary_of(*table.game.setup, table.history.entries());
    Evidence evidence = weigh_for(table, game, held.checkpoints, held.signatures, held.keys);
    return {std::move(game), std::move(evidence)};
}

void print_evidence(const Language& lang, const ExternalEvidence& held, const VerifiedEvidence& weighed,
                    std::ostream& out) {
    const auto& findings = weighed.evidence.checkpoints;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        out << held.names.checkpoints[i] << ": " << checkpoint_heading(lang, held.checkpoints[i].says) << '\n';
        for (const std::string& sentence :
             finding_sentences(lang, weighed.game, held.checkpoints, held.signatures, held.names, findings[i], i))
            out << "  " << sentence << '\n';
    }
    for (const std::size_t signature : weighed.evidence.fitting_none)
        out << lang.tr("{file}: this signature fits none of the checkpoints.",
                       {{"file", held.names.signatures[signature]}})
            << '\n';
    const std::set<std::size_t> used = used_keys(weighed.evidence);
    for (std::size_t key = 0; key < held.keys.size(); ++key)
        if (!used.contains(key))
            out << lang.tr("Key {key} signed none of them.", {{"key", held.names.keys[key]}}) << '\n';
}

Json evidence_json(const Language& lang, const ExternalEvidence& held, const VerifiedEvidence& weighed) {
    Json list = Json::array();
    for (std::size_t i = 0; i < held.checkpoints.size(); ++i) {
        const CheckpointFinding& finding = weighed.evidence.checkpoints[i];
        Json json{{"file", held.names.checkpoints[i]}};
        json.update(checkpoint_json(held.checkpoints[i].says));
        json["ok"] = is_sound(finding);
        json["agreement"] = word_of(finding.compared.agreement);
        if (finding.compared.agreement == Agreement::differs) {
            json["differs_between"] = {1, held.checkpoints[i].says.entries};
            // Each of them narrows it, if the other history had that checkpoint too.
            if (!finding.compared.all_agreed.empty()) json["agrees_up_to"] = finding.compared.all_agreed;
        }
        if (finding.compared.head_at) json["head_at"] = *finding.compared.head_at;
        if (finding.compared.contradicted_by)
            json["contradicted_by"] = held.names.checkpoints[*finding.compared.contradicted_by];
        if (finding.signer_of_other) json["same_signer"] = held.names.checkpoints[*finding.signer_of_other];
        if (finding.name_of_other) json["same_name"] = held.names.checkpoints[*finding.name_of_other];
        json["signatures"] = Json::array();
        for (const SignatureFinding& signature : finding.signatures)
            json["signatures"].push_back({{"file", held.names.signatures[signature.signature]},
                                          {"key", to_string(held.signatures[signature.signature].signature.key)},
                                          {"state", word_of(signature.state)}});
        json["says"] = finding_sentences(lang, weighed.game, held.checkpoints, held.signatures, held.names, finding, i);
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace tablebank
