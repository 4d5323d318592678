// make_long_game FILE ENTRIES [SEED]: writes the game file that the benches and bench/compare.sh measure on.

#include <cstdint>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "bench/long_game.h"

int main(int count, char** words) {
    const std::vector<std::string> arguments(words + 1, words + count);
    if (arguments.size() < 2 || arguments.size() > 3) {
        std::cerr << "usage: make_long_game FILE ENTRIES [SEED]\n";
        return 2;
    }
    try {
        const std::uint64_t seed = arguments.size() == 3 ? std::stoull(arguments[2]) : 1;
        tablebank::bench::write_long_game(arguments[0], std::stoll(arguments[1]), seed);
    } catch (const std::exception& error) {
        std::cerr << "make_long_game: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
