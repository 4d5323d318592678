#pragma once
// The changes of an attacker who knows the format: a game, or its signed text, is changed, and every hash in it is made
// to fit again. A seed gives one forgery, on every machine.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "tests/support/chance.h"

namespace tampering {

/// A game as a list: not yet checked for replay.
struct Story {
    tablebank::Setup setup;
    std::vector<tablebank::Entry> entries;
};

class Forger {
public:
    /// `fork` has the beginning of `sound`, and another end.
    Forger(const Story& sound, const Story& fork, std::uint64_t seed) : sound_(sound), fork_(fork), chance_(seed) {}

    struct Forged {
        std::string_view kind{};
        Story story;
    };
    [[nodiscard]] Forged story();
    /// A text of lines, changed: its bytes, its lines, its order, its end, or spliced with another one's.
    [[nodiscard]] std::string text(const std::string& sound, const std::string& other);
    [[nodiscard]] random_play::Rng& chance() { return chance_; }

private:
    using Way = void (Forger::*)(Story&);
    void change_words(Story& story);
    void change_moves(Story& story);
    void change_facts(Story& story);
    void leave_out(Story& story);
    void put_in(Story& story);
    void swap(Story& story);
    void cut(Story& story);
    void splice(Story& story);
    void change_setup(Story& story);

    [[nodiscard]] std::size_t place(const Story& story);

    const Story& sound_;
    const Story& fork_;
    random_play::Rng chance_;
};

/// How many ways there are to forge a story.
[[nodiscard]] std::size_t forgeries();

}  // namespace tampering
