#include "ledger/grammar/spoken_claim.h"

#include <array>
#include <string>
#include <utility>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

constexpr std::array claim_words{"claim",    "claims",   "demand",    "demands",  "ask",   "asks",
                                 "réclame",  "réclamer", "demande",   "demander", "exige", "chiede",
                                 "chiedere", "reclama",  "esige",     "żąda",     "żądać", "domaga",
                                 "требует",  "требую",   "требовать", "просит",   "прошу"};

bool is_claim_word(std::string_view typed) {
    static const PlainSet known = plain_set(claim_words);
    return known.contains(plain_word(typed));
}

/// The word of the grammar for a word that may have an article in front of it: "l'affitto".
bool is_rent_word(const Reader& line, std::size_t ahead) {
    const Token* token = line.peek(ahead);
    if (token == nullptr || token->kind != Token::Kind::word) return false;
    if (line.word_ahead(ahead) == "rent") return true;
    const auto parts = plain_words(token->text);
    return parts.size() == 2 && is_article(parts.front()) && word_of_alias(parts.back()) == "rent";
}

}  // namespace

bool asks_about_claim(Reader& line, const Command& command) {
    if (!line.is_spoken() || !line.at_word() || !is_claim_word(line.peek()->text)) return false;
    std::size_t rent = 1;
    while (line.peek(rent) != nullptr && !is_rent_word(line, rent) && is_linking_word(line.peek(rent)->text)) ++rent;
    if (!is_rent_word(line, rent)) return false;
    const Token& verb = *line.take();
    const Reader::Place why = line.place();
    for (; rent > 0; --rent) line.take();
    Command paid;
    const bool from = line.skip("from") || line.skip("to");
    if (from || line.at_name_of_player() || line.at_receiver()) paid.player = line.player();
    if (line.error()) return true;
    paid.action = action::Rent{};
    while (line.take() != nullptr) {
    }
    Command protest = command;
    protest.action = action::Protest{};
    protest.why = line.typed_since(why);
    line.fail({ParseError::Kind::two_meanings,
               verb.column,
               std::string{verb.text},
               {print_line(line.setup(), paid), print_line(line.setup(), protest)}});
    return true;
}

}  // namespace tablebank
