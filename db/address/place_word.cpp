#include "db/address/place_word.h"

#include <algorithm>
#include <array>
#include <string>

#include "db/address/address_parts.h"
#include "db/address/hidden_passwords.h"
#include "db/address/server_address.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

using std::string_view;

constexpr string_view scheme_signs = "abcdefghijklmnopqrstuvwxyz0123456789+-.";

/// "http://", "postgresql:", "postgres//". One letter before a colon is a drive.
bool begins_with_scheme(string_view small) {
    const std::size_t end = std::min(small.find_first_not_of(scheme_signs), small.size());
    const std::size_t letters = small.substr(0, end).find_last_not_of("+-.") + 1;
    const string_view name = small.substr(0, letters);
    const string_view rest = small.substr(letters);
    const bool is_postgres = name.ends_with("postgres") || name.ends_with("postgresql");
    if (rest.starts_with(':')) return is_postgres || (name.size() > 1 && rest.starts_with(":/"));
    const std::size_t slashes = rest.find_first_not_of(":;,. ");
    return is_postgres && slashes != string_view::npos && rest.substr(slashes).starts_with("//");
}

/// "host=localhost dbname=club". One setting alone may be a part of a file's name.
bool are_settings(string_view small) {
    int found = 0;
    for (const string_view key : {"host", "hostaddr", "port", "user", "dbname", "service", "password", "sslmode"})
        for (std::size_t at = small.find(key); at != string_view::npos; at = small.find(key, at + 1)) {
            const std::size_t equals = small.find_first_not_of(' ', at + key.size());
            const bool begins = at == 0 || small[at - 1] == ' ';
            if (!begins || equals == string_view::npos || small[equals] != '=') continue;
            ++found;
            break;
        }
    return found > 1;
}

/// "vera:secret@host", and "password=secret" with any continuation.
bool names_secret(string_view small) {
    for (const string_view key : {"password=", "passwd="})
        if (small.find(key) != string_view::npos) return true;
    const string_view user = small.substr(std::min(small.find_first_not_of('/'), small.size()));
    const std::size_t colon = user.find(':');
    const std::size_t at = user.rfind('@');
    return at != string_view::npos && colon < at && user.substr(0, colon).find_first_of("/ ") == string_view::npos;
}

/// Replaces the wide characters of some keyboards by plain ones.
std::string with_plain_signs(std::string text) {
    using Pair = std::pair<string_view, string_view>;
    for (const auto& [wide, plain] : {Pair{"\xEF\xBC\x9A", ":"}, Pair{"\xEF\xBC\x8F", "/"}, Pair{"\xEF\xBC\xA0", "@"}})
        for (std::size_t at = text.find(wide); at != std::string::npos; at = text.find(wide, at))
            text.replace(at, wide.size(), plain);
    return text;
}

/// The marks that keep_passwords() puts in place of a password.
bool has_mark(string_view small) {
    static constexpr std::array marks{string_view{"://***"},          string_view{"postgres:..."},
                                      string_view{"postgresql:..."},  string_view{"postgres://"},
                                      string_view{"postgresql://"},   string_view{"postgres//..."},
                                      string_view{"postgresql//..."}, string_view{"=***"}};
    return small.starts_with("***@") ||
           std::ranges::any_of(marks, [&](string_view mark) { return small.find(mark) != string_view::npos; });
}

}  // namespace

bool is_plainly_file(string_view word) {
    return word.starts_with('/') || word.starts_with("./") || word.starts_with("../") ||
           platform::path_of(word).is_absolute();
}

PlaceWord place_word(string_view word) {
    if (is_server_address(word)) return PlaceWord::address;
    const bool without_scheme = word.starts_with("//") && names_secret(word);
    if (is_plainly_file(word) && !without_scheme) return PlaceWord::file;
    const std::string plain = with_plain_signs(std::string(word));
    const std::string small = lowered(hide_passwords(plain));
    const std::size_t begin = std::min(small.find_first_not_of(" \t\r\n\"'`<"), small.size());
    const string_view rest = string_view(small).substr(begin);
    const bool is_mistyped = without_scheme || begins_with_scheme(rest) || are_settings(rest) || has_mark(rest) ||
                             names_secret(lowered(plain));
    return is_mistyped ? PlaceWord::mistyped : PlaceWord::file;
}

}  // namespace tablebank
