#pragma once
// A game that was tampered with: one of the ways in which bytes, pages, rows, the list of free pages or the -wal of a
// sound game are changed. A seed gives one mutant, on every machine.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/chance.h"

namespace tampering {

/// The original, as bytes: a finished game, and the same with its last entries in a -wal only.
struct Sound {
    std::string game{};
    std::string game_before_log{};
    std::string log{};
};

struct Mutant {
    std::string_view kind{};
    std::string game{};
    std::string log{};       ///< empty if there is none
    bool may_cut = false;    ///< entries at the end may be gone, which a chain without a noted head cannot tell
    bool own_words = false;  ///< made by SQL, so its pages fit and the damage is reported by its entry
};

/// How many ways there are, so that a run can see that it took them all.
[[nodiscard]] std::size_t ways();

class Tamperer {
public:
    /// `scratch` is a folder for files that are edited by SQL.
    Tamperer(const Sound& sound, std::filesystem::path scratch, std::uint64_t seed);
    [[nodiscard]] Mutant make();

private:
    using Way = Mutant (Tamperer::*)();
    struct Named {
        std::string_view name;
        Way way;
    };
    static const std::vector<Named>& all();
    friend std::size_t ways();

    [[nodiscard]] Mutant flipped();
    [[nodiscard]] Mutant of_pages();
    [[nodiscard]] Mutant cut();
    [[nodiscard]] Mutant grown();
    [[nodiscard]] Mutant of_header();
    [[nodiscard]] Mutant of_free_list();
    [[nodiscard]] Mutant of_tree();
    [[nodiscard]] Mutant moved_bytes();
    [[nodiscard]] Mutant of_cells();
    [[nodiscard]] Mutant of_rows();
    [[nodiscard]] Mutant of_log();

    [[nodiscard]] int pages() const { return static_cast<int>(sound_.game.size() / page_); }
    [[nodiscard]] std::size_t place(const std::string& in);
    [[nodiscard]] std::string by_sql(const std::string& sql) const;
    void spoil(std::string& bytes, int times);

    const Sound& sound_;
    std::filesystem::path scratch_;
    random_play::Rng chance_;
    std::size_t page_;
};

}  // namespace tampering
