#include "app/live/short_code.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/live/hub_address.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

constexpr std::size_t bits_of_sign = 5;
constexpr std::size_t code_length = 12;
constexpr std::size_t code_group = 4;
constexpr std::string_view plain_scheme = "http://";
constexpr std::string_view secure_scheme = "https://";

using Nonce = std::array<unsigned char, crypto_secretbox_NONCEBYTES>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::optional<char> code_sign(char typed) {
    char sign = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (sign == 'O') sign = '0';
    if (sign == 'I' || sign == 'L') sign = '1';
    if (code_signs.find(sign) == std::string_view::npos) return std::nullopt;
    return sign;
}

std::optional<std::string> read_code(std::string_view text) {
    std::string code;
    for (const char typed : text) {
        if (typed == '-' || typed == ' ') continue;
        const auto sign = code_sign(typed);
        if (!sign || code.size() == code_length) return std::nullopt;
        code += *sign;
    }
    if (code.size() != code_length) return std::nullopt;
    return code;
}

Hash sealing_key(std::string_view code) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not start");
    return sha256("tablebank sealed line\n" + std::string(code));
}

/// It follows from the sealed text, so that two different lines never have the same.
Nonce nonce_for(const Hash& key, std::string_view line) {
    const Hash hash = sha256(key, line);
    Nonce nonce{};
    std::copy_n(hash.bytes.begin(), nonce.size(), nonce.begin());
    return nonce;
}

}  // namespace

std::string short_code(std::string_view table_code) {
    const Hash hash = sha256("tablebank short code\n" + std::string(table_code));
    std::string code;
    std::uint64_t bits = 0;
    for (std::size_t byte = 0; byte < sizeof(bits); ++byte) bits = bits << 8U | hash.bytes.at(byte);
    for (std::size_t sign = 0; sign < code_length; ++sign, bits >>= bits_of_sign)
        code += code_signs[bits % code_signs.size()];
    return code;
}

std::string short_join_text(const ShortJoin& join) {
    std::string text;
    for (std::size_t at = 0; at < join.code.size(); at += code_group)
        text += (at > 0 ? "-" : "") + join.code.substr(at, code_group);
    const std::string_view hub = join.hub;
    return text + '@' + std::string(hub.starts_with(plain_scheme) ? hub.substr(plain_scheme.size()) : hub);
}

std::optional<ShortJoin> read_short_join(std::string_view text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n')) text.remove_suffix(1);
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos || text.size() > longest_short_join) return std::nullopt;
    auto code = read_code(text.substr(0, at));
    std::string hub(text.substr(at + 1));
    if (!hub.starts_with(plain_scheme) && !hub.starts_with(secure_scheme)) hub.insert(0, plain_scheme);
    if (!code || !read_hub_address(hub)) return std::nullopt;
    return ShortJoin{*std::move(code), std::move(hub)};
}

std::string asked_by(std::string_view code) {
    return to_hex(sha256("tablebank asked by code\n" + std::string(code)));
}

std::string sealed_line(std::string_view code, std::string_view line) {
    const Hash key = sealing_key(code);
    const Nonce nonce = nonce_for(key, line);
    std::string sealed(nonce.begin(), nonce.end());
    sealed.resize(nonce.size() + crypto_secretbox_MACBYTES + line.size());
    crypto_secretbox_easy(reinterpret_cast<unsigned char*>(sealed.data()) + nonce.size(), bytes_of(line), line.size(),
                          nonce.data(), key.bytes.data());
    std::string text(sealed.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes_of(sealed), sealed.size());
    text.pop_back();
    return text;
}

std::optional<std::string> opened_line(std::string_view code, std::string_view sealed) {
    constexpr std::size_t head = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
    const Hash key = sealing_key(code);
    std::string bytes(sealed.size() / 2, '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    const int read = sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), sealed.data(),
                                    sealed.size(), nullptr, &length, &end);
    if (read != 0 || end != sealed.data() + sealed.size() || length < head) return std::nullopt;
    std::string line(length - head, '\0');
    if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(line.data()),
                                   bytes_of(bytes) + crypto_secretbox_NONCEBYTES, length - crypto_secretbox_NONCEBYTES,
                                   bytes_of(bytes), key.bytes.data()) != 0)
        return std::nullopt;
    return line;
}

}  // namespace tablebank
