// Keys and signatures as texts; minisign and signify themselves are asked in tests/app/cli.

#include "ledger/proof/signature.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "ledger/proof/proof_error.h"

namespace tablebank {
namespace {

using Kind = ProofError::Kind;

template <class Read>
Kind kind_told(Read read) {
    try {
        read();
    } catch (const ProofError& error) {
        return error.kind();
    }
    FAIL("taken");
    return Kind::too_long;
}
Kind told_of_key(const std::string& text) {
    return kind_told([&] { (void)read_public_key(text); });
}
Kind told_of_signature(const std::string& text) {
    return kind_told([&] { (void)read_signature(text); });
}
Kind told_of_secret(const std::string& text, const std::string& passphrase = "") {
    return kind_told([&] { (void)read_secret_key(text, passphrase); });
}

// Made by minisign 0.11, by `minisign -G -W`, and its legacy signature of "hi\n".
const std::string their_public =
    "untrusted comment: minisign public key 179FA39E2ADCC921\n"
    "RWQhydwqnqOfF7Tew6e2fFN8U9rKZeauYe42oPVXYQIDdQ2gmJq/dlLa\n";
const std::string their_secret =
    "untrusted comment: minisign encrypted secret key\n"
    "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIcncKp6jnxehvavvlRi4gjY1s3ATTwsnIOtVgh9N"
    "BiI3hZ7xn0Q7yLTew6e2fFN8U9rKZeauYe42oPVXYQIDdQ2gmJq/dlLaAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n";
const std::string their_signature =
    "untrusted comment: signature from minisign secret key\n"
    "RWQhydwqnqOfF34W6jTREYCTITiBzakTIpPRqkIs+2IDD+soNsQUdyQC9Uu8B8/X5PWa3yJ7OoDIusG+pNEMMCHIjsX8nA+s2wI=\n"
    "trusted comment: timestamp:1795368518\tfile:m.txt\n"
    "Bhqi+ufUfol9nlZDIY/tb9f4VeUfIJQuc1D8azAWNBdiVtuqqSzoH3Po9Cpa9NpLXGHqsElDKFmS1PNK0vEfCA==\n";
// Made by signify-openbsd 31.
const std::string of_signify =
    "untrusted comment: signify secret key\n"
    "RWRCSwAAAADpVnTa5bx9m77xn159NMbEQzPU3OE6x+0gFkmbVsSSSrkUxrOKMyy1JYtPhF2pGLiAv1EXcvBOrDrwb8Nq7WVQONJF0V6lHE2SO0uJ"
    "NASRgjqImVZfwjhFJ0Hb18weudo=\n";

TEST_CASE("a signature of minisign is read, fits, and is written the same") {
    const PublicKey key = read_public_key(their_public);
    CHECK(to_string(key.id) == "179FA39E2ADCC921");
    CHECK(public_key_text(key) == their_public);
    CHECK(read_public_key(to_string(key)) == key);
    CHECK(read_public_key(to_string(key) + "\r\n") == key);

    const Signature signature = read_signature(their_signature);
    CHECK(check(signature, key, "hi\n") == SignatureCheck::right);
    CHECK(check(signature, key, "hi") == SignatureCheck::wrong);
    CHECK(signature_text(signature, "signature from minisign secret key") == their_signature);

    const SecretKey secret = read_secret_key(their_secret, "");
    CHECK_FALSE(is_locked(their_secret));
    CHECK(secret.public_key() == key);
    CHECK(secret_key_text(secret, "") == their_secret);
    CHECK(sign(secret, "hi\n", "timestamp:1795368518\tfile:m.txt") == signature);  // Ed25519 leaves nothing to chance
}

TEST_CASE("a signature is right for its key and its text, and for nothing else") {
    const SecretKey vera = SecretKey::fresh();
    const SecretKey boris = SecretKey::fresh();
    CHECK_FALSE(vera.id() == boris.id());
    const Signature signature = sign(vera, "the end", "by Vera");
    CHECK(check(signature, vera.public_key(), "the end") == SignatureCheck::right);
    CHECK(check(signature, vera.public_key(), "the end.") == SignatureCheck::wrong);
    CHECK(check(signature, boris.public_key(), "the end") == SignatureCheck::other_key);

    PublicKey borrowed = boris.public_key();  // the number of a key proves nothing
    borrowed.id = vera.id();
    CHECK(check(signature, borrowed, "the end") == SignatureCheck::wrong);

    Signature other_remark = signature;
    other_remark.remark->text = "by Boris";
    CHECK(check(other_remark, vera.public_key(), "the end") == SignatureCheck::remark_changed);
    Signature none = signature;
    none.remark.reset();  // as signify writes them
    CHECK(check(none, vera.public_key(), "the end") == SignatureCheck::right);
    CHECK(read_signature(signature_text(none, "of signify")) == none);
}

TEST_CASE("a secret key with a passphrase opens with it alone") {
    const SecretKey key = SecretKey::fresh();
    const std::string text = secret_key_text(key, "open, sesame");
    CHECK(is_locked(text));
    CHECK(secret_key_text(key, "open, sesame") != text);  // salted
    CHECK(read_secret_key(text, "open, sesame").bytes() == key.bytes());
    CHECK(told_of_secret(text, "open, Sesame") == Kind::wrong_passphrase);
    CHECK(told_of_secret(text, "") == Kind::passphrase_wanted);
    CHECK(text.find(to_string(key.public_key()).substr(14, 20)) == std::string::npos);
}

TEST_CASE("anything but a public key is reported as what it is") {
    CHECK(told_of_key("") == Kind::other_kind);
    CHECK(told_of_key(their_secret) == Kind::secret_key);
    CHECK(told_of_key(of_signify) == Kind::secret_key);
    CHECK(told_of_key(their_signature) == Kind::more_follows);
    CHECK(told_of_key(their_public + their_public) == Kind::more_follows);
    CHECK(told_of_key("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ vera@home\n") == Kind::expected);
    CHECK(told_of_key("-----BEGIN PUBLIC KEY-----\nMCow\n") == Kind::expected);
    CHECK(told_of_key("untrusted comment: minisign public key\n") == Kind::other_kind);
    CHECK(told_of_key("untrusted comment: x\nRWQhydwq*nqOfF7Tew6e2\n") == Kind::expected);
    CHECK(told_of_key("untrusted comment: x\nRWQhydwqnqOfF7Tew6e2fFN8U9rKZeauYe42oPVXYQIDdQ2gmJq/\n") ==
          Kind::other_kind);
    CHECK(told_of_key("RUQhydwqnqOfF7Tew6e2fFN8U9rKZeauYe42oPVXYQIDdQ2gmJq/dlLa") == Kind::other_kind);
    CHECK(told_of_key(std::string(100'000, 'A')) == Kind::too_long);
    CHECK(told_of_key(std::string(10'000, 'A')) == Kind::expected);
    CHECK(told_of_key(std::string("\0\xff\x1b", 3)) == Kind::expected);
}

TEST_CASE("anything but a signature of the whole text is reported as what it is") {
    CHECK(told_of_signature("") == Kind::expected);
    CHECK(told_of_signature(their_public) == Kind::other_kind);
    CHECK(told_of_signature(their_signature + "more\n") == Kind::more_follows);
    std::string newer = their_signature;
    newer.replace(newer.find("RWQh"), 4, "RUQh");  // "ED": of a digest
    CHECK(read_signature(newer).of_digest);
    CHECK(check(read_signature(newer), read_public_key(their_public), "hi\n") == SignatureCheck::wrong);
    std::string cut = their_signature;
    cut.resize(cut.size() - 10);
    CHECK(told_of_signature(cut) == Kind::expected);
    CHECK(told_of_signature(their_signature.substr(0, their_signature.find("Bhqi"))) == Kind::expected);
    CHECK(told_of_signature("-----BEGIN PGP SIGNATURE-----\n") == Kind::expected);
    CHECK(told_of_signature(std::string(1'000'000, '\n')) == Kind::too_long);
}

TEST_CASE("anything but a secret key is reported, and its costs are limited") {
    CHECK(told_of_secret(their_public) == Kind::other_kind);
    CHECK(told_of_secret(of_signify) == Kind::other_kind);
    CHECK(told_of_secret("") == Kind::expected);
    CHECK(kind_told([] { (void)is_locked(of_signify); }) == Kind::other_kind);

    std::string damaged = their_secret;
    damaged.replace(damaged.find("nxeh"), 4, "nxei");
    CHECK(told_of_secret(damaged) == Kind::damaged_key);
    const std::string locked = secret_key_text(SecretKey::fresh(), "x");
    std::string costly = locked;
    costly.replace(costly.find('\n') + 1 + 56, 4, "////");  // within the two costs
    CHECK(told_of_secret(costly, "x") == Kind::too_costly);
}

TEST_CASE("after any bit of a signature's file is turned it is refused, wrong, or means the same") {
    const PublicKey key = read_public_key(their_public);
    const Signature sound = read_signature(their_signature);
    int same = 0;
    for (std::size_t at = 0; at < their_signature.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = their_signature;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            try {
                const Signature read = read_signature(changed);
                const bool right = check(read, key, "hi\n") == SignatureCheck::right;
                CHECK(right == (read == sound));
                same += right ? 1 : 0;
            } catch (const ProofError&) {
            }
        }
    }
    CHECK(same > 100);  // the first comment proves nothing
}

}  // namespace
}  // namespace tablebank
