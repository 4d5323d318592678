#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "app/position/json_text.h"
#include "app/position/position_json.h"
#include "calculators/paper_game.h"
#include "calculators/ruling_scope.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

[[noreturn]] void refuse(std::string path, std::string message) {
    throw PositionError({{std::move(path), std::move(message)}});
}

/// A value with the path that leads to it.
struct Node {
    const Json& value;
    std::string path;

    [[nodiscard]] Node at(const std::string& key) const {
        return {value.at(key), path.empty() ? key : path + "." + key};
    }
    [[nodiscard]] std::optional<Node> find(const std::string& key) const {
        return value.contains(key) ? std::optional<Node>(at(key)) : std::nullopt;
    }
    [[nodiscard]] std::vector<Node> elements() const {
        if (!value.is_array()) refuse(path, "must be a list");
        std::vector<Node> nodes;
        nodes.reserve(value.size());
        for (std::size_t index = 0; index < value.size(); ++index)
            nodes.push_back({value.at(index), fmt::format("{}[{}]", path, index)});
        return nodes;
    }
};

std::string path_of(const Node& node, const std::string& key) {
    return (node.path.empty() ? "" : node.path + ".") + truncated(key);
}

/// An object that has every required key and no key but these.
void require_object(const Node& node, std::initializer_list<const char*> required,
                    std::initializer_list<const char*> optional) {
    if (!node.value.is_object()) refuse(node.path, "must be an object");
    std::vector<std::string> known(required.begin(), required.end());
    known.insert(known.end(), optional.begin(), optional.end());
    for (const auto& item : node.value.items())
        if (std::ranges::find(known, item.key()) == known.end())
            refuse(path_of(node, item.key()), fmt::format("is not known here; known are {}", fmt::join(known, ", ")));
    for (const char* key : required)
        if (!node.value.contains(key)) refuse(path_of(node, key), "is missing");
}

std::string read_text(const Node& node) {
    if (!node.value.is_string()) refuse(node.path, "must be a text");
    return node.value.get<std::string>();
}

bool read_flag(const Node& node) {
    if (!node.value.is_boolean()) refuse(node.path, "must be true or false");
    return node.value.get<bool>();
}

std::int64_t read_whole(const Node& node) {
    if (node.value.is_number_float()) refuse(node.path, "must be a whole number of a size that can be counted");
    if (!node.value.is_number_integer()) refuse(node.path, "must be a whole number");
    if (node.value.is_number_unsigned() && node.value.get<std::uint64_t>() > Money::largest_typed)
        refuse(node.path, fmt::format("must be at most {}", Money::largest_typed));
    return node.value.get<std::int64_t>();
}

/// An integer or a string of digits.
Money read_amount(const Node& node) {
    if (!node.value.is_string()) {
        const std::int64_t units = read_whole(node);
        if (units < 0) refuse(node.path, "must not be below zero");
        return Money{units};
    }
    const auto text = node.value.get<std::string>();
    std::int64_t units = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), units);
    const bool digits = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) refuse(node.path, "must be an amount: a whole number, or a text of digits");
    if (error != std::errc{} || units > Money::largest_typed)
        refuse(node.path, fmt::format("must be at most {}", Money::largest_typed));
    return Money{units};
}

/// "@34", or the whole name that an edition gives the deed: "nob-hill".
Space read_space(const Edition& edition, const std::string& written, const std::string& path) {
    if (written.starts_with('@')) {
        Space space;
        const char* end = written.data() + written.size();
        const auto [stop, error] = std::from_chars(written.data() + 1, end, space.index);
        if (error == std::errc{} && stop == end && space.index >= 0 && space.index < edition.size()) return space;
    } else {
        const auto deed = std::ranges::find(edition.deeds, written, &Deed::slug);
        if (deed != edition.deeds.end()) return deed->space;
    }
    refuse(path, fmt::format("no space of this board is called \"{}\"; write @0 to @{}, or a deed's whole name",
                             truncated(written), edition.size() - 1));
}

int read_pieces(const Node& count, const char* beyond) {
    constexpr std::int64_t most_counted = 100;
    const std::int64_t pieces = read_whole(count);
    if (pieces < 0 || pieces > most_counted) refuse(count.path, beyond);
    return static_cast<int>(pieces);
}

Holding read_holding(const Edition& edition, const Node& node) {
    require_object(node, {"deed"}, {"mortgaged", "houses", "hotel", "hotels", "third"});
    Holding holding;
    holding.deed = read_space(edition, read_text(node.at("deed")), path_of(node, "deed"));
    if (const auto flag = node.find("mortgaged")) holding.mortgaged = read_flag(*flag);
    if (const auto flag = node.find("hotel")) holding.hotels = read_flag(*flag) ? 1 : 0;
    if (const auto flag = node.find("third")) holding.third = read_flag(*flag);
    if (const auto count = node.find("houses"))
        holding.houses = read_pieces(*count, "more houses than a street takes, or fewer than none");
    if (const auto count = node.find("hotels")) {
        if (node.find("hotel")) refuse(count->path, "is here with \"hotel\": write one of the two");
        holding.hotels = read_pieces(*count, "more hotels than a street takes, or fewer than none");
    }
    return holding;
}

/// The role of a player: required if the edition has roles, and optional if all are alike.
Role read_role(const Edition& edition, const Node& player) {
    const std::vector<Role> played = edition.profile.played_roles();
    const auto said = player.find("role");
    if (!said && played.size() == 1) return played.front();
    if (!said) refuse(path_of(player, "role"), "is missing");
    const auto role = parse_role(read_text(*said));
    if (!role || std::ranges::find(played, *role) == played.end())
        refuse(said->path,
               played.size() == 1 ? "must be left out: this edition has no roles" : "must be monopolist or competitor");
    return *role;
}

/// The cards that no hand holds yet, as a document names one after the other.
class CardsLeft {
public:
    explicit CardsLeft(const Edition& edition) : edition_(edition) {}

    /// `{"name": "...", "deck": "goal", "number": 3}`, with the deck and the number if the name alone is ambiguous; or
    /// `{"hidden": true, "played": "..."}`.
    PositionCard take(const Node& node) {
        if (node.value.is_object() && node.value.contains("hidden")) return take_hidden(node);
        require_object(node, {"name"}, {"deck", "number", "does"});
        const std::string name = read_text(node.at("name"));
        bool known = false;
        for (int card = 0; card < static_cast<int>(edition_.kept_cards.size()); ++card) {
            if (!is_meant(node, name, edition_.kept_cards[static_cast<std::size_t>(card)])) continue;
            known = true;
            if (!taken_.insert(card).second) continue;
            const auto does = node.find("does");
            return {card, {}, does ? read_text(*does) : std::string{}};
        }
        refuse(node.path, known ? "this card is held already" : "no card of this edition is kept under this name");
    }

private:
    [[nodiscard]] bool is_meant(const Node& node, const std::string& name, const KeptCard& card) const {
        if (card.name != name) return false;
        const auto deck = node.find("deck");
        const auto number = node.find("number");
        return (!deck || read_text(*deck) == edition_.decks.at(static_cast<std::size_t>(card.deck)).key) &&
               (!number || read_whole(*number) == card.number);
    }

    PositionCard take_hidden(const Node& node) {
        require_object(node, {"hidden"}, {"played"});
        if (!read_flag(node.at("hidden"))) refuse(node.path + ".hidden", "must be true, or left out");
        for (auto card = static_cast<int>(edition_.kept_cards.size()); card < edition_.hand_cards(); ++card) {
            if (!taken_.insert(card).second) continue;
            const auto played = node.find("played");
            return {card, played ? read_text(*played) : std::string{}};
        }
        refuse(node.path, fmt::format("this edition has {} hidden cards", edition_.characters.size()));
    }

    const Edition& edition_;
    std::set<int> taken_;
};

int read_tries(const Node& node) {
    constexpr std::int64_t most_counted = 100;
    const std::int64_t tries = read_whole(node);
    if (tries < 0 || tries > most_counted) refuse(node.path, "more tries than an edition has, or fewer than none");
    return static_cast<int>(tries);
}

/// Notes of the box as they were counted, each value once; together they are the cash.
Notes read_notes(const Edition& edition, const Node& node, Money cash) {
    constexpr std::int64_t most_of_a_value = 1'000'000;
    Notes notes;
    for (const Node& of_value : node.elements()) {
        require_object(of_value, {"value", "count"}, {});
        const NoteCount note{read_amount(of_value.at("value")), read_whole(of_value.at("count"))};
        if (std::ranges::find(edition.box.notes, note.value, &Note::value) == edition.box.notes.end())
            refuse(path_of(of_value, "value"), "the box has no notes of this value");
        if (std::ranges::find(notes, note.value, &NoteCount::value) != notes.end())
            refuse(path_of(of_value, "value"), "these notes are there twice");
        if (note.count < 1 || note.count > most_of_a_value)
            refuse(path_of(of_value, "count"), fmt::format("must be a number from 1 to {}", most_of_a_value));
        if (note.value > Money{Money::largest_typed / note.count})
            refuse(of_value.path, fmt::format("must be at most {}", Money::largest_typed));
        notes.push_back(note);
    }
    std::ranges::sort(notes, std::ranges::greater{}, &NoteCount::value);
    if (!notes.empty() && sum_of(notes) != cash)
        refuse(node.path,
               fmt::format("these notes make {}, and the cash is {}", sum_of(notes).to_string(), cash.to_string()));
    return notes;
}

PositionPlayer read_player(const Edition& edition, const Node& node, CardsLeft& left) {
    require_object(node, {"name"},
                   {"role", "cash", "handed_in", "notes", "jailed", "tries", "deeds", "cards", "bankrupt"});
    PositionPlayer player;
    player.name = read_text(node.at("name"));
    player.estate.role = read_role(edition, node);
    if (const auto flag = node.find("bankrupt")) player.bankrupt = read_flag(*flag);
    if (const auto cash = node.find("cash"))
        player.estate.cash = read_amount(*cash);
    else if (!player.bankrupt)
        refuse(path_of(node, "cash"), "is missing");
    if (const auto handed_in = node.find("handed_in")) player.estate.cash = read_amount(*handed_in);
    if (const auto flag = node.find("jailed")) player.estate.jailed = read_flag(*flag);
    if (const auto tries = node.find("tries")) player.tries = read_tries(*tries);
    if (const auto deeds = node.find("deeds"))
        for (const Node& deed : deeds->elements()) player.estate.deeds.push_back(read_holding(edition, deed));
    if (const auto cards = node.find("cards"))
        for (const Node& card : cards->elements()) player.cards.push_back(left.take(card));
    if (player.bankrupt && (!player.estate.cash.is_zero() || !player.estate.deeds.empty() || !player.cards.empty()))
        refuse(path_of(node, "bankrupt"), "a bankrupt player has neither cash nor deeds nor cards");
    return player;
}

Rulings read_rulings(const Node& node, Rulings rulings) {
    if (!node.value.is_object()) refuse(node.path, "must be an object");
    for (const auto& item : node.value.items()) {
        const RulingKey* key = find_ruling(item.key());
        const std::string path = path_of(node, item.key());
        if (key == nullptr) {
            std::vector<std::string_view> known;
            for (const RulingKey& ruling : ruling_keys()) known.push_back(ruling.name);
            refuse(path, fmt::format("is no ruling; known are {}", fmt::join(known, ", ")));
        }
        if (!set(rulings, key->name, read_text({item.value(), path})))
            refuse(path, fmt::format("must be one of {}{}", fmt::join(key->values, ", "),
                                     key->takes_number ? fmt::format(", or a number from 1 to {}", most_ruling_number)
                                                       : std::string{}));
    }
    return rulings;
}

UtilityDice read_dice(const Edition& edition, const Node& node) {
    if (!node.value.is_object()) refuse(node.path, "must be an object");
    UtilityDice dice;
    for (const auto& item : node.value.items()) {
        const std::string path = path_of(node, item.key());
        const std::vector<Node> pair = Node{item.value(), path}.elements();
        if (pair.size() != 2) refuse(path, "must be the two dice, as [3, 4]");
        const std::int64_t first = read_whole(pair[0]);
        const std::int64_t second = read_whole(pair[1]);
        if (first < 1 || first > 6) refuse(pair[0].path, "a die shows 1 to 6");
        if (second < 1 || second > 6) refuse(pair[1].path, "a die shows 1 to 6");
        const Space space = read_space(edition, item.key(), path);
        if (!dice.emplace(space, Dice{static_cast<int>(first), static_cast<int>(second)}).second)
            refuse(path, "these dice are there twice");
    }
    return dice;
}

std::string read_reason(const Node& node) {
    constexpr std::size_t longest = 500;
    std::string why = read_text(node);
    if (why.empty() || !is_plain_text(why) || truncated(why, longest) != why)
        refuse(node.path, fmt::format("must be a reason of 1 to {} characters", longest));
    return why;
}

/// A deed that the board does not have makes the position invalid: it has no value.
void require_deeds(const Edition& edition, const Position& position) {
    for (std::size_t player = 0; player < position.players.size(); ++player) {
        const auto& deeds = position.players[player].estate.deeds;
        for (std::size_t index = 0; index < deeds.size(); ++index)
            if (edition.deed_at(deeds[index].deed) == nullptr)
                refuse(fmt::format("players[{}].deeds[{}].deed", player, index), "there is no deed at this space");
    }
}

/// Whether the position is scored as it was found. Missing dice are asked for when it is scored.
bool is_taken(const PositionDocument& document, Impossible impossible) {
    if (impossible != Impossible::with_reason) return impossible == Impossible::taken;
    return !document.as_found.empty() &&
           std::ranges::none_of(
               findings_of(*document.edition, document.rulings, {document.position}), [](const Finding& found) {
                   return weight_of(found.code) == Weight::undecided && found.code != FindingCode::dice_missing;
               });
}

std::string joined(const std::vector<PositionProblem>& problems) {
    std::string lines;
    for (const PositionProblem& problem : problems) {
        if (!lines.empty()) lines += '\n';
        lines += escape_invisible(problem.path.empty() ? problem.message : problem.path + ": " + problem.message);
    }
    return lines;
}

}  // namespace

PositionError::PositionError(std::vector<PositionProblem> problems)
    : std::runtime_error(joined(problems)), problems_(std::move(problems)) {}

PositionDocument read_position(std::string_view text, const EditionSource& editions, Impossible impossible) {
    if (text.size() > PositionDocument::largest)
        refuse("", fmt::format("longer than a position may be ({} bytes)", PositionDocument::largest));
    const Json json = parse_json(text);
    const Node root{json, ""};
    if (!json.is_object()) refuse("", "a position is one JSON object");
    require_object(root, {"edition", "players"}, {"pinned_in", "rulings", "dice", "as_found"});

    PositionDocument document;
    document.edition_name = read_text(root.at("edition"));
    if (const auto pinned = root.find("pinned_in")) document.pinned_in = read_text(*pinned);
    document.edition = editions(document.pinned_in.empty() ? document.edition_name : document.pinned_in);
    const Edition& edition = *document.edition;
    document.rulings = edition.rulings;
    if (const auto rulings = root.find("rulings")) document.rulings = read_rulings(*rulings, document.rulings);
    document.rulings = held_to_book(edition, document.rulings);
    CardsLeft left(edition);
    for (const Node& player : root.at("players").elements()) {
        const Money cash = document.position.players.emplace_back(read_player(edition, player, left)).estate.cash;
        const auto since = player.find("handed_in") ? player.find("cash") : std::nullopt;
        document.cash_since.push_back(since ? std::optional{read_amount(*since)} : std::nullopt);
        const auto notes = player.find("notes");
        document.notes.push_back(notes ? read_notes(edition, *notes, cash) : Notes{});
    }
    if (const auto dice = root.find("dice")) document.position.dice = read_dice(edition, *dice);

    if (const auto why = root.find("as_found")) document.as_found = read_reason(*why);

    require_deeds(edition, document.position);
    if (!is_taken(document, impossible)) {
        if (auto problems = validate(edition, document.rulings, document.position); !problems.empty())
            throw PositionError(std::move(problems));
    }
    for (PositionPlayer& player : document.position.players) {
        std::ranges::sort(player.estate.deeds, {}, &Holding::deed);
        std::ranges::sort(player.cards, {}, &PositionCard::card);
    }
    return document;
}

}  // namespace tablebank
