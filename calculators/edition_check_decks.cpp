// Decks at another place of the board or of another role. In known boxes a player collects from the other role and pays
// for or with the own one. Of two decks on the board, that of the later spaces moves tokens where one of them does so
// mostly, and pays where one of them pays and the other one asks.

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

/// Cards that name a role, by whether the deck of the drawer's role has such cards in known boxes.
struct RoleCards {
    std::vector<std::string> usual;
    std::vector<std::string> odd;
};

RoleCards role_cards(const Deck& deck, Role drawer) {
    RoleCards found;
    for (std::size_t index = 0; index < deck.cards.size(); ++index) {
        const CardEffect& card = deck.cards[index];
        if (!concerns_role(card.kind) || card.role == Role::player) continue;
        const bool other = card.kind == CardEffectKind::collect_each;
        ((card.role != drawer) == other ? found.usual : found.odd).push_back(indexed("deck." + deck.key, index));
    }
    return found;
}

/// A player collects from the other role, and pays for or with the own one.
void look_at_roles(const Edition& edition, EditionFindings& findings) {
    const Deck* first = edition.find_deck(to_string(Role::monopolist));
    const Deck* second = edition.find_deck(to_string(Role::competitor));
    if (!edition.profile.roles.value || first == nullptr || second == nullptr) return;
    const RoleCards one = role_cards(*first, Role::monopolist);
    const RoleCards other = role_cards(*second, Role::competitor);
    const std::size_t odd = one.odd.size() + other.odd.size();
    if (!one.odd.empty() && !other.odd.empty() && odd > one.usual.size() + other.usual.size())
        return findings.expect(false, "deck.monopolist",
                               sentence("has cards that the deck of the other role has in known boxes: are the two "
                                        "decks exchanged?"));
    for (const RoleCards* cards : {&one, &other})
        for (const std::string& path : cards->odd)
            findings.expect(
                findings.has(path), path,
                sentence("names the role that the other deck names in known boxes: compare it with the card"));
}

char small_letter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Whether the printed name of a space has the key of a deck as a word: "Town Fund" and "fund".
bool names_deck(const std::string& name, const std::string& key) {
    std::string words{' '};
    for (const char letter : name) words += letter == '-' ? ' ' : small_letter(letter);
    words += ' ';
    std::string wanted{' '};
    for (const char letter : key) wanted += letter == '-' ? ' ' : letter;
    return words.find(wanted + ' ') != std::string::npos;
}

/// The other deck that the name of a space has; empty if its own deck fits as well.
std::string deck_by_name(const Edition& edition, const BoardSpace& space) {
    if (names_deck(space.name, space.deck)) return {};
    for (const Deck& deck : edition.decks)
        if (deck.key != space.deck && names_deck(space.name, deck.key)) return deck.key;
    return {};
}

/// The card spaces that draw from a deck, and those of them with a name.
struct DeckSpaces {
    std::size_t all = 0;
    std::size_t named = 0;
};

DeckSpaces deck_spaces(const Edition& edition, const std::string& deck, const std::string& name) {
    DeckSpaces found;
    for (const BoardSpace& space : edition.board) {
        if (space.kind != SpaceKind::card || space.deck != deck) continue;
        ++found.all;
        if (space.name == name) ++found.named;
    }
    return found;
}

/// The deck that is drawn from on spaces of this name, if the deck of this space is drawn from on spaces of another
/// name; otherwise empty.
std::string deck_of_name(const Edition& edition, const BoardSpace& space) {
    const DeckSpaces own = deck_spaces(edition, space.deck, space.name);
    if (own.named * 2 >= own.all) return {};
    for (const Deck& deck : edition.decks) {
        const DeckSpaces other = deck_spaces(edition, deck.key, space.name);
        if (deck.key != space.deck && other.named * 2 > other.all) return deck.key;
    }
    return {};
}

std::string all_decks(const Edition& edition) {
    std::string keys;
    for (const Deck& deck : edition.decks) keys += (keys.empty() ? "" : ", ") + deck.key;
    return keys;
}

bool is_same_key(const std::string& name, const Deck& deck) {
    return std::ranges::equal(name, deck.key, {}, small_letter, small_letter);
}

/// Refuses spaces that draw from a deck that is not there: the deck that no space draws from may be meant. Returns
/// whether there is one.
bool refuse_unknown_decks(const Edition& edition, EditionFindings& findings) {
    std::map<std::string, std::vector<std::size_t>> unknown;
    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        if (!space.deck.empty() && edition.find_deck(space.deck) == nullptr) unknown[space.deck].push_back(index);
    }
    const Deck* undrawn = undrawn_deck(edition);
    if (unknown.size() == 1 && undrawn != nullptr) {
        const auto& [key, spaces] = *unknown.begin();
        findings.require(false, "deck." + undrawn->key,
                         sentence("is a deck from which no space draws, and {count} spaces draw from \"{found}\": is "
                                  "it that one?",
                                  {{"count", std::to_string(spaces.size())}, {"found", key}}));
        return true;
    }
    for (const auto& named : unknown)
        for (const std::size_t index : named.second) {
            const std::string& key = named.first;
            const BoardSpace& space = edition.board[index];
            const bool exchanged = std::ranges::any_of(edition.decks, [&](const Deck& deck) {
                return space.name == deck.key || (is_same_key(space.name, deck) && !is_same_key(key, deck));
            });
            const std::vector<Sentence::Word> words{{"known", all_decks(edition)}, {"found", key}};
            findings.require(
                false, indexed("space", index) + ".deck",
                exchanged ? sentence("must be one of the decks {known}, not \"{found}\": are the name of the space and "
                                     "its deck exchanged?",
                                     words)
                          : sentence("must be one of the decks {known}, not \"{found}\"", words));
        }
    return !unknown.empty();
}

/// Returns whether a space looks as if it had the wrong deck.
bool look_at_board(const Edition& edition, EditionFindings& findings) {
    std::set<std::string> drawn;
    bool odd = refuse_unknown_decks(edition, findings);
    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        if (space.kind != SpaceKind::card) continue;
        if (space.deck.empty())
            for (const Role role : edition.profile.played_roles()) drawn.emplace(to_string(role));
        drawn.insert(space.deck);
        if (space.deck.empty() || edition.find_deck(space.deck) == nullptr) continue;
        const std::string path = indexed("space", index) + ".deck";
        const std::string named = deck_by_name(edition, space);
        const std::string usual = deck_of_name(edition, space);
        odd = odd || !named.empty() || !usual.empty();
        if (!named.empty())
            findings.expect(false, path,
                            sentence("is {deck}, and the name of the space is that of the deck {usual}: are the two "
                                     "decks exchanged?",
                                     {{"deck", space.deck}, {"usual", named}}));
        else
            findings.expect(usual.empty(), path,
                            sentence("is {deck}, and other spaces of this name have {usual}: compare it with the board",
                                     {{"deck", space.deck}, {"usual", usual}}));
    }
    for (const Deck& deck : edition.decks)
        findings.expect(drawn.contains(deck.key) || findings.has("deck." + deck.key), "deck." + deck.key,
                        sentence("is a deck from which no space of the board draws"));
    return odd;
}

/// The decks that spaces of the board draw from, in the order of their first spaces.
std::vector<const Deck*> decks_along_board(const Edition& edition) {
    std::vector<const Deck*> decks;
    for (const BoardSpace& space : edition.board) {
        if (space.kind != SpaceKind::card || space.deck.empty()) continue;
        const Deck* deck = edition.find_deck(space.deck);
        if (deck != nullptr && std::ranges::find(decks, deck) == decks.end()) decks.push_back(deck);
    }
    return decks;
}

/// In known boxes the spaces of two decks alternate along the board: one that breaks this is probably in the wrong row.
bool look_at_alternation(const Edition& edition, EditionFindings& findings) {
    constexpr std::size_t fewest_spaces = 4;
    std::vector<std::size_t> spaces;
    for (std::size_t index = 0; index < edition.board.size(); ++index)
        if (edition.board[index].kind == SpaceKind::card) spaces.push_back(index);
    const std::vector<const Deck*> decks = decks_along_board(edition);
    const bool all_name_one =
        std::ranges::none_of(spaces, [&](std::size_t space) { return edition.board[space].deck.empty(); });
    if (decks.size() != 2 || spaces.size() < fewest_spaces || !all_name_one) return false;
    for (const bool starts_with_first : {true, false}) {
        std::vector<std::size_t> odd;
        for (std::size_t at = 0; at < spaces.size(); ++at) {
            const Deck& usual = *decks[(at % 2 == 0) == starts_with_first ? 0 : 1];
            if (edition.board[spaces[at]].deck != usual.key) odd.push_back(at);
        }
        if (odd.empty()) return false;
        if (odd.size() > 1) continue;
        const std::string& found = edition.board[spaces[odd.front()]].deck;
        const Deck& usual = *decks[decks.front()->key == found ? 1 : 0];
        findings.expect(false, indexed("space", spaces[odd.front()]) + ".deck",
                        sentence("is {deck}, and the spaces of the two decks take turns on the rest of the board, so "
                                 "{usual} would be next: compare it with the board",
                                 {{"deck", found}, {"usual", usual.key}}));
        return true;
    }
    return false;
}

/// The cards of a deck by what they do.
struct DeckKinds {
    std::size_t all = 0;
    std::size_t moving = 0;
    std::size_t paying = 0;  ///< the drawer gets a sum
    std::size_t asking = 0;  ///< the drawer pays one

    [[nodiscard]] bool mostly_moves() const { return moving * 2 >= all; }
    [[nodiscard]] bool hardly_moves() const { return moving * 3 <= all; }
    [[nodiscard]] bool pays() const { return paying >= fewest && asking * one_of <= paying; }
    [[nodiscard]] bool asks() const { return asking >= fewest && paying * one_of <= asking; }

private:
    static constexpr std::size_t fewest = 4;
    static constexpr std::size_t one_of = 5;
};

DeckKinds kinds_of(const Deck& deck) {
    DeckKinds kinds;
    for (const CardEffect& card : deck.cards) {
        ++kinds.all;
        switch (card.kind) {
            case CardEffectKind::go_to:
            case CardEffectKind::go_back:
            case CardEffectKind::jail:
                ++kinds.moving;
                break;
            case CardEffectKind::receive:
            case CardEffectKind::collect_each:
                ++kinds.paying;
                break;
            case CardEffectKind::pay:
            case CardEffectKind::pay_each:
            case CardEffectKind::repairs:
                ++kinds.asking;
                break;
            default:
                break;
        }
    }
    return kinds;
}

/// Two decks that were typed under each other's name.
void look_at_contents(const Edition& edition, EditionFindings& findings) {
    constexpr std::size_t fewest_cards = 8;
    const std::vector<const Deck*> decks = decks_along_board(edition);
    if (decks.size() != 2) return;
    const DeckKinds first = kinds_of(*decks.front());
    const DeckKinds second = kinds_of(*decks.back());
    if (first.all < fewest_cards || second.all < fewest_cards) return;
    const std::string path = "deck." + decks.front()->key;
    const std::vector<Sentence::Word> other{{"other", decks.back()->key}};
    findings.expect(!(first.mostly_moves() && second.hardly_moves()), path,
                    sentence("moves the token with most cards, and {other} with few; in known boxes it is the other "
                             "way round: are the two decks exchanged?",
                             other));
    findings.expect(!(first.pays() && second.asks()), path,
                    sentence("pays with almost every card, and {other} asks for money; in known boxes it is the other "
                             "way round: are the two decks exchanged?",
                             other));
}

}  // namespace

const Deck* undrawn_deck(const Edition& edition) {
    const Deck* found = nullptr;
    for (const Deck& deck : edition.decks) {
        const bool of_role = deck.key == to_string(Role::monopolist) || deck.key == to_string(Role::competitor) ||
                             deck.key == to_string(Role::player);
        if (of_role || std::ranges::find(edition.board, deck.key, &BoardSpace::deck) != edition.board.end()) continue;
        if (found != nullptr) return nullptr;
        found = &deck;
    }
    return found;
}

void check_places_of_decks(const Edition& edition, EditionFindings& findings) {
    look_at_roles(edition, findings);
    if (!look_at_board(edition, findings) && !look_at_alternation(edition, findings))
        look_at_contents(edition, findings);
}

}  // namespace tablebank
