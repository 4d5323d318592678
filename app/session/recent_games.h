#pragma once
// The games that this banker opened recently, newest first, in XDG_STATE_HOME/tablebank/recent.json. Only a
// convenience: the game's own file is authoritative.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tablebank {

class Session;

/// The state of a game when it was last open, as data; sentences are made in app/present.
struct RecentGame {
    std::filesystem::path file;  ///< absolute
    std::string edition;         ///< name as printed on the box
    std::vector<std::string> players;
    std::string phase;  ///< as in ledger/books/game.h
    std::int64_t round = 0;
    std::string turn;  ///< the player whom the table waits for
    std::int64_t entries = 0;
    std::int64_t at_ms = 0;  ///< when it was last posted to or opened, UTC
    bool practice = false;   ///< played to learn the program
    /// When the game was last written, as the file system counts; 0: not known.
    std::int64_t written = 0;

    friend bool operator==(const RecentGame&, const RecentGame&) = default;
};

[[nodiscard]] RecentGame describe(const Session& session);

/// The game in a file, with the entries that a crash left in its log. The file is not changed. Throws FileError.
[[nodiscard]] RecentGame describe(const std::filesystem::path& file);

class RecentGames {
public:
    static constexpr std::size_t most = 12;

    /// The list of a folder. A missing file is an empty list; one that cannot be understood is renamed to
    /// recent.json.damaged and is an empty list too.
    explicit RecentGames(std::filesystem::path folder);

    [[nodiscard]] const std::vector<RecentGame>& games() const { return games_; }
    /// Puts a game first, with its state in the file now, and saves. False if the disk refused; the list in memory is
    /// right anyway.
    bool remember(RecentGame game);
    /// Reads again each game that was written to since it was added: by another program, or before a crash. One that
    /// cannot be read does not change; opening it reports the reason.
    void catch_up();
    /// Takes a game off the list and saves.
    bool forget(const std::filesystem::path& file);

private:
    [[nodiscard]] bool save() const;

    std::filesystem::path folder_;
    std::vector<RecentGame> games_;
};

}  // namespace tablebank
