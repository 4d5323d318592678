// Any bytes as a checkpoint, a signature or a key: an accepted one is written again unchanged, or reads back as the
// same.

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>

#include "ledger/proof/checkpoint.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"

namespace {

using namespace tablebank;

void require(bool holds) {
    if (!holds) std::abort();
}

void try_to(const std::function<void()>& read) {
    try {
        read();
    } catch (const ProofError& error) {
        require(error.line() >= 0);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static const SecretKey key = SecretKey::fresh();
    try_to([&] { require(checkpoint_text(read_checkpoint(text)) == text); });
    try_to([&] {
        const PublicKey read = read_public_key(text);
        require(read_public_key(public_key_text(read)) == read);
        require(read_public_key(to_string(read)) == read);
        require(check(sign(key, text, ""), read, text) != SignatureCheck::right);
    });
    try_to([&] {
        const Signature read = read_signature(text);
        require(read_signature(signature_text(read, "a comment")) == read);
        require(check(read, key.public_key(), "a text that nobody signed") != SignatureCheck::right);
    });
    try_to([&] {
        if (is_locked(text)) return;  // a passphrase takes its time
        const SecretKey read = read_secret_key(text, "");
        require(read_secret_key(secret_key_text(read, ""), "").bytes() == read.bytes());
    });
    return 0;
}
