#pragma once
// Spaces whose kind contradicts their line or their deed: a card space without a deck name, a company with a group and
// rents. Internal header of db/edition: it exposes the types of toml++.

#include <toml++/toml.h>

#include <cstddef>
#include <optional>

#include "calculators/edition.h"

namespace tablebank {

/// What an edition file says about a space, in addition to its kind.
class SpaceClues {
public:
    explicit SpaceClues(const toml::table& file) : file_(&file) {}

    /// Why the kind of a space cannot be that of its line: it has a name and no deed, or a deed and no name, or a key
    /// of another kind. nullopt if nothing contradicts it.
    [[nodiscard]] std::optional<Sentence> against_line(std::size_t space, SpaceKind kind) const;

private:
    [[nodiscard]] const toml::table* line_of(std::size_t space) const;
    /// The index of the first deed of a space.
    [[nodiscard]] std::optional<std::size_t> deed_of(std::size_t space) const;

    const toml::table* file_;
};

/// Whether a deed has what only a street has: a group, or a column of rents.
[[nodiscard]] bool has_group(const toml::table& deed);
[[nodiscard]] bool has_rents(const toml::table& deed);
/// Why a street, or a company, cannot have this deed: the deed is that of a company, or of a street.
[[nodiscard]] std::optional<Sentence> against_deed(const toml::table& deed, std::size_t index, SpaceKind kind);

}  // namespace tablebank
