#include "app/session/recent_games.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "app/session/app_directories.h"
#include "app/session/bounded_config_file.h"
#include "app/session/bounded_json.h"
#include "app/session/session.h"
#include "ledger/books/due.h"

namespace tablebank {

namespace {

constexpr const char* recent_file = "recent.json";

nlohmann::ordered_json to_json(const RecentGame& game) {
    return {{"file", kept_path(game.file)}, {"edition", game.edition}, {"players", game.players},
            {"phase", game.phase},          {"round", game.round},     {"turn", game.turn},
            {"entries", game.entries},      {"at_ms", game.at_ms},     {"practice", game.practice}};
}

RecentGame from_json(const nlohmann::json& json) {
    RecentGame game;
    game.file = path_of_kept(json.at("file").get<std::string>());
    json.at("edition").get_to(game.edition);
    json.at("players").get_to(game.players);
    json.at("phase").get_to(game.phase);
    json.at("round").get_to(game.round);
    json.at("turn").get_to(game.turn);
    json.at("entries").get_to(game.entries);
    json.at("at_ms").get_to(game.at_ms);
    game.practice = json.value("practice", false);  // a list that is older than practice games has none
    return game;
}

/// Whom the table waits for: who has something due, the player in turn while he may roll, then the next one.
Seat awaited(const Game& game) {
    const Seat turn = game.turn();
    if (turn.number == 0 || game.phase() != Phase::play) return turn;
    if (!open_dues(game, turn).empty()) return turn;
    if (const auto dues = open_dues(game); !dues.empty()) return dues.front().debtor;
    return game.rolls_left() > 0 || game.players().empty() ? turn : game.after(turn);
}

}  // namespace

RecentGame describe(const Session& session) {
    const Game& game = session.game();
    RecentGame recent;
    recent.file = std::filesystem::absolute(session.path());
    recent.edition = game.edition().name;
    for (const PlayerSetup& player : session.setup().players) recent.players.push_back(player.name);
    recent.phase = to_string(game.phase());
    recent.round = game.round();
    if (const Seat player = awaited(game); player.number > 0) recent.turn = game.name(player);
    recent.entries = game.last;
    recent.at_ms = session.now_ms();
    recent.practice = is_practice(session.setup());
    return recent;
}

RecentGames::RecentGames(std::filesystem::path folder) : folder_(std::move(folder)) {
    const auto text = read_config_file(folder_ / recent_file);
    if (!text) return;
    try {
        const auto json = parse_bounded_json(*text);
        if (!json) throw std::runtime_error("no list of games");
        for (const auto& game : json->at("games")) {
            if (games_.size() < most) games_.push_back(from_json(game));
        }
    } catch (const std::exception&) {
        games_.clear();
        set_aside(folder_ / recent_file);
    }
}

bool RecentGames::remember(RecentGame game) {
    std::erase_if(games_, [&](const RecentGame& known) { return known.file == game.file; });
    games_.insert(games_.begin(), std::move(game));
    if (games_.size() > most) games_.resize(most);
    return save();
}

bool RecentGames::forget(const std::filesystem::path& file) {
    std::erase_if(games_, [&](const RecentGame& known) { return known.file == file; });
    return save();
}

bool RecentGames::save() const {
    // A name that is no UTF-8 must not cost the whole list.
    constexpr auto replace = nlohmann::json::error_handler_t::replace;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const RecentGame& game : games_) list.push_back(to_json(game));
    return replace_config_file(folder_ / recent_file,
                               nlohmann::ordered_json{{"games", list}}.dump(2, ' ', false, replace) + "\n");
}

}  // namespace tablebank
