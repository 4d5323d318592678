#pragma once
// Ed25519 signatures of a whole text in minisign's legacy form, which minisign, signify and other Ed25519 tools can
// check. minisign's own form, of the digest of a text, is read too. Pure: bytes in, bytes out.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/proof/key.h"

namespace tablebank {

struct Signature {
    KeyId key;
    std::array<std::uint8_t, 64> bytes{};
    /// A remark that is signed together with the signature. minisign checks it; signify writes none, and ignores it.
    struct Remark {
        std::string text;
        std::array<std::uint8_t, 64> signature{};
        friend bool operator==(const Remark&, const Remark&) = default;
    };
    std::optional<Remark> remark;
    bool of_digest = false;  ///< minisign's own form: of the BLAKE2b-512 of the text, and not of the text
    friend bool operator==(const Signature&, const Signature&) = default;
};

/// `remark` is one line.
[[nodiscard]] Signature sign(const SecretKey& key, std::string_view text, std::string_view remark);

enum class SignatureCheck : std::uint8_t {
    right,
    other_key,      ///< it names another key
    wrong,          ///< of that key, but not of this text
    remark_changed  ///< of that key and this text, but its remark was written by someone else
};
[[nodiscard]] SignatureCheck check(const Signature& signature, const PublicKey& key, std::string_view text);

/// The file of a signature, four lines. `comment` proves nothing.
[[nodiscard]] std::string signature_text(const Signature& signature, std::string_view comment);
/// Throws ProofError: not a signature, or one of another kind or form.
[[nodiscard]] Signature read_signature(std::string_view text);

}  // namespace tablebank
