#pragma once
// Every form of the line grammar with its effect, so that users can find a verb by what it does.

#include <span>

namespace tablebank {

struct GrammarForm {
    const char* begins;  ///< text for the command line, to be completed: "build "
    const char* form;    ///< "PLAYER build DEED [N]"
    const char* text;    ///< its effect, in English; translated with tr()
};

/// The most usual first. Every verb of the grammar has at least one.
[[nodiscard]] std::span<const GrammarForm> grammar_forms();

}  // namespace tablebank
