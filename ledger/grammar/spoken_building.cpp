#include "ledger/grammar/spoken_building.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

constexpr int most_pieces = 99;

/// The words for a house in front of a street: "2 houses on", "une maison sur".
bool is_house_word(std::string_view typed) {
    constexpr std::array words{"house",   "houses",   "maison", "maisons", "casa",     "case",    "dom",
                               "domy",    "domow",    "domek",  "domki",   "дом",      "дома",    "домов",
                               "object",  "objects",  "objet",  "objets",  "oggetto",  "oggetti", "obiekt",
                               "obiekty", "obiektow", "объект", "объекта", "объектов", "объекты"};
    static const PlainSet known = plain_set(words);
    return known.contains(plain_word(typed));
}

/// The words for a hotel there: "a hotel on", "1 hôtel sur", and those for a network.
bool is_hotel_word(std::string_view typed) {
    constexpr std::array words{"hotel",   "hôtel",  "albergo", "отель", "гостиницу", "гостиница",
                               "network", "réseau", "rete",    "sieć",  "сеть"};
    static const PlainSet known = plain_set(words);
    for (const std::string_view article : {"l'", "l’"})
        if (typed.starts_with(article)) typed.remove_prefix(article.size());
    return known.contains(plain_word(typed));
}

/// What is built or sold, in front of its street.
struct SaidPieces {
    std::size_t words = 0;  ///< number of tokens
    int steps = 1;
    bool counted = false;
    bool named = false;  ///< as houses or a hotel
    bool hotel = false;
};

/// "2 houses", "two houses", "a hotel", "2"; no words if a street may be here.
SaidPieces pieces_ahead(const Reader& line, std::size_t from) {
    SaidPieces said;
    const auto word_at = [&](std::size_t ahead) {
        const Token* token = line.peek(from + ahead);
        return token != nullptr && token->kind == Token::Kind::word ? token->text : std::string_view{};
    };
    const auto is_piece = [&](std::size_t ahead) {
        return is_house_word(word_at(ahead)) || is_hotel_word(word_at(ahead));
    };
    const std::string_view first = word_at(0);
    const auto number = small_number(first);
    if (!first.empty() && is_digits(first) && first.size() <= 2) {
        said.counted = true;
        said.words = 1;
        said.steps = 0;
        for (const char digit : first) said.steps = said.steps * 10 + (digit - '0');
    } else if (number && is_piece(1)) {
        said.counted = true;
        said.words = 1;
        said.steps = *number;
    } else if (is_article(first) && is_piece(1)) {
        said.words = 1;
    }
    said.named = is_piece(said.words);
    if (said.named) {
        said.hotel = said.steps == 1 && is_hotel_word(word_at(said.words));
        ++said.words;
    }
    return said;
}

/// The street of the pieces, after a preposition.
Space street_of_pieces(Reader& line) {
    if (!line.skip("from") && !line.skip("for")) line.skip("to");
    return line.deed();
}

/// Whether a deed is bought: the word for a house may be a part of its name. Nothing is consumed.
bool is_purchase(Reader& line) {
    const Reader::Place begin = line.place();
    line.take();
    static_cast<void>(reading::buy(line));
    const bool is_read = !line.error() && !line.at_word();
    line.go_back(begin);
    return is_read;
}

bool at_put(const Reader& line) {
    const std::string word = line.word_ahead();
    return word == "buy" || word == "stake" || phrase_ahead(line, Phrase::put) > 0;
}

}  // namespace

bool at_spoken_building(const Reader& line) {
    return line.is_spoken() && at_put(line) &&
           pieces_ahead(line, std::max(phrase_ahead(line, Phrase::put), std::size_t{1})).named;
}

bool read_spoken_building(Reader& line, Command& command) {
    if (!line.is_spoken() || !line.at_word()) return false;
    const std::string verb = line.word_ahead();
    const bool puts = at_spoken_building(line);
    if (!puts && verb != "build" && verb != "sell") return false;
    const Reader::Place begin = line.place();
    if (verb == "buy" && is_purchase(line)) return false;
    if (!puts || !skip_phrase(line, Phrase::put)) line.take();
    const SaidPieces said = pieces_ahead(line, 0);
    for (std::size_t word = 0; word < said.words; ++word) line.take();
    if (said.named && line.peek() == nullptr && verb != "buy") {
        static_cast<void>(line.deed());  // "sells a house": the street is missing
        return true;
    }
    const bool steps = said.steps >= 1 && said.steps <= most_pieces;
    const std::optional<Space> street = steps && (said.counted || said.named) && line.peek() != nullptr
                                            ? std::optional{street_of_pieces(line)}
                                            : std::nullopt;
    if (line.error() && said.named && verb != "buy") return true;  // the street is asked
    if (!street || line.error()) {
        line.go_back(begin);
        return false;
    }
    if (verb == "sell")
        command.action = action::Sell{*street, said.steps, said.hotel};
    else
        command.action = action::Build{*street, said.steps, std::nullopt, said.hotel};
    return true;
}

bool asks_about_pieces(Reader& line, const Command& command) {
    if (!line.is_spoken()) return false;
    const Reader::Place begin = line.place();
    const SaidPieces said = pieces_ahead(line, 0);
    if (!said.named || said.steps < 1 || said.steps > most_pieces) return false;
    const Token& first = *line.peek();
    for (std::size_t word = 0; word < said.words; ++word) line.take();
    const Space street = street_of_pieces(line);
    if (line.error() || !line.at_end()) {
        line.go_back(begin);
        return false;
    }
    Command build = command;
    build.action = action::Build{street, said.steps, std::nullopt, said.hotel};
    Command sell = command;
    sell.action = action::Sell{street, said.steps, said.hotel};
    line.fail({ParseError::Kind::two_meanings,
               first.column,
               line.typed_since(begin),
               {print_line(line.setup(), build), print_line(line.setup(), sell)}});
    return true;
}

void refuse_second_deed(Reader& line, const Command& command) {
    const auto* mortgage = std::get_if<action::Mortgage>(&command.action);
    const auto* redeem = std::get_if<action::Redeem>(&command.action);
    if (!line.is_spoken() || line.error() || line.at_end() || (mortgage == nullptr && redeem == nullptr)) return;
    const Reader::Place begin = line.place();
    const Token& first = *line.peek();
    std::vector<std::string> lines{print_line(line.setup(), command)};
    const auto skip_joiner = [&] {
        const bool joined = line.at_word() && is_joiner(line.peek()->text);
        if (joined) line.take();
        return joined;
    };
    while (line.skip_comma() || skip_joiner()) {
        static_cast<void>(skip_joiner());
        Command next = command;
        const Space deed = line.deed();
        if (mortgage != nullptr)
            next.action = action::Mortgage{deed};
        else
            next.action = action::Redeem{deed};
        if (!line.error()) lines.push_back(print_line(line.setup(), next));
    }
    const bool is_list = !line.error() && line.at_end() && lines.size() > 1;
    std::string typed = line.typed_since(begin);
    line.go_back(begin);
    if (is_list) line.fail({ParseError::Kind::unexpected, first.column, std::move(typed), std::move(lines)});
}

void skip_pieces_of_city(Reader& line) {
    if (!line.is_spoken()) return;
    const Reader::Place begin = line.place();
    skip_articles(line);
    const bool pieces = skip_phrase(line, Phrase::pieces);
    const bool named =
        pieces || (line.at_word() && (is_house_word(line.peek()->text) || is_hotel_word(line.peek()->text)));
    if (!named) return line.go_back(begin);
    if (!pieces) line.take();
    if (!line.skip("from")) line.skip("to");
}

}  // namespace tablebank
