#include "ledger/books/asset.h"

#include <array>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 6> asset_kinds{"cash", "deed", "house", "hotel", "token", "card"};
static_assert(asset_kinds.size() == static_cast<std::size_t>(Asset::Kind::card) + 1);

}  // namespace

std::string to_string(Asset asset) {
    std::string text{asset_kinds.at(static_cast<std::size_t>(asset.kind))};
    if (asset.is_single()) text += ":" + std::to_string(asset.index);
    return text;
}

std::optional<Asset> parse_asset(std::string_view text) {
    const auto [name, number] = split_index(text);
    for (std::size_t i = 0; i < asset_kinds.size(); ++i) {
        Asset asset{static_cast<Asset::Kind>(i), 0};
        if (asset_kinds[i] != name || asset.is_single() != number.has_value()) continue;
        if (!number) return asset;
        const auto index = read_number<std::uint8_t>(*number);
        if (!index) return std::nullopt;
        asset.index = *index;
        return asset;
    }
    return std::nullopt;
}

}  // namespace tablebank
