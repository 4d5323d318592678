#include "app/event/sold_buildings.h"

#include <algorithm>
#include <utility>

#include "app/session/review.h"

namespace tablebank {
namespace {

/// The price of the dearest building of a street, for any role.
std::int64_t dearest_building(const Edition& edition, Space street) {
    const Deed* const deed = edition.deed_at(street);
    if (deed == nullptr) return 0;
    std::int64_t dearest = 0;
    for (const StreetColumn* column : {&deed->street.monopolist, &deed->street.competitor, &deed->street.player}) {
        for (int number = 1; number <= column->houses(); ++number)
            dearest = std::max(dearest, column->price_of_house(number).units());
        for (int number = 1; number <= column->hotels_at(column->steps()); ++number)
            dearest = std::max(dearest, column->price_of_hotel(number).units());
    }
    return dearest;
}

/// Buildings at the dearest price of their street; a hotel stands for the houses that come before it, too.
std::int64_t at_most(const Edition& edition, const Transfer& moved, Space street) {
    const Deed* const deed = edition.deed_at(street);
    if (deed == nullptr) return 0;
    int steps = 1;
    if (moved.asset == Asset::hotel())
        for (const StreetColumn* column : {&deed->street.monopolist, &deed->street.competitor, &deed->street.player})
            steps = std::max(steps, column->houses() + 1);
    return moved.quantity * steps * dearest_building(edition, street);
}

/// What a player paid in an entry that gives them this deed; nothing if it does not.
std::optional<std::int64_t> paid_for(const Entry& entry, Seat seat, int deed) {
    bool becomes_theirs = false;
    std::int64_t paid = 0;
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (moved.asset == Asset::deed(Space{deed}) && to && *to == seat) becomes_theirs = true;
        if (moved.asset == Asset::cash() && from && *from == seat) paid += moved.quantity;
    }
    return becomes_theirs ? std::optional(paid) : std::nullopt;
}

}  // namespace

std::optional<SoldBuildings::Sale> SoldBuildings::sale_of(const Entry& entry) const {
    const std::int64_t percent = edition_.profile.building_refund_percent.value;
    if (entry.verb != "sell" || percent <= 0 || percent >= 100) return std::nullopt;
    Sale sale;
    for (const Transfer& moved : entry.transfers) {
        if (moved.from.kind == Account::Kind::street)
            sale.building =
                std::max(sale.building, dearest_building(edition_, Space{moved.from.index}) * percent / 100);
        const auto seller = moved.asset == Asset::cash() ? hand_of(moved.to) : std::nullopt;
        if (!seller) continue;
        sale.seat = *seller;
        sale.brought += moved.quantity;
    }
    const auto held = cash_.find(sale.seat.number);
    sale.lacking = held == cash_.end() ? 0 : -held->second;
    for (const auto& [key, due] : dues_) {
        if (due.kind == DueKind::auction || (due.kind == DueKind::offer && due.debtor == sale.seat))
            sale.awaited.insert(due.space.index);
        else if (due.debtor == sale.seat)
            sale.lacking += due.at_most().units();
    }
    return sale;
}

void SoldBuildings::follow_cash(const Entry& entry) {
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        if (const auto hand = hand_of(moved.from)) cash_[hand->number] -= moved.quantity;
        if (const auto hand = hand_of(moved.to)) cash_[hand->number] += moved.quantity;
    }
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due) continue;
        if (!fact.before.empty()) dues_.erase(fact.key);
        if (!fact.after.empty()) dues_[fact.key] = read_due(fact.key, fact.after);
    }
}

bool SoldBuildings::waits(int deed) const {
    return std::ranges::any_of(
        dues_, [deed](const auto& each) { return each.second.waits_for_buyer() && each.second.space.index == deed; });
}

void SoldBuildings::add_loss(const Sale& sale, std::int64_t paid, PlayerSums& sums) const {
    const std::int64_t percent = edition_.profile.building_refund_percent.value;
    const std::int64_t needed = std::max<std::int64_t>(sale.lacking + paid, 0);
    std::int64_t needless = std::max<std::int64_t>(sale.brought - needed, 0);
    // The last building that is needed brings more than what lacks.
    if (needed > 0 && sale.building > 0) needless -= needless % sale.building;
    if (needless > 0) sums.add(sale.seat, -(needless * (100 - percent) / percent));
}

void SoldBuildings::settle(const Entry& entry, PlayerSums& sums) {
    std::vector<Sale> waiting;
    for (Sale& sale : undecided_) {
        std::optional<std::int64_t> paid;
        for (const int deed : sale.awaited)
            if (!paid) paid = paid_for(entry, sale.seat, deed);
        if (!paid && std::ranges::any_of(sale.awaited, [this](int deed) { return waits(deed); }))
            waiting.push_back(std::move(sale));
        else
            add_loss(sale, paid.value_or(0), sums);
    }
    undecided_ = std::move(waiting);
}

void SoldBuildings::follow(const Entry& entry, bool counts, PlayerSums& sums) {
    if (counts && !entry.reverses)
        if (auto sale = sale_of(entry)) undecided_.push_back(std::move(*sale));
    follow_cash(entry);
    settle(entry, sums);
}

void add_overpaid_buildings(const Edition& edition, const Entry& entry, PlayerSums& sums) {
    if (entry.verb != "build") return;
    std::map<int, std::int64_t> paid;
    std::int64_t worth = 0;
    for (const Transfer& moved : entry.transfers) {
        const auto builder = moved.asset == Asset::cash() ? hand_of(moved.from) : std::nullopt;
        if (builder) paid[builder->number] += moved.quantity;
        if (moved.to.kind == Account::Kind::street) worth += at_most(edition, moved, Space{moved.to.index});
        if (moved.from.kind == Account::Kind::street) worth -= at_most(edition, moved, Space{moved.from.index});
    }
    for (const auto& [seat, sum] : paid)
        if (sum > worth) sums.add(Seat{seat}, worth - sum);
}

}  // namespace tablebank
