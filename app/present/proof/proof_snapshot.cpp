#include "app/present/proof/proof_snapshot.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/sheet/game_sheet.h"
#include "app/present/words/checklist_text.h"
#include "app/present/words/evidence_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/certificate.h"
#include "app/session/correction_right.h"
#include "app/session/game_checkpoint.h"
#include "ledger/proof/chain.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr std::array all_attesters{Attester::banker, Attester::judge, Attester::witness};

/// As the last words of a line; characters that are not allowed between quotes are removed.
std::string in_quotes(std::string words) {
    std::erase(words, '"');
    const auto first = words.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return " \"" + words.substr(first, words.find_last_not_of(' ') - first + 1) + '"';
}

/// The entry of the checkpoint, and the range of its rounds.
std::int64_t choose_entry(const Table& table, const ProofDraft& draft, ProofSnapshot& snapshot) {
    const std::int64_t now = table.history.last();
    const std::int64_t round = table.game.round();
    const std::int64_t past = table.game.phase() == Phase::finished ? round : round - 1;
    if (!draft.round) {
        if (past >= 1) snapshot.earlier = past;
        return now;
    }
    if (*draft.round > 1) snapshot.earlier = *draft.round - 1;
    if (*draft.round < past) snapshot.later = *draft.round + 1;
    snapshot.later_is_now = !snapshot.later;
    return end_of_round(table, *draft.round).value_or(now);
}

std::string purpose_words(const Language& lang, const Table& table, const ProofDraft& draft, std::int64_t entry) {
    const Word number{"entry", std::to_string(entry)};
    if (draft.round)
        return lang.tr("The end of round {round}, entry #{entry}", {{"round", std::to_string(*draft.round)}, number});
    if (table.game.phase() == Phase::finished) return lang.tr("The end of the game, entry #{entry}", {number});
    return lang.tr("The game as it is: round {round}, entry #{entry}",
                   {{"round", std::to_string(std::max<std::int64_t>(table.game.round(), 1))}, number});
}

std::string correction_says(const Language& lang, const Table& table, bool may_begin) {
    const std::string& key = table.game.facts.get({FactName::judge_key});
    if (key.empty()) return lang.tr("The sheet was certified without a key: a reason is enough.");
    const Word number{"key", to_string(read_public_key(key).id)};
    if (may_begin) return lang.tr("The signature of the judge's key {key} is next to the game.", {number});
    return lang.tr(
        "It begins with a signature of this checkpoint by the judge's key {key}: signed here, or signed elsewhere and "
        "imported.",
        {number});
}

/// While a sheet is certified, and what its checkpoint is once that is chosen.
void tell_correction(const Language& lang, const Table& table, const ProofDraft& draft, const ProofStore& held,
                     ProofSnapshot& snapshot) {
    const auto checkpoint = correction_checkpoint(table);
    if (!checkpoint) return;
    const Word number{"number", std::to_string(checkpoint->correction)};
    CorrectionDoor door{.name = lang.tr("Correction {number}", {number}), .chosen = draft.correction};
    door.giver = attester_text(lang, checkpoint->role);
    if (checkpoint->name != to_string(checkpoint->role)) door.giver += ' ' + checkpoint->name;
    const bool has_key = !table.game.facts.get({FactName::judge_key}).empty();
    door.may_begin = !has_key || !right_letters(table, held.signatures).empty();
    door.says = correction_says(lang, table, door.may_begin);
    if (const std::string reason = in_quotes(draft.reason); !reason.empty()) door.line = "correct" + reason;
    if (door.chosen) {
        snapshot.purpose = lang.tr("Correction {number} of the certified sheet, entry #{entry}",
                                   {number, {"entry", std::to_string(checkpoint->entries)}});
        snapshot.head = in_groups(to_hex(checkpoint->head));
        snapshot.checkpoint = checkpoint;
        snapshot.wanting.clear();
        snapshot.earlier.reset();
        snapshot.later.reset();
        snapshot.later_is_now = false;
    }
    snapshot.correction = std::move(door);
}

/// For a game that is over and has no certified sheet, with a key from then on: the line, and the text that the key
/// signs first. A key that has not signed is only named.
void offer_certifying(const Language& lang, const Table& table, const ProofDraft& draft, const ProofStore& held,
                      ProofSnapshot& snapshot) {
    const bool may = table.game.phase() == Phase::finished && table.game.facts.get({FactName::certified}).empty();
    if (!may || draft.role != Attester::judge || snapshot.public_key.empty() || !is_attester_name(draft.name)) return;
    std::vector<std::string> names;
    for (const PlayerSetup& seated : table.game.setup->players) names.push_back(seated.name);
    const auto undone = undone_for_certificate(table, table.history.at(table.history.last()).stamp.at_ms);
    snapshot.undone = undone_texts(lang, names, undone);
    snapshot.certify = "certify key \"" + snapshot.public_key + '"';
    if (const std::string reason = in_quotes(draft.reason); !undone.empty() && !reason.empty())
        snapshot.certify += " despite" + reason;
    snapshot.certify += in_quotes(draft.name);
    Command line;
    line.action = action::Certify{snapshot.public_key, {}, {}};
    line.why = draft.name;
    snapshot.certifies_says =
        right_letters(table, line, held.signatures).empty()
            ? lang.tr(
                  "The key signs the certificate first: totals, rulings, counts and head. Until then it is only named.")
            : lang.tr("The key's signature of this certificate is next to the game.");
    if (!draft.certificate || draft.correction) return;
    auto checkpoint = certificate_checkpoint(table, draft.name);
    if (!checkpoint) return;
    snapshot.certifies = true;
    snapshot.purpose =
        lang.tr("Certificate of sheet {number}, entry #{entry}",
                {{"number", std::to_string(checkpoint->certificate)}, {"entry", std::to_string(checkpoint->entries)}});
    snapshot.head = in_groups(to_hex(checkpoint->head));
    snapshot.checkpoint = std::move(checkpoint);
    snapshot.wanting.clear();
    snapshot.earlier.reset();
    snapshot.later.reset();
    snapshot.later_is_now = false;
}

ProofKey key_row(const Language& lang, const KeyStore::Kept& kept, const ProofDraft& draft) {
    ProofKey row{.name = kept.name, .locked = kept.is_locked, .chosen = kept.name == draft.key};
    row.can_sign = kept.has_secret && !kept.trouble;
    if (kept.trouble)
        row.says = key_error_text(lang, KeyError(*kept.trouble, kept.name));
    else if (kept.key)
        row.says = to_string(kept.key->id);
    return row;
}

void tell_keys(const Language& lang, const ProofDraft& draft, const ProofSources& sources, ProofSnapshot& snapshot) {
    for (const KeyStore::Kept& kept : sources.kept) {
        if (!kept.has_secret) continue;
        snapshot.keys.push_back(key_row(lang, kept, draft));
        if (kept.name != draft.key) continue;
        snapshot.wants_passphrase = kept.is_locked && !kept.trouble;
        if (kept.key) snapshot.public_key = to_string(*kept.key);
    }
    snapshot.keys_say = !sources.keys_trouble.empty() ? sources.keys_trouble
                        : snapshot.keys.empty()
                            ? lang.tr("No key of yours is kept here. In a terminal, {command} makes one.",
                                      {{"command", "tablebank keys new"}})
                            : std::string{};
}

void show_code(const Language& lang, const ProofDraft& draft, const ProofSources& sources, ProofSnapshot& snapshot) {
    std::string text;
    if (draft.shows == ProofCode::signature && !sources.signature.empty()) {
        text = sources.signature;
        snapshot.code_says = lang.tr("The signature, to be carried to the banker");
    } else if (draft.shows == ProofCode::public_key && !snapshot.public_key.empty()) {
        text = snapshot.public_key;
        snapshot.code_says = lang.tr("The public key, for anyone who checks");
    } else if (snapshot.checkpoint) {
        text = checkpoint_text(*snapshot.checkpoint);
        snapshot.code_says = lang.tr("The checkpoint, to be kept elsewhere or signed");
    }
    if (!text.empty()) snapshot.code = qr_matrix(text);
}

std::string unread_text(const Language& lang, const UnreadProof& unread) {
    const std::string file = platform::text_of(unread.file.filename());
    if (const auto* error = std::get_if<ProofError>(&unread.why))
        return lang.tr("{file}: {reason}", {{"file", file}, {"reason", proof_error_text(lang, *error)}});
    return file_error_text(
        lang, FileError(std::get<FileError>(unread.why).kind(), unread.file, std::get<FileError>(unread.why).what()));
}

void tell_held(const Language& lang, const Table& table, const ProofSources& sources, ProofSnapshot& snapshot) {
    const ProofStore& held = sources.held;
    const std::vector<PublicKey> keys = trusted_keys(sources);
    EvidenceNames names;
    for (const auto& file : held.checkpoint_files) names.checkpoints.push_back(platform::text_of(file.filename()));
    for (const auto& file : held.signature_files) names.signatures.push_back(platform::text_of(file.filename()));
    for (const PublicKey& key : keys) {
        const auto kept = std::ranges::find_if(sources.kept, [&](const auto& it) { return it.key == key; });
        names.keys.push_back(kept == sources.kept.end() ? to_string(key.id)
                                                        : to_string(key.id) + " (" + kept->name + ')');
    }
    const ChainSummary chain = summary_of(*table.game.setup, table.history.entries());
    const Evidence evidence = weigh_for(table, chain, held.checkpoints, held.signatures, keys);
    for (std::size_t i = 0; i < held.checkpoints.size(); ++i) {
        const CheckpointFinding& finding = evidence.checkpoints[i];
        snapshot.held.push_back(
            {.file = names.checkpoints[i],
             .heading = checkpoint_heading(lang, held.checkpoints[i].says),
             .sentences = finding_sentences(lang, chain, held.checkpoints, held.signatures, names, finding, i),
             .sound = is_sound(finding)});
    }
    for (const UnreadProof& unread : held.unread) snapshot.remarks.push_back(unread_text(lang, unread));
    if (held.more)
        snapshot.remarks.push_back(lang.tr("More than {most} are next to the game; the others are not shown.",
                                           {{"most", std::to_string(most_held)}}));
}

}  // namespace

std::vector<PublicKey> trusted_keys(const ProofSources& sources) {
    std::vector<PublicKey> keys(sources.given.begin(), sources.given.end());
    // A key under two numbers is kept twice: a signature names one of them.
    const auto is_there = [&](const PublicKey& key) {
        return std::ranges::any_of(keys, [&](const PublicKey& it) { return it == key && it.id == key.id; });
    };
    for (const KeyStore::Kept& kept : sources.kept)
        if (kept.key && !is_there(*kept.key)) keys.push_back(*kept.key);
    return keys;
}

ProofSnapshot make_proof_snapshot(const Language& lang, const Table& table, const ProofDraft& draft,
                                  const ProofSources& sources) {
    ProofSnapshot snapshot;
    const std::int64_t entry = choose_entry(table, draft, snapshot);
    snapshot.purpose = purpose_words(lang, table, draft, entry);
    const Checkpoint checkpoint = checkpoint_at(table, entry, {draft.role, draft.name});
    snapshot.head = in_groups(to_hex(checkpoint.head));
    if (is_attester_name(draft.name))
        snapshot.checkpoint = checkpoint;
    else
        snapshot.wanting = lang.tr("Type the name of the person who vouches for it.");
    for (const Attester role : all_attesters) snapshot.roles.push_back(attester_text(lang, role));
    snapshot.has_signature = !sources.signature.empty();
    tell_correction(lang, table, draft, sources.held, snapshot);
    tell_keys(lang, draft, sources, snapshot);
    offer_certifying(lang, table, draft, sources.held, snapshot);
    show_code(lang, draft, sources, snapshot);
    tell_held(lang, table, sources, snapshot);
    return snapshot;
}

}  // namespace tablebank
