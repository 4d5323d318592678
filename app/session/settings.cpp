#include "app/session/settings.h"

#include <algorithm>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>
#include <system_error>

#include "app/session/app_directories.h"
#include "app/session/bounded_config_file.h"
#include "app/session/bounded_json.h"
#include "ledger/text/parse_number.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

/// Without a home folder new games are saved in the working directory.
Settings defaults() {
    Settings settings;
    const std::filesystem::path own = data_folder();
    std::error_code unknown;
    settings.games = own.empty() ? std::filesystem::current_path(unknown) : own / "games";
    return settings;
}

constexpr const char* settings_file = "settings.json";

constexpr std::array<std::string_view, 3> themes{"dark", "light", "high_contrast"};
static_assert(themes.size() == static_cast<std::size_t>(ThemeChoice::high_contrast) + 1);

/// An unknown theme is the dark one.
ThemeChoice read_theme(std::string_view name) {
    const auto found = std::ranges::find(themes, name);
    return found == themes.end() ? ThemeChoice::dark : static_cast<ThemeChoice>(found - themes.begin());
}

/// Those of a file; nullopt if they are malformed.
std::optional<std::vector<int>> read_warnings(const nlohmann::json& json) {
    if (!json.is_array()) return std::nullopt;
    std::string typed;
    for (const auto& minutes : json) typed += std::to_string(minutes.get<std::int64_t>()) + ' ';
    return parse_warnings(typed);
}

}  // namespace

std::optional<std::vector<int>> parse_warnings(std::string_view text) {
    std::vector<int> warnings;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(", "), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        const auto minutes = read_number<int>(word);
        if (!minutes || *minutes < 1 || *minutes > Settings::longest_warning) return std::nullopt;
        warnings.push_back(*minutes);
    }
    std::ranges::sort(warnings, std::ranges::greater{});
    warnings.erase(std::unique(warnings.begin(), warnings.end()), warnings.end());
    if (warnings.size() > Settings::most_warnings) return std::nullopt;
    return warnings;
}

std::string warnings_text(const std::vector<int>& minutes) {
    std::string text;
    for (const int each : minutes) text += (text.empty() ? "" : ", ") + std::to_string(each);
    return text;
}

std::string_view to_string(ThemeChoice theme) {
    return themes.at(static_cast<std::size_t>(theme));
}

LoadedSettings load_settings(const std::filesystem::path& folder) {
    Settings settings = defaults();
    const auto text = read_config_file(folder / platform::path_of(settings_file));
    if (!text) return {settings};
    const auto json = parse_bounded_json(*text);
    if (!json) return {defaults(), set_aside(folder / platform::path_of(settings_file))};
    try {
        settings.language = json->value("language", settings.language);
        settings.theme = read_theme(json->value("theme", std::string{to_string(settings.theme)}));
        settings.scale_percent = std::clamp(json->value("scale_percent", settings.scale_percent),
                                            Settings::smallest_scale, Settings::largest_scale);
        settings.games = path_of_kept(json->value("games", kept_path(settings.games)));
        settings.paper_money = json->value("paper_money", settings.paper_money);
        settings.dice_at_once = json->value("dice_at_once", settings.dice_at_once);
        settings.money_moves = json->value("money_moves", settings.money_moves);
        settings.sound = json->value("sound", settings.sound);
        settings.round_checkpoints = json->value("round_checkpoints", settings.round_checkpoints);
        if (const auto warnings = json->find("clock_warnings"); warnings != json->end())
            settings.clock_warnings = read_warnings(*warnings).value_or(settings.clock_warnings);
        return {settings};
    } catch (const nlohmann::json::exception&) {
        return {defaults(), set_aside(folder / platform::path_of(settings_file))};
    }
}

bool save_settings(const std::filesystem::path& folder, const Settings& settings) {
    const nlohmann::ordered_json json = {{"language", settings.language},
                                         {"theme", to_string(settings.theme)},
                                         {"scale_percent", settings.scale_percent},
                                         {"games", kept_path(settings.games)},
                                         {"paper_money", settings.paper_money},
                                         {"dice_at_once", settings.dice_at_once},
                                         {"money_moves", settings.money_moves},
                                         {"sound", settings.sound},
                                         {"round_checkpoints", settings.round_checkpoints},
                                         {"clock_warnings", settings.clock_warnings}};
    return replace_config_file(folder / platform::path_of(settings_file),
                               json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace tablebank
