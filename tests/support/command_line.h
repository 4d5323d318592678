#pragma once
// The command line run inside the test: arguments in, its output and its exit code out.

#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "source_dir.h"
#include "tests/support/documented_position.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

/// With the editions of the source tree, or of another folder.
Ran run(const Language& lang, const std::vector<std::string>& arguments, const std::string& input = "",
        const std::string& editions = TABLEBANK_SOURCE_DIR "/editions");
/// In English.
Ran run(const std::vector<std::string>& arguments, const std::string& input = "",
        const std::string& editions = TABLEBANK_SOURCE_DIR "/editions");

/// A new timed game of Anna (monopolist) and Boris (competitor) in the edition `us`; its file.
std::string new_game(const ScratchFolder& folder, const std::string& name = "game.tbl");

/// A game that begins from the documented position; its file.
std::string documented_game(const ScratchFolder& folder, const std::string& name = "game.tbl");

}  // namespace tablebank::testing
