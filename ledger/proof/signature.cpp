#include "ledger/proof/signature.h"

#include <sodium.h>

#include <algorithm>
#include <cstddef>

#include "ledger/proof/minisign_text.h"

namespace tablebank {
namespace {

using Kind = ProofError::Kind;
using Mark = std::array<std::uint8_t, 2>;
using SignatureBytes = std::array<std::uint8_t, crypto_sign_BYTES>;

constexpr Mark legacy_form{'E', 'd'};
constexpr Mark digest_form{'E', 'D'};
constexpr std::size_t id_begins = 2;
constexpr std::size_t signature_begins = id_begins + 8;
constexpr std::size_t whole_size = signature_begins + crypto_sign_BYTES;

const unsigned char* unsigned_bytes(std::string_view text) {
    // Characters and bytes have the same size; libsodium requires unsigned ones.
    return reinterpret_cast<const unsigned char*>(text.data());
}

SignatureBytes detached(const SecretKey& key, std::string_view text) {
    SignatureBytes bytes{};
    crypto_sign_detached(bytes.data(), nullptr, unsigned_bytes(text), text.size(), key.bytes().data());
    return bytes;
}

bool fits(const SignatureBytes& signature, const PublicKey& key, std::string_view text) {
    return crypto_sign_verify_detached(signature.data(), unsigned_bytes(text), text.size(), key.bytes.data()) == 0;
}

std::string digest_of(std::string_view text) {
    std::array<unsigned char, crypto_generichash_BYTES_MAX> digest{};
    crypto_generichash(digest.data(), digest.size(), unsigned_bytes(text), text.size(), nullptr, 0);
    return {digest.begin(), digest.end()};
}

/// The bytes that the signature of a remark covers.
std::string remarked(const SignatureBytes& signature, std::string_view remark) {
    return std::string(signature.begin(), signature.end()).append(remark);
}

bool begins_with(const Bytes& bytes, const Mark& mark) {
    return bytes.size() == whole_size && std::equal(mark.begin(), mark.end(), bytes.begin());
}

Signature::Remark read_remark(MinisignLines& lines) {
    Signature::Remark remark;
    remark.text = lines.comment(trusted_mark);
    const Bytes bytes = lines.bytes("base64");
    if (bytes.size() != remark.signature.size()) throw ProofError(Kind::expected, lines.line(), "base64 (64 bytes)");
    std::ranges::copy(bytes, remark.signature.begin());
    return remark;
}

}  // namespace

Signature sign(const SecretKey& key, std::string_view text, std::string_view remark) {
    Signature signature{.key = key.id(), .bytes = detached(key, text), .remark = {}};
    signature.remark = {std::string(remark), detached(key, remarked(signature.bytes, remark))};
    return signature;
}

SignatureCheck check(const Signature& signature, const PublicKey& key, std::string_view text) {
    if (signature.key != key.id) return SignatureCheck::other_key;
    if (!fits(signature.bytes, key, signature.of_digest ? digest_of(text) : std::string{text}))
        return SignatureCheck::wrong;
    const auto& remark = signature.remark;
    if (remark && !fits(remark->signature, key, remarked(signature.bytes, remark->text)))
        return SignatureCheck::remark_changed;
    return SignatureCheck::right;
}

std::string signature_text(const Signature& signature, std::string_view comment) {
    const Mark& form = signature.of_digest ? digest_form : legacy_form;
    Bytes bytes(form.begin(), form.end());
    bytes.insert(bytes.end(), signature.key.bytes.begin(), signature.key.bytes.end());
    bytes.insert(bytes.end(), signature.bytes.begin(), signature.bytes.end());
    std::string text =
        std::string(untrusted_mark) + std::string(comment) + '\n' + base64(bytes.data(), bytes.size()) + '\n';
    if (signature.remark) {
        text += std::string(trusted_mark) + signature.remark->text + '\n' +
                base64(signature.remark->signature.data(), signature.remark->signature.size()) + '\n';
    }
    return text;
}

Signature read_signature(std::string_view text) {
    MinisignLines lines(text);
    (void)lines.comment(untrusted_mark);
    const Bytes bytes = lines.bytes("base64");
    Signature signature;
    signature.of_digest = begins_with(bytes, digest_form);
    if (!signature.of_digest && !begins_with(bytes, legacy_form)) throw ProofError(Kind::other_kind, lines.line());
    std::copy_n(bytes.begin() + id_begins, signature.key.bytes.size(), signature.key.bytes.begin());
    std::copy_n(bytes.begin() + signature_begins, signature.bytes.size(), signature.bytes.begin());
    if (!lines.at_end()) signature.remark = read_remark(lines);
    lines.require_end();
    return signature;
}

}  // namespace tablebank
