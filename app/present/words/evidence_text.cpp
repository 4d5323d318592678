#include "app/present/words/evidence_text.h"

#include "app/i18n/language.h"

namespace tablebank {
namespace {

Word entry_word(const char* name, std::int64_t entry) {
    return {name, std::to_string(entry)};
}

/// Whatever agrees with this game is not known to be of the other history: so each agreement is a condition.
std::string difference_text(const Language& lang, const Checkpoint& checkpoint,
                            const std::vector<std::int64_t>& all_agreed) {
    const Word entry = entry_word("entry", checkpoint.entries);
    std::string text = lang.tr(
        "These are two histories: the first difference is between #1 and #{entry}, or in what was agreed before "
        "the game.",
        {entry});
    for (const std::int64_t agreed : all_agreed)
        text += ' ' + (agreed + 1 == checkpoint.entries
                           ? lang.tr("If the other history had the checkpoint of #{agreed} too, it is #{entry}.",
                                     {entry_word("agreed", agreed), entry})
                           : lang.tr("If the other history had the checkpoint of #{agreed} too, it is between #{first} "
                                     "and #{entry}.",
                                     {entry_word("agreed", agreed), entry_word("first", agreed + 1), entry}));
    return text;
}

std::string agreement_text(const Language& lang, const ChainSummary& game, const Checkpoint& checkpoint,
                           const Comparison& compared) {
    const std::int64_t more = game.last() - checkpoint.entries;
    switch (compared.agreement) {
        case Agreement::agrees:
            return lang.tr("The game is the same up to this entry, and ends with it.");
        case Agreement::went_on:
            if (vouches_for_result(checkpoint) && game.last_change.value_or(game.last()) <= checkpoint.entries)
                return lang.trn(
                    "The game is the same up to this entry, and ended with it; {count} more changes nothing of the "
                    "result.",
                    "The game is the same up to this entry, and ended with it; {count} more change nothing of the "
                    "result.",
                    more);
            return lang.trn("The game is the same up to this entry; {count} more follows.",
                            "The game is the same up to this entry; {count} more follow.", more);
        case Agreement::past_end:
            return lang.trn("The game was over here, but {count} more entry follows, and no one vouches for its end.",
                            "The game was over here, but {count} more entries follow, and no one vouches for its end.",
                            more);
        case Agreement::states_others:
            if (checkpoint.certificate == 0)
                return lang.tr(
                    "The game is the same up to this entry, but it was not in the round that this checkpoint names, or "
                    "was not over.");
            return lang.tr(
                "The game is the same up to this entry, but this certificate states totals, rulings or counts that "
                "are not those of the game.");
        case Agreement::other_game:
            return lang.tr("This is of another game: {game}.", {{"game", checkpoint.game}});
        case Agreement::other_edition:
            return lang.tr("This is of the same game with another edition: {edition} {hash}.",
                           {{"edition", checkpoint.edition}, {"hash", to_hex(checkpoint.edition_hash)}});
        case Agreement::shorter:
            return lang.tr("The end of the game is missing: it has entries up to #{last}, and had them up to #{entry}.",
                           {entry_word("last", game.last()), entry_word("entry", checkpoint.entries)});
        case Agreement::differs:
            return difference_text(lang, checkpoint, compared.all_agreed);
    }
    return {};
}

std::string signature_sentence(const Language& lang, const SignatureFinding& finding, const Signature& signature,
                               const EvidenceNames& names) {
    const Word key{"key", finding.key ? names.keys[*finding.key] : to_string(signature.key)};
    switch (finding.state) {
        case SignatureFinding::State::right:
            return lang.tr("Signed with key {key}: right.", {key});
        case SignatureFinding::State::wrong:
            return lang.tr(
                "Signed with key {key}: WRONG. The text or the signature is not what it was when it was signed.",
                {key});
        case SignatureFinding::State::remark_changed:
            return lang.tr("Signed with key {key}: the trusted comment is not what it was when it was signed.", {key});
        case SignatureFinding::State::other_key:
            return lang.tr("Signed with key {key}, which is not one of those given.", {key});
        case SignatureFinding::State::unchecked:
            return lang.tr("Signed with key {key}; not checked, since no key was given.", {key});
    }
    return {};
}

}  // namespace

std::string attester_text(const Language& lang, Attester role) {
    switch (role) {
        case Attester::banker:
            return lang.tr_in("of a checkpoint", "banker");
        case Attester::judge:
            return lang.tr_in("of a checkpoint", "judge");
        case Attester::witness:
            return lang.tr_in("of a checkpoint", "witness");
    }
    return {};
}

std::string checkpoint_heading(const Language& lang, const Checkpoint& checkpoint) {
    const Word role{"role", attester_text(lang, checkpoint.role)};
    const Word name{"name", checkpoint.name};
    const Word entry = entry_word("entry", checkpoint.entries);
    if (checkpoint.correction > 0)
        return lang.tr("{role} {name}, correction {number}, entry #{entry}",
                       {role, name, {"number", std::to_string(checkpoint.correction)}, entry});
    if (checkpoint.certificate > 0)
        return lang.tr("{role} {name}, certificate of sheet {number}, entry #{entry}",
                       {role, name, {"number", std::to_string(checkpoint.certificate)}, entry});
    if (is_of_end(checkpoint)) return lang.tr("{role} {name}, end of the game, entry #{entry}", {role, name, entry});
    return lang.tr("{role} {name}, round {round}, entry #{entry}",
                   {role, name, entry_word("round", checkpoint.round), entry});
}

std::vector<std::string> finding_sentences(const Language& lang, const ChainSummary& game,
                                           const std::vector<StoredCheckpoint>& checkpoints,
                                           const std::vector<StoredSignature>& signatures, const EvidenceNames& names,
                                           const CheckpointFinding& finding, std::size_t which) {
    const Checkpoint& checkpoint = checkpoints.at(which).says;
    const Comparison& compared = finding.compared;
    std::vector<std::string> said{agreement_text(lang, game, checkpoint, compared)};
    if (compared.head_at)
        said.push_back(lang.tr("Its head is that of entry #{entry} here.", {entry_word("entry", *compared.head_at)}));
    if (compared.contradicted_by)
        said.push_back(lang.tr("It contradicts {file}: these are two histories of one game.",
                               {{"file", names.checkpoints.at(*compared.contradicted_by)}}));
    for (const SignatureFinding& signature : finding.signatures)
        said.push_back(signature_sentence(lang, signature, signatures.at(signature.signature).signature, names));
    if (finding.signatures.empty())
        said.push_back(finding.is_unsigned ? lang.tr("It is not signed with any of the keys given.")
                                           : lang.tr("It is not signed."));
    if (finding.signer_of_other)
        said.push_back(
            lang.tr("The same key signed {file}, in another role or under another name: one person, and not two.",
                    {{"file", names.checkpoints.at(*finding.signer_of_other)}}));
    if (finding.name_of_other)
        said.push_back(lang.tr("The name {name} is in {file} too, in another role.",
                               {{"name", checkpoint.name}, {"file", names.checkpoints.at(*finding.name_of_other)}}));
    return said;
}

}  // namespace tablebank
