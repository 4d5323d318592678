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
#include "calculators/edition_words.h"
#include "calculators/money.h"
#include "calculators/profile.h"
#include "calculators/rulings.h"
#include "calculators/table.h"

namespace tablebank {

/// Whether figures were typed from the cards of a box, or are a sensible default to be compared with one's own.
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
    int start = 0;  ///< of them for each player at the start (ru 5); 0 everywhere where the book does not say
    friend bool operator==(const Note&, const Note&) = default;
};

/// What lies in the box beside the board (ru, contents; ru 5).
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
    jail,  ///< also the visitors' space; prisoners stand in the jail beside it
    go_to_jail,
    bookmakers,  ///< a stake on two dice (football 19)
    character,   ///< a hidden card for who has none (football 17)
    penalty,     ///< a sum to the bank, printed or typed in (football 3)
};
[[nodiscard]] std::string_view to_string(SpaceKind kind);
[[nodiscard]] std::optional<SpaceKind> parse_space_kind(std::string_view text);

struct BoardSpace {
    SpaceKind kind = SpaceKind::start;
    std::string name;
    std::string brief{};  ///< a shorter name for small print, where the edition gives one
    std::string deck{};   ///< card spaces: the deck drawn from; empty: that of the player's role
    Money amount{};       ///< penalties: the printed sum; zero: it is typed in
    friend bool operator==(const BoardSpace&, const BoardSpace&) = default;
};

struct City {
    std::string slug;  ///< "san-francisco"
    std::string name;
    std::string colour;          ///< "#rrggbb"
    std::vector<Space> streets;  ///< in board order; filled from the deeds when an edition is put together
    friend bool operator==(const City&, const City&) = default;
};

/// What a street's deed prints for one role.
struct StreetColumn {
    Money single;              ///< rent of the unbuilt street
    Money doubled;             ///< rent of the unbuilt street in a monopolised city (the competitor's equals single)
    std::vector<Money> built;  ///< 1 house, 2 houses, ..., hotel; so the last is the hotel's
    Money house_price;
    Money hotel_price;
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
    Money redeem;                  ///< as printed; zero where the edition reckons it (Profile::mortgage_interest)
    PerRole<StreetColumn> street;  ///< streets only
    friend bool operator==(const Deed&, const Deed&) = default;
};

/// One pile of cards, or the table by which two dice decide (us-dice): card N is `cards[N - first]`.
struct Deck {
    std::string key;  ///< "monopolist", "goal": how spaces and lines name it
    int first = 0;    ///< number of the first card; 2 where dice decide
    std::vector<CardEffect> cards;
    [[nodiscard]] const CardEffect* find(int number) const;    ///< nullptr where there is no such card
    [[nodiscard]] bool lists(const CardEffect& effect) const;  ///< whatever dice were thrown for it
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// A card that a player may keep in hand. Names may repeat: many a box has one of the same name in each deck.
struct KeptCard {
    std::string name;
    int deck = 0;        ///< index into Edition::decks
    int number = 0;      ///< as the deck counts
    std::string does{};  ///< the effect of playing it, written; empty where the deck does not say
    friend bool operator==(const KeptCard&, const KeptCard&) = default;
};

/// A ruling's question that the book of an edition answers itself, so that no table chooses there (pl 22, football 12).
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
    int shelf =
        99;  ///< its place among the editions that are offered, 1 to 99, the first the one chosen before any other
    EditionWords words;  ///< what its book calls the pieces, the jail and more
    Currency currency;
    Box box;
    Profile profile;
    Rulings rulings;                  ///< this edition's defaults
    std::vector<BookAnswer> answers;  ///< what its book decides, whatever a table has agreed
    std::vector<BoardSpace> board;
    std::vector<City> cities;
    std::vector<Deed> deeds;  ///< in board order
    std::vector<Deck> decks;
    std::vector<KeptCard> kept_cards;     ///< of all decks, those of the roles first; what stands first is card 0
    std::vector<std::string> characters;  ///< names of the hidden cards, told when they are played (football 17)
    TableStatus deeds_status = TableStatus::template_figures;
    TableStatus names_status = TableStatus::template_figures;
    TableStatus cards_status = TableStatus::template_figures;

    [[nodiscard]] int size() const { return static_cast<int>(board.size()); }
    [[nodiscard]] const Deed* deed_at(Space space) const;  ///< nullptr where the space has no deed
    [[nodiscard]] const City& city_of(const Deed& street) const {
        return cities.at(static_cast<std::size_t>(street.city));
    }
    [[nodiscard]] std::vector<const Deed*> deeds_of(SpaceKind kind) const;
    /// The deck that a player of the role draws from on a card space; nullptr where there is none. Without a space
    /// (nobody follows the tokens) the deck of the role, or the first.
    [[nodiscard]] const Deck* deck_at(std::optional<Space> space, Role role) const;
    [[nodiscard]] const Deck* find_deck(std::string_view key) const;
    /// Cards that can lie in a hand: kept cards first, then the hidden ones.
    [[nodiscard]] int hand_cards() const { return static_cast<int>(kept_cards.size() + characters.size()); }
    [[nodiscard]] bool is_hidden(int card) const { return card >= static_cast<int>(kept_cards.size()); }
    [[nodiscard]] bool is_played_for(Goal goal) const;
    [[nodiscard]] bool has_space(SpaceKind kind) const;
    [[nodiscard]] Space start() const;
    [[nodiscard]] Space jail() const;  ///< the visitors' space
    friend bool operator==(const Edition&, const Edition&) = default;
};

/// Fills what follows from the rest (the streets of each city, the kept cards, paragraphs of rules left out) and puts
/// the deeds in board order.
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
