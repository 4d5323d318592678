#include "app/present/typing/whose_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "app/present/typing/person_to_act.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// One who may be meant.
struct Way {
    Seat seat;
    std::string line;
    bool posted = false;    ///< the line would be posted for them
    bool possible = false;  ///< it may be meant for them, even if a rule forbids it now
};

/// Refusals that suggest that another player is meant: that player does not have the deed, is not there, owes nothing.
bool means_another(RefusalCode code) {
    using enum RefusalCode;
    constexpr std::array codes{not_owner,   not_held,     same_player, not_there,
                               nothing_due, owes_nothing, not_jailed,  player_out};
    return std::ranges::find(codes, code) != codes.end();
}

/// The line for one player; nullopt if it cannot name a player.
std::optional<Way> way_for(const Table& table, Command command, Seat seat) {
    const Setup& setup = *table.game.setup;
    command.player = seat;
    Way way{seat, print_line(setup, command)};
    const auto read = parse_line(setup, way.line);
    const auto* named = std::get_if<Command>(&read);
    if (named == nullptr || named->player != seat || named->action.index() != command.action.index())
        return std::nullopt;
    const Decision decided = decide(table, *named, [] { return Stamp{}; });
    const auto* no = std::get_if<Refusal>(&decided);
    way.posted = no == nullptr;
    way.possible = no == nullptr || !means_another(no->code);
    return way;
}

/// The shown person and the player in turn; all players if no one is shown.
std::vector<Seat> candidates(const Game& game, Seat shown) {
    if (shown.number == 0) {
        std::vector<Seat> all = game.players();
        const auto turn = std::ranges::find(all, game.turn());
        if (turn != all.end()) std::rotate(all.begin(), turn, all.end());
        return all;
    }
    if (shown == game.turn()) return {shown};
    return {shown, game.turn()};
}

}  // namespace

WhoseLine whose_line(const Table& table, std::string_view line) {
    WhoseLine whose{std::string(line), {}, {}};
    const Game& game = table.game;
    const Seat shown = person_to_act(table);
    if (shown == game.turn() || game.phase() == Phase::finished) return whose;
    const auto read = parse_line(*game.setup, line);
    const auto* command = std::get_if<Command>(&read);
    // Dice without a name belong to the player who rolls next, even if another one is in turn.
    if (command == nullptr || command->player || std::holds_alternative<action::Roll>(command->action)) return whose;
    std::vector<Way> ways;
    for (const Seat seat : candidates(game, shown)) {
        auto way = way_for(table, *command, seat);
        if (!way) return whose;
        ways.push_back(*std::move(way));
    }
    if (ways.empty()) return whose;
    whose.line = ways.front().line;
    std::erase_if(ways, [](const Way& way) { return !way.possible; });
    if (ways.size() == 1) whose.line = ways.front().line;
    const auto posted = std::ranges::count_if(ways, &Way::posted);
    const bool shown_only = shown.number != 0 && posted == 1 && ways.front().posted && ways.front().seat == shown;
    if (ways.size() < 2 || posted == 0 || shown_only) return whose;
    for (const Way& way : ways) {
        whose.names.push_back(game.name(way.seat));
        whose.ways.push_back(way.line);
    }
    return whose;
}

}  // namespace tablebank
