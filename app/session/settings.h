#pragma once
// What a banker has set for the program itself, kept in settings.json (app_directories.h). Says nothing of any
// game: a file that is lost or damaged costs only the choices in it.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

enum class ThemeChoice { dark, light, high_contrast };

/// "dark", "light", "high_contrast", as the file says it.
[[nodiscard]] std::string_view to_string(ThemeChoice theme);

struct Settings {
    static constexpr int smallest_scale = 75;
    static constexpr int largest_scale = 300;
    static constexpr std::size_t most_warnings = 10;
    static constexpr int longest_warning = 600;

    std::string language;  ///< "ru"; empty: as the environment says
    ThemeChoice theme = ThemeChoice::dark;
    int scale_percent = 100;         ///< smallest_scale .. largest_scale
    std::filesystem::path games;     ///< where new games are saved
    bool paper_money = false;        ///< the table has notes: each payment says which
    bool dice_at_once = false;       ///< two dice typed are posted without Enter
    bool money_moves = true;         ///< cash is counted from the old sum to the new one before everybody's eyes
    bool sound = true;               ///< of the clock, near its end
    bool round_checkpoints = false;  ///< a checkpoint is written beside the game when a round is over, and at its end
    /// So many minutes before its end the room is told, each once: most_warnings of them at the most, from the largest
    /// on, each 1 .. longest_warning.
    std::vector<int> clock_warnings{30, 10, 5, 1};

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Minutes as somebody types them, "30 10, 5": without repetitions, from the largest on. Nothing typed is no warning;
/// nullopt where a word is no number of minutes or there are too many.
[[nodiscard]] std::optional<std::vector<int>> parse_warnings(std::string_view text);
/// "30, 10, 5, 1"
[[nodiscard]] std::string warnings_text(const std::vector<int>& minutes);

struct LoadedSettings {
    Settings settings;
    std::filesystem::path set_aside{};  ///< what a file that could not be understood was renamed to, or empty
};
/// The settings of a folder. A missing file gives the defaults; one that cannot be understood is renamed to
/// settings.json.damaged, never over an earlier one, and gives the defaults too.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& folder);
/// False where the disk refused; the old file is whole then.
[[nodiscard]] bool save_settings(const std::filesystem::path& folder, const Settings& settings);

}  // namespace tablebank
