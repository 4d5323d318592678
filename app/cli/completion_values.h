#pragma once
// Shell completion of a word of the command line: subcommands and options, and as values the editions, rulings,
// players, deeds and lines of the game that the command is about. Opens only files of this machine; a file that cannot
// be read gives no values. Internal header.

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
    std::vector<CompletionValue> words{};  ///< each begins with the typed text
    bool files = false;                    ///< a file name is possible
    std::vector<std::string> endings{};    ///< suffixes of such a file, without their dots; empty: any file
};

[[nodiscard]] CompletionValues completion_values(const Language& lang, const CompletionPoint& point);

}  // namespace tablebank
