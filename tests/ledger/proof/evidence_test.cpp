// Checkpoints, signatures and keys together: who signed what, and what speaks against the game.

#include "ledger/proof/evidence.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace tablebank {
namespace {

using State = SignatureFinding::State;

ChainSummary nine_entries() {
    ChainSummary game{std::string(32, 'a'), "us", sha256("us"), {}};
    for (int entry = 0; entry <= 9; ++entry) game.heads.push_back(sha256(std::to_string(entry)));
    return game;
}

StoredCheckpoint held(Attester role, const std::string& name, std::int64_t entries = 9) {
    const Checkpoint says{.game = std::string(32, 'a'),
                          .edition = "us",
                          .edition_hash = sha256("us"),
                          .entries = entries,
                          .head = sha256(std::to_string(entries)),
                          .round = entries == 9 ? 0 : 1,
                          .role = role,
                          .name = name};
    return {checkpoint_text(says), says};
}

const SecretKey& key_of_vera() {
    static const SecretKey key = SecretKey::fresh();
    return key;
}
const SecretKey& key_of_boris() {
    static const SecretKey key = SecretKey::fresh();
    return key;
}

StoredSignature by(const SecretKey& key, const StoredCheckpoint& checkpoint, std::optional<std::size_t> of = {}) {
    return {sign(key, checkpoint.text, "a remark"), of};
}

TEST_CASE("judge and banker each sign their own text") {
    const std::vector checkpoints{held(Attester::judge, "Vera"), held(Attester::banker, "Boris")};
    const std::vector signatures{by(key_of_vera(), checkpoints[0], 0), by(key_of_boris(), checkpoints[1], 1)};
    const std::vector keys{key_of_boris().public_key(), key_of_vera().public_key()};
    const Evidence evidence = weigh(nine_entries(), checkpoints, signatures, keys);
    CHECK(evidence.is_sound());
    CHECK(evidence.checkpoints[0].signatures.front().state == State::right);
    CHECK(evidence.checkpoints[0].signatures.front().key == 1);
    CHECK(evidence.checkpoints[1].signatures.front().key == 0);
}

TEST_CASE("a signature that comes from elsewhere finds its text") {
    const std::vector checkpoints{held(Attester::judge, "Vera"), held(Attester::banker, "Boris")};
    const std::vector keys{key_of_boris().public_key(), key_of_vera().public_key()};
    const std::vector signatures{by(key_of_boris(), checkpoints[1]), by(key_of_vera(), checkpoints[0])};
    CHECK(weigh(nine_entries(), checkpoints, signatures, keys).is_sound());

    const std::vector lost{by(key_of_boris(), held(Attester::banker, "Boris", 8)), by(key_of_vera(), checkpoints[0])};
    const Evidence evidence = weigh(nine_entries(), checkpoints, lost, keys);
    CHECK(evidence.fitting_none == std::vector<std::size_t>{0});
    CHECK_FALSE(evidence.is_sound());
}

TEST_CASE("without a key nothing is checked, and that speaks against no one") {
    const std::vector checkpoints{held(Attester::judge, "Vera")};
    const Evidence evidence = weigh(nine_entries(), checkpoints, std::vector{by(key_of_vera(), checkpoints[0])}, {});
    CHECK(evidence.checkpoints[0].signatures.front().state == State::unchecked);
    CHECK(evidence.is_sound());
    CHECK(weigh(nine_entries(), checkpoints, {}, {}).is_sound());
}

TEST_CASE("with a key its signature must be there and right") {
    const std::vector checkpoints{held(Attester::judge, "Vera")};
    const std::vector key{key_of_vera().public_key()};
    const auto state = [&](const StoredSignature& signature) {
        const Evidence evidence = weigh(nine_entries(), checkpoints, std::vector{signature}, key);
        CHECK(evidence.is_sound() == (evidence.checkpoints[0].signatures.front().state == State::right));
        CHECK(evidence.checkpoints[0].is_unsigned != evidence.is_sound());
        return evidence.checkpoints[0].signatures.front().state;
    };
    CHECK(weigh(nine_entries(), checkpoints, {}, key).checkpoints[0].is_unsigned);
    CHECK_FALSE(weigh(nine_entries(), checkpoints, {}, key).is_sound());
    CHECK(state(by(key_of_vera(), checkpoints[0], 0)) == State::right);
    CHECK(state(by(key_of_boris(), checkpoints[0], 0)) == State::other_key);
    CHECK(state(by(key_of_vera(), held(Attester::judge, "Vera", 8), 0)) == State::wrong);
    StoredSignature remarked = by(key_of_vera(), checkpoints[0], 0);
    remarked.signature.remark->text = "another";
    CHECK(state(remarked) == State::remark_changed);
}

TEST_CASE("a key that borrowed another one's number is not taken for it") {
    const std::vector checkpoints{held(Attester::judge, "Vera")};
    PublicKey borrowed = key_of_boris().public_key();
    borrowed.id = key_of_vera().id();
    const std::vector signature{by(key_of_vera(), checkpoints[0], 0)};
    const std::vector both{borrowed, key_of_vera().public_key()};
    const Evidence evidence = weigh(nine_entries(), checkpoints, signature, both);
    CHECK(evidence.checkpoints[0].signatures.front().key == 1);
    CHECK(
        weigh(nine_entries(), checkpoints, signature, std::vector{borrowed}).checkpoints[0].signatures.front().state ==
        State::wrong);
}

TEST_CASE("one person who signs in two roles is noticed, with and without their key") {
    const std::vector checkpoints{held(Attester::judge, "Vera"), held(Attester::witness, "Clara"),
                                  held(Attester::judge, "Vera", 5)};
    const std::vector signatures{by(key_of_vera(), checkpoints[0], 0), by(key_of_vera(), checkpoints[1], 1),
                                 by(key_of_vera(), checkpoints[2], 2)};
    for (const std::vector<PublicKey>& keys : {std::vector<PublicKey>{}, {key_of_vera().public_key()}}) {
        const Evidence evidence = weigh(nine_entries(), checkpoints, signatures, keys);
        CHECK(evidence.checkpoints[0].signer_of_other == 1);
        CHECK(evidence.checkpoints[1].signer_of_other == 0);
        CHECK_FALSE(evidence.is_sound());
    }
    // The judge of a round and of the end is one person, and may be.
    const std::vector own{checkpoints[0], checkpoints[2]};
    const std::vector twice{by(key_of_vera(), own[0], 0), by(key_of_vera(), own[1], 1)};
    CHECK(weigh(nine_entries(), own, twice, std::vector{key_of_vera().public_key()}).is_sound());
}

TEST_CASE("one key under two numbers is one person") {
    KeyId other = key_of_vera().id();
    other.bytes[0] ^= 0x5aU;
    const SecretKey again(other, key_of_vera().bytes());
    CHECK(again.public_key() == key_of_vera().public_key());
    CHECK_FALSE(key_of_boris().public_key() == key_of_vera().public_key());
    const std::vector checkpoints{held(Attester::judge, "Vera"), held(Attester::witness, "Olga")};
    const std::vector signatures{by(key_of_vera(), checkpoints[0], 0), by(again, checkpoints[1], 1)};
    for (const std::vector<PublicKey>& keys : {std::vector{key_of_vera().public_key(), again.public_key()},
                                               std::vector{again.public_key(), key_of_vera().public_key()}}) {
        const Evidence evidence = weigh(nine_entries(), checkpoints, signatures, keys);
        CHECK(evidence.checkpoints[0].signatures.front().state == State::right);
        CHECK(evidence.checkpoints[1].signatures.front().state == State::right);
        CHECK(evidence.checkpoints[0].signer_of_other == 1);
        CHECK_FALSE(evidence.is_sound());
    }
}

TEST_CASE("two texts are the same key by its 32 bytes, in either form") {
    KeyId other = key_of_vera().id();
    other.bytes[7] ^= 1U;
    const PublicKey vera = key_of_vera().public_key();
    const PublicKey again = SecretKey(other, key_of_vera().bytes()).public_key();
    const PublicKey boris{key_of_vera().id(), key_of_boris().public_key().bytes};
    CHECK(is_same_key(to_string(vera), to_string(again)));
    CHECK(is_same_key(public_key_text(vera), to_string(again)));
    CHECK_FALSE(is_same_key(to_string(vera), to_string(boris)));
    CHECK_FALSE(is_same_key("", to_string(vera)));
    CHECK_FALSE(is_same_key(to_string(vera), "no key"));
    CHECK(is_same_key("no key", "no key"));
}

TEST_CASE("one name in two roles is reported, and proves nothing") {
    const std::vector checkpoints{held(Attester::judge, "Vera"), held(Attester::witness, "VERA")};
    const std::vector signatures{by(key_of_vera(), checkpoints[0], 0), by(key_of_boris(), checkpoints[1], 1)};
    const Evidence evidence = weigh(nine_entries(), checkpoints, signatures,
                                    std::vector{key_of_vera().public_key(), key_of_boris().public_key()});
    CHECK(evidence.checkpoints[0].name_of_other == 1);
    CHECK(evidence.is_sound());
}

}  // namespace
}  // namespace tablebank
