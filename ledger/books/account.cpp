#include "ledger/books/account.h"

#include <array>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

struct KindText {
    std::string_view name;
    bool indexed;
};
constexpr std::array<KindText, 9> account_kinds{{
    {"bank", false},
    {"withheld", false},
    {"player", true},
    {"pledge", true},
    {"street", true},
    {"space", true},
    {"jail", false},
    {"gone", false},
    {"middle", false},
}};
static_assert(account_kinds.size() == static_cast<std::size_t>(Account::Kind::middle) + 1);

}  // namespace

std::string to_string(Account account) {
    const KindText& kind = account_kinds.at(static_cast<std::size_t>(account.kind));
    std::string text{kind.name};
    if (kind.indexed) text += ":" + std::to_string(account.index);
    return text;
}

std::optional<Account> parse_account(std::string_view text) {
    const auto [name, number] = split_index(text);
    for (std::size_t i = 0; i < account_kinds.size(); ++i) {
        if (account_kinds[i].name != name || account_kinds[i].indexed != number.has_value()) continue;
        const auto kind = static_cast<Account::Kind>(i);
        if (!number) return Account{kind, 0};
        const auto index = read_number<std::uint8_t>(*number);
        if (!index) return std::nullopt;
        return Account{kind, *index};
    }
    return std::nullopt;
}

}  // namespace tablebank
