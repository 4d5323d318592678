#pragma once
// A recorded game as a test: a text file of lines in the grammar, which `tablebank do` takes unchanged.
//
// Its first line says how the game was made, with the words of the command line:
//     # new --edition us --player Anna:monopolist --player Boris:competitor --goal timed --minutes 120
// A line that must be refused is a comment to everyone else:
//     #! short-of-cash Anna build @34

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/session/session.h"

namespace tablebank::playthroughs {

struct PlayedLine {
    int number = 0;  ///< line in the file
    std::string line;
    std::optional<std::string> refused;  ///< the code it must be refused with
};

struct Playthrough {
    std::filesystem::path file;
    Setup setup;
    std::vector<PlayedLine> lines;
};

/// Every playthrough of this folder, by name.
[[nodiscard]] std::vector<std::filesystem::path> all_playthroughs();
[[nodiscard]] Playthrough read_playthrough(const std::filesystem::path& file);

/// A clock that is constant within a line and counted ids, so that two runs of one game give the same hashes.
class SteppedClock {
public:
    void set_line(int number) { now_ms_ = start_ms + number * 1000LL; }
    [[nodiscard]] StampMaker stamps();

private:
    static constexpr std::int64_t start_ms = 1'767'225'600'000;  // 2026-01-01
    std::int64_t now_ms_ = start_ms;
    std::int64_t ids_ = 0;
};

/// Posts one line and returns the difference from the file; empty if there is none.
[[nodiscard]] std::string play(Session& session, const PlayedLine& played_line, const std::string& line);

/// A folder of its own for one test, removed at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

}  // namespace tablebank::playthroughs
