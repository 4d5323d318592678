#include "app/present/typing/deed_in_quotes.h"

#include <algorithm>

#include "app/present/typing/would_post.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {

std::optional<std::string> with_deed_for_card(const Table& table, std::string_view line, const Refusal& refusal) {
    if (refusal.code != RefusalCode::not_held || refusal.detail.empty()) return std::nullopt;
    const std::string quoted = "\"" + refusal.detail + "\"";
    const std::size_t at = line.find(quoted);
    if (at == std::string_view::npos) return std::nullopt;
    const auto& deeds = table.game.edition().deeds;
    const auto named = plain_words(refusal.detail);
    const auto deed = std::ranges::find_if(deeds, [&](const Deed& one) { return plain_words(one.name) == named; });
    if (deed == deeds.end()) return std::nullopt;
    std::string meant{line};
    meant.replace(at, quoted.size(), "@" + std::to_string(deed->space.index));
    return would_be_posted(table, meant) ? std::optional{std::move(meant)} : std::nullopt;
}

}  // namespace tablebank
