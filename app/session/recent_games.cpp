#include "app/session/recent_games.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "app/session/app_directories.h"
#include "app/session/bounded_config_file.h"
#include "app/session/bounded_json.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr const char* recent_file = "recent.json";

nlohmann::ordered_json to_json(const RecentGame& game) {
    return {{"file", kept_path(game.file)}, {"edition", game.edition}, {"players", game.players}, {"phase", game.phase},
            {"round", game.round},          {"turn", game.turn},       {"entries", game.entries}, {"at_ms", game.at_ms},
            {"practice", game.practice},    {"written", game.written}};
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
    game.practice = json.value("practice", false);  // lists of versions before practice games do not have it
    game.written = json.value("written", std::int64_t{0});
    return game;
}

/// The player whom the table waits for: the one with something due, the player in turn while they may roll, or the next
/// one.
Seat awaited(const Game& game) {
    const Seat turn = game.turn();
    if (turn.number == 0 || game.phase() != Phase::play) return turn;
    if (const auto dues = dues_in_order(game); !dues.empty()) return dues.front().debtor;
    return game.players().empty() ? turn : next_to_roll(game);
}

/// Of the file and of its log, which has the entries that are not in the file yet.
std::int64_t written_at(const std::filesystem::path& file) {
    std::int64_t newest = 0;
    for (const char* beside : {"", "-wal"}) {
        std::filesystem::path part = file;
        part += platform::path_of(beside);
        std::error_code missing;
        const auto at = std::filesystem::last_write_time(part, missing);
        if (missing) continue;
        const auto since_1970 = std::chrono::file_clock::to_sys(at).time_since_epoch();
        newest = std::max<std::int64_t>(newest, since_1970.count());
    }
    return newest;
}

RecentGame describe(const std::filesystem::path& file, const Game& game) {
    RecentGame recent;
    recent.file = std::filesystem::absolute(file);
    recent.edition = game.edition().name;
    for (const PlayerSetup& player : game.setup->players) recent.players.push_back(player.name);
    recent.phase = to_string(game.phase());
    recent.round = game.round();
    if (const Seat player = awaited(game); player.number > 0) recent.turn = game.name(player);
    recent.entries = game.last;
    recent.practice = is_practice(*game.setup);
    return recent;
}

}  // namespace

RecentGame describe(const Session& session) {
    RecentGame recent = describe(session.path(), session.game());
    recent.at_ms = session.now_ms();
    return recent;
}

RecentGame describe(const std::filesystem::path& file) {
    const std::int64_t written = written_at(file);
    const ReadGame read = read_game(file);
    RecentGame recent = describe(file, read.table.game);
    recent.at_ms = read.table.history.at(read.table.game.last).stamp.at_ms;
    recent.written = written;
    return recent;
}

RecentGames::RecentGames(std::filesystem::path folder) : folder_(std::move(folder)) {
    const auto text = read_config_file(folder_ / platform::path_of(recent_file));
    if (!text) return;
    try {
        const auto json = parse_bounded_json(*text);
        if (!json) throw std::runtime_error("no list of games");
        for (const auto& game : json->at("games")) {
            if (games_.size() < most) games_.push_back(from_json(game));
        }
    } catch (const std::exception&) {
        games_.clear();
        set_aside(folder_ / platform::path_of(recent_file));
    }
}

void RecentGames::catch_up() {
    bool changed = false;
    for (RecentGame& known : games_) {
        const std::int64_t written = written_at(known.file);
        if (written == 0 || written == known.written) continue;
        try {
            RecentGame now = describe(known.file);
            now.at_ms = std::max(now.at_ms, known.at_ms);
            known = std::move(now);
        } catch (const std::exception&) {
            known.written = written;
        }
        changed = true;
    }
    if (changed) static_cast<void>(save());
}

bool RecentGames::remember(RecentGame game) {
    game.written = written_at(game.file);
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
    // One name that is not UTF-8 must not lose the whole list.
    constexpr auto replace = nlohmann::json::error_handler_t::replace;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const RecentGame& game : games_) list.push_back(to_json(game));
    return replace_config_file(folder_ / platform::path_of(recent_file),
                               nlohmann::ordered_json{{"games", list}}.dump(2, ' ', false, replace) + "\n");
}

}  // namespace tablebank
