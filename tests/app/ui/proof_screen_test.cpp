// Proof, as it is drawn and pressed: the way there and back, the chosen checkpoint, its code, pasted text, and a hidden
// passphrase.

#include <doctest/doctest.h>

#include <filesystem>

#include "app/session/import_proof.h"
#include "ledger/proof/checkpoint.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// A home of its own, with keys in it.
void at_home(const Bench& bench) {
    setenv("HOME", bench.folder().c_str(), 1);
    unsetenv("XDG_DATA_HOME");
}

Checkpoint shown(Bench& bench) {
    const auto& checkpoint = bench.program().game()->proof.shown().checkpoint;
    REQUIRE(checkpoint);
    return *checkpoint;
}

void name_giver(Bench& bench, const std::string& name) {
    bench.program().game()->proof.state.draft.name = name;
    bench.frames();
}

}  // namespace

TEST_CASE("Ctrl+H shows the proof of the game from the table and from the settlement, and Escape leads back") {
    Bench bench;
    at_home(bench);
    bench.begin_game();
    bench.press_ctrl(Key::h);
    CHECK(bench.widget("proof.purpose").text == "The game as it is: round 1, entry #1");
    CHECK(bench.widget("proof.head").text.size() == 64 + 15);
    bench.check_keys_differ();
    bench.press(Key::escape);
    CHECK(bench.has("line"));
    bench.press(Key::f9);
    bench.click("settle.proof");
    CHECK(bench.has("proof.head"));
    bench.press(Key::escape);
    CHECK(bench.has("settle.back"));
}

TEST_CASE("the code is that of the chosen checkpoint, in every role and under every name") {
    Bench bench;
    at_home(bench);
    bench.begin_game();
    bench.press_ctrl(Key::h);
    name_giver(bench, "Vera");
    const std::uint64_t banker = bench.screen().triangles();
    bench.click("proof.role.judge");
    CHECK(shown(bench).role == Attester::judge);
    CHECK(shown(bench).name == "Vera");
    CHECK(bench.screen().triangles() != banker);
    CHECK(bench.program().game()->proof.shown().code->size() == qr_matrix(checkpoint_text(shown(bench)))->size());
    CHECK_FALSE(bench.widget("proof.show.signature").enabled);
    bench.click("proof.save");
    CHECK(bench.widget("proof.told").text.find(".round-1.judge.checkpoint.txt") != std::string::npos);
    CHECK(bench.has("proof.held.0"));
}

TEST_CASE("a passphrase is typed unseen, and signs with Enter") {
    Bench bench;
    at_home(bench);
    KeyStore(keys_folder()).keep("Vera", SecretKey::fresh(), "sesame");
    bench.begin_game();
    bench.press_ctrl(Key::h);
    name_giver(bench, "Vera");
    bench.click("proof.passphrase");
    bench.type("barley");
    CHECK(bench.widget("proof.passphrase").text == "******");
    bench.press(Key::enter);
    CHECK(bench.widget("proof.refusal").text.find("not the passphrase") != std::string::npos);
    CHECK(bench.widget("proof.passphrase").text.empty());
    bench.click("proof.passphrase");
    bench.type("sesame");
    bench.click("proof.sign");
    CHECK(bench.widget("proof.told").text.find(".minisig") != std::string::npos);
    bench.click("proof.show.signature");
    CHECK(bench.program().game()->proof.state.draft.shows == ProofCode::signature);
    bench.click("proof.show.key");
    CHECK(bench.widget("proof.public-key").text.size() == 56);
}

TEST_CASE("text copied elsewhere is pasted by Ctrl+V, and a file is taken by its path") {
    Bench bench;
    at_home(bench);
    bench.begin_game();
    bench.press_ctrl(Key::h);
    name_giver(bench, "Vera");
    const Signature signature =
        sign(SecretKey::fresh(), checkpoint_text(shown(bench)), checkpoint_remark(shown(bench)));
    ImGui::SetClipboardText(signature_text(signature, "by Vera").c_str());
    bench.press_ctrl(Key::v);
    CHECK(bench.has("proof.held.0"));
    CHECK(bench.widget("proof.told").text.find("not checked") != std::string::npos);
    bench.click("proof.path");
    bench.type("/nowhere/vera.minisig");
    bench.press(Key::enter);
    CHECK(bench.widget("proof.refusal").text.find("cannot be read") != std::string::npos);
    ImGui::SetClipboardText("hello");
    bench.click("proof.paste");
    CHECK(bench.has("proof.refusal"));
    CHECK(bench.game().last == 1);
}

TEST_CASE("the end of a round leaves a checkpoint once that is switched on in the settings") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f12);
    CHECK_FALSE(bench.program().settings().round_checkpoints);
    bench.click("settings.round-checkpoints");
    CHECK(bench.program().settings().round_checkpoints);
}

}  // namespace tablebank
