#pragma once
// What a word of the command line could be, for a shell that asks: subcommands and options, and as values the editions,
// rulings, players, deeds and lines of the game that the command is about. Nothing is opened for it but files of this
// machine, and what cannot be read offers nothing. Internal to this room.

#include <string>
#include <vector>

#include "app/manual/completion_point.h"

namespace tablebank {

class Language;

struct CompletionValue {
    std::string word;
    std::string meaning{};
};

struct CompletionValues {
    std::vector<CompletionValue> words{};  ///< each begins with what was typed
    bool files = false;                    ///< a file could stand here
    std::vector<std::string> endings{};    ///< of such a file, without their dots; none: any file
};

[[nodiscard]] CompletionValues completion_values(const Language& lang, const CompletionPoint& point);

}  // namespace tablebank
