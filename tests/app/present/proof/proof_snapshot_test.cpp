// The window's view of proof, without drawing: the checkpoint that would be given, the keys that may sign it, and the
// verdict on each checkpoint and signature next to the game.

#include "app/present/proof/proof_snapshot.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/session/correction_right.h"
#include "app/session/game_checkpoint.h"
#include "tests/support/languages.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using Kept = KeyStore::Kept;

/// Everything that the snapshot is made of, to be changed by a test.
struct AppViewModel {
    TimedGame game;
    ProofDraft draft{.role = Attester::judge, .name = "Vera", .key = {}};
    ProofStore held;
    std::vector<Kept> kept;
    std::vector<PublicKey> given;
    std::string keys_trouble;
    std::string signature;

    [[nodiscard]] ProofSnapshot shown() const {
        return make_proof_snapshot(english, game.table(), draft, {held, kept, given, keys_trouble, signature});
    }
    void keep(const std::string& name, const SecretKey& key) {
        kept.push_back({.name = name, .key = key.public_key(), .has_secret = true});
    }
    /// Saves a checkpoint next to the game; returns its place among them.
    std::size_t hold(const Checkpoint& checkpoint, const std::string& file = "round-1.checkpoint.txt") {
        held.checkpoints.push_back({checkpoint_text(checkpoint), checkpoint});
        held.checkpoint_files.emplace_back("/evening/" + file);
        return held.checkpoints.size() - 1;
    }
    void hold_signature(std::size_t of, const SecretKey& key, const std::string& signed_text) {
        held.signatures.push_back({sign(key, signed_text, "a remark"), of});
        held.signature_files.emplace_back("/evening/round-1.checkpoint.txt.minisig");
    }
};

/// Two rounds of three players, who pay Anna rent in each, and the beginning of a third.
const std::vector<std::string> two_rounds{"roll 1 2", "ok", "next", "roll 1 2", "ok", "next", "roll 1 2", "ok", "next",
                                          "roll 2 4", "ok", "next", "roll 2 4", "ok", "next", "roll 2 4", "ok", "next"};
const std::vector<std::string> ending{"clock call \"the hall closes\"", "closing", "keep", "walk", "finish"};

const SecretKey& veras_key() {
    static const SecretKey key = SecretKey::fresh();
    return key;
}
const SecretKey& other_key() {
    static const SecretKey key = SecretKey::fresh();
    return key;
}

bool is_same_code(const std::optional<QrMatrix>& code, const std::string& text) {
    const auto wanted = qr_matrix(text);
    if (!code || !wanted || code->size() != wanted->size()) return false;
    for (int row = 0; row < code->size(); ++row)
        for (int column = 0; column < code->size(); ++column)
            if (code->dark(column, row) != wanted->dark(column, row)) return false;
    return true;
}

bool is_said(const HeldRow& row, const std::string& words) {
    return std::ranges::any_of(row.sentences,
                               [&](const std::string& sentence) { return sentence.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("the checkpoint that would be given is of the present game, with its head in groups of four") {
    AppViewModel desk;
    desk.game.post({"roll 1 2", "ok"});
    const ProofSnapshot shown = desk.shown();
    CHECK(shown.purpose == "The game as it is: round 1, entry #3");
    REQUIRE(shown.checkpoint);
    CHECK(shown.checkpoint->entries == 3);
    CHECK(to_hex(shown.checkpoint->head) == desk.game.head());
    CHECK(shown.checkpoint->role == Attester::judge);
    CHECK(shown.checkpoint->name == "Vera");
    CHECK(shown.head.size() == 64 + 15);
    CHECK(shown.head.substr(0, 10) == desk.game.head().substr(0, 4) + ' ' + desk.game.head().substr(4, 4) + ' ');
    CHECK(shown.roles == std::vector<std::string>{"banker", "judge", "witness"});
    CHECK(is_same_code(shown.code, checkpoint_text(*shown.checkpoint)));
    CHECK(shown.code_says == "The checkpoint, to be kept elsewhere or signed");
}

TEST_CASE("without a name there is no signature: no checkpoint and no code, but the head is shown") {
    AppViewModel desk;
    desk.draft.name = "";
    const ProofSnapshot shown = desk.shown();
    CHECK_FALSE(shown.checkpoint);
    CHECK_FALSE(shown.code);
    CHECK(shown.wanting == "Type the name of the person who vouches for it.");
    CHECK_FALSE(shown.head.empty());
}

TEST_CASE("the ends of rounds that are over can be chosen one by one, and after the last comes the present game") {
    AppViewModel desk;
    desk.game.post(two_rounds);
    ProofSnapshot shown = desk.shown();
    CHECK(shown.earlier == 2);
    CHECK_FALSE(shown.later);
    CHECK_FALSE(shown.later_is_now);

    desk.draft.round = 2;
    shown = desk.shown();
    CHECK(shown.purpose == "The end of round 2, entry #" + std::to_string(end_of_round(desk.game.table(), 2).value()));
    CHECK(shown.checkpoint->round == 2);
    CHECK(shown.earlier == 1);
    CHECK(shown.later_is_now);

    desk.draft.round = 1;
    shown = desk.shown();
    CHECK_FALSE(shown.earlier);
    CHECK(shown.later == 2);
    CHECK_FALSE(shown.later_is_now);
    CHECK(shown.checkpoint->entries == end_of_round(desk.game.table(), 1));
}

TEST_CASE("in the first round there is no earlier one to choose") {
    AppViewModel desk;
    CHECK_FALSE(desk.shown().earlier);
}

TEST_CASE(
    "keys of this user are listed with their numbers, and one that cannot sign states why; public halves are not") {
    AppViewModel desk;
    desk.keep("Vera", veras_key());
    desk.kept.push_back({.name = "Old", .has_secret = true, .trouble = KeyError::Kind::open_to_others});
    desk.kept.push_back({.name = "Boris", .key = other_key().public_key()});
    desk.draft.key = "Vera";
    const ProofSnapshot shown = desk.shown();
    REQUIRE(shown.keys.size() == 2);
    CHECK(shown.keys[0].says == to_string(veras_key().id()));
    CHECK(shown.keys[0].can_sign);
    CHECK(shown.keys[0].chosen);
    CHECK_FALSE(shown.keys[1].can_sign);
    CHECK_FALSE(shown.keys[1].chosen);
    CHECK_FALSE(shown.keys[1].says.empty());
    CHECK(shown.public_key == to_string(veras_key().public_key()));
    CHECK_FALSE(shown.wants_passphrase);
    CHECK(shown.keys_say.empty());
}

TEST_CASE("a passphrase is asked for if the chosen key has one") {
    AppViewModel desk;
    desk.keep("Vera", veras_key());
    desk.kept.back().is_locked = true;
    CHECK_FALSE(desk.shown().wants_passphrase);
    desk.draft.key = "Vera";
    CHECK(desk.shown().wants_passphrase);
    desk.kept.back().trouble = KeyError::Kind::of_another;  // it cannot sign anyway
    CHECK_FALSE(desk.shown().wants_passphrase);
}

TEST_CASE("without keys the page states how to make one, and unreadable keys state why") {
    AppViewModel desk;
    CHECK(desk.shown().keys_say == "No key of yours is kept here. In a terminal, tablebank keys new makes one.");
    desk.keys_trouble = "others may enter the folder";
    CHECK(desk.shown().keys_say == "others may enter the folder");
}

TEST_CASE("public key and signature are shown as codes once they are there; until then the checkpoint is") {
    AppViewModel desk;
    desk.keep("Vera", veras_key());
    desk.draft.shows = ProofCode::public_key;
    CHECK(is_same_code(desk.shown().code, checkpoint_text(*desk.shown().checkpoint)));
    desk.draft.key = "Vera";
    CHECK(is_same_code(desk.shown().code, to_string(veras_key().public_key())));
    desk.draft.shows = ProofCode::signature;
    CHECK_FALSE(desk.shown().has_signature);
    CHECK(is_same_code(desk.shown().code, checkpoint_text(*desk.shown().checkpoint)));
    desk.signature = "the text of a signature";
    CHECK(desk.shown().has_signature);
    CHECK(is_same_code(desk.shown().code, "the text of a signature"));
    CHECK(desk.shown().code_says == "The signature, to be carried to the banker");
}

TEST_CASE("each signature next to the game is shown with its validity") {
    AppViewModel desk;
    desk.game.post({"roll 1 2", "ok"});
    const Checkpoint checkpoint = *desk.shown().checkpoint;
    const std::size_t at = desk.hold(checkpoint);
    CHECK(is_said(desk.shown().held.at(at), "It is not signed."));
    desk.hold_signature(at, veras_key(), checkpoint_text(checkpoint));
    const std::string key = to_string(veras_key().id());

    HeldRow row = desk.shown().held.at(at);
    CHECK(row.file == "round-1.checkpoint.txt");
    CHECK(row.heading == "judge Vera, round 1, entry #3");
    CHECK(row.sentences.front() == "The game is the same up to this entry, and ends with it.");
    CHECK(is_said(row, "Signed with key " + key + "; not checked, since no key was given."));
    CHECK(row.sound);

    desk.keep("Vera", veras_key());
    row = desk.shown().held.at(at);
    CHECK(is_said(row, "Signed with key " + key + " (Vera): right."));
    CHECK(row.sound);

    desk.held.signatures.front().signature.bytes[3] ^= 1;
    row = desk.shown().held.at(at);
    CHECK(is_said(row, "WRONG"));
    CHECK_FALSE(row.sound);

    desk.held.signatures.front().signature = sign(other_key(), checkpoint_text(checkpoint), "a remark");
    row = desk.shown().held.at(at);
    CHECK(is_said(row, "which is not one of those given"));
    CHECK(is_said(row, to_string(other_key().id())));
}

TEST_CASE("a checkpoint of another history speaks against the game, and one of an earlier entry does not") {
    AppViewModel desk;
    const Checkpoint early = *desk.shown().checkpoint;
    desk.game.post({"roll 1 2", "ok"});
    Checkpoint forged = *desk.shown().checkpoint;
    forged.head.bytes[0] ^= 1;
    desk.hold(early, "early.checkpoint.txt");
    desk.hold(forged, "forged.checkpoint.txt");
    const auto rows = desk.shown().held;
    CHECK(is_said(rows.at(0), "2 more follow"));
    CHECK(rows.at(0).sound);
    CHECK(is_said(rows.at(1), "These are two histories"));
    CHECK_FALSE(rows.at(1).sound);
}

TEST_CASE("a file next to the game that is not a proof is named, and so is the number of files that are not shown") {
    AppViewModel desk;
    CHECK(desk.shown().remarks.empty());
    desk.held.unread.push_back({"/evening/x.checkpoint.txt", ProofError(ProofError::Kind::too_long, 0)});
    desk.held.unread.push_back(
        {"/evening/y.checkpoint.txt", FileError(FileError::Kind::cannot_read, "/evening/y.checkpoint.txt", "no")});
    desk.held.more = true;
    const auto remarks = desk.shown().remarks;
    REQUIRE(remarks.size() == 3);
    CHECK(remarks[0].starts_with("x.checkpoint.txt: "));
    CHECK(remarks[1].find("y.checkpoint.txt") != std::string::npos);
    CHECK(remarks[2].starts_with("More than 200 are next to the game"));
}

TEST_CASE("imported keys and own keys are trusted alike, each once; of the same under two numbers both") {
    AppViewModel desk;
    const PublicKey vera = veras_key().public_key();
    PublicKey renamed = vera;
    renamed.id.bytes[0] ^= 1;
    desk.given = {vera};
    desk.keep("Vera", veras_key());
    desk.kept.push_back({.name = "Renamed", .key = renamed});
    desk.kept.push_back({.name = "Unread"});
    const auto keys = trusted_keys({desk.held, desk.kept, desk.given, desk.keys_trouble, desk.signature});
    REQUIRE(keys.size() == 2);
    CHECK(keys[0].id == vera.id);
    CHECK(keys[1].id == renamed.id);
}

TEST_CASE("the end of the game is offered as the end, and a judge with a key may certify the sheet with it") {
    AppViewModel desk;
    desk.keep("Vera", veras_key());
    desk.draft.key = "Vera";
    CHECK(desk.shown().certify.empty());  // it goes on
    desk.game.post(ending);
    const std::string line = "certify key \"" + to_string(veras_key().public_key()) + "\" \"Vera\"";
    CHECK(desk.shown().purpose == "The end of the game, entry #" + std::to_string(desk.game.last()));
    CHECK(desk.shown().certify == line);
    desk.draft.role = Attester::witness;
    CHECK(desk.shown().certify.empty());
    desk.draft.role = Attester::judge;
    desk.draft.key = "";
    CHECK(desk.shown().certify.empty());
    desk.game.post({"certify key \"" + to_string(veras_key().public_key()) + "\" despite \"a test\" \"Vera\""});
    desk.draft.key = "Vera";
    CHECK(desk.shown().certify.empty());  // it is certified
}

TEST_CASE("without a key on the certified sheet a reason is enough to begin its correction") {
    AppViewModel desk;
    CHECK_FALSE(desk.shown().correction);
    desk.game.post(ending);
    desk.game.post({"certify despite \"a test\" \"Vera\""});
    REQUIRE(desk.shown().correction);
    CHECK(desk.shown().correction->name == "Correction 1");
    CHECK(desk.shown().correction->giver == "judge Vera");
    CHECK(desk.shown().correction->may_begin);
    CHECK(desk.shown().correction->line.empty());
    desk.draft.reason = "  the walk left \"@28\" out ";
    CHECK(desk.shown().correction->line == "correct \"the walk left @28 out\"");
}

TEST_CASE("with a key on the certified sheet the judge's signature of this correction is wanted, and no other") {
    AppViewModel desk;
    desk.game.post(ending);
    desk.game.post({"certify key \"" + to_string(veras_key().public_key()) + "\" despite \"a test\" \"Vera\""});
    desk.draft.correction = true;
    ProofSnapshot shown = desk.shown();
    REQUIRE(shown.correction);
    CHECK_FALSE(shown.correction->may_begin);
    CHECK(shown.correction->says.find(to_string(veras_key().id())) != std::string::npos);
    REQUIRE(shown.checkpoint);
    CHECK(shown.checkpoint->correction == 1);
    CHECK(shown.purpose.starts_with("Correction 1 of the certified sheet, entry #"));
    CHECK_FALSE(shown.earlier);

    const Checkpoint wanted = *shown.checkpoint;
    desk.hold(wanted, "correction-1.checkpoint.txt");
    desk.hold_signature(0, other_key(), checkpoint_text(wanted));
    CHECK_FALSE(desk.shown().correction->may_begin);
    desk.hold_signature(0, veras_key(), checkpoint_text(wanted));
    CHECK(desk.shown().correction->may_begin);
}

TEST_CASE("while a correction is not chosen the checkpoint is that of the game, not of the correction") {
    AppViewModel desk;
    desk.game.post(ending);
    desk.game.post({"certify despite \"a test\" \"Vera\""});
    CHECK(desk.shown().checkpoint->correction == 0);
    CHECK_FALSE(desk.shown().correction->chosen);
}

}  // namespace tablebank::testing
