#include "ledger/grammar/spoken_question.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"

namespace tablebank {
namespace {

constexpr std::array asking_words{
    "how",   "who",    "whos",  "whats",   "whose", "what",  "which", "where",   "combien", "qui",
    "quel",  "quelle", "quels", "quelles", "qu",    "que",   "où",    "quanto",  "quanti",  "quanta",
    "chi",   "quale",  "quali", "che",     "cosa",  "dove",  "ile",   "kto",     "kogo",    "czyj",
    "czyja", "czyje",  "komu",  "jakie",   "jaki",  "co",    "gdzie", "сколько", "кто",     "кого",
    "кому",  "чей",    "чья",   "чье",     "чьи",   "какие", "какой", "что",     "где"};
/// Words in front of the one that asks: "à qui", "di chi", "у кого".
constexpr std::array words_before{"à", "a", "di", "da", "de", "c'est", "c", "est", "et",
                                  "e", "и", "а",  "у",  "so", "and",   "w", "u",   "do"};
constexpr std::array how_much_words{"how", "combien", "quanto", "quanti", "ile", "сколько"};
constexpr std::array turn_words{"turę",   "kolejkę", "turze",   "ходу",   "turn",  "next",  "tour",
                                "joue",   "jouer",   "turno",   "tocca",  "tira",  "gioca", "kolej",
                                "tura",   "kolejka", "rzuca",   "gra",    "ruch",  "ход",   "ходит",
                                "ходить", "бросает", "очередь", "дальше", "rolls", "lance", "main"};
constexpr std::array debt_words{"due",   "dû",     "dus",    "dovuto",   "причитается", "należy",   "owe",
                                "owes",  "debt",   "debts",  "doit",     "dois",        "dette",    "dettes",
                                "deve",  "devo",   "debito", "debiti",   "winien",      "winna",    "dług",
                                "długi", "długu",  "płaci",  "zapłacić", "должен",      "должна",   "долг",
                                "долги", "долгов", "pay",    "payer",    "pagare",      "заплатить"};
constexpr std::array deed_words{"deeds", "deed",       "streets",   "properties", "titres",      "titre",
                                "rues",  "propriétés", "proprietà", "strade",     "titoli",      "nieruchomości",
                                "ulice", "владения",   "владений",  "карточки",   "предприятия", "улицы",
                                "own",   "owns",       "possède",   "possiede"};
template <class Words>
bool has_any(const Words& of, const std::vector<std::string>& words) {
    const PlainSet known = plain_set(of);
    return std::ranges::any_of(words, [&](const std::string& word) { return known.contains(word); });
}

bool asks_first(const std::vector<std::string>& words) {
    static const PlainSet before = plain_set(words_before);
    const auto first = std::ranges::find_if_not(words, [](const std::string& word) { return before.contains(word); });
    return first != words.end() && has_any(asking_words, {*first});
}

/// The thing that some words name: of the longest name, the first. Beginnings of names only in words of four letters
/// and more, because a question has many short words.
std::optional<std::size_t> named_in(const SpokenNames& names, const std::vector<std::vector<std::string>>& tokens,
                                    bool whole) {
    constexpr std::size_t shortest = 4;  // in bytes
    std::optional<std::size_t> thing;
    std::size_t longest = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].empty()) continue;
        for (const SpokenCases cases : {SpokenCases::russian, SpokenCases::polish}) {
            const auto found = names.find(std::span(tokens).subspan(at), cases);
            const bool fits = found.things.size() == 1 && found.words > longest &&
                              (found.whole || found.in_case || (!whole && tokens[at].front().size() >= shortest));
            if (!fits) continue;
            thing = found.things.front();
            longest = found.words;
        }
    }
    return thing;
}

}  // namespace

std::optional<ParseError> question_in(const Setup& setup, const SpokenTable& names, std::string_view text) {
    std::vector<std::vector<std::string>> tokens;
    std::vector<std::string> words;
    std::string bare{trim(text)};
    const bool marked = bare.ends_with('?');
    std::ranges::replace(bare, '?', ' ');
    std::ranges::replace(bare, ',', ' ');
    for (const std::string_view token : split(bare, ' ')) {
        auto plain = plain_words(token);
        words.insert(words.end(), plain.begin(), plain.end());
        if (!plain.empty()) tokens.push_back(std::move(plain));
    }
    const bool begins = asks_first(words);
    if (words.empty() || (!marked && !begins)) return std::nullopt;
    ParseError asked{ParseError::Kind::question, 1, std::string{trim(text)}, {}};
    const auto player = named_in(names.players, tokens, true);
    const auto deed = named_in(names.deeds, tokens, false);
    const auto about = [&](std::string_view what) {
        asked.candidates.emplace_back(what);
        if (player) asked.candidates.push_back(setup.players[*player].name);
        return asked;
    };
    const bool of_debts = has_any(debt_words, words) && !deed;
    const bool of_turn = !of_debts && has_any(turn_words, words) && !player && !named_in(names.deeds, tokens, true);
    if (of_turn) return about(question::turn);
    if (deed) {
        asked.candidates = {std::string{question::owner}, setup.edition->deeds[*deed].slug};
        return asked;
    }
    if (has_any(debt_words, words)) return about(question::debts);
    if (has_any(deed_words, words)) return about(question::deeds);
    if (has_any(how_much_words, words)) return about(question::cash);
    if (!begins) return std::nullopt;
    return asked;
}

}  // namespace tablebank
