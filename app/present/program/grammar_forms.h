#pragma once
// Every form of the line grammar with its effect, so that users can find a verb by what it does.

#include <span>

#include "ledger/books/game.h"

namespace tablebank {

/// What a box, or a game of it, must have for a form to be useful.
enum class FormNeeds {
    nothing,
    auctions,
    foundation,
    bookmakers,
    hidden_cards,
    kept_cards,
    income_tax,
    clock,         ///< a timed game
    timed_ending,  ///< the same
    one_side_gone,
    never,  ///< a line that only programs post
};

struct GrammarForm {
    const char* begins;  ///< text for the command line, to be completed: "build "
    const char* form;    ///< "PLAYER build DEED [N]"
    const char* text;    ///< its effect, in English; translated with tr()
    FormNeeds needs = FormNeeds::nothing;
};

/// The most usual first. Every verb of the grammar has at least one.
[[nodiscard]] std::span<const GrammarForm> grammar_forms();
/// Whether a form is of use in this game.
[[nodiscard]] bool is_of_use(const GrammarForm& form, const Game& game);

}  // namespace tablebank
