// Spaces whose kind does not fit the rest of the board or the rules. One space of a wrong kind is one message: what
// follows from it is not reported.

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

std::string kind_path(std::size_t space) {
    return indexed("space", space) + ".kind";
}

Sentence::Word kind_word(const char* name, SpaceKind kind) {
    return {name, std::string{to_string(kind)}};
}

std::vector<std::size_t> spaces_of_kind(const Edition& edition, SpaceKind kind) {
    std::vector<std::size_t> spaces;
    for (std::size_t index = 0; index < edition.board.size(); ++index)
        if (edition.board[index].kind == kind) spaces.push_back(index);
    return spaces;
}

/// The space that a kind of which a board has one belongs to: the first, or the only one that is named so.
std::size_t right_space(const Edition& edition, SpaceKind kind, const std::vector<std::size_t>& spaces) {
    const auto is_named = [&](std::size_t space) { return names_prison(edition.board[space].name); };
    if (kind == SpaceKind::jail && std::ranges::count_if(spaces, is_named) == 1)
        return *std::ranges::find_if(spaces, is_named);
    return spaces.front();
}

void check_only_one(const Edition& edition, SpaceKind kind, EditionFindings& findings) {
    const std::vector<std::size_t> spaces = spaces_of_kind(edition, kind);
    if (spaces.size() < 2) return;
    const std::size_t right = right_space(edition, kind, spaces);
    for (const std::size_t space : spaces)
        findings.require(space == right || findings.has(kind_path(space)), kind_path(space),
                         sentence("is \"{kind}\", and so is space {other}: a board has only one",
                                  {kind_word("kind", kind), {"other", std::to_string(right)}}));
}

void check_start(const Edition& edition, EditionFindings& findings) {
    const bool starts = edition.board.front().kind == SpaceKind::start;
    const bool elsewhere = edition.has_space(SpaceKind::start);
    findings.require(starts, elsewhere ? "space" : kind_path(0),
                     sentence("must have one space \"start\", and that first: spaces are counted from it"));
    if (starts) check_only_one(edition, SpaceKind::start, findings);
}

/// Card spaces without a deck, if the other ones have one and no role has a deck.
void check_deckless(const Edition& edition, EditionFindings& findings) {
    const auto lacks_deck = [&](Role role) { return edition.find_deck(to_string(role)) == nullptr; };
    if (!std::ranges::all_of(edition.profile.played_roles(), lacks_deck)) return;
    const std::vector<std::size_t> cards = spaces_of_kind(edition, SpaceKind::card);
    const auto is_deckless = [&](std::size_t space) { return edition.board[space].deck.empty(); };
    if (std::ranges::count_if(cards, is_deckless) * 2 >= std::ssize(cards)) return;
    for (const std::size_t space : cards)
        findings.require(!is_deckless(space) || findings.has(kind_path(space)), kind_path(space),
                         sentence("is \"{kind}\" without a deck, and the others name theirs: compare it with the board",
                                  {kind_word("kind", SpaceKind::card)}));
}

/// A board without a jail; if another space is odd, that was reported.
void check_jail_there(const Edition& edition, EditionFindings& findings) {
    if (edition.has_space(SpaceKind::jail) || findings.has_error_in("space[")) return;
    const std::vector<std::size_t> arrests = spaces_of_kind(edition, SpaceKind::go_to_jail);
    if (arrests.size() > 1)
        return findings.require(false, kind_path(arrests.front()),
                                sentence("is \"{kind}\", and so is space {other}, and no space is \"{missing}\": "
                                         "compare them with the board",
                                         {kind_word("kind", SpaceKind::go_to_jail),
                                          {"other", std::to_string(arrests[1])},
                                          kind_word("missing", SpaceKind::jail)}));
    findings.require(false, "space", sentence("must have one space \"jail\""));
}

/// The numbers of companies for which the rules have figures; nullopt if they do not agree.
std::optional<std::pair<std::size_t, std::size_t>> stated_companies(const Profile& profile) {
    const std::size_t transports = profile.transport_by_count.value.size();
    std::set<std::size_t> utilities;
    if (!profile.utility_by_count.value.empty()) utilities.insert(profile.utility_by_count.value.size());
    each_cited(profile.utility_factor, [&](std::optional<Role>, const auto& rule) {
        if (!rule.value.empty()) utilities.insert(rule.value.size());
    });
    if (transports == 0 || utilities.size() != 1) return std::nullopt;
    return std::pair{transports, *utilities.begin()};
}

/// The space of a company that costs what those of the other kind do; nullopt if it is not the only one.
std::optional<std::size_t> company_of_other_price(const Edition& edition, SpaceKind kind, SpaceKind other) {
    const std::vector<const Deed*> others = edition.deeds_of(other);
    std::optional<std::size_t> found;
    for (const Deed* deed : edition.deeds_of(kind)) {
        if (std::ranges::find(others, deed->price, &Deed::price) == others.end()) continue;
        if (found) return std::nullopt;
        found = static_cast<std::size_t>(deed->space.index);
    }
    return found;
}

void check_exchanged_company(const Edition& edition, EditionFindings& findings) {
    const auto kind = exchanged_company(edition);
    if (!kind) return;
    const SpaceKind other = *kind == SpaceKind::transport ? SpaceKind::utility : SpaceKind::transport;
    const auto space = company_of_other_price(edition, *kind, other);
    findings.require(false, space ? kind_path(*space) : "space",
                     sentence("has one \"{kind}\" too many and one \"{other}\" too few for the figures of the rules: "
                              "compare it with the board",
                              {kind_word("kind", *kind), kind_word("other", other)}));
    if (!space) return;
    const auto deed = std::ranges::find(edition.deeds, Space{static_cast<int>(*space)}, &Deed::space);
    findings.leave_out(indexed("deed", static_cast<std::size_t>(deed - edition.deeds.begin())) + ".price");
}

}  // namespace

std::optional<SpaceKind> exchanged_company(const Edition& edition) {
    const auto stated = stated_companies(edition.profile);
    if (!stated) return std::nullopt;
    const std::size_t transports = edition.deeds_of(SpaceKind::transport).size();
    const std::size_t utilities = edition.deeds_of(SpaceKind::utility).size();
    if (transports == stated->first + 1 && utilities + 1 == stated->second) return SpaceKind::transport;
    if (transports + 1 == stated->first && utilities == stated->second + 1) return SpaceKind::utility;
    return std::nullopt;
}

void check_needed_spaces(const Edition& edition, EditionFindings& findings) {
    if (edition.board.empty()) return;
    check_start(edition, findings);
    check_only_one(edition, SpaceKind::jail, findings);
    check_deckless(edition, findings);
    check_exchanged_company(edition, findings);
    check_jail_there(edition, findings);
}

void check_unused_rules(const Edition& edition, EditionFindings& findings) {
    constexpr std::array kinds{SpaceKind::income_tax, SpaceKind::property_tax, SpaceKind::foundation,
                               SpaceKind::bookmakers, SpaceKind::penalty};
    if (findings.has_any_in("space[")) return;  // the missing kind may be that of another space that was reported
    std::set<SpaceKind> told;
    each_rule(edition.profile, [&](const RuleKey& key, const auto& rules) {
        const auto kind = needing_kind(key.needed);
        if (!kind || std::ranges::find(kinds, *kind) == kinds.end() || edition.has_space(*kind)) return;
        bool stated = false;
        each_cited(rules, [&](std::optional<Role>, const auto& rule) { stated = stated || !rule.rule.empty(); });
        if (stated && told.insert(*kind).second)
            findings.expect(false, "rules." + std::string{key.name},
                            sentence("is the rule of \"{kind}\", and no space is of this kind: compare the kinds of "
                                     "the spaces with the board",
                                     {kind_word("kind", *kind)}));
    });
}

}  // namespace tablebank
