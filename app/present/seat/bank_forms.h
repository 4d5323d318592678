#pragma once
// Every line of the grammar for a banker who taps: its effect, and the words that it needs, each chosen from a list or
// typed. Made from the forms that the help shows (app/present/program/grammar_forms.h), so that a new verb is here,
// too.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/program/grammar_forms.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// A word of a line that the banker chooses or types.
struct FormPart {
    enum class Kind : std::uint8_t {
        player,
        deed,
        space,
        city,
        entry,   ///< one of the latest
        ruling,  ///< its key and a value
        number,
        dice,    ///< two throws
        reason,  ///< chosen from the usual ones, or typed
        words,   ///< a name
        line,    ///< a whole line
    };
    Kind kind = Kind::words;
    std::string label{};
    bool optional = false;
};

struct BankForm {
    std::string id;    ///< unique: "player-count-n-waived-why"
    std::string text;  ///< "Count the notes really in hand"
    std::vector<FormPart> parts{};
};

/// A word to choose.
struct FormChoice {
    std::string word;    ///< as in a line
    std::string text;    ///< as shown
    std::string line{};  ///< of an entry: the line that it corrects
};
struct FormList {
    FormPart::Kind kind;
    std::vector<FormChoice> choices;
};

struct BankForms {
    std::vector<BankForm> forms;  ///< of use in this game, the most usual first
    std::vector<FormList> lists;  ///< of each kind that is chosen; reasons may be typed instead
};
[[nodiscard]] BankForms make_bank_forms(const Language& lang, const Session& session);

/// The line of a form with these words, one for each part; an empty one is left out. Empty if there is no such form, or
/// a word is missing.
[[nodiscard]] std::string form_line(std::string_view id, const std::vector<std::string>& words);

/// The form with which a refused line is posted all the same: its parts are the reason and the line.
[[nodiscard]] std::string forcing_form();

/// A kind as a word for programs: "player", "entry".
[[nodiscard]] std::string_view to_string(FormPart::Kind kind);

}  // namespace tablebank
