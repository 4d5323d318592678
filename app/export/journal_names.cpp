#include "app/export/journal_names.h"

#include <fmt/format.h>

#include <algorithm>

namespace tablebank {
namespace {

constexpr std::size_t longest = 24;  ///< maximum length of a commodity in beancount

bool is_capital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}

/// [A-Z][A-Za-z0-9-]*, what every program takes as a part of an account.
bool is_account_part(const std::string& name) {
    return !name.empty() && is_capital(name.front()) && std::ranges::all_of(name, [](char letter) {
        return is_capital(letter) || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-';
    });
}

std::string seat_name(std::size_t seat) {
    return fmt::format("Seat{}", seat);
}

/// The players' parts of account names. A name that is not valid there, or that another seat's account would have, is
/// replaced by the seat's.
std::vector<std::string> owner_names(const Setup& setup) {
    std::vector<std::string> seats;
    for (std::size_t seat = 1; seat <= setup.players.size(); ++seat) seats.push_back(seat_name(seat));
    std::vector<std::string> owners;
    for (std::size_t index = 0; index < seats.size(); ++index) {
        const std::string& name = setup.players[index].name;
        const bool taken = std::ranges::find(seats, name) != seats.end();
        owners.push_back(is_account_part(name) && !taken ? name : seats[index]);
    }
    return owners;
}

/// A number in capital letters, because ledger and hledger allow no digits in a commodity: 0 is A, 12 is BC.
std::string in_letters(int number) {
    std::string letters;
    for (const char digit : std::to_string(number)) letters += static_cast<char>('A' + (digit - '0'));
    return letters;
}

/// The slug in capital letters: "nob-hill" is NOBHILL. Digits become letters, so that "street-1" and "street-2" stay
/// different.
std::string deed_commodity(const Deed& deed) {
    std::string name;
    for (const char letter : deed.slug) {
        if (letter >= 'a' && letter <= 'z') name += static_cast<char>(letter - 'a' + 'A');
        if (letter >= '0' && letter <= '9') name += static_cast<char>(letter - '0' + 'A');
    }
    constexpr std::size_t before_mark = 18;  // a mark may follow
    name.resize(std::min(name.size(), before_mark));
    return name;
}

}  // namespace

JournalNames::JournalNames(const Setup& setup) : owners_(owner_names(setup)) {
    constexpr const char* building_mark = "X";
    cash_ = take(setup.edition->currency.commodity.substr(0, longest), "");
    house_ = take("HOUSE", building_mark);
    hotel_ = take("HOTEL", building_mark);
    for (const Deed& deed : setup.edition->deeds) {
        std::string mark = "AT";
        mark += in_letters(deed.space.index);
        deeds_.emplace(deed.space.index, take(deed_commodity(deed), mark));
    }
}

/// The name, with the mark after it if it is taken or too short, and also with a number if that is taken too.
std::string JournalNames::take(const std::string& name, const std::string& mark) {
    std::string free = name;
    for (int times = 0; free.size() < 2 || std::ranges::find(commodities_, free) != commodities_.end(); ++times) {
        const std::string end = times == 0 ? mark : mark + in_letters(times);
        free = name.substr(0, longest - end.size()) + end;
    }
    commodities_.push_back(free);
    return free;
}

std::string JournalNames::commodity(Asset asset) const {
    switch (asset.kind) {
        case Asset::Kind::cash:
            return cash_;
        case Asset::Kind::deed:
            return deeds_.at(asset.index);
        case Asset::Kind::house:
            return house_;
        case Asset::Kind::hotel:
            return hotel_;
        case Asset::Kind::token:
        case Asset::Kind::card:
            break;
    }
    return {};
}

std::string JournalNames::account(Account account, Asset::Kind held) const {
    const bool building = held == Asset::Kind::house || held == Asset::Kind::hotel;
    const char* pile = held == Asset::Kind::cash ? "Cash" : building ? "Buildings" : "Deeds";
    const auto owner = [&] { return owners_.at(static_cast<std::size_t>(account.index) - 1); };
    switch (account.kind) {
        case Account::Kind::bank:
            return fmt::format("Equity:Bank:{}", pile);
        case Account::Kind::withheld:
            return "Equity:Bank:Withheld";
        case Account::Kind::player:
            return fmt::format("Assets:{}:{}", owner(), pile);
        case Account::Kind::pledge:
            return fmt::format("Assets:{}:Pledged", owner());
        case Account::Kind::street:
        case Account::Kind::space:
            return fmt::format("Assets:Board:Space{}", account.index);
        case Account::Kind::jail:
            return "Assets:Board:Jail";
        case Account::Kind::middle:
            return fmt::format("Assets:Board:Middle:{}", pile);
        case Account::Kind::gone:
            break;
    }
    return "Equity:Gone";
}

}  // namespace tablebank
