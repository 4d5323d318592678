#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "db/edition/deed_cells.h"
#include "db/edition/deed_columns.h"
#include "db/edition/edition_parts.h"
#include "db/edition/odd_spaces.h"
#include "db/edition/shifted_board.h"
#include "db/edition/typed_card.h"

namespace tablebank {

namespace {

std::vector<std::string_view> kind_words() {
    std::vector<std::string_view> words;
    words.reserve(all_space_kinds.size());
    for (const SpaceKind kind : all_space_kinds) words.push_back(to_string(kind));
    return words;
}

/// The keys of a space's line, without its kind.
constexpr std::array space_keys{"name", "short", "deck", "amount"};

void read_space_line(TableReader& space, BoardSpace& read) {
    if (!has_deed(read.kind)) {
        read.name = space.text("name");
        if (space.has("short")) read.brief = space.text("short");
    } else if (space.has("name")) {
        space.error("name", sentence("must be left out: this space takes its name from its deed"));
    }
    if (read.kind == SpaceKind::card && space.has("deck")) read.deck = space.text("deck");
    if (read.kind == SpaceKind::penalty && space.has("amount")) {
        read.amount = space.money("amount");
        if (read.amount.is_zero() && !space.is_wrong(space.key_of("amount")))
            space.error("amount",
                        sentence("must be 1 or more, or left out for a sum that is typed; if nothing happens on "
                                 "the space, its kind is \"rest\""));
    }
}

void read_spaces(TableReader& file, Edition& edition) {
    const std::vector<std::string_view> words = kind_words();
    const SpaceClues clues{file.unread()};
    file.tables("space", [&](TableReader& space, int index) {
        BoardSpace read;
        // A space of an unknown kind needs no rule.
        read.kind = parse_space_kind(space.word("kind", words)).value_or(SpaceKind::rest);
        if (!space.is_wrong(space.key_of("kind"))) {
            if (auto reason = clues.against_line(static_cast<std::size_t>(index), read.kind))
                space.error("kind", *std::move(reason));
        }
        if (space.is_wrong(space.key_of("kind"))) {
            // The other keys that belong to it are not known.
            for (const char* key : space_keys) static_cast<void>(space.has(key));
            read.kind = SpaceKind::rest;
        } else {
            read_space_line(space, read);
        }
        edition.board.push_back(std::move(read));
    });
}

void read_cities(TableReader& file, Edition& edition) {
    file.tables("city", [&](TableReader& city, int) {
        edition.cities.push_back(
            {.slug = city.text("slug"), .name = city.text("name"), .colour = city.text("colour"), .streets = {}});
    });
}

/// Streets whose city the edition does not have.
class StrayStreets {
public:
    void add(const TableReader& deed, const std::string& slug) { deeds_[slug].push_back(deed.key_of("city")); }

    /// One message for each city: about the city that no street names, if the streets of several deeds miss one.
    void refuse(TableReader& file, const Edition& edition) const {
        if (file.is_wrong("city") || file.is_any_wrong_in("city")) return;  // it may be one of those that are unread
        std::vector<std::string_view> known;
        for (const City& city : edition.cities) known.push_back(city.slug);
        for (const auto& [slug, deeds] : deeds_) {
            const auto unused = unused_city(edition);
            if (deeds.size() > 1 && unused) {
                file.error(fmt::format("city[{}].slug", *unused),
                           sentence("is \"{city}\", and no deed names it; {count} deeds have \"{found}\": is it that "
                                    "one?",
                                    {{"city", edition.cities[*unused].slug},
                                     {"count", std::to_string(deeds.size())},
                                     {"found", slug}}));
                continue;
            }
            for (const std::string& key : deeds)
                file.error(key, sentence("must be the slug of a city: {known}; not \"{found}\"",
                                         {{"known", fmt::format("{}", fmt::join(known, ", "))}, {"found", slug}}));
        }
    }

private:
    /// The only city without a street.
    [[nodiscard]] static std::optional<std::size_t> unused_city(const Edition& edition) {
        std::optional<std::size_t> unused;
        for (std::size_t city = 0; city < edition.cities.size(); ++city) {
            if (std::ranges::find(edition.deeds, static_cast<int>(city), &Deed::city) != edition.deeds.end()) continue;
            if (unused) return std::nullopt;
            unused = city;
        }
        return unused;
    }

    std::map<std::string, std::vector<std::string>> deeds_;  ///< keys of their city, by what is typed there
};

/// The price of each piece, or a list with that of each in turn.
void read_prices(TableReader& column, const std::string& key, Money& price, std::vector<Money>& prices) {
    if (!column.is_list(key)) {
        price = column.money(key);
        return;
    }
    prices = column.amounts(key);
    if (!prices.empty()) price = prices.front();
}

StreetColumn read_column(TableReader& column, Role role) {
    StreetColumn read;
    read.single = column.money("single");
    read.doubled = can_monopolise(role) ? column.money("doubled") : read.single;
    read.built = column.amounts("built");
    read_prices(column, "house_price", read.house_price, read.house_prices);
    read_prices(column, "hotel_price", read.hotel_price, read.hotel_prices);
    return read;
}

/// The space that a deed belongs to; nullopt if that space cannot have a deed.
std::optional<Space> read_space(TableReader& deed, const Edition& edition) {
    if (edition.board.empty()) {  // reported already
        static_cast<void>(deed.has("space"));
        return std::nullopt;
    }
    const Space space{deed.number("space", {0, edition.size() - 1})};
    // A space that is missing, or has no kind, was already reported: its kind is unknown.
    if (space.index >= edition.size() || deed.is_wrong(deed.key_of("space"))) return std::nullopt;
    if (deed.is_wrong(fmt::format("space[{}].kind", space.index))) return std::nullopt;
    const SpaceKind kind = edition.board.at(static_cast<std::size_t>(space.index)).kind;
    if (!has_deed(kind)) {
        deed.error("space", sentence("must be a street, transport or utility; {space} is the space of kind {kind}",
                                     {{"space", std::to_string(space.index)}, {"kind", std::string{to_string(kind)}}}));
        return std::nullopt;
    }
    if (!edition.deeds.empty() && space <= edition.deeds.back().space) {
        deed.error("space", sentence("must be after {space}: the deeds are listed in board order, one for each space",
                                     {{"space", std::to_string(edition.deeds.back().space.index)}}));
    }
    return space;
}

/// The kind of a deed: that of its space, or if that is not known or contradicts the deed, that of its keys.
SpaceKind kind_of_deed(TableReader& table, const Edition& edition, std::optional<Space> space, int index) {
    const bool of_street = has_group(table.unread()) || has_rents(table.unread());
    const SpaceKind kind_by_keys = of_street ? SpaceKind::street : SpaceKind::transport;
    if (!space) return kind_by_keys;
    const SpaceKind kind = edition.board.at(static_cast<std::size_t>(space->index)).kind;
    auto reason = against_deed(table.unread(), static_cast<std::size_t>(index), kind);
    if (!reason) return kind;
    table.error_at(fmt::format("space[{}].kind", space->index), *std::move(reason));
    return kind_by_keys;
}

Deed read_deed(TableReader& table, const Edition& edition, int index, StrayStreets& strays) {
    table.read_words_with([&](std::string_view word) { return deed_column_called(edition, word).value_or(""); });
    Deed deed;
    const std::optional<Space> space = read_space(table, edition);
    deed.space = space.value_or(Space{});
    deed.kind = kind_of_deed(table, edition, space, index);
    deed.name = table.text("name");
    deed.slug = table.text("slug");
    deed.price = table.money("price");
    deed.mortgage = table.money("mortgage");
    if (edition.profile.mortgage_interest.value == 0 || table.has("redeem")) deed.redeem = table.money("redeem");
    if (deed.kind != SpaceKind::street) return deed;
    const std::string slug = table.text("city");
    const auto city = std::ranges::find(edition.cities, slug, &City::slug);
    deed.city = city == edition.cities.end() ? -1 : static_cast<int>(city - edition.cities.begin());
    if (deed.city < 0 && !slug.empty()) strays.add(table, slug);
    for (const Role role : edition.profile.played_roles()) {
        table.table(to_string(role), [&](TableReader& column) { deed.street.of(role) = read_column(column, role); });
    }
    return deed;
}

/// One effect of each kind that a deck may have, for an error message: in every language as it is typed there.
constexpr const char* known_effects = sentence_word(
    "+50, -75, each player 10, pay-each player 50, all player 25, goto @5, goto nearest utility, back 3, repairs 25 "
    "100, dice 8 75, keep \"...\" free, jail, free, none");

void refuse_card(TableReader& decks, const Edition& edition, const std::string& place, const std::string& card) {
    const auto space = unknown_space_of_card(edition, card);
    if (std::holds_alternative<Money>(read_deed_amount(card))) {
        decks.error(place, sentence("is a sum without a sign: write +{sum} if the bank pays it, or -{sum} if the "
                                    "player does",
                                    {{"sum", card}}));
    } else if (!space) {
        decks.error(place, sentence("is not an effect of a card: \"{found}\"; the effects are {known}",
                                    {{"found", card}, {"known", known_effects, true}}));
    } else if (decks.is_any_wrong_in("space") || decks.is_any_wrong_in("deed")) {
        return;  // it may be one of those that could not be read
    } else if (space->candidates.empty()) {
        decks.error(place,
                    sentence("leads to \"{found}\", but no space of the board has that name; a space may also be "
                             "written by its number, @5",
                             {{"found", space->text}}));
    } else {
        decks.error(place, sentence("leads to \"{found}\", which may be several spaces: {candidates}",
                                    {{"found", space->text},
                                     {"candidates", fmt::format("{}", fmt::join(space->candidates, ", "))}}));
    }
}

}  // namespace

void read_board(TableReader& file, Edition& edition) {
    read_spaces(file, edition);
    read_cities(file, edition);
    if (file.has("characters")) edition.characters = file.texts("characters");
}

bool read_deeds(TableReader& file, Edition& edition) {
    if (const auto shift = shift_of_board(file.unread(), edition)) {
        file.error(fmt::format("space[{}]", shift->after),
                   shift->too_few
                       ? sentence("begins a stretch of the board, {from} to {to}, in which a line is missing: "
                                  "from there on each deed belongs to the space after it",
                                  {{"from", std::to_string(shift->after)}, {"to", std::to_string(shift->before)}})
                       : sentence("begins a stretch of the board, {from} to {to}, in which there is a line "
                                  "too many: from there on each deed belongs to the space before it",
                                  {{"from", std::to_string(shift->after)}, {"to", std::to_string(shift->before)}}));
        return false;
    }
    StrayStreets strays;
    file.tables("deed", [&](TableReader& table, int index) {
        Deed deed = read_deed(table, edition, index, strays);
        std::string brief = table.has("short") ? table.text("short") : std::string{};
        if (edition.board.empty()) return;
        BoardSpace& space = edition.board.at(static_cast<std::size_t>(deed.space.index));
        space.name = deed.name;
        space.brief = std::move(brief);
        edition.deeds.push_back(std::move(deed));
    });
    strays.refuse(file, edition);
    return true;
}

void read_decks(TableReader& decks, Edition& edition) {
    constexpr int lowest_throw = 2;
    const int first = edition.profile.card_spaces.value == CardSpaces::two_dice ? lowest_throw : 0;
    std::map<std::string, std::optional<CardEffect>> read_before;  // many cards of a deck have the same text
    for (const std::string& key : decks.keys()) {
        Deck deck{key, first, {}};
        const std::vector<std::string> cards = decks.texts(key);
        for (std::size_t index = 0; index < cards.size(); ++index) {
            const auto [read, is_new] = read_before.try_emplace(cards[index]);
            std::optional<CardEffect>& effect = read->second;
            if (is_new) effect = parse_card_effect(cards[index]);
            if (is_new && !effect) effect = typed_card_effect(edition, cards[index]);
            if (effect)
                deck.cards.push_back(*effect);
            else if (const std::string place = fmt::format("{}[{}]", key, index); !decks.is_wrong(decks.key_of(place)))
                refuse_card(decks, edition, place, cards[index]);
        }
        edition.decks.push_back(std::move(deck));
    }
}

}  // namespace tablebank
