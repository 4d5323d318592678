#include "calculators/paper_game.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "calculators/notes.h"
#include "calculators/rent.h"

namespace tablebank {
namespace {

/// Whether one deed is there twice. For such an estate the number of companies is ambiguous.
bool has_twins(const Estate& estate) {
    std::vector<Space> spaces;
    spaces.reserve(estate.deeds.size());
    for (const Holding& holding : estate.deeds) spaces.push_back(holding.deed);
    std::ranges::sort(spaces);
    return std::ranges::adjacent_find(spaces) != spaces.end();
}

class Finder {
public:
    Finder(const Edition& edition, const Rulings& rulings, const PaperGame& table)
        : edition_(edition), rulings_(rulings), table_(table), players_(table.position.players) {}

    std::vector<Finding> run() {
        names();
        cash();
        notes();
        for (int player = 0; player < seats(); ++player) {
            if (at(player).bankrupt) continue;
            deeds(player);
            evenness(player);
        }
        bare_cash();
        pieces();
        roles();
        nobodys();
        std::ranges::stable_sort(found_, {}, &Finding::code);
        return std::move(found_);
    }

private:
    [[nodiscard]] int seats() const { return static_cast<int>(players_.size()); }
    [[nodiscard]] const PositionPlayer& at(int player) const { return players_.at(static_cast<std::size_t>(player)); }

    void names() {
        if (players_.empty()) found_.push_back({.code = FindingCode::no_players});
        const auto& most = edition_.profile.most_players;
        if (seats() > most.value)
            found_.push_back(
                {.code = FindingCode::too_many_players, .count = seats(), .limit = most.value, .rule = most.rule});
        std::map<std::string, int> taken;
        for (int player = 0; player < seats(); ++player) {
            if (at(player).name.empty()) {
                found_.push_back({.code = FindingCode::no_name, .player = player});
                continue;
            }
            const auto [first, is_new] = taken.emplace(without_case(at(player).name), player);
            if (!is_new) found_.push_back({.code = FindingCode::same_name, .player = first->second, .other = player});
        }
    }

    void cash() {
        Money all;
        for (const PositionPlayer& player : players_)
            if (!player.bankrupt) all += player.estate.cash;
        const Money box = edition_.box.cash();
        if (all > box)
            found_.push_back({.code = FindingCode::more_cash_than_box,
                              .has = all,
                              .box = box,
                              .rule = edition_.profile.pieces.rule});
        for (int player = 0; player < seats(); ++player) {
            const Money sum = at(player).estate.cash;
            const auto index = static_cast<std::size_t>(player);
            const bool by_notes = index < table_.notes.size() && !table_.notes[index].empty();
            if (!at(player).bankrupt && !by_notes && !sum.is_negative() && sum <= box &&
                is_beyond_notes(edition_.box, sum))
                found_.push_back({.code = FindingCode::cash_without_notes, .player = player, .has = sum});
        }
    }

    /// A number in place of the cash that is the number of a deed that no player has: one of the two was left out.
    void bare_cash() {
        for (int player = 0; player < seats(); ++player) {
            const auto index = static_cast<std::size_t>(player);
            if (index >= table_.bare_cash.size() || !table_.bare_cash[index] || at(player).bankrupt) continue;
            const Money cash = at(player).estate.cash;
            const auto deed = deed_of_number(edition_, cash);
            if (deed && !holders_.contains(*deed))
                found_.push_back({.code = FindingCode::cash_or_deed, .player = player, .deeds = {*deed}, .has = cash});
        }
    }

    void notes() {
        std::map<Money, std::int64_t> counted;
        for (const Notes& hand : table_.notes)
            for (const NoteCount& note : hand) counted[note.value] += note.count;
        for (const auto& [value, count] : counted) {
            std::int64_t held = 0;
            for (const Note& note : edition_.box.notes) held += note.value == value ? note.count : 0;
            if (count > held)
                found_.push_back({.code = FindingCode::more_notes_than_box,
                                  .has = value,
                                  .count = static_cast<int>(count),
                                  .limit = static_cast<int>(held)});
        }
    }

    void deeds(int player) {
        const Estate& estate = at(player).estate;
        for (const Holding& holding : estate.deeds) {
            const Deed* deed = edition_.deed_at(holding.deed);
            if (deed == nullptr) continue;
            const auto [first, is_new] = holders_.emplace(holding.deed, player);
            if (!is_new)
                found_.push_back({.code = FindingCode::deed_twice,
                                  .player = first->second,
                                  .other = player,
                                  .deeds = {holding.deed}});
            if (needs_dice(estate, holding))
                found_.push_back({.code = FindingCode::dice_missing, .player = player, .deeds = {holding.deed}});
            if (holding.third && !may_be_third(edition_, rulings_, estate, *deed))
                found_.push_back({.code = FindingCode::not_third,
                                  .player = player,
                                  .deeds = {holding.deed},
                                  .rule = edition_.profile.most_built_streets.of(estate.role).rule});
            if (const auto wrong = wrong_building(edition_, rulings_, estate, *deed, holding))
                found_.push_back(building(*wrong, player, *deed, holding));
        }
    }

    [[nodiscard]] bool needs_dice(const Estate& estate, const Holding& holding) const {
        if (table_.position.dice.contains(holding.deed) || has_twins(estate)) return false;
        const Deed* deed = edition_.deed_at(holding.deed);
        if (deed->kind != SpaceKind::utility) return false;
        const auto jail =
            rulings_.jailed_in_walk == Collects::collects ? JailCounts::ignored : JailCounts::as_the_book_says;
        return quote_rent(edition_, rulings_, estate, holding.deed, std::nullopt, jail).needs_dice;
    }

    [[nodiscard]] Finding building(FindingCode wrong, int player, const Deed& deed, const Holding& holding) const {
        const Profile& profile = edition_.profile;
        const Role role = at(player).estate.role;
        Finding finding{.code = wrong, .player = player, .deeds = {deed.space}};
        switch (wrong) {
            case FindingCode::mortgaged_built:
                finding.rule = profile.mortgaged_rent.rule;
                break;
            case FindingCode::too_many_houses:
                finding.count = holding.houses;
                finding.limit = deed.street.of(role).houses();
                finding.rule = profile.houses_before_hotel.of(role).rule;
                break;
            case FindingCode::too_many_hotels:
                finding.count = holding.hotels;
                finding.limit = deed.street.of(role).hotel_steps;
                finding.rule = profile.hotels_per_street.rule;
                break;
            case FindingCode::hotel_and_houses:
                finding.rule = profile.houses_before_hotel.of(role).rule;
                break;
            case FindingCode::too_many_built_streets:
                finding.count = built_streets(edition_, at(player).estate, deed.city);
                finding.limit = profile.most_built_streets.of(role).value;
                finding.rule = profile.most_built_streets.of(role).rule;
                break;
            default:
                finding.rule = profile.building_needs_monopoly.of(role).rule;
                break;
        }
        return finding;
    }

    /// With even building, the streets of a city differ by one step at most. They may still differ more: a hotel sold
    /// outright leaves its street empty.
    void evenness(int player) {
        if (edition_.profile.building_order.value != BuildingOrder::even) return;
        const Estate& estate = at(player).estate;
        for (const City& city : edition_.cities) {
            Finding finding{
                .code = FindingCode::uneven_building, .player = player, .rule = edition_.profile.building_order.rule};
            int least = 100;
            int most = 0;
            for (const Space street : city.streets) {
                const Holding* holding = estate.find(street);
                if (holding == nullptr) continue;
                const int steps = steps_on(*edition_.deed_at(street), estate.role, *holding);
                least = std::min(least, steps);
                most = std::max(most, steps);
                finding.deeds.push_back(street);
            }
            if (most > least + 1) found_.push_back(std::move(finding));
        }
    }

    void pieces() {
        int houses = 0;
        int hotels = 0;
        for (const PositionPlayer& player : players_) {
            for (const Holding& holding : player.estate.deeds) {
                houses += std::max(holding.houses, 0);
                hotels += std::max(holding.hotels, 0);
            }
        }
        const auto check = [&](int count, int limit, FindingCode limited, FindingCode substituted) {
            if (count <= limit) return;
            found_.push_back({.code = rulings_.pieces_run_out == PiecesRunOut::limited ? limited : substituted,
                              .count = count,
                              .limit = limit,
                              .rule = edition_.profile.pieces.rule});
        };
        check(houses, edition_.box.houses, FindingCode::more_houses_than_box, FindingCode::substitute_houses);
        check(hotels, edition_.box.hotels, FindingCode::more_hotels_than_box, FindingCode::substitute_hotels);
    }

    /// Players who went bankrupt count among those who began.
    void roles() {
        if (!edition_.profile.roles.value || players_.size() < 2) return;
        const auto monopolists = static_cast<int>(std::ranges::count_if(
            players_, [](const PositionPlayer& player) { return player.estate.role == Role::monopolist; }));
        const int competitors = seats() - monopolists;
        const auto& [difference, rule] = edition_.profile.role_difference;
        if (std::abs(monopolists - competitors) > difference)
            found_.push_back(
                {.code = FindingCode::roles_unbalanced, .count = monopolists, .limit = competitors, .rule = rule});
    }

    void nobodys() {
        Finding finding{.code = FindingCode::deed_of_nobody};
        for (const Deed& deed : edition_.deeds)
            if (!holders_.contains(deed.space)) finding.deeds.push_back(deed.space);
        if (!finding.deeds.empty()) found_.push_back(std::move(finding));
    }

    const Edition& edition_;
    const Rulings& rulings_;
    const PaperGame& table_;
    const std::vector<PositionPlayer>& players_;
    std::map<Space, int> holders_;
    std::vector<Finding> found_;
};

}  // namespace

std::vector<Finding> findings_of(const Edition& edition, const Rulings& rulings, const PaperGame& table) {
    return Finder{edition, rulings, table}.run();
}

std::optional<Space> deed_of_number(const Edition& edition, Money number) {
    if (number.is_negative() || number >= Money{edition.size()}) return std::nullopt;
    const Space space{static_cast<int>(number.units())};
    return edition.deed_at(space) == nullptr ? std::nullopt : std::optional{space};
}

bool has_weight(const std::vector<Finding>& findings, Weight weight) {
    return std::ranges::any_of(findings, [&](const Finding& found) { return weight_of(found.code) == weight; });
}

}  // namespace tablebank
