#pragma once
// A judge's desk for the tests of checkpoints, keys and signatures: a game, a home with keys, and other programs.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/command_line.h"

namespace tablebank::testing {

/// A home of its own for the keys, for as long as it lives.
class Home {
public:
    explicit Home(const std::string& folder);
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home();

private:
    std::string before_;
};

/// The exit code of a command of the shell.
[[nodiscard]] int shell(const std::string& command);

/// A game of seven entries in its second round, and the keys of Vera and Boris with their public halves as files.
struct ProofViewModel {
    ProofViewModel();
    [[nodiscard]] std::string file(const std::string& name) const { return folder.file(name); }
    /// A checkpoint of the present game, or after an entry, in a new file.
    [[nodiscard]] std::string kept(const std::string& name, const std::string& role, const std::string& who,
                                   const std::vector<std::string>& more = {}) const;
    [[nodiscard]] std::string signed_by(const std::string& key, const std::string& checkpoint) const;
    ScratchFolder folder{};
    Home home{folder.file("home")};
    std::string game = new_game(folder);
    std::string early = folder.file("early.tbl");  ///< the game when it had three entries
};

/// Runs, expects an exit code and words in the output, on either stream.
void expect(int code, const std::string& words, const std::vector<std::string>& arguments,
            const std::string& input = "");

}  // namespace tablebank::testing
