#include "calculators/edition.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 10> kind_names{
    "start", "street", "transport", "utility", "card", "income_tax", "property_tax", "foundation", "jail", "go_to_jail",
};
static_assert(kind_names.size() == static_cast<std::size_t>(SpaceKind::go_to_jail) + 1);

Space only_space(const Edition& edition, SpaceKind kind) {
    const auto found = std::ranges::find(edition.board, kind, &BoardSpace::kind);
    if (found == edition.board.end()) throw std::logic_error("the board has no space " + std::string{to_string(kind)});
    return {static_cast<int>(found - edition.board.begin())};
}

void collect_kept_cards(Edition& edition) {
    edition.kept_cards.clear();
    for (const Role role : all_roles) {
        for (const CardEffect& effect : edition.decks.of(role)) {
            if (effect.kind != CardEffectKind::keep) continue;
            if (std::ranges::find(edition.kept_cards, effect.name) == edition.kept_cards.end())
                edition.kept_cards.push_back(effect.name);
        }
    }
}

}  // namespace

Money Box::cash() const {
    Money sum;
    for (const Note& note : notes) sum += note.value * note.count;
    return sum;
}

std::string_view to_string(SpaceKind kind) {
    return kind_names.at(static_cast<std::size_t>(kind));
}

std::optional<SpaceKind> parse_space_kind(std::string_view text) {
    const auto found = std::ranges::find(kind_names, text);
    if (found == kind_names.end()) return std::nullopt;
    return static_cast<SpaceKind>(found - kind_names.begin());
}

const Deed* Edition::deed_at(Space space) const {
    const auto found = std::ranges::find(deeds, space, &Deed::space);
    return found == deeds.end() ? nullptr : &*found;
}

std::vector<const Deed*> Edition::deeds_of(SpaceKind kind) const {
    std::vector<const Deed*> found;
    for (const Deed& deed : deeds)
        if (deed.kind == kind) found.push_back(&deed);
    return found;
}

Space Edition::start() const {
    return only_space(*this, SpaceKind::start);
}
Space Edition::jail() const {
    return only_space(*this, SpaceKind::jail);
}

void complete(Edition& edition) {
    std::ranges::stable_sort(edition.deeds, {}, &Deed::space);
    for (City& city : edition.cities) city.streets.clear();
    for (const Deed& deed : edition.deeds) {
        const auto city = static_cast<std::size_t>(deed.city);
        if (deed.city >= 0 && city < edition.cities.size()) edition.cities[city].streets.push_back(deed.space);
    }
    collect_kept_cards(edition);
}

}  // namespace tablebank
