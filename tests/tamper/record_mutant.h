#pragma once
// A record that was tampered with: bytes, lines and entries are changed, lost, doubled, moved, taken from another
// record; or every hash is computed again over the change. A seed gives one mutant, on every machine.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/session.h"
#include "tests/support/chance.h"

namespace tampering {

/// The record of a game, as it is exported.
[[nodiscard]] std::string record_text(const tablebank::Setup& setup, const std::vector<tablebank::Entry>& entries);

struct SoundRecord {
    std::string text{};
    std::string other{};  ///< the record of another game
    tablebank::Setup setup{};
    std::vector<tablebank::Entry> entries{};
};

struct RecordMutant {
    std::string_view kind{};
    std::string text{};
    bool chained_anew = false;  ///< its hashes fit: only a head that was kept can tell
};

class RecordTamperer {
public:
    RecordTamperer(const SoundRecord& sound, std::uint64_t seed) : sound_(sound), chance_(seed) {}
    [[nodiscard]] RecordMutant make();
    [[nodiscard]] static std::size_t ways();

private:
    using Way = RecordMutant (RecordTamperer::*)();
    struct Named {
        std::string_view name;
        Way way;
    };
    static const std::vector<Named>& all();

    [[nodiscard]] RecordMutant flipped();
    [[nodiscard]] RecordMutant of_signs();
    [[nodiscard]] RecordMutant of_lines();
    [[nodiscard]] RecordMutant of_blocks();
    [[nodiscard]] RecordMutant cut();
    [[nodiscard]] RecordMutant spliced();
    [[nodiscard]] RecordMutant spelt_otherwise();
    [[nodiscard]] RecordMutant shortened();
    [[nodiscard]] RecordMutant rewritten();

    [[nodiscard]] std::size_t below(std::size_t size) {
        return static_cast<std::size_t>(chance_.below(static_cast<int>(size)));
    }
    /// Takes pieces out, doubles them, moves them or exchanges two.
    void shuffle(std::vector<std::string>& pieces);

    const SoundRecord& sound_;
    random_play::Rng chance_;
};

}  // namespace tampering
