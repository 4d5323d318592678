#include "ledger/grammar/spoken_numbers.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>

#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// "cent" is missing: it is a hundred in French, and a hundredth of a coin elsewhere.
constexpr std::array<std::pair<std::string_view, std::size_t>, 35> units{{
    {"hundred", 2},  {"centaine", 2},  {"centaines", 2}, {"centinaio", 2}, {"centinaia", 2}, {"setka", 2},
    {"setki", 2},    {"setek", 2},     {"сотня", 2},     {"сотни", 2},     {"сотен", 2},     {"hundreds", 2},
    {"thousand", 3}, {"thousands", 3}, {"mille", 3},     {"milliers", 3},  {"mila", 3},      {"tysiąc", 3},
    {"tysiące", 3},  {"tysięcy", 3},   {"tys", 3},       {"тысяча", 3},    {"тысячи", 3},    {"тысяч", 3},
    {"тыс", 3},      {"million", 6},   {"millions", 6},  {"milione", 6},   {"milioni", 6},   {"milion", 6},
    {"miliony", 6},  {"milionów", 6},  {"mln", 6},       {"миллион", 6},   {"миллиона", 6},
}};
constexpr std::array<std::string_view, 3> more_millions{"миллионов", "млн", "mio"};

constexpr std::array words_of_numbers{
    // English, French
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen",
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "dozen", "grand", "deux", "trois",
    "quatre", "cinq", "sept", "huit", "neuf", "dix", "onze", "douze", "quinze", "vingt", "trente", "quarante",
    "cinquante", "soixante", "cent", "cents", "millier", "milliard", "milliards", "billion", "billions",
    // Italian, Polish
    "due", "tre", "quattro", "cinque", "sette", "otto", "nove", "dieci", "venti", "trenta", "quaranta", "cinquanta",
    "sessanta", "cento", "duecento", "cinquecento", "miliardo", "miliardi", "dwa", "dwie", "trzy", "cztery", "pięć",
    "sześć", "siedem", "osiem", "dziewięć", "dziesięć", "dwadzieścia", "trzydzieści", "pięćdziesiąt", "sto", "dwieście",
    "pięćset", "miliard", "miliardy", "miliardów", "mld",
    // Russian
    "два", "две", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "двадцать", "тридцать",
    "сорок", "пятьдесят", "сто", "двести", "триста", "пятьсот", "миллиард", "миллиарда", "миллиардов", "млрд",
    // A thousand in short
    "k"};

constexpr std::array words_of_notes{
    "note",     "notes",    "bill",      "bills",     "banknote",  "banknotes", "billet",   "billets",
    "coupure",  "coupures", "banconota", "banconote", "biglietto", "biglietti", "pezzi",    "pezzo",
    "banknot",  "banknoty", "banknotów", "купюра",    "купюры",    "купюр",     "купюрами", "банкнота",
    "банкноты", "банкнот",  "бумажка",   "бумажки",   "бумажек",   "штука",     "штуки",    "штук",
    "sztuka",   "sztuki",   "sztuk",     "szt",       "шт",        "pièces",    "pieces",   "piece"};

constexpr std::array<std::pair<std::string_view, std::int64_t>, 44> named_notes{{
    {"ones", 1},         {"singles", 1},         {"fives", 5},
    {"fivers", 5},       {"tens", 10},           {"tenners", 10},
    {"twenties", 20},    {"fifties", 50},        {"hundreds", 100},
    {"thousands", 1000}, {"jedynki", 1},         {"piątka", 5},
    {"piątki", 5},       {"piątek", 5},          {"dziesiątka", 10},
    {"dziesiątki", 10},  {"dziesiątek", 10},     {"dwudziestki", 20},
    {"dwudziestek", 20}, {"pięćdziesiątki", 50}, {"pięćdziesiątek", 50},
    {"setka", 100},      {"setki", 100},         {"setek", 100},
    {"pięćsetki", 500},  {"pięćsetek", 500},     {"пятерка", 5},
    {"пятерки", 5},      {"пятерок", 5},         {"десятка", 10},
    {"десятки", 10},     {"десяток", 10},        {"двадцатки", 20},
    {"двадцаток", 20},   {"полтинник", 50},      {"полтинника", 50},
    {"полтинников", 50}, {"сотня", 100},         {"сотни", 100},
    {"сотен", 100},      {"пятисотка", 500},     {"пятисотки", 500},
    {"пятисоток", 500},  {"пятихатка", 500},
}};

constexpr std::array between_words{"of", "de", "da",    "di",   "a",     "à",   "at",   "po",  "по",
                                   "x",  "×",  "times", "fois", "volte", "per", "razy", "раз", "раза"};

template <class Rows>
auto plain_map(const Rows& rows) {
    std::unordered_map<std::string, typename Rows::value_type::second_type> map;
    for (const auto& [word, value] : rows) map.emplace(plain_word(word), value);
    return map;
}

}  // namespace

std::optional<std::size_t> zeros_of_unit(std::string_view typed) {
    static const auto known = [] {
        auto map = plain_map(units);
        for (const std::string_view word : more_millions) map.emplace(plain_word(word), 6);
        return map;
    }();
    const auto found = known.find(plain_word(typed));
    return found == known.end() ? std::nullopt : std::optional{found->second};
}

bool is_spoken_number(std::string_view typed) {
    static const PlainSet words = plain_set(words_of_numbers);
    return words.contains(plain_word(typed));
}

bool is_note_word(std::string_view typed) {
    static const PlainSet words = plain_set(words_of_notes);
    return words.contains(plain_word(typed));
}

std::optional<std::int64_t> value_of_named_notes(std::string_view typed) {
    static const auto known = plain_map(named_notes);
    const auto found = known.find(plain_word(typed));
    return found == known.end() ? std::nullopt : std::optional{found->second};
}

bool is_between_count_and_value(std::string_view typed) {
    static const PlainSet words = plain_set(between_words);
    return words.contains(plain_word(typed));
}

bool belongs_to_figure(std::string_view typed) {
    return zeros_of_unit(typed) || is_spoken_number(typed) || is_note_word(typed) ||
           value_of_named_notes(typed).has_value();
}

bool names_currency(std::string_view typed, std::string_view code) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> names{{
        {"EUR", "euro euros евро"},
        {"USD", "dollar dollars bucks dollaro dollari dolar dolary dolarów доллар доллара долларов долл"},
        {"PLN", "zł zloty złoty złote złotych"},
        {"GBP", "pound pounds livre livres sterlina sterline funt funty funtów фунт фунта фунтов"},
        {"RUB", "руб рубль рубля рублей roubles rubles"},
    }};
    const auto* const row = std::ranges::find(names, code, [](const auto& name) { return name.first; });
    if (row == names.end()) return false;
    const auto known = split(row->second, ' ');
    return std::ranges::any_of(known, [&](std::string_view name) { return plain_word(name) == plain_word(typed); });
}

}  // namespace tablebank
