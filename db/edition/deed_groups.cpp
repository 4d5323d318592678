#include "db/edition/deed_groups.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "db/edition/deed_numbers.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/slug.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

/// The first of "nob", "nob-2", "nob-3" that is not used yet.
std::string unused_slug(const std::string& slug, std::set<std::string>& taken) {
    std::string tried = slug;
    for (int number = 2; !taken.insert(tried).second; ++number) tried = slug + '-' + std::to_string(number);
    return tried;
}

/// A name of a group as it is compared: Latin letters without their accents, "Liege" for "Liège".
std::string group_key(std::string_view name) {
    constexpr Character first_latin = 0xC0;
    constexpr Character last_latin = 0x24F;
    std::string signs;
    for (std::size_t at = 0; at < name.size();) {
        const Character sign = next_character(name, at);
        const bool ascii = sign < 0x80;
        if (!ascii && (sign < first_latin || sign > last_latin)) return fold(name);
        const bool plain =
            sign == ' ' || (sign >= '0' && sign <= '9') || ((sign | 0x20U) >= 'a' && (sign | 0x20U) <= 'z');
        if (ascii && !plain) signs += static_cast<char>(sign);
    }
    return slug_of(name) + signs;
}

/// A group, and its place among the others.
struct Group {
    TypedCity typed;
    bool known = false;  ///< a group of the other edition
    int place = 0;
    std::vector<const TypedDeed*> coloured;  ///< the streets with a colour
    std::map<int, int> places;               ///< groups of the other edition on its streets' spaces, with their number
};

class GroupFinder {
public:
    GroupFinder(TypedDeeds& typed, const Edition& like) : typed_(typed), like_(like) {}

    std::vector<TypedCity> run() && {
        for (TypedDeed& each : typed_.deeds)
            group_of_.push_back(each.deed.kind == SpaceKind::street && !each.group.empty() ? take(each) : no_group);
        std::vector<std::size_t> order(groups_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return groups_[i].place; });
        for (std::size_t i = 0; i < group_of_.size(); ++i)
            if (group_of_[i] != no_group)
                typed_.deeds[i].deed.city = static_cast<int>(std::ranges::find(order, group_of_[i]) - order.begin());
        for (Group& group : groups_) find_colour(group);
        find_missing_colours(order);
        find_lonely_ones();
        name_new_ones(order);
        std::vector<TypedCity> cities;
        cities.reserve(order.size());
        for (const std::size_t i : order) cities.push_back(std::move(groups_[i].typed));
        return cities;
    }

private:
    static constexpr std::size_t no_group = static_cast<std::size_t>(-1);

    [[nodiscard]] int known_city(const std::string& folded) const {
        for (std::size_t i = 0; i < like_.cities.size(); ++i)
            if (fold(like_.cities[i].slug) == folded) return static_cast<int>(i);
        for (std::size_t i = 0; i < like_.cities.size(); ++i)
            if (fold(like_.cities[i].name) == folded) return static_cast<int>(i);
        for (std::size_t i = 0; i < like_.cities.size(); ++i)
            if (group_key(like_.cities[i].name) == group_key(folded)) return static_cast<int>(i);
        return -1;
    }

    std::size_t take(const TypedDeed& street) {
        const std::string folded = fold(street.group);
        const int known = known_city(folded);
        const std::string key = known < 0 ? "new:" + group_key(street.group) : std::to_string(known);
        const auto [found, fresh] = by_key_.emplace(key, groups_.size());
        if (fresh) groups_.push_back(begin(street, known, folded));
        if (const Deed* there = like_.deed_at(street.deed.space); there != nullptr && there->city >= 0)
            ++groups_[found->second].places[there->city];
        if (is_colour(street.colour)) groups_[found->second].coloured.push_back(&street);
        if (!street.colour.empty() && !is_colour(street.colour)) {
            DeedTableProblem problem = typed_.at(street.row, "colour", Kind::colour_invalid);
            problem.text = street.colour;
            typed_.problems.push_back(std::move(problem));
        }
        return found->second;
    }

    [[nodiscard]] Group begin(const TypedDeed& street, int known, const std::string& folded) const {
        const Deed* there = like_.deed_at(street.deed.space);
        const int place = known >= 0 ? known : there != nullptr ? there->city : 0;
        Group group{.typed = {.city = {}, .row = street.row},
                    .known = known >= 0,
                    .place = place,
                    .coloured = {},
                    .places = {}};
        const City& model = like_.cities.at(static_cast<std::size_t>(std::max(place, 0)));
        City& city = group.typed.city;
        city.colour = model.colour;
        city.name = street.group;
        if (!group.known) return group;
        city.slug = model.slug;
        if (fold(model.name) != folded) city.name = model.name;  // the typed text was its slug
        return group;
    }

    /// The colour of the group in the base edition, if a street has it, and otherwise that of most streets, so that a
    /// single wrong group or colour does not make the others wrong.
    void find_colour(Group& group) {
        if (group.coloured.empty()) return;
        std::map<std::string, std::ptrdiff_t> count;
        for (const TypedDeed* street : group.coloured) ++count[fold(street->colour)];
        const std::string own = fold(group.typed.city.colour);
        if (group.known && count.contains(own)) count[own] = std::ssize(group.coloured) + 1;
        const TypedDeed* first = *std::ranges::max_element(
            group.coloured, {}, [&](const TypedDeed* street) { return count[fold(street->colour)]; });
        group.typed.colour_row = first->row;
        group.typed.city.colour = first->colour;
        for (const TypedDeed* street : group.coloured) {
            if (fold(street->colour) == fold(first->colour)) continue;
            DeedTableProblem problem = typed_.at(street->row, "colour", Kind::colour_differs);
            problem.text = street->colour;
            problem.other = first->row;
            typed_.problems.push_back(std::move(problem));
        }
    }

    /// Groups without a colour: boxes colour the places of the board, so each has that of most of its spaces in the
    /// base edition, or, if another group has that already, one that no group has.
    void find_missing_colours(const std::vector<std::size_t>& order) {
        std::set<std::string> taken;
        std::vector<Group*> left;
        for (const Group& group : groups_)
            if (!group.coloured.empty()) taken.insert(fold(group.typed.city.colour));
        for (const std::size_t i : order) {
            Group& group = groups_[i];
            if (!group.coloured.empty()) continue;
            const auto most =
                std::ranges::max_element(group.places, {}, [](const auto& place) { return place.second; });
            if (most != group.places.end())
                group.typed.city.colour = like_.cities.at(static_cast<std::size_t>(most->first)).colour;
            if (!taken.insert(fold(group.typed.city.colour)).second) left.push_back(&group);
        }
        for (Group* group : left) {
            const auto unused = std::ranges::find_if(
                like_.cities, [&](const City& city) { return taken.insert(fold(city.colour)).second; });
            if (unused == like_.cities.end()) return;
            group->typed.city.colour = unused->colour;
        }
    }

    /// Streets that left the group that they form in the base edition while most of it stayed together.
    void find_lonely_ones() {
        for (std::size_t city = 0; city < like_.cities.size(); ++city) {
            std::vector<std::size_t> streets;  // those of the group, in the table
            std::map<std::size_t, std::size_t> count;
            for (std::size_t i = 0; i < group_of_.size(); ++i) {
                const Deed* there = like_.deed_at(typed_.deeds[i].deed.space);
                if (group_of_[i] == no_group || there == nullptr || there->city != static_cast<int>(city)) continue;
                streets.push_back(i);
                ++count[group_of_[i]];
            }
            const auto most = std::ranges::max_element(count, {}, [](const auto& one) { return one.second; });
            if (most == count.end() || most->second * 2 <= streets.size()) continue;
            for (const std::size_t street : streets)
                if (group_of_[street] != most->first) lonely_.emplace_back(street, most->first);
        }
        if (lonely_.size() == 2 && are_swapped(lonely_.front(), lonely_.back())) return tell_swapped();
        for (const auto& [street, group] : lonely_) {
            DeedTableProblem problem = typed_.at(typed_.deeds[street].row, "city", Kind::group_alone);
            problem.text = groups_[group].typed.city.name;
            problem.warning = !has_another_colour(problem.row);
            typed_.problems.push_back(std::move(problem));
        }
    }

    /// A street, and the group of most streets that are one with it in the base edition.
    using Lonely = std::pair<std::size_t, std::size_t>;

    /// Whether two streets have each other's groups.
    [[nodiscard]] bool are_swapped(const Lonely& one, const Lonely& other) const {
        return group_of_[one.first] == other.second && group_of_[other.first] == one.second;
    }

    void tell_swapped() {
        const TypedDeed& one = typed_.deeds[lonely_.front().first];
        const TypedDeed& other = typed_.deeds[lonely_.back().first];
        DeedTableProblem problem = typed_.at(std::min(one.row, other.row), "space", Kind::spaces_swapped);
        problem.other = one.deed.space.index;
        problem.second = other.deed.space.index;
        problem.warning = true;
        typed_.problems.push_back(std::move(problem));
    }

    /// Whether a row was reported for the colour of its group: the wrong group is the cause.
    bool has_another_colour(int row) {
        return std::erase_if(typed_.problems, [row](const DeedTableProblem& problem) {
                   return problem.kind == Kind::colour_differs && problem.row == row;
               }) > 0;
    }

    void name_new_ones(const std::vector<std::size_t>& order) {
        std::set<std::string> taken;
        for (const Group& group : groups_)
            if (group.known) taken.insert(group.typed.city.slug);
        for (std::size_t place = 0; place < order.size(); ++place) {
            Group& group = groups_[order[place]];
            if (group.known) continue;
            City& city = group.typed.city;
            city.slug = slug_of(city.name);
            // There is no column for the slug, so a name without Latin letters gets one too.
            if (city.slug.empty()) city.slug = "group-" + std::to_string(place + 1);
            city.slug = unused_slug(city.slug, taken);
        }
    }

    TypedDeeds& typed_;
    const Edition& like_;
    std::vector<Group> groups_;
    std::vector<std::size_t> group_of_;  ///< by deed, in the order in which groups were named
    std::vector<Lonely> lonely_;
    std::map<std::string, std::size_t> by_key_;
};

/// Whether a short name or slug is left over from the base edition's deed, which was overwritten with another card.
bool is_left_over(const std::string& typed, std::string_view there) {
    return !typed.empty() && fold(typed) == fold(there);
}

}  // namespace

std::vector<TypedCity> find_cities(TypedDeeds& typed, const Edition& like) {
    std::vector<TypedCity> cities = GroupFinder(typed, like).run();
    merge_colours(typed);
    return cities;
}

void find_slugs(TypedDeeds& typed, const Edition& like) {
    std::set<std::string> taken;
    for (TypedDeed& each : typed.deeds) {
        if (const Deed* there = like.deed_at(each.deed.space)) {
            const bool renamed = fold(there->name) != fold(each.deed.name);
            if (renamed && is_left_over(each.brief, like.board.at(static_cast<std::size_t>(there->space.index)).brief))
                each.brief.clear();
            if (renamed && is_left_over(each.deed.slug, there->slug)) each.deed.slug.clear();
            if (!renamed && each.deed.slug.empty()) each.deed.slug = there->slug;
        }
        if (!each.deed.slug.empty()) taken.insert(each.deed.slug);
    }
    for (TypedDeed& each : typed.deeds) {
        if (!each.deed.slug.empty() || each.deed.name.empty()) continue;
        const std::string slug = slug_of(each.deed.name);
        if (!slug.empty()) {
            each.deed.slug = unused_slug(slug, taken);
            continue;
        }
        DeedTableProblem problem =
            typed.at(each.row, typed.columns.contains("slug") ? "slug" : "name", Kind::slug_missing);
        problem.text = each.deed.name;
        typed.problems.push_back(std::move(problem));
    }
}

}  // namespace tablebank
