#pragma once
// One edition of the game as plain data: its board, deeds, decks, box and rule profile.
//
// Everything here is read from a file of `editions/`; code switches on these values and never on an edition's name.
// Each rule carries the paragraph of its book as data, so that a quote can cite it. Knows nothing of files, players or
// the ledger.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/card_effect.h"
#include "calculators/money.h"
#include "calculators/rulings.h"
#include "calculators/table.h"

namespace tablebank {

/// A value with the paragraph it comes from, for example {Money{100}, "ru 14"}.
template <class T>
struct Cited {
    T value{};
    std::string rule;
};

/// One value for each role.
template <class T>
struct PerRole {
    T monopolist{};
    T competitor{};
    [[nodiscard]] const T& of(Role role) const { return role == Role::monopolist ? monopolist : competitor; }
    [[nodiscard]] T& of(Role role) { return role == Role::monopolist ? monopolist : competitor; }
};

/// Whether figures were typed from the cards of a box, or are a sensible default to be compared with one's own.
enum class TableStatus { verified, template_figures };

struct Currency {
    std::string symbol;     ///< "$"
    std::string code;       ///< ISO 4217 code, or empty
    std::string commodity;  ///< two or more capital letters, the commodity of exported journals
    Money smallest_note;    ///< charges are rounded to a multiple of it
};

struct Note {
    Money value;
    int count = 0;  ///< notes of this value in the box
};

/// What lies in the box beside the board (ru, contents; ru 5).
struct Box {
    std::vector<Note> notes;
    int houses = 0;
    int hotels = 0;
    [[nodiscard]] Money cash() const;  ///< the sum of all notes
};

enum class SpaceKind {
    start,
    street,
    transport,
    utility,
    card,
    income_tax,
    property_tax,
    foundation,
    jail,  ///< also the visitors' space; prisoners stand in the jail beside it
    go_to_jail,
};
[[nodiscard]] std::string_view to_string(SpaceKind kind);
[[nodiscard]] std::optional<SpaceKind> parse_space_kind(std::string_view text);

struct BoardSpace {
    SpaceKind kind = SpaceKind::start;
    std::string name;
};

struct City {
    std::string slug;  ///< "san-francisco"
    std::string name;
    std::string colour;          ///< "#rrggbb"
    std::vector<Space> streets;  ///< in board order; filled from the deeds when an edition is put together
};

/// What a street's deed prints for one role.
struct StreetColumn {
    Money single;   ///< rent of the unbuilt street
    Money doubled;  ///< rent of the unbuilt street in a monopolised city (monopolist; the competitor's equals single)
    std::vector<Money> built;  ///< 1 house, 2 houses, ..., hotel; so the last is the hotel's
    Money house_price;
    Money hotel_price;
};

struct Deed {
    Space space;
    SpaceKind kind = SpaceKind::street;  ///< street, transport or utility
    std::string slug;                    ///< "nob-hill"
    std::string name;                    ///< as printed on the box
    int city = -1;                       ///< index into Edition::cities; -1 for a company
    Money price;
    Money mortgage;
    Money redeem;
    PerRole<StreetColumn> street;  ///< streets only
};

struct Profile {
    Cited<int> fewest_players;
    Cited<int> most_players;
    Cited<int> role_difference;  ///< by how much the counts of the roles may differ (ru 4)
    Cited<Money> start_cash;
    Cited<Money> salary;
    Cited<int> extra_rolls;  ///< doubles of one turn that give another roll (ru 8: one)
    Cited<Money> jail_fine;
    Cited<int> jail_tries;            ///< rolls for a double before the fine must be paid (ru 15: two)
    Cited<int> streets_for_monopoly;  ///< unmortgaged streets of a city one monopolist needs (ru 10)
    PerRole<Cited<int>> houses_before_hotel;
    PerRole<Cited<bool>> building_needs_monopoly;
    Cited<int> building_refund_percent;
    Cited<std::string> mortgage;  ///< paragraph only; the sums stand on the deeds
    Cited<std::string> purchase;  ///< paragraph only: buying where one stands
    Cited<std::string> rent;      ///< paragraph only: the printed column
    Cited<std::string> trade;     ///< paragraph only
    Cited<std::string> bankruptcy;
    Cited<std::string> richest;
    Cited<std::string> pieces;                   ///< paragraph only: when houses run out
    PerRole<Cited<bool>> jailed_collects;        ///< whether a jailed player of the role collects rent and dues
    PerRole<Cited<bool>> jailed_collects_cards;  ///< the same for what a card gives
    Cited<Money> income_tax_fixed;
    PerRole<Cited<int>> income_tax_cash_percent;
    Cited<int> income_tax_deed_percent;
    Cited<int> income_tax_building_percent;
    Cited<Money> property_tax;
    Cited<int> transport_percent;                     ///< competitor: of the price, whatever the number owned
    Cited<std::vector<Money>> transport_by_count;     ///< monopolist: with 1, 2, ... owned
    PerRole<Cited<std::vector<int>>> utility_factor;  ///< times the dice, with 1, 2, ... owned
    PerRole<Cited<Money>> foundation_fee;             ///< zero: the role pays nothing and rolls for a grant
    Cited<std::map<int, Money>> foundation_grant;     ///< die -> grant, competitor
    Cited<int> timed_minutes;
    PerRole<Cited<int>> kept_cash_percent;
    Cited<std::string> walk;   ///< paragraph only
    Cited<std::string> cards;  ///< paragraph only
};

struct Edition {
    std::string id;  ///< "us"
    std::string name;
    std::string language;  ///< "en"
    Currency currency;
    Box box;
    Profile profile;
    Rulings rulings;  ///< this edition's defaults
    std::vector<BoardSpace> board;
    std::vector<City> cities;
    std::vector<Deed> deeds;  ///< in board order
    PerRole<std::vector<CardEffect>> decks;
    std::vector<std::string> kept_cards;  ///< names of the cards of either deck that a player may keep
    TableStatus deeds_status = TableStatus::template_figures;
    TableStatus names_status = TableStatus::template_figures;
    TableStatus cards_status = TableStatus::template_figures;

    [[nodiscard]] int size() const { return static_cast<int>(board.size()); }
    [[nodiscard]] const Deed* deed_at(Space space) const;  ///< nullptr where the space has no deed
    [[nodiscard]] const City& city_of(const Deed& street) const {
        return cities.at(static_cast<std::size_t>(street.city));
    }
    [[nodiscard]] std::vector<const Deed*> deeds_of(SpaceKind kind) const;
    [[nodiscard]] Space start() const;
    [[nodiscard]] Space jail() const;  ///< the visitors' space
};

/// Fills what follows from the rest (the streets of each city, the kept cards) and puts the deeds in board order.
void complete(Edition& edition);

/// One thing wrong with an edition. `path` is the key as an editor writes it: "deed[3].price", "rules.salary.amount".
struct EditionProblem {
    std::string path;
    std::string message;
    bool warning = false;  ///< looks like a typing error against the deed pattern; the printed figure wins
};

/// Everything that makes an edition unusable, and every warning. Empty for a sound edition. Expects a completed
/// edition.
[[nodiscard]] std::vector<EditionProblem> validate(const Edition& edition);

}  // namespace tablebank
