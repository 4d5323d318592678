#include "db/edition/deed_groups.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "ledger/text/fold.h"
#include "ledger/text/slug.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

/// The first of "nob", "nob-2", "nob-3" that is not taken yet.
std::string unused_slug(const std::string& slug, std::set<std::string>& taken) {
    std::string tried = slug;
    for (int number = 2; !taken.insert(tried).second; ++number) tried = slug + '-' + std::to_string(number);
    return tried;
}

/// A group, and where it stands among the others.
struct Group {
    TypedCity typed;
    bool known = false;  ///< a group of the other edition
    int place = 0;
};

class GroupFinder {
public:
    GroupFinder(TypedDeeds& typed, const Edition& like) : typed_(typed), like_(like) {}

    std::vector<TypedCity> run() && {
        std::vector<std::size_t> group_of;
        for (TypedDeed& each : typed_.deeds)
            group_of.push_back(each.deed.kind == SpaceKind::street && !each.group.empty() ? take(each) : no_group);
        std::vector<std::size_t> order(groups_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return groups_[i].place; });
        for (std::size_t i = 0; i < group_of.size(); ++i)
            if (group_of[i] != no_group)
                typed_.deeds[i].deed.city = static_cast<int>(std::ranges::find(order, group_of[i]) - order.begin());
        name_new_ones();
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
        return -1;
    }

    std::size_t take(const TypedDeed& street) {
        const std::string folded = fold(street.group);
        const int known = known_city(folded);
        const std::string key = known < 0 ? "new:" + folded : std::to_string(known);
        const auto [found, fresh] = by_key_.emplace(key, groups_.size());
        if (fresh) groups_.push_back(begin(street, known, folded));
        TypedCity& city = groups_[found->second].typed;
        if (street.colour.empty()) return found->second;
        if (city.colour_row == 0) {
            city.colour_row = street.row;
            city.city.colour = street.colour;
        } else if (fold(city.city.colour) != fold(street.colour)) {
            DeedTableProblem problem = typed_.at(street.row, "colour", Kind::colour_differs);
            problem.text = street.colour;
            problem.other = city.colour_row;
            typed_.problems.push_back(std::move(problem));
        }
        return found->second;
    }

    [[nodiscard]] Group begin(const TypedDeed& street, int known, const std::string& folded) const {
        const Deed* there = like_.deed_at(street.deed.space);
        const int place = known >= 0 ? known : there != nullptr ? there->city : 0;
        Group group{.typed = {.city = {}, .row = street.row}, .known = known >= 0, .place = place};
        const City& model = like_.cities.at(static_cast<std::size_t>(std::max(place, 0)));
        City& city = group.typed.city;
        city.colour = model.colour;
        city.name = street.group;
        if (!group.known) return group;
        city.slug = model.slug;
        if (fold(model.name) != folded) city.name = model.name;  // it was called by its slug
        return group;
    }

    void name_new_ones() {
        std::set<std::string> taken;
        for (const Group& group : groups_)
            if (group.known) taken.insert(group.typed.city.slug);
        for (Group& group : groups_) {
            if (group.known) continue;
            City& city = group.typed.city;
            city.slug = slug_of(city.name);
            if (!city.slug.empty()) {
                city.slug = unused_slug(city.slug, taken);
                continue;
            }
            DeedTableProblem problem = typed_.at(group.typed.row, "city", Kind::slug_missing);
            problem.text = city.name;
            typed_.problems.push_back(std::move(problem));
        }
    }

    TypedDeeds& typed_;
    const Edition& like_;
    std::vector<Group> groups_;
    std::map<std::string, std::size_t> by_key_;
};

}  // namespace

std::vector<TypedCity> find_cities(TypedDeeds& typed, const Edition& like) {
    return GroupFinder(typed, like).run();
}

void find_slugs(TypedDeeds& typed, const Edition& like) {
    std::set<std::string> taken;
    for (TypedDeed& each : typed.deeds) {
        const Deed* there = like.deed_at(each.deed.space);
        if (each.deed.slug.empty() && there != nullptr && fold(there->name) == fold(each.deed.name))
            each.deed.slug = there->slug;
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
