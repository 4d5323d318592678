#include "db/address/hidden_passwords.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <optional>

#include "db/address/address_parts.h"
#include "db/address/place_word.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

using std::string_view;

constexpr std::size_t most_kept = 200;  ///< addresses; further ones are hidden, and cannot be connected to
constexpr string_view blanks_and_quotes = " \t\r\n\"'`<>";

/// The typed texts, by the texts that replace them.
class KeptAddresses {
public:
    /// The text that replaces `typed` from now on.
    std::string keep(const std::string& typed, const AddressParts& parts) {
        const std::lock_guard lock(mutex_);
        if (typed_.contains(typed)) return typed;  // it already replaces another one
        for (std::size_t number = 1; number <= most_kept; ++number) {
            std::string name = name_of(parts, number);
            const auto [found, is_new] = typed_.try_emplace(name, typed);
            if (is_new || found->second == typed) return name;
        }
        return std::string(unreadable_address);
    }
    std::string typed_for(const std::string& address) {
        const std::lock_guard lock(mutex_);
        const auto found = typed_.find(address);
        return found == typed_.end() ? address : found->second;
    }

private:
    /// Two addresses that differ only in hidden parts are distinguished by a number.
    static std::string name_of(const AddressParts& parts, std::size_t number) {
        const std::string mark = number == 1 ? "" : std::to_string(number);
        if (parts.is_showable()) return parts.shown(":***" + mark);
        return fmt::format("{}{}{}{}", unreadable_address, mark, parts.name.empty() ? "" : "#", parts.name);
    }

    std::mutex mutex_;
    std::map<std::string, std::string, std::less<>> typed_;
};

KeptAddresses& kept_addresses() {
    static KeptAddresses addresses;
    return addresses;
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
bool is_letter(char letter) {
    return lower(letter) >= 'a' && lower(letter) <= 'z';
}
bool belongs_to_scheme(char letter) {
    return is_letter(letter) || (letter >= '0' && letter <= '9') || letter == '+' || letter == '-' || letter == '.';
}
/// "postgresql:", "http:" or any other scheme before "//"; the names of PostgreSQL also without the slashes.
struct Scheme {
    std::size_t begin;
    std::size_t colon;
    bool is_postgres;
    bool has_slashes;
};

std::optional<Scheme> next_scheme(string_view text, std::size_t from) {
    for (std::size_t colon = text.find(':', from); colon != string_view::npos; colon = text.find(':', colon + 1)) {
        std::size_t begin = colon;
        while (begin > from && belongs_to_scheme(text[begin - 1])) --begin;
        const std::string name = lowered(text.substr(begin, colon - begin));
        std::size_t ours = 0;
        for (const string_view known : {"postgres", "postgresql"})
            if (name.ends_with(known)) ours = known.size();
        const bool is_postgres = ours > 0;
        if (is_postgres) begin = colon - ours;
        const bool has_slashes = text.substr(colon + 1).starts_with("//");
        if (is_postgres || (has_slashes && std::ranges::any_of(name, is_letter)))
            return Scheme{begin, colon, is_postgres, has_slashes};
    }
    return std::nullopt;
}

/// An address ends at a space or a quote, unless the text after it may be the rest of its password: `last_sign` is the
/// position of the last "@" or "=".
std::size_t end_of_address(string_view text, std::size_t begin, std::size_t last_sign) {
    const std::size_t end = text.find_first_of(blanks_and_quotes, begin);
    if (end == string_view::npos || (last_sign != string_view::npos && last_sign > end)) return text.size();
    return end;
}

/// Whether an address with another scheme names a password after its "//".
bool names_password(string_view rest) {
    const std::string small = lowered(rest);
    if (small.find("password=") != std::string::npos) return true;
    const std::size_t at = rest.find('@');
    const std::size_t colon = rest.find(':');
    if (at == string_view::npos || colon == string_view::npos || colon > at) return false;
    // "host:8017/anna@club" does not.
    const std::size_t end = std::min(rest.find_first_not_of("0123456789", colon + 1), rest.size());
    return end == at || end == colon + 1 || rest[end] != '/';
}

/// nullopt also if the module that reads addresses is not installed: then no part of an address is shown.
std::optional<AddressParts> parts_of_address(const std::string& address) {
    try {
        return parse_address(address);
    } catch (const FileError&) {
        return std::nullopt;
    }
}

/// The replacement of one address; nullopt if it may stay.
std::optional<std::string> hidden_address(string_view address, const Scheme& scheme, bool keeps) {
    const string_view name = address.substr(0, scheme.colon - scheme.begin + 1);
    const string_view rest = address.substr(name.size());
    if (!scheme.is_postgres) {
        if (!names_password(rest.substr(2))) return std::nullopt;
        return std::string(name) + "//***";
    }
    if (!scheme.has_slashes) {
        if (rest.find('@') == string_view::npos && lowered(rest).find("password=") == std::string::npos)
            return std::nullopt;
        return std::string(name) + "...";
    }
    const std::string small_scheme = lowered(name);
    const auto parts = parts_of_address(small_scheme + std::string(rest));
    const bool is_ours = small_scheme == name;
    const std::string unreadable = is_ours ? std::string(unreadable_address) : std::string(name) + "//...";
    if (!parts) return address.size() == name.size() + 2 ? std::nullopt : std::optional(unreadable);
    if (!parts->has_secret() && parts->is_showable()) return std::nullopt;
    if (!is_ours) return unreadable;
    return keeps ? kept_addresses().keep(std::string(address), *parts) : parts->shown(":***");
}

/// The position of the "=" of a setting, "key = value" as libpq accepts it; `small` is in lower case.
std::size_t equals_of(string_view small, string_view key) {
    for (std::size_t at = small.find(key); at != string_view::npos; at = small.find(key, at + 1)) {
        const std::size_t equals = small.find_first_not_of(' ', at + key.size());
        const bool begins = at == 0 || !belongs_to_scheme(small[at - 1]);
        if (begins && equals != string_view::npos && small[equals] == '=') return equals;
    }
    return string_view::npos;
}

/// Removes the password of settings as libpq accepts them, or of an unknown option: everything after "password=" may
/// belong to it.
std::string without_settings(std::string text) {
    const std::string small = lowered(text);
    std::size_t equals = std::min(equals_of(small, "password"), equals_of(small, "sslpassword"));
    const bool has_others =
        std::ranges::any_of(std::array{"host", "hostaddr", "port", "user", "dbname", "service"},
                            [&](const char* key) { return equals_of(small, key) != string_view::npos; });
    if (!has_others) {
        // "--password=secret" and its like.
        equals = small.starts_with('-') ? small.find('=') : std::string::npos;
        if (equals != std::string::npos && small.substr(0, equals).find("password") == std::string::npos) return text;
    }
    return equals == std::string::npos ? text : text.substr(0, equals + 1) + "***";
}

/// "./x" for "--out=./x" and for "-o./x"; any other word unchanged.
string_view value_of_option(string_view word) {
    constexpr std::size_t short_option = 2;
    if (word.starts_with("--")) return word.substr(std::min(word.find('='), word.size() - 1) + 1);
    return word.starts_with('-') ? word.substr(std::min(short_option, word.size())) : word;
}

/// "vera:secret@host/club#e": an address whose scheme, or the colon after it, is missing.
std::string without_forgotten_scheme(std::string text) {
    for (const string_view scheme : {"postgres//", "postgresql//"}) {
        const std::size_t begin = lowered(text).find(scheme);
        if (begin != std::string::npos && text.find('@', begin) != std::string::npos)
            return text.substr(0, begin + scheme.size()) + "...";
    }
    const std::size_t colon = text.find(':');
    const std::size_t at = text.rfind('@');
    const std::size_t hash = text.rfind('#');
    if (colon == std::string::npos || at == std::string::npos || hash == std::string::npos || colon > at || at > hash)
        return text;
    const string_view whole = text;
    if (whole.substr(0, colon).find_first_of(" /\"") != string_view::npos) return text;
    if (whole.substr(at, hash - at).find('/') == string_view::npos || !is_event_name(whole.substr(hash + 1)))
        return text;
    const std::size_t begin = text.size() - value_of_option(text).size();
    return text.substr(0, begin) + "***" + text.substr(at);
}

/// "K7QX-4M2P-9DTR@vera:secret@host": the short code of a table, and an address that no hub has.
std::string without_password_behind_code(std::string text) {
    constexpr string_view signs = " -0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    constexpr std::size_t least_signs = 8;
    const std::size_t begin = text.size() - value_of_option(text).size();
    const std::size_t at = text.find_first_not_of(signs, begin);
    if (at == std::string::npos || at < begin + least_signs || text[at] != '@') return text;
    const std::size_t last = text.rfind('@');
    return last == at || text.find(':', at) > last ? text : text.substr(0, at + 1) + "***" + text.substr(last);
}

std::string without_passwords(string_view text, bool keeps) {
    std::string result;
    std::size_t done = 0;
    const std::size_t last_sign = text.find_last_of("@=");
    for (auto scheme = next_scheme(text, 0); scheme; scheme = next_scheme(text, done)) {
        std::size_t end = end_of_address(text, scheme->colon, last_sign);
        // In a sentence, punctuation follows the address.
        if (!keeps && end > scheme->colon + 3) end = text.find_last_not_of(".,:;", end - 1) + 1;
        end = std::max(end, scheme->colon + 1);
        result += text.substr(done, scheme->begin - done);
        const string_view address = text.substr(scheme->begin, end - scheme->begin);
        result += hidden_address(address, *scheme, keeps).value_or(std::string(address));
        done = end;
    }
    if (done == 0) return without_password_behind_code(without_forgotten_scheme(without_settings(std::string(text))));
    return without_settings(result + std::string(text.substr(done)));
}

}  // namespace

std::string keep_passwords(string_view text) {
    if (is_plainly_file(value_of_option(text))) return std::string(text);
    return without_passwords(text, true);
}

std::string hide_passwords(string_view text) {
    std::string result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        result += without_passwords(text.substr(begin, end - begin), false);
        if (end < text.size()) result += '\n';
        begin = end + 1;
    }
    return result;
}

std::string with_kept_password(const std::string& address) {
    return kept_addresses().typed_for(address);
}

}  // namespace tablebank
