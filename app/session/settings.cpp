#include "app/session/settings.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "app/session/small_file.h"

namespace tablebank {

namespace {

std::filesystem::path from_environment(const char* variable, const char* below_home) {
    if (const char* set = std::getenv(variable); set != nullptr && set[0] == '/') return set;
    const char* home = std::getenv("HOME");
    return std::filesystem::path(home != nullptr && home[0] == '/' ? home : "/tmp") / below_home;
}

Settings defaults() {
    Settings settings;
    settings.games = from_environment("XDG_DATA_HOME", ".local/share") / "tablebank" / "games";
    return settings;
}

constexpr const char* settings_file = "settings.json";

constexpr std::array<std::string_view, 3> themes{"dark", "light", "high_contrast"};
static_assert(themes.size() == static_cast<std::size_t>(ThemeChoice::high_contrast) + 1);

/// A theme that nobody knows is the dark one.
ThemeChoice read_theme(std::string_view name) {
    const auto found = std::ranges::find(themes, name);
    return found == themes.end() ? ThemeChoice::dark : static_cast<ThemeChoice>(found - themes.begin());
}

}  // namespace

std::string_view to_string(ThemeChoice theme) {
    return themes.at(static_cast<std::size_t>(theme));
}

std::filesystem::path settings_folder() {
    return from_environment("XDG_CONFIG_HOME", ".config") / "tablebank";
}

std::filesystem::path state_folder() {
    return from_environment("XDG_STATE_HOME", ".local/state") / "tablebank";
}

LoadedSettings load_settings(const std::filesystem::path& folder) {
    Settings settings = defaults();
    const auto text = read_small_file(folder / settings_file);
    if (!text) return {settings};
    try {
        const auto json = nlohmann::json::parse(*text);
        settings.language = json.value("language", settings.language);
        settings.theme = read_theme(json.value("theme", std::string{to_string(settings.theme)}));
        settings.scale_percent = std::clamp(json.value("scale_percent", settings.scale_percent),
                                            Settings::smallest_scale, Settings::largest_scale);
        settings.games = json.value("games", settings.games.string());
        settings.paper_money = json.value("paper_money", settings.paper_money);
        settings.dice_at_once = json.value("dice_at_once", settings.dice_at_once);
        settings.money_moves = json.value("money_moves", settings.money_moves);
        settings.sound = json.value("sound", settings.sound);
        return {settings};
    } catch (const nlohmann::json::exception&) {
        return {defaults(), set_aside(folder / settings_file)};
    }
}

bool save_settings(const std::filesystem::path& folder, const Settings& settings) {
    const nlohmann::ordered_json json = {
        {"language", settings.language},           {"theme", to_string(settings.theme)},
        {"scale_percent", settings.scale_percent}, {"games", settings.games.string()},
        {"paper_money", settings.paper_money},     {"dice_at_once", settings.dice_at_once},
        {"money_moves", settings.money_moves},     {"sound", settings.sound}};
    return replace_small_file(folder / settings_file,
                              json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace tablebank
