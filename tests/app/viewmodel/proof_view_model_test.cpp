// Proof in the window without drawing: a checkpoint is saved and signed, signatures come back from elsewhere, and the
// end of each round leaves a checkpoint. Every error has its own sentence and leaves the game unchanged.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "app/session/game_checkpoint.h"
#include "app/session/import_proof.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/full_disk.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// A game in its second round, with the screen of proof open and keys of this user.
class ProofTable {
public:
    explicit ProofTable(const std::vector<std::string>& keys = {"Vera"}, const std::string& passphrase = {}) {
        unsetenv("XDG_DATA_HOME");
        for (const std::string& key : keys) KeyStore(keys_folder()).keep(key, SecretKey::fresh(), passphrase);
        desk.begin_game();
        for (const char* line : {"anna 1 2", "ok", "next", "boris 1 2", "ok", "next"}) desk.wish(intent::Post{line});
        open();
    }
    void open() {
        desk.go(Screen::proof);
        draft().name = "Vera";
        draft().role = Attester::judge;
        desk.desk().refresh();
    }
    [[nodiscard]] ProofDraft& draft() { return state().draft; }
    [[nodiscard]] ProofState& state() { return desk.game().proof.state; }
    [[nodiscard]] const ProofSnapshot& shown() {
        desk.desk().refresh();
        return desk.game().proof.shown();
    }
    [[nodiscard]] Checkpoint checkpoint() {
        const ProofSnapshot& now = shown();
        REQUIRE(now.checkpoint);
        return *now.checkpoint;
    }
    [[nodiscard]] bool refused() { return desk.desk().state().notice.refused(); }
    [[nodiscard]] std::string beside(const std::string& ending) {
        fs::path file = desk.game().session().path();
        file.replace_extension();
        return file.string() + ending;
    }
    void sign() { desk.wish(intent::Prove{ProofAction::sign}); }
    void bring(const std::string& text) { desk.wish(intent::ImportProof{{}, text}); }
    [[nodiscard]] std::string write(const std::string& name, const std::string& text) {
        const fs::path file = desk.folder() / name;
        std::ofstream(file) << text;
        return file.string();
    }
    PlayedWindow desk;
};

std::string text_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The signature that a judge makes of a checkpoint on their own machine.
std::string signed_elsewhere(const SecretKey& key, const Checkpoint& checkpoint) {
    return signature_text(tablebank::sign(key, checkpoint_text(checkpoint), checkpoint_remark(checkpoint)), "by Vera");
}

bool says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a checkpoint is saved next to the game under its purpose and role, and the same one only once") {
    ProofTable table;
    const std::string file = table.beside(".round-2.judge.checkpoint.txt");
    table.desk.wish(intent::Prove{ProofAction::save});
    CHECK(table.desk.said() == "The checkpoint is in " + file + ".");
    CHECK(text_of(file) == checkpoint_text(table.checkpoint()));
    table.desk.wish(intent::Prove{ProofAction::save});
    CHECK_FALSE(fs::exists(table.beside(".round-2.judge-2.checkpoint.txt")));
    table.draft().name = "Clara";
    table.desk.wish(intent::Prove{ProofAction::save});
    CHECK(fs::exists(table.beside(".round-2.judge-2.checkpoint.txt")));
    CHECK(text_of(file).find("name Vera") != std::string::npos);
    CHECK(table.shown().held.size() == 2);
}

TEST_CASE("the offered key is that of the person who signs, never another person's first") {
    ProofTable table({"Mallory", "Vera", "Willem"});
    CHECK(table.draft().key == "Vera");
    table.draft().name = "vera";
    table.desk.desk().refresh();
    CHECK(table.draft().key == "Vera");
    table.draft().name = "Boris";  // has none
    table.draft().role = Attester::banker;
    table.desk.desk().refresh();
    CHECK(table.draft().key.empty());
    table.sign();
    CHECK(table.refused());
    CHECK(table.desk.said() == "Choose the key to sign with.");
    table.draft().key = "Willem";  // chosen: stays, for any name
    table.draft().name = "Mallory";
    table.desk.desk().refresh();
    CHECK(table.draft().key == "Willem");
    ProofTable one({"home"});
    CHECK(one.draft().key == "home");
}

TEST_CASE("a checkpoint of an earlier round is chosen step by step, up to now") {
    ProofTable table;
    CHECK_FALSE(table.shown().later);
    CHECK_FALSE(table.shown().later_is_now);
    REQUIRE(table.shown().earlier == 1);
    table.draft().round = 1;
    CHECK(table.checkpoint().round == 1);
    CHECK_FALSE(table.shown().earlier);
    CHECK(table.shown().later_is_now);
    CHECK(table.shown().purpose.starts_with("The end of round 1"));
}

TEST_CASE("no checkpoint is given under an invalid name") {
    ProofTable table;
    table.draft().name = " ";
    CHECK_FALSE(table.shown().checkpoint);
    table.desk.wish(intent::Prove{ProofAction::save});
    CHECK(table.refused());
    table.sign();
    CHECK(table.desk.said() == "Type the name of the person who vouches for it.");
    CHECK_FALSE(fs::exists(table.beside(".round-2.judge.checkpoint.txt")));
}

TEST_CASE("a checkpoint is signed with one's own key, and the file next to the game is marked as signed") {
    ProofTable table;
    table.sign();
    CHECK_FALSE(table.refused());
    CHECK(fs::exists(table.beside(".round-2.judge.checkpoint.txt.minisig")));
    REQUIRE(table.shown().held.size() == 1);
    CHECK(table.shown().held.front().sound);
    CHECK(says(table.shown().held.front().sentences.at(1), "right"));
    CHECK(table.shown().has_signature);
    table.draft().shows = ProofCode::signature;
    CHECK(table.shown().code);
    table.draft().shows = ProofCode::public_key;
    CHECK(table.shown().public_key.size() == 56);
}

TEST_CASE("a wrong passphrase, a key that others can read and a key of another kind each have a sentence") {
    ProofTable locked({"Vera"}, "open sesame");
    CHECK(locked.shown().wants_passphrase);
    locked.state().passphrase = "open barley";
    locked.sign();
    CHECK(says(locked.desk.said(), "this is not the passphrase of the key"));
    CHECK(locked.state().passphrase.empty());
    CHECK_FALSE(fs::exists(locked.beside(".round-2.judge.checkpoint.txt")));
    locked.sign();
    CHECK(says(locked.desk.said(), "has a passphrase, and none was given"));
    locked.state().passphrase = "open sesame";
    locked.sign();
    CHECK_FALSE(locked.refused());
    CHECK(locked.state().passphrase.empty());

    ProofTable open_key;
    const fs::path secret = KeyStore(keys_folder()).secret_file("Vera");
    fs::permissions(secret, fs::perms::others_read, fs::perm_options::add);
    open_key.desk.go(Screen::table);
    open_key.open();
    REQUIRE(open_key.shown().keys.size() == 1);
    CHECK_FALSE(open_key.shown().keys.front().can_sign);
    CHECK(says(open_key.shown().keys.front().says, "open to others"));
    open_key.draft().key = "Vera";
    open_key.sign();
    CHECK(says(open_key.desk.said(), "open to others"));

    ProofTable other;
    const fs::path file = KeyStore(keys_folder()).secret_file("Vera");
    std::ofstream(file) << "untrusted comment: a key\nAAAAAAAAAAAAAAAA\n";
    other.sign();
    CHECK(says(other.desk.said(), "of another kind"));
    CHECK_FALSE(fs::exists(other.beside(".round-2.judge.checkpoint.txt.minisig")));
}

TEST_CASE("without a key of one's own the screen states how to make one") {
    ProofTable table(std::vector<std::string>{});
    CHECK(says(table.shown().keys_say, "tablebank keys new"));
    table.sign();
    CHECK(table.refused());
}

TEST_CASE("a signature that was made elsewhere is taken from its text, whatever a clipboard did to it") {
    ProofTable table;
    table.desk.wish(intent::Prove{ProofAction::save});
    const SecretKey vera = SecretKey::fresh();
    const std::string signature = signed_elsewhere(vera, table.checkpoint());
    std::string pasted = "\n  ";
    for (const char sign : signature) pasted += sign == '\n' ? "\r\n" : std::string(1, sign);
    pasted.erase(pasted.size() - 2);
    table.bring(pasted);
    CHECK_FALSE(table.refused());
    CHECK(says(table.desk.said(), "not checked, its public key is not here"));
    const std::string file = table.beside(".round-2.judge.checkpoint.txt.minisig");
    CHECK(read_signature(text_of(file)) == read_signature(signature));
    table.bring(signature);  // twice is once
    CHECK(says(table.desk.said(), file));
    CHECK_FALSE(fs::exists(table.beside(".round-2.judge.checkpoint.txt.2.minisig")));
    // With the public key it is checked, and so is the list.
    table.bring(to_string(vera.public_key()));
    CHECK(says(table.desk.said(), "Signatures are checked with key"));
    CHECK(says(table.shown().held.front().sentences.at(1), "right"));
    table.bring(signature);
    CHECK(says(table.desk.said(), "; right."));
}

TEST_CASE("two people sign one text: each signature has its own file") {
    ProofTable table;
    table.desk.wish(intent::Prove{ProofAction::save});
    const Checkpoint checkpoint = table.checkpoint();
    table.bring(signed_elsewhere(SecretKey::fresh(), checkpoint));
    table.bring(signed_elsewhere(SecretKey::fresh(), checkpoint));
    CHECK(fs::exists(table.beside(".round-2.judge.checkpoint.txt.2.minisig")));
    CHECK(table.shown().held.front().sentences.size() >= 3);
}

TEST_CASE("a signature of a checkpoint that left as a code alone includes its checkpoint") {
    ProofTable table;
    const Checkpoint carried = table.checkpoint();
    table.desk.wish(intent::Post{"anna 3 4"});
    table.bring(signed_elsewhere(SecretKey::fresh(), carried));
    CHECK_FALSE(table.refused());
    CHECK(text_of(table.beside(".round-2.judge.checkpoint.txt")) == checkpoint_text(carried));
}

TEST_CASE("an import that does not fit is refused, each kind with its sentence, and none of it is kept") {
    ProofTable table;
    const auto refuses = [&](const std::string& text, const std::string& words) {
        table.bring(text);
        CHECK(table.refused());
        CHECK_MESSAGE(says(table.desk.said(), words), table.desk.said());
        CHECK(table.shown().held.empty());
    };
    const SecretKey vera = SecretKey::fresh();
    table.bring(public_key_text(vera.public_key()));
    Checkpoint other = table.checkpoint();
    other.game = std::string(32, 'a');
    refuses(checkpoint_text(other), "of another game");
    refuses(signed_elsewhere(vera, other), "fits none of the checkpoints of this game");
    Signature forged = tablebank::sign(vera, "another text\n", checkpoint_remark(table.checkpoint()));
    refuses(signature_text(forged, "x"), "WRONG");
    refuses("", "What was brought");
    refuses("hello", "What was brought");
    refuses(secret_key_text(vera, ""), "secret key");
    refuses("tablebank checkpoint 1\ngame x\n", "line 2");
    table.desk.wish(intent::ImportProof{table.write("long.minisig", std::string(40'000, 'x'))});
    CHECK(says(table.desk.said(), "longer than"));
    table.desk.wish(intent::ImportProof{(table.desk.folder() / "none.minisig").string()});
    CHECK(table.refused());
}

TEST_CASE("a checkpoint of another history of this game is kept, and marked as such") {
    ProofTable table;
    Checkpoint other = table.checkpoint();
    other.head = sha256("another evening");
    table.bring(checkpoint_text(other));
    CHECK_FALSE(table.refused());
    REQUIRE(table.shown().held.size() == 1);
    CHECK_FALSE(table.shown().held.front().sound);
    CHECK(says(table.shown().held.front().sentences.front(), "two histories"));
}

TEST_CASE("a file that is dropped on the window is imported into the open game; without one that is reported") {
    ProofTable table;
    const std::string file = table.write("vera.minisig", signed_elsewhere(SecretKey::fresh(), table.checkpoint()));
    table.desk.go(Screen::table);
    table.desk.desk().drop(file);
    CHECK(table.desk.screen() == Screen::proof);
    CHECK(table.shown().held.size() == 1);
    table.desk.wish(intent::Back{});
    CHECK(table.desk.screen() == Screen::table);
    table.desk.wish(intent::Leave{});
    table.desk.desk().drop(file);
    CHECK(table.desk.said() == "Open the game first that this is to prove.");
    CHECK(table.desk.screen() == Screen::start);
}

TEST_CASE("a file next to the game that is not a checkpoint is reported, and so is a damaged signature") {
    ProofTable table;
    table.desk.wish(intent::Prove{ProofAction::save});
    std::ofstream(table.beside(".x.checkpoint.txt")) << "a shopping list\n";
    std::ofstream(table.beside(".round-2.judge.checkpoint.txt.minisig")) << "untrusted comment: x\n????\n";
    table.desk.go(Screen::table);
    table.open();
    CHECK(table.shown().held.size() == 1);
    REQUIRE(table.shown().remarks.size() == 2);
    CHECK(says(table.shown().remarks.front() + table.shown().remarks.back(), ".x.checkpoint.txt"));
}

TEST_CASE("if it is set, the end of each round and of the game leaves a checkpoint, never over another") {
    PlayedWindow desk;
    Settings settings = desk.desk().settings();
    CHECK_FALSE(settings.round_checkpoints);
    settings.round_checkpoints = true;
    desk.wish(intent::Set{settings});
    desk.restart();
    CHECK(desk.desk().settings().round_checkpoints);
    desk.begin_game();
    fs::path game = desk.game().session().path();
    game.replace_extension();
    const auto file = [&](const std::string& ending) { return game.string() + ending; };
    for (const char* line : {"anna 1 2", "ok", "next", "boris 1 2", "ok"}) desk.wish(intent::Post{line});
    CHECK_FALSE(fs::exists(file(".round-1.checkpoint.txt")));
    desk.wish(intent::Post{"next"});
    REQUIRE(fs::exists(file(".round-1.checkpoint.txt")));
    const std::string first = text_of(file(".round-1.checkpoint.txt"));
    CHECK(read_checkpoint(first).round == 1);
    CHECK(holds(compare(summary_of(desk.game().session().setup(), desk.game().session().table().history.entries()),
                        std::vector{read_checkpoint(first)})
                    .front()
                    .agreement));
    // The round is taken up again and ends otherwise: both checkpoints stay.
    desk.wish(intent::Post{"undo"});
    desk.wish(intent::Post{"note \"one word more\""});
    desk.wish(intent::Post{"next"});
    CHECK(text_of(file(".round-1.checkpoint.txt")) == first);
    CHECK(fs::exists(file(".round-1-2.checkpoint.txt")));
    desk.wish(intent::Post{"boris leaves"});
    CHECK(read_checkpoint(text_of(file(".end.checkpoint.txt"))).round == 0);
}

TEST_CASE("a game that is opened in the middle leaves the checkpoint of the round that its first line ends") {
    PlayedWindow desk;
    Settings settings = desk.desk().settings();
    settings.round_checkpoints = true;
    desk.wish(intent::Set{settings});
    desk.begin_game();
    for (const char* line : {"anna 1 2", "ok", "next", "boris 1 2", "ok"}) desk.wish(intent::Post{line});
    fs::path game = desk.game().session().path();
    desk.restart();
    desk.desk().open(game);
    desk.wish(intent::Post{"next"});
    game.replace_extension();
    CHECK(fs::exists(game.string() + ".round-1.checkpoint.txt"));
    CHECK_FALSE(fs::exists(game.string() + ".end.checkpoint.txt"));
}

TEST_CASE("a passphrase that was typed is forgotten when the screen is left, whichever way") {
    ProofTable table({"Vera"}, "sesame");
    for (const Screen to : {Screen::table, Screen::settlement, Screen::settings}) {
        table.state().passphrase = "sesame";
        table.desk.go(to);
        CHECK(table.state().passphrase.empty());
        table.open();
    }
}

TEST_CASE("a disk that takes no checkpoint is reported once, and never stops the table") {
    PlayedWindow desk;
    desk.begin_game();
    ProofViewModel rounds;
    const auto follow = [&] { return rounds.follow_rounds(Language::english(), desk.game().session(), true); };
    CHECK(follow().empty());
    const auto play_a_round = [&] {
        for (const char* line : {"force \"a test\" next", "force \"a test\" next"}) desk.wish(intent::Post{line});
    };
    play_a_round();
    REQUIRE(desk.game().session().game().round() == 2);
    {
        const FullDisk full;
        CHECK(says(follow(), "No checkpoint could be written at the end of the round. The game goes on."));
    }
    play_a_round();
    {
        const FullDisk full;
        CHECK(follow().empty());
    }
    play_a_round();
    CHECK(follow().empty());
    fs::path game = desk.game().session().path();
    game.replace_extension();
    CHECK(fs::exists(game.string() + ".round-3.checkpoint.txt"));
}

}  // namespace tablebank::testing
