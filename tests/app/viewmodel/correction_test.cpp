// A certified sheet corrected from the window, by actions: the checkpoint of the correction, the judge's signature of
// it from here or from elsewhere, and the line that begins it; a ruling typed on the settlement's screen shows its
// effect before it is posted.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "app/session/correction_right.h"
#include "app/session/import_proof.h"
#include "tests/app/viewmodel/played_desk.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// A game that is over, with the screen of proof open.
class JudgesTable {
public:
    JudgesTable() {
        unsetenv("XDG_DATA_HOME");
        KeyStore(keys_folder()).keep("Vera", vera, "");
        KeyStore(keys_folder()).keep("Zoe", SecretKey::fresh(), "");
        desk.begin_game();
        desk.wish(intent::Post{"boris leaves"});
        open("Vera");
    }
    void open(const std::string& key) {
        desk.go(Screen::proof);
        draft().name = "Vera";
        draft().role = Attester::judge;
        draft().key = key;
    }
    [[nodiscard]] ProofDraft& draft() { return desk.game().proof.state.draft; }
    [[nodiscard]] const ProofSnapshot& shown() {
        desk.desk().refresh();
        return desk.game().proof.shown();
    }
    [[nodiscard]] const CorrectionDoor& door() {
        const auto& correction = shown().correction;
        REQUIRE(correction);
        return *correction;
    }
    /// As the button posts it.
    void begin() { desk.wish(intent::Post{.line = door().line, .by_judge = true}); }
    void certify() {
        draft().reason = "a test";
        desk.wish(intent::Post{.line = shown().certify, .by_judge = true});
    }
    [[nodiscard]] std::string fact(FactName name) { return desk.game().session().game().facts.get({name}); }
    [[nodiscard]] bool refused() { return desk.desk().state().notice.refused(); }
    [[nodiscard]] std::string beside(const std::string& ending) {
        fs::path file = desk.game().session().path();
        file.replace_extension();
        return file.string() + ending;
    }
    SecretKey vera = SecretKey::fresh();
    PlayedWindow desk;
};

}  // namespace

TEST_CASE("from the certified sheet to the next one: checkpoint, signature, correction, all in the window") {
    JudgesTable table;
    CHECK_FALSE(table.shown().correction);
    REQUIRE(table.shown().certify.starts_with("certify key \"RW"));
    table.certify();
    CHECK(table.fact(FactName::certified) == "1");
    CHECK(table.fact(FactName::judge_key).size() == 56);
    CHECK(table.desk.screen() == Screen::settlement);
    for (const std::string number : {"1", "2"}) {
        CAPTURE(number);
        table.desk.wish(intent::Prove{ProofAction::correction});
        REQUIRE(table.desk.screen() == Screen::proof);
        CHECK(table.door().chosen);
        CHECK(table.door().giver == "judge Vera");
        CHECK(table.shown().purpose.starts_with("Correction " + number + " of the certified sheet"));
        CHECK(purpose_text(*table.shown().checkpoint) == "correction " + number);
        CHECK(table.shown().code);
        CHECK_MESSAGE(!table.door().may_begin, "a signature of an earlier correction is none of this one");
        table.draft().reason = "Anna was handed one note too few";
        table.begin();
        CHECK(table.refused());
        CHECK(table.fact(FactName::certified) == number);
        table.draft().key = "Vera";
        table.desk.wish(intent::Prove{ProofAction::sign});
        CHECK(fs::exists(table.beside(".correction-" + number + ".judge.checkpoint.txt.minisig")));
        REQUIRE(table.door().may_begin);
        table.begin();
        CHECK(table.desk.screen() == Screen::settlement);
        CHECK(table.fact(FactName::certified).empty());
        CHECK(table.fact(FactName::corrections) == number);
        const Entry& begun = table.desk.game().session().table().history.at(table.desk.last());
        CHECK(begun.line.starts_with("correct signed \""));
        table.desk.wish(intent::Post{"certify despite \"a test\" \"Vera\""});
        CHECK_MESSAGE(table.refused(), "what a key certified only that key certifies again");
        table.open("Vera");
        table.draft().certificate = true;
        CHECK(purpose_text(*table.shown().checkpoint) == "certificate " + std::to_string(std::stoi(number) + 1));
        table.desk.wish(intent::Prove{ProofAction::sign});
        table.certify();
        const Entry& again = table.desk.game().session().table().history.at(table.desk.last());
        CHECK(again.line.find("signed \"") != std::string::npos);
    }
    CHECK(table.fact(FactName::certified) == "3");
}

TEST_CASE("the checkpoint leaves the room as a code alone, and the judge's signature of it comes back") {
    JudgesTable table;
    table.certify();
    table.desk.wish(intent::Prove{ProofAction::correction});
    const Checkpoint checkpoint = table.shown().checkpoint.value();
    const auto signed_by = [&](const SecretKey& key) {
        return signature_text(sign(key, checkpoint_text(checkpoint), checkpoint_remark(checkpoint)), "elsewhere");
    };
    table.desk.wish(intent::ImportProof{{}, signed_by(SecretKey::fresh())});
    CHECK_FALSE(table.refused());
    CHECK_MESSAGE(!table.door().may_begin, "anybody can sign; the sheet names one key");
    table.desk.wish(intent::ImportProof{{}, signed_by(table.vera)});
    CHECK_FALSE(table.refused());
    CHECK(table.door().may_begin);
    CHECK(fs::exists(table.beside(".correction-1.judge.checkpoint.txt")));
    // It is taken wherever the line is typed.
    table.desk.type("correct \"the walk left @28 out\"");
    CHECK(table.fact(FactName::corrections) == "1");
}

TEST_CASE("a signature of the end, or by a key of one's own that is not the judge's, begins no correction") {
    JudgesTable table;
    table.certify();
    table.open("Vera");
    table.desk.wish(intent::Prove{ProofAction::sign});
    CHECK_FALSE(table.door().may_begin);
    table.draft().correction = true;
    table.draft().key = "Zoe";
    table.desk.wish(intent::Prove{ProofAction::sign});
    CHECK_FALSE(table.door().may_begin);
    table.desk.wish(intent::Post{.line = "correct \"why\"", .by_judge = true});
    CHECK(table.refused());
    CHECK(table.desk.screen() == Screen::proof);
    CHECK(table.fact(FactName::corrections).empty());
}

TEST_CASE("an entry after the signature requires another one: the checkpoint is that of the present game") {
    JudgesTable table;
    table.certify();
    table.desk.wish(intent::Prove{ProofAction::correction});
    table.draft().key = "Vera";
    table.desk.wish(intent::Prove{ProofAction::sign});
    CHECK(table.door().may_begin);
    table.desk.wish(intent::Post{"anna protest \"one note\""});
    CHECK_MESSAGE(table.door().may_begin, "a protest changes nothing of the sheet");
    table.desk.wish(intent::Post{"anna signs"});
    CHECK_MESSAGE(table.refused(), "a certified sheet is signed after a correction");
    CHECK(table.door().may_begin);
    table.desk.wish(intent::Post{"force \"the judge allows it\" anna protest \"another note\""});
    CHECK_FALSE(table.door().may_begin);
}

TEST_CASE("a sheet that names no key is corrected with a reason, which has to be one") {
    JudgesTable table;
    table.desk.wish(intent::Post{"certify despite \"a test\" \"Vera\""});
    CHECK(table.shown().certify.empty());
    table.desk.wish(intent::Prove{ProofAction::correction});
    CHECK(table.door().may_begin);
    CHECK(table.door().line.empty());
    table.draft().reason = "  ";
    CHECK(table.door().line.empty());
    table.draft().reason = " the \"fifth\" note ";
    CHECK(table.door().line == "correct \"the fifth note\"");
    table.begin();
    CHECK(table.fact(FactName::corrections) == "1");
    table.desk.go(Screen::proof);
    CHECK_FALSE(table.shown().correction);
    table.desk.wish(intent::Post{"certify despite \"a test\""});
    CHECK_MESSAGE(table.door().giver == "judge", "who certified under no name");
}

TEST_CASE("no one certifies with a key before the game is over, without a name, or with a key that is not here") {
    JudgesTable table;
    table.draft().name = " ";
    CHECK(table.shown().certify.empty());
    table.draft().name = "Vera";
    table.draft().role = Attester::banker;
    CHECK_MESSAGE(table.shown().certify.empty(), "it is the judge who certifies");
    table.draft().role = Attester::judge;
    CHECK_FALSE(table.shown().certify.empty());
    table.draft().key = "nobody";
    CHECK(table.shown().certify.empty());
    PlayedWindow play;
    KeyStore(keys_folder()).keep("Vera", SecretKey::fresh(), "");
    play.begin_game();
    play.go(Screen::proof);
    play.game().proof.state.draft.name = "Vera";
    play.game().proof.state.draft.role = Attester::judge;
    play.desk().refresh();
    CHECK_FALSE(play.game().proof.shown().public_key.empty());
    CHECK(play.game().proof.shown().certify.empty());
}

}  // namespace tablebank::testing
