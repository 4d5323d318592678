#include "db/edition/odd_spaces.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "db/edition/deed_numbers.h"

namespace tablebank {
namespace {

Sentence::Word kind_word(SpaceKind kind) {
    return {"kind", std::string{to_string(kind)}};
}

/// A key that only one kind of space has.
struct OwnKey {
    std::string_view key;
    SpaceKind kind = SpaceKind::card;
};
constexpr std::array own_keys{OwnKey{"deck", SpaceKind::card}, OwnKey{"amount", SpaceKind::penalty}};

}  // namespace

const toml::table* SpaceClues::line_of(std::size_t space) const {
    const toml::array* spaces = (*file_)["space"].as_array();
    return spaces == nullptr || space >= spaces->size() ? nullptr : spaces->get(space)->as_table();
}

std::optional<std::size_t> SpaceClues::deed_of(std::size_t space) const {
    const toml::array* deeds = (*file_)["deed"].as_array();
    for (std::size_t index = 0; deeds != nullptr && index < deeds->size(); ++index) {
        const toml::table* deed = deeds->get(index)->as_table();
        if (deed != nullptr && (*deed)["space"].value<std::int64_t>() == static_cast<std::int64_t>(space)) return index;
    }
    return std::nullopt;
}

std::optional<Sentence> SpaceClues::against_line(std::size_t space, SpaceKind kind) const {
    const toml::table* line = line_of(space);
    if (line == nullptr) return std::nullopt;
    const bool named = line->contains("name");
    const auto deed = deed_of(space);
    if (has_deed(kind) && named && !deed)
        return sentence(
            "is \"{kind}\", and its line has a name, as only spaces without a deed have: compare it with "
            "the board",
            {kind_word(kind)});
    if (!has_deed(kind) && !named && deed)
        return sentence(
            "is \"{kind}\", and deed {deed}, counted from 0, belongs to this space: compare it with the "
            "board",
            {kind_word(kind), {"deed", std::to_string(*deed)}});
    for (const OwnKey& own : own_keys)
        if (kind != own.kind && !deed && line->contains(own.key))
            return sentence(
                "is \"{kind}\", and its line has \"{key}\", as only \"{other}\" has: compare it with the "
                "board",
                {kind_word(kind), {"key", std::string{own.key}}, {"other", std::string{to_string(own.kind)}}});
    return std::nullopt;
}

bool has_group(const toml::table& deed) {
    return deed.contains("city");
}

bool has_rents(const toml::table& deed) {
    return std::ranges::any_of(all_roles, [&](Role role) { return deed.contains(to_string(role)); });
}

std::optional<Sentence> against_deed(const toml::table& deed, std::size_t index, SpaceKind kind) {
    const Sentence::Word number{"deed", std::to_string(index)};
    if (kind == SpaceKind::street && !has_group(deed) && !has_rents(deed))
        return sentence(
            "is \"{kind}\", and its deed, number {deed} from 0, has no city and no rents, as those of "
            "companies: compare it with the board",
            {kind_word(kind), number});
    if (kind != SpaceKind::street && has_group(deed) && has_rents(deed))
        return sentence(
            "is \"{kind}\", and its deed, number {deed} from 0, has a city and rents, as those of streets: "
            "compare it with the board",
            {kind_word(kind), number});
    return std::nullopt;
}

}  // namespace tablebank
