#include "app/present/charts/chart_figures.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <system_error>
#include <utility>

#include "app/present/charts/long_run.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/people.h"

namespace tablebank {

namespace {

/// The state of all accounts, changed by transfers only: sums need no rules and no facts.
class Tally {
public:
    explicit Tally(const Game& game)
        : setup_(widest_of(*game.setup)),
          cash_(static_cast<std::size_t>(setup_.seats()) + 1),
          deeds_(setup_.edition->board.size(), Account::bank()),
          houses_(setup_.edition->board.size()),
          hotels_(setup_.edition->board.size()) {}

    void move(const Transfer& transfer) {
        switch (transfer.asset.kind) {
            case Asset::Kind::cash:
                if (transfer.from.kind == Account::Kind::player) cash_[transfer.from.index] -= Money{transfer.quantity};
                if (transfer.to.kind == Account::Kind::player) cash_[transfer.to.index] += Money{transfer.quantity};
                break;
            case Asset::Kind::deed:
                deeds_[transfer.asset.index] = transfer.to;
                break;
            case Asset::Kind::house:
                build(houses_, transfer);
                break;
            case Asset::Kind::hotel:
                build(hotels_, transfer);
                break;
            case Asset::Kind::token:
            case Asset::Kind::card:
                break;
        }
    }

    [[nodiscard]] Money cash(Seat seat) const { return cash_[static_cast<std::size_t>(seat.number)]; }
    [[nodiscard]] Money worth(Seat seat) const {
        Money worth = cash(seat);
        for (const Deed& deed : setup_.edition->deeds) {
            const auto space = static_cast<std::size_t>(deed.space.index);
            const Account holder = deeds_[space];
            if (holder == Account::pledge(seat)) worth += deed.price - deed.mortgage;
            if (holder != Account::player(seat)) continue;
            worth += deed.price;
            if (deed.kind != SpaceKind::street) continue;
            const StreetColumn& column = deed.street.of(setup_.player(seat).role);
            worth += column.price_of_houses(0, static_cast<int>(houses_[space]));
            if (hotels_[space] == 0 || column.built.empty()) continue;
            // The first hotel counts as the houses that it replaced too.
            worth += column.price_of_hotels(0, static_cast<int>(hotels_[space]));
            worth += column.price_of_houses(0, column.houses());
        }
        return worth;
    }

private:
    static void build(std::vector<std::int64_t>& pieces, const Transfer& transfer) {
        if (transfer.from.kind == Account::Kind::street) pieces[transfer.from.index] -= transfer.quantity;
        if (transfer.to.kind == Account::Kind::street) pieces[transfer.to.index] += transfer.quantity;
    }

    const Setup& setup_;
    std::vector<Money> cash_;  ///< by seat, from 1
    std::vector<Account> deeds_;
    std::vector<std::int64_t> houses_;
    std::vector<std::int64_t> hotels_;
};

/// Rents that entries paid, by deed. Deeds handed over instead, and waived rents, do not count.
class Rents {
public:
    void look(const Entry& entry) {
        Handed handed = cash_between_players(entry);
        if (!look_at_dues(entry, handed) && entry.verb == "rent") look_at_line(entry, handed);
    }

    [[nodiscard]] std::vector<DeedRents> found() const {
        std::vector<DeedRents> found;
        for (const auto& [space, rents] : by_deed_) found.push_back(rents);
        return found;
    }

private:
    using Handed = std::map<std::pair<Seat, Seat>, Money>;  ///< by who gave and who got

    /// Whether there was any due for a rent among its facts.
    bool look_at_dues(const Entry& entry, Handed& handed) {
        bool any = false;
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::due || change.before.empty()) continue;
            const Due due = read_due(change.key, change.before);
            if (!due.creditor || !due.is_rent()) continue;
            any = true;
            Money& left = handed[{due.debtor, *due.creditor}];
            const Money stays = change.after.empty() ? Money{} : read_due(change.key, change.after).amount;
            const Money settled = due.waits_for_dice() ? left : std::min(left, due.amount - stays);
            if (settled <= Money{}) continue;
            left -= settled;
            add(due.space, settled);
        }
        return any;
    }

    /// If no one follows the tokens there are no dues: the line names the deed.
    void look_at_line(const Entry& entry, const Handed& handed) {
        const std::size_t mark = entry.line.find(" @");
        if (mark == std::string::npos || handed.empty()) return;
        int space = 0;
        const char* const end = entry.line.data() + entry.line.size();
        if (std::from_chars(entry.line.data() + mark + 2, end, space).ec != std::errc{}) return;
        add(Space{space}, handed.begin()->second);
    }

    void add(Space deed, Money paid) {
        DeedRents& rents = by_deed_[deed];
        rents.deed = deed;
        rents.paid += paid;
        ++rents.times;
    }

    static Handed cash_between_players(const Entry& entry) {
        Handed handed;
        for (const Transfer& transfer : entry.transfers) {
            const bool players =
                transfer.from.kind == Account::Kind::player && transfer.to.kind == Account::Kind::player;
            if (players && transfer.asset == Asset::cash())
                handed[{Seat{transfer.from.index}, Seat{transfer.to.index}}] += Money{transfer.quantity};
        }
        return handed;
    }

    std::map<Space, DeedRents> by_deed_;
};

/// Arrivals of tokens by a roll or a card, or in jail. A token that the banker moved, or that leaves jail for its own
/// space, does not arrive.
class Landings {
public:
    explicit Landings(const Game& game)
        : game_(game), landed_(game.edition().board.size() + 1), by_role_(all_roles.size()) {}

    void look(const Entry& entry) {
        if (entry.verb == "open" || entry.verb == "at") return;
        for (const Transfer& transfer : entry.transfers) {
            if (transfer.asset.kind != Asset::Kind::token) continue;
            const bool out =
                transfer.from.kind == Account::Kind::jail && transfer.to == Account::space(game_.edition().jail());
            if (out || (transfer.to.kind != Account::Kind::space && transfer.to.kind != Account::Kind::jail)) continue;
            ++landed_[transfer.to.kind == Account::Kind::jail ? landed_.size() - 1 : transfer.to.index];
            ++by_role_[static_cast<std::size_t>(game_.role(Seat{transfer.asset.index}))];
        }
    }

    [[nodiscard]] std::vector<SpaceLandings> found() const {
        std::vector<SpaceLandings> found;
        if (std::ranges::all_of(by_role_, [](int count) { return count == 0; })) return found;
        for (std::size_t i = 0; i < landed_.size(); ++i) {
            const bool in_jail = i + 1 == landed_.size();
            found.push_back({in_jail ? game_.edition().jail() : Space{static_cast<int>(i)}, in_jail, landed_[i], 0});
        }
        // Each role has cards of its own, so each arrives in its own way.
        for (const Role role : all_roles) {
            const int count = by_role_[static_cast<std::size_t>(role)];
            if (count == 0) continue;
            const auto shares = long_run_arrivals(game_.edition(), game_.rulings(), role);
            for (std::size_t i = 0; i < found.size(); ++i) found[i].expected += count * shares[i];
        }
        return found;
    }

private:
    const Game& game_;
    std::vector<int> landed_;
    std::vector<int> by_role_;
};

/// The last entry before the cash was handed in; the last of all if it was not.
std::int64_t last_with_cash(const History& history) {
    for (const Entry& entry : history.entries())
        if (history.counts(entry) && change_of(entry, FactName::kept) != nullptr) return entry.sequence - 1;
    return history.last();
}

}  // namespace

ChartFigures chart_figures(const Table& table, std::size_t most_places) {
    const std::int64_t last = last_with_cash(table.history);
    std::size_t all = 0;
    for (const Entry& entry : table.history.entries())
        all += table.history.counts(entry) && entry.sequence <= last ? 1 : 0;
    const std::size_t step = std::max<std::size_t>(1, (all + most_places - 1) / most_places);
    ChartFigures figures;
    figures.handed_in = last < table.history.last();
    for (int seat = 1; seat <= table.game.seats(); ++seat) figures.players.push_back({Seat{seat}, {}, {}});
    Tally tally(table.game);
    Rents rents;
    Landings landings(table.game);
    std::size_t seen = 0;
    for (const Entry& entry : table.history.entries()) {
        if (!table.history.counts(entry)) continue;
        for (const Transfer& transfer : entry.transfers) tally.move(transfer);
        rents.look(entry);
        landings.look(entry);
        if (entry.sequence > last) continue;
        const bool place = seen % step == 0 || seen + 1 == all;
        ++seen;
        if (!place) continue;
        figures.places.push_back(entry.sequence);
        for (PlayerLine& line : figures.players) {
            line.cash.push_back(tally.cash(line.seat));
            line.worth.push_back(tally.worth(line.seat));
        }
    }
    figures.rents = rents.found();
    figures.landings = landings.found();
    return figures;
}

}  // namespace tablebank
