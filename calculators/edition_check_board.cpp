#include <algorithm>
#include <set>

#include "calculators/board.h"
#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

constexpr int fewest_spaces = 12;     // a throw of two dice passes START at most once
constexpr int most_spaces = 200;      // the number of a space is written in one byte
constexpr int most_hand_cards = 200;  // and so is that of a card

/// The number of characters of a UTF-8 text.
std::ptrdiff_t signs_of(std::string_view text) {
    return std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
}

/// The path of the deed of a space in the file. Requires that it has one.
std::string deed_path(const Edition& edition, std::size_t space) {
    const auto deed = std::ranges::find(edition.deeds, Space{static_cast<int>(space)}, &Deed::space);
    return indexed("deed", static_cast<std::size_t>(deed - edition.deeds.begin()));
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// A token that goes forward to jail is a visitor there, and gets the salary on its way.
void check_jail(const Edition& edition, const std::string& path, const CardEffect& effect, EditionFindings& findings) {
    if (effect.nearest != NearestCompany::none || effect.space.index < 0 || effect.space.index >= edition.size())
        return;
    const auto space = static_cast<std::size_t>(effect.space.index);
    if (findings.has(indexed("space", space) + ".kind")) return;
    const SpaceKind kind = edition.board[space].kind;
    findings.expect(kind != SpaceKind::jail && kind != SpaceKind::go_to_jail, path,
                    sentence("goes forward to that space, past START with the salary; a card that sends to jail is "
                             "written \"jail\""));
}

void check_effect(const Edition& edition, const std::string& path, const CardEffect& effect,
                  EditionFindings& findings) {
    const auto roles = edition.profile.played_roles();
    const bool known = effect.role == Role::player || std::ranges::find(roles, effect.role) != roles.end();
    findings.require(!concerns_role(effect.kind) || known, path,
                     sentence("must speak of a role that this edition has"));
    switch (effect.kind) {
        case CardEffectKind::none:
        case CardEffectKind::jail:
        case CardEffectKind::leave_jail:
            return;
        case CardEffectKind::go_to:
            findings.require(effect.space.index >= 0 && effect.space.index < edition.size(), path,
                             sentence("must go to a space of the board"));
            check_jail(edition, path, effect, findings);
            findings.require(effect.nearest == NearestCompany::none || edition.has_space(space_kind(effect.nearest)),
                             path, sentence("must lead to a company that the board has"));
            return;
        case CardEffectKind::go_back:
            findings.require(effect.steps >= 1 && effect.steps < edition.size(), path,
                             sentence("must go back fewer spaces than the board has"));
            return;
        case CardEffectKind::repairs:
            findings.require(effect.amount > Money{} && effect.hotel_amount > Money{}, path,
                             sentence("must be 1 or more"));
            return;
        case CardEffectKind::keep:
            findings.require(!effect.name.empty(), path, sentence("must name the card that is kept"));
            if (const auto played = parse_card_effect(effect.does)) check_effect(edition, path, *played, findings);
            return;
        case CardEffectKind::dice_win:
            findings.require(effect.threshold >= 2 && effect.threshold <= 12, path,
                             sentence("must have a threshold of two dice, 2 to 12"));
            findings.require(!effect.dice, path, sentence("must leave the dice to the table"));
            [[fallthrough]];
        case CardEffectKind::receive:
        case CardEffectKind::pay:
        case CardEffectKind::collect_each:
        case CardEffectKind::pay_each:
        case CardEffectKind::bank_pays_all:
            findings.require(effect.amount > Money{}, path, sentence("must be 1 or more"));
            return;
    }
}

}  // namespace

void check_board(const Edition& edition, EditionFindings& findings) {
    findings.require(edition.size() >= fewest_spaces, "space",
                     sentence("must list {count} spaces or more", {{"count", std::to_string(fewest_spaces)}}));
    check_needed_spaces(edition, findings);
    findings.require(edition.size() <= most_spaces, "space",
                     sentence("must list at most {count} spaces", {{"count", std::to_string(most_spaces)}}));

    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        const std::string path = indexed("space", index);
        const auto deeds = std::ranges::count(edition.deeds, Space{static_cast<int>(index)}, &Deed::space);
        if (has_deed(space.kind))
            findings.require(deeds == 1, path,
                             sentence("must have one deed, not {count}", {{"count", std::to_string(deeds)}}));
        else
            findings.require(!space.name.empty(), path + ".name", sentence("must not be empty"));
        const std::string named = has_deed(space.kind) && deeds == 1 ? deed_path(edition, index) : path;
        findings.require(space.brief.empty() || signs_of(space.brief) < signs_of(space.name), named + ".short",
                         sentence("must be shorter than the name"));
    }
}

bool is_colour(std::string_view text) {
    const auto is_hex = [](char digit) {
        return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f') || (digit >= 'A' && digit <= 'F');
    };
    return text.size() == 7 && text.starts_with('#') && std::ranges::all_of(text.substr(1), is_hex);
}

void check_cities(const Edition& edition, EditionFindings& findings) {
    std::set<std::string> slugs;
    std::set<std::string> names;
    for (std::size_t index = 0; index < edition.cities.size(); ++index) {
        const City& city = edition.cities[index];
        const std::string path = indexed("city", index);
        findings.require(is_slug(city.slug), path + ".slug",
                         sentence("must be small Latin letters, a to z, and digits, joined by hyphens"));
        findings.require(slugs.insert(city.slug).second, path + ".slug", sentence("names another city already"));
        findings.require(!city.name.empty(), path + ".name", sentence("must not be empty"));
        findings.expect(city.name.empty() || names.insert(city.name).second, path + ".name",
                        sentence("is the name of another city already"));
        findings.require(is_colour(city.colour), path + ".colour", sentence("must be a colour such as \"#8b5a2b\""));
        const auto alike = std::ranges::find_if(edition.cities, [&](const City& other) {
            return std::ranges::equal(other.colour, city.colour, {}, lower, lower);
        });
        findings.expect(
            &*alike == &city, path + ".colour",
            sentence("is also the colour of {city}: the board would not show them apart", {{"city", alike->name}}));
        findings.require(!city.streets.empty(), path, sentence("must have a street"));
        const auto needed = static_cast<std::size_t>(std::max(edition.profile.streets_for_monopoly.value, 0));
        findings.require(city.streets.size() >= needed, path, sentence("has fewer streets than a monopoly needs"));
    }
}

void check_decks(const Edition& edition, EditionFindings& findings) {
    bool any_role_draws = false;
    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        any_role_draws = any_role_draws || (space.kind == SpaceKind::card && space.deck.empty() &&
                                            !findings.has(indexed("space", index) + ".kind"));
    }
    for (const Role role : edition.profile.played_roles()) {
        if (!any_role_draws || edition.find_deck(to_string(role)) != nullptr) continue;
        const std::string own{to_string(role)};
        if (const Deck* undrawn = undrawn_deck(edition))
            findings.require(false, "deck." + undrawn->key,
                             sentence("is a deck from which no space draws, and the deck \"{role}\" is missing: is it "
                                      "that one?",
                                      {{"role", own}}));
        else
            findings.require(false, "deck." + own, sentence("must be there: the board has spaces to draw a card"));
    }
    const bool by_dice = edition.profile.card_spaces.value == CardSpaces::two_dice;
    constexpr std::size_t sums_of_two_dice = 11;
    for (const Deck& deck : edition.decks) {
        const std::string key = "deck." + deck.key;
        findings.require(is_slug(deck.key), key,
                         sentence("must be small Latin letters, a to z, and digits, joined by hyphens"));
        findings.require(!deck.cards.empty(), key, sentence("must have a card"));
        findings.require(!by_dice || deck.cards.size() == sums_of_two_dice, key,
                         sentence("must have one line for each sum of two dice, 2 to 12, so 11"));
        for (std::size_t index = 0; index < deck.cards.size(); ++index)
            check_effect(edition, indexed(key, index), deck.cards[index], findings);
    }
    findings.require(edition.hand_cards() <= most_hand_cards, "deck",
                     sentence("must have at most {count} cards to keep, with the hidden ones of `characters`",
                              {{"count", std::to_string(most_hand_cards)}}));
    const bool hidden = edition.has_space(SpaceKind::character);
    findings.require(hidden == !edition.characters.empty() || findings.has_any_in("space["), "characters",
                     hidden ? sentence("must name a card: the board has spaces to draw one")
                            : sentence("must be left out: the board has no space to draw one"));
}

}  // namespace tablebank
