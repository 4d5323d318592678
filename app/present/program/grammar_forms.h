#pragma once
// Every form of the line grammar with what it does, for whoever looks for a verb by what he wants to do.

#include <span>

namespace tablebank {

struct GrammarForm {
    const char* begins;  ///< what is put into the command line to be finished: "build "
    const char* form;    ///< "PLAYER build DEED [N]"
    const char* text;    ///< what it does, in English; said by tr()
};

/// The most usual first. Every verb of the grammar has at least one.
[[nodiscard]] std::span<const GrammarForm> grammar_forms();

}  // namespace tablebank
