#pragma once
// The banker's settings of the program itself, stored in settings.json (app_directories.h). They are independent of any
// game: a lost or damaged file loses only these choices.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

enum class ThemeChoice { dark, light, high_contrast };

/// "dark", "light", "high_contrast", as in the file.
[[nodiscard]] std::string_view to_string(ThemeChoice theme);

struct Settings {
    static constexpr int smallest_scale = 75;
    static constexpr int largest_scale = 300;
    static constexpr std::size_t most_warnings = 10;
    static constexpr int longest_warning = 600;

    std::string language;  ///< "ru"; empty: the language of the environment
    ThemeChoice theme = ThemeChoice::dark;
    int scale_percent = 100;         ///< smallest_scale .. largest_scale
    std::filesystem::path games;     ///< where new games are saved
    bool paper_money = false;        ///< the table uses notes: each payment shows which
    bool dice_at_once = false;       ///< two typed dice are posted without Enter
    bool money_moves = true;         ///< sums of cash are animated from the old to the new value
    bool sound = true;               ///< of the clock, near its end
    bool round_checkpoints = false;  ///< a checkpoint is written next to the game after each round and at the end
    /// Minutes before the end at which the clock warns, once each: at most most_warnings of them, in falling order,
    /// each 1 .. longest_warning.
    std::vector<int> clock_warnings{30, 10, 5, 1};

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Parses minutes as they are typed, "30 10, 5": without duplicates, in falling order. An empty text means no warning;
/// nullopt if a word is not a number of minutes or there are too many.
[[nodiscard]] std::optional<std::vector<int>> parse_warnings(std::string_view text);
/// "30, 10, 5, 1"
[[nodiscard]] std::string warnings_text(const std::vector<int>& minutes);

struct LoadedSettings {
    Settings settings;
    std::filesystem::path set_aside{};  ///< the new name of a file that could not be understood, or empty
};
/// The settings of a folder. A missing file gives the defaults; one that cannot be understood is renamed to
/// settings.json.damaged, never over an earlier one, and gives the defaults too.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& folder);
/// False if the disk refused; the old file is unchanged then.
[[nodiscard]] bool save_settings(const std::filesystem::path& folder, const Settings& settings);

}  // namespace tablebank
