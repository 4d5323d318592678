#pragma once
// One edition of the game as plain data: its board, deeds, decks, box and rule profile.
//
// Everything here is read from a file of `editions/`; code switches on these values and never on an edition's name.
// Each rule has the paragraph of its book as data, so that a quote can cite it.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/card_effect.h"
#include "calculators/edition_words.h"
#include "calculators/money.h"
#include "calculators/profile.h"
#include "calculators/rulings.h"
#include "calculators/sentence.h"
#include "calculators/table.h"

namespace tablebank {

/// Whether figures were typed from the cards of a box, or are a default to compare with one's own box.
enum class TableStatus { verified, template_figures };

struct Currency {
    std::string symbol;     ///< "$"
    std::string code;       ///< ISO 4217 code, or empty
    std::string commodity;  ///< two or more capital letters, the commodity of exported journals
    Money smallest_note;    ///< charges are rounded to a multiple of it
    friend bool operator==(const Currency&, const Currency&) = default;
};

struct Note {
    Money value;
    int count = 0;  ///< notes of this value in the box
    int start = 0;  ///< notes for each player at the start (ru 5); 0 for all values if the book does not give them
    friend bool operator==(const Note&, const Note&) = default;
};

/// The contents of the box other than the board (ru, contents; ru 5).
struct Box {
    std::vector<Note> notes;
    int houses = 0;
    int hotels = 0;
    [[nodiscard]] Money cash() const;  ///< the sum of all notes
    friend bool operator==(const Box&, const Box&) = default;
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
    jail,  ///< also the visitors' space; jailed players are in the jail next to it
    go_to_jail,
    bookmakers,  ///< a stake on two dice (football 19)
    character,   ///< a hidden card for a player without one (football 17)
    penalty,     ///< a sum to the bank, printed or typed in (football 3)
    rest,        ///< nothing happens there: a park, a free space
};
inline constexpr std::array all_space_kinds{
    SpaceKind::start,      SpaceKind::street,       SpaceKind::transport,  SpaceKind::utility, SpaceKind::card,
    SpaceKind::income_tax, SpaceKind::property_tax, SpaceKind::foundation, SpaceKind::jail,    SpaceKind::go_to_jail,
    SpaceKind::bookmakers, SpaceKind::character,    SpaceKind::penalty,    SpaceKind::rest,
};
/// Whether a deed belongs to the spaces of this kind.
[[nodiscard]] constexpr bool has_deed(SpaceKind kind) {
    return kind == SpaceKind::street || kind == SpaceKind::transport || kind == SpaceKind::utility;
}
/// Whether the deed is one of a company, which cannot be built on.
[[nodiscard]] constexpr bool is_company(SpaceKind kind) {
    return kind == SpaceKind::transport || kind == SpaceKind::utility;
}
[[nodiscard]] std::string_view to_string(SpaceKind kind);
[[nodiscard]] std::optional<SpaceKind> parse_space_kind(std::string_view text);

struct BoardSpace {
    SpaceKind kind = SpaceKind::start;
    std::string name;
    std::string brief{};  ///< a shorter name for small print, if the edition has one
    std::string deck{};   ///< card spaces: the deck; empty: that of the player's role
    Money amount{};       ///< penalties: the printed sum, 1 or more; zero: it is typed in
    friend bool operator==(const BoardSpace&, const BoardSpace&) = default;
};

struct City {
    std::string slug;  ///< "san-francisco"
    std::string name;
    std::string colour;          ///< "#rrggbb"
    std::vector<Space> streets;  ///< in board order; filled from the deeds by `complete`
    friend bool operator==(const City&, const City&) = default;
};

/// The figures of a street's deed for one role.
struct StreetColumn {
    Money single;              ///< rent of the unbuilt street
    Money doubled;             ///< rent of the unbuilt street in a monopolised city (for a competitor equal to single)
    std::vector<Money> built;  ///< 1 house, 2 houses, ..., hotel, 2 hotels, ...
    Money house_price;         ///< of each house, or of the first one
    Money hotel_price;         ///< of each hotel, or of the first one
    std::vector<Money> house_prices{};  ///< of each house in turn, if they differ; empty: all cost the same
    std::vector<Money> hotel_prices{};  ///< the same for hotels
    int hotel_steps = 1;                ///< how many of the last steps are hotels; filled by `complete`
    [[nodiscard]] int steps() const { return static_cast<int>(built.size()); }
    /// The houses before the first hotel.
    [[nodiscard]] int houses() const { return steps() > hotel_steps ? steps() - hotel_steps : 0; }
    /// The hotels of a street with that many steps.
    [[nodiscard]] int hotels_at(int standing) const { return standing > houses() ? standing - houses() : 0; }
    /// The price of the first, second, ... house of the street; beyond the list, that of its last one.
    [[nodiscard]] Money price_of_house(int number) const;
    [[nodiscard]] Money price_of_hotel(int number) const;  ///< the same for hotels
    /// The price of `count` houses on a street that already has `standing`.
    [[nodiscard]] Money price_of_houses(int standing, int count) const;
    [[nodiscard]] Money price_of_hotels(int standing, int count) const;  ///< the same for hotels
    friend bool operator==(const StreetColumn&, const StreetColumn&) = default;
};

struct Deed {
    Space space;
    SpaceKind kind = SpaceKind::street;  ///< street, transport or utility
    std::string slug;                    ///< "nob-hill"
    std::string name;                    ///< as printed on the box
    int city = -1;                       ///< index into Edition::cities; -1 for a company
    Money price;
    Money mortgage;
    Money redeem;                  ///< as printed; zero if the edition calculates it (Profile::mortgage_interest)
    PerRole<StreetColumn> street;  ///< streets only
    friend bool operator==(const Deed&, const Deed&) = default;
};

/// One pile of cards, or the table by which two dice decide (us-dice): card N is `cards[N - first]`.
struct Deck {
    std::string key;  ///< "monopolist", "goal": its name in spaces and lines
    int first = 0;    ///< number of the first card; 2 if dice decide
    std::vector<CardEffect> cards;
    [[nodiscard]] const CardEffect* find(int number) const;    ///< nullptr if there is no such card
    [[nodiscard]] bool lists(const CardEffect& effect) const;  ///< without its dice; one to keep by its name
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// A card that a player may keep in hand. Names may repeat: many boxes have one of the same name in each deck.
struct KeptCard {
    std::string name;
    int deck = 0;        ///< index into Edition::decks
    int number = 0;      ///< its number in the deck
    std::string does{};  ///< the effect of playing it, written; empty if the deck does not give it
    friend bool operator==(const KeptCard&, const KeptCard&) = default;
};

/// A ruling's question that the edition's book answers itself, so that the table has no choice (pl 22, football 12).
struct BookAnswer {
    std::string key;
    std::string value;
    std::string rule;  ///< the paragraph: "pl 22"
    friend bool operator==(const BookAnswer&, const BookAnswer&) = default;
};

struct Edition {
    std::string id;  ///< "us"
    std::string name;
    std::string language;  ///< "en"
    int shelf = 99;        ///< order among the editions offered, 1 to 99; the first one is the default
    EditionWords words;    ///< the book's names of the pieces, the jail and more
    Currency currency;
    Box box;
    Profile profile;
    Rulings rulings;                  ///< this edition's defaults
    std::vector<BookAnswer> answers;  ///< the decisions of its book, which override the table's
    std::vector<BoardSpace> board;
    std::vector<City> cities;
    std::vector<Deed> deeds;  ///< in board order
    std::vector<Deck> decks;
    std::vector<KeptCard> kept_cards;  ///< of all decks, those of the roles first; the index is the number of the card
    std::vector<std::string> characters;  ///< names of the hidden cards, revealed when they are played (football 17)
    TableStatus deeds_status = TableStatus::template_figures;
    TableStatus names_status = TableStatus::template_figures;
    TableStatus cards_status = TableStatus::template_figures;

    [[nodiscard]] int size() const { return static_cast<int>(board.size()); }
    [[nodiscard]] const Deed* deed_at(Space space) const;  ///< nullptr if the space has no deed
    [[nodiscard]] const City& city_of(const Deed& street) const {
        return cities.at(static_cast<std::size_t>(street.city));
    }
    [[nodiscard]] std::vector<const Deed*> deeds_of(SpaceKind kind) const;
    /// The deck for a player of the role on a card space; nullptr if there is none. Without a space (tokens are not
    /// tracked) the deck of the role, or the first.
    [[nodiscard]] const Deck* deck_at(std::optional<Space> space, Role role) const;
    [[nodiscard]] const Deck* find_deck(std::string_view key) const;
    /// Cards that can be in a hand: kept cards first, then the hidden ones.
    [[nodiscard]] int hand_cards() const { return static_cast<int>(kept_cards.size() + characters.size()); }
    [[nodiscard]] bool is_hidden(int card) const { return card >= static_cast<int>(kept_cards.size()); }
    [[nodiscard]] bool is_played_for(Goal goal) const;
    [[nodiscard]] bool has_space(SpaceKind kind) const;
    /// Whether the book auctions deeds: declined ones or those of a bankrupt player (football 6, 14).
    [[nodiscard]] bool auctions_deeds() const;
    [[nodiscard]] Space start() const;
    [[nodiscard]] Space jail() const;  ///< the visitors' space
    friend bool operator==(const Edition&, const Edition&) = default;
};

/// Fills the derived data (the streets of each city, the hotels of their columns, the kept cards, omitted paragraphs of
/// rules) and puts the deeds in board order.
void complete(Edition& edition);

/// A problem of an edition. `path` is the key as an editor writes it: "deed[3].price", "rules.salary.amount".
struct EditionProblem {
    std::string path;
    Sentence message;
    bool warning = false;  ///< looks like a typing error, compared with the pattern of deeds; the printed figure counts
};

/// Lower-case letters and digits, joined by single hyphens: valid in the line grammar and in a file name.
[[nodiscard]] bool is_slug(std::string_view text);
[[nodiscard]] bool is_colour(std::string_view text);  ///< "#rrggbb"

/// Everything that makes an edition unusable, and every warning. Empty for a valid edition. Requires a completed
/// edition.
[[nodiscard]] std::vector<EditionProblem> validate(const Edition& edition);

}  // namespace tablebank
