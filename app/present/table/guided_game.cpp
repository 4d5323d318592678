#include "app/present/table/guided_game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/key_names.h"
#include "app/session/trial.h"

namespace tablebank {

namespace {

constexpr const char* thrown = mark("{player} has thrown {first} and {second}.");
constexpr const char* to_buy = mark("{deed} belongs to no one. {player} wants it, for {sum}.");

// The ten turns of docs/how-to/first-game.md; a test compares them.
constexpr std::array lines{
    GuidedLine{1, "12", "12", thrown, mark("Type what the dice show, then {enter}; or click them.")},
    GuidedLine{1, "", "ok", to_buy, mark("{enter} does what the bright button says.")},
    GuidedLine{2, "24", "24", thrown, mark("No player is chosen: dice belong to the next one.")},
    GuidedLine{2, "", "ok", to_buy, mark("Two digits and {enter}, and {enter} again: so goes a turn.")},
    GuidedLine{3, "13", "13", thrown, mark("See in the middle of the board what that space asks for.")},
    GuidedLine{3, "", "ok", mark("{player} owes income tax, and may choose. {sum} is the cheaper way."),
               mark("{enter} pays that. The other way has its key next to it.")},
    GuidedLine{4, "34", "34", thrown, mark("Only sightseeing at the jail: nothing is due, and nothing more is typed.")},
    GuidedLine{5, "46", "46", thrown, mark("This deed is free as well.")},
    GuidedLine{5, "F2", "decline", mark("{player} does not want {deed}."),
               mark("This key leaves it to the bank. Every offer has its key written on it.")},
    GuidedLine{6, "23", "23", thrown, mark("Whatever is posted is on the disk at once: nothing has to be saved.")},
    GuidedLine{6, "", "ok", to_buy, mark("The players on the left: cash, deeds, and the space of each.")},
    GuidedLine{7, "25", "25", thrown, mark("Here a card is drawn.")},
    GuidedLine{7, "+50", "card +50", mark("The card on the table says: {player} gets {sum}."),
               mark("Type what it gives with +, what it costs with -.")},
    GuidedLine{8, "12", "12", thrown, mark("The log has every line, the newest on top.")},
    GuidedLine{8, "", "ok", to_buy, mark("Someone will have to pay for landing here.")},
    GuidedLine{9, "46", "46", thrown, mark("This space has an owner.")},
    GuidedLine{9, "", "ok", mark("{player} owes {other} {sum} for {deed}. The calculation is below it."),
               mark("{enter} pays the rent.")},
    GuidedLine{10, "12", "12", thrown, mark("One more fee.")},
    GuidedLine{10, "", "ok", mark("{player} owes the foundation {sum}."), mark("{enter} pays it.")},
};

/// Number of entries to search: with more lines of their own since, a user has left the guided game.
constexpr std::int64_t looked_through = 40;

/// Facts that do not describe the state of the table: a name with the number of an entry in it, the clock, the
/// program's version.
bool is_told(FactName name) {
    constexpr std::array apart{
        FactName::due,         FactName::drawn,     FactName::clock_since, FactName::clock_used, FactName::clock_extra,
        FactName::clock_shift, FactName::clock_set, FactName::action,      FactName::rules,      FactName::confirmed};
    return std::ranges::find(apart, name) == apart.end();
}

/// For lines that are tried and never stored.
StampMaker stamps_of_trial() {
    return {.now_ms = [] { return std::int64_t{0}; }, .new_id = [] { return std::string(32, '0'); }, .poster = {}};
}

/// Entries in force after another that posted something, or brought it back.
int postings_since(const History& history, std::int64_t from) {
    int count = 0;
    for (std::int64_t number = from + 1; number <= history.last(); ++number) {
        const auto& reverses = history.at(number).reverses;
        const bool takes_back = reverses && !history.at(*reverses).reverses;
        if (history.in_force(number) && !takes_back) ++count;
    }
    return count;
}

}  // namespace

std::span<const GuidedLine> guided_lines() {
    return lines;
}

int guided_turns() {
    return lines.back().turn;
}

std::vector<std::string> keys_to_press(const GuidedLine& line) {
    if (line.keys.starts_with('F')) return {std::string(line.keys)};
    std::vector<std::string> keys;
    keys.reserve(line.keys.size() + 1);
    for (const char sign : line.keys) keys.emplace_back(1, sign);
    keys.emplace_back(key_name::go_on);
    return keys;
}

GuidedGame::Picture GuidedGame::picture_of(const Game& game) {
    Picture picture{game.book, {}};
    for (const Facts::Fact& fact : game.facts.all()) {
        if (is_told(fact.first.name)) picture.facts.push_back(fact);
        if (fact.first.name == FactName::due) picture.facts.emplace_back(FactKey{FactName::due}, fact.second);
    }
    return picture;
}

std::optional<GuidedGame> GuidedGame::of(const Table& table) {
    if (!is_practice(*table.game.setup) || table.history.last() < 1) return std::nullopt;
    Trial trial(table_at(table, 1), stamps_of_trial());
    GuidedGame guided;
    guided.games_.reserve(lines.size() + 1);
    guided.games_.push_back(trial.table().game);
    for (const GuidedLine& line : lines) {
        if (!std::holds_alternative<std::vector<Entry>>(trial.post(line.line))) return std::nullopt;
        guided.games_.push_back(trial.table().game);
    }
    guided.pictures_.reserve(guided.games_.size());
    for (const Game& game : guided.games_) guided.pictures_.push_back(picture_of(game));
    return guided;
}

std::optional<std::size_t> GuidedGame::lines_played(const Game& game) const {
    const auto found = std::ranges::find(pictures_, picture_of(game));
    if (found == pictures_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pictures_.begin());
}

/// Whether anything was undone since the last of the ten turns was played.
bool GuidedGame::was_mended(const Table& table) const {
    const std::int64_t first = std::max<std::int64_t>(1, table.history.last() - looked_through);
    bool taken_back = false;
    for (std::int64_t number = table.history.last(); number > first; --number) {
        taken_back = taken_back || table.history.at(number).reverses;
        if (taken_back && lines_played(state_at(table, number - 1)) == lines.size()) return true;
    }
    return false;
}

std::optional<GuidedPlace> GuidedGame::find(const Table& table) const {
    using Kind = GuidedPlace::Kind;
    const std::int64_t last = table.history.last();
    if (const auto played = lines_played(table.game)) {
        const Kind kind = *played < lines.size() ? Kind::on_the_way
                          : was_mended(table)    ? Kind::finished
                                                 : Kind::to_mistake;
        return GuidedPlace{kind, *played, last, 0};
    }
    for (std::int64_t from = last - 1; from >= std::max<std::int64_t>(1, last - looked_through); --from) {
        const auto played = lines_played(state_at(table, from));
        if (!played) continue;
        const int more = postings_since(table.history, from);
        const Kind kind = *played < lines.size() ? Kind::astray : more == 1 ? Kind::to_mend : Kind::finished;
        return GuidedPlace{kind, *played, from, more};
    }
    return std::nullopt;
}

}  // namespace tablebank
