#include "ledger/grammar/spoken_sums.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr int ten = 10;
constexpr int twenty = 20;
constexpr int hundred = 100;
constexpr int thousand = 1000;
constexpr std::int64_t million = 1'000'000;

/// The words for numbers in one language, which a list separates by spaces; several for one number by "|".
struct NumberWords {
    std::string_view language;
    std::string_view below_twenty;  ///< from 1
    std::string_view tens;          ///< from 20
    std::string_view hundreds;      ///< from 100
    std::string_view thousands;     ///< the words that multiply by it
    std::string_view millions;
};
constexpr std::array all_words{
    NumberWords{"en",
                "one|a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                "seventeen eighteen nineteen",
                "twenty thirty forty|fourty fifty sixty seventy eighty ninety",
                "hundred|onehundred|ahundred twohundred threehundred fourhundred fivehundred sixhundred sevenhundred "
                "eighthundred ninehundred",
                "thousand", "million millions"},
    NumberWords{
        "fr",
        "un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept "
        "dixhuit dixneuf",
        "vingt trente quarante cinquante soixante septante|soixantedix quatrevingt|quatrevingts|huitante|octante "
        "nonante|quatrevingtdix",
        "cent deuxcent|deuxcents troiscent|troiscents quatrecent|quatrecents cinqcent|cinqcents sixcent|sixcents "
        "septcent|septcents huitcent|huitcents neufcent|neufcents",
        "mille", "million millions"},
    NumberWords{
        "it",
        "un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici "
        "sedici diciassette diciotto diciannove",
        "venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant "
        "ottanta|ottant novanta|novant",
        "cento|cent duecento|duecent trecento|trecent quattrocento|quattrocent cinquecento|cinquecent "
        "seicento|seicent settecento|settecent ottocento|ottocent novecento|novecent",
        "mille mila", "milione milioni"},
    NumberWords{"pl",
                "jeden|jedna|jedną dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście "
                "trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście",
                "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt "
                "dziewięćdziesiąt",
                "sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset",
                "tysiąc tysiące tysięcy", "milion miliony milionów"},
    NumberWords{
        "ru",
        "один|одна|одну два|две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать "
        "четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
        "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
        "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот", "тысяча тысячу тысячи тысяч",
        "миллион миллиона миллионов"},
};

using Names = std::unordered_map<std::string, int>;

std::vector<std::string> plain_names(std::string_view names) {
    std::vector<std::string> plain;
    for (const std::string_view name : split(names, '|')) plain.push_back(plain_word(name));
    return plain;
}

/// The names of all numbers to 999 in one language, written as one word.
class NumberNames {
public:
    explicit NumberNames(const NumberWords& words) : language_(words.language) {
        read(words.below_twenty, 1, 1);
        read(words.tens, twenty, ten);
        add_units_to_tens(words);
        const Names below_hundred = names_;
        read(words.hundreds, hundred, hundred);
        int value = 0;
        for (const std::string_view names : split(words.hundreds, ' ')) {
            value += hundred;
            for (const std::string& name : plain_names(names))
                for (const auto& [rest, units] : below_hundred) names_.emplace(name + rest, value + units);
        }
        for (const std::string_view word : split(words.thousands, ' ')) units_.emplace(plain_word(word), thousand);
        for (const std::string_view word : split(words.millions, ' '))
            units_.emplace(plain_word(word), static_cast<int>(million));
    }

    [[nodiscard]] std::string_view language() const { return language_; }
    /// The value of these words; nullopt if they are not the name of one number.
    [[nodiscard]] std::optional<std::int64_t> value(const std::vector<std::string>& words) const {
        std::int64_t all = 0;
        std::int64_t last_unit = million * thousand;
        std::string group;
        for (const std::string& part : parts_of(words)) {
            const auto unit = units_.find(part);
            if (unit == units_.end()) {
                group += part;
                continue;
            }
            const auto times = group.empty() ? std::optional{1} : number(group);
            if (!times || unit->second >= last_unit) return std::nullopt;
            all += std::int64_t{*times} * unit->second;
            last_unit = unit->second;
            group.clear();
        }
        if (group.empty()) return all;
        const auto rest = number(group);
        return rest ? std::optional{all + *rest} : std::nullopt;
    }

private:
    void read(std::string_view list, int first, int step) {
        int value = first;
        for (const std::string_view names : split(list, ' ')) {
            for (const std::string& name : plain_names(names)) names_.emplace(name, value);
            value += step;
        }
    }
    void add_units_to_tens(const NumberWords& words) {
        const std::vector<std::string_view> units = split(words.below_twenty, ' ');
        int value = twenty;
        for (const std::string_view names : split(words.tens, ' ')) {
            for (const std::string& name : plain_names(names)) {
                // "soixante-quinze" and "quatre-vingt-treize" add up to 19.
                const bool to_nineteen = language_ == "fr" && (name == "soixante" || name == "quatrevingt");
                for (int unit = 1; unit < (to_nineteen ? twenty : ten); ++unit)
                    for (const std::string& one : plain_names(units[static_cast<std::size_t>(unit) - 1]))
                        names_.emplace(name + one, value + unit);
            }
            value += ten;
        }
    }
    [[nodiscard]] std::optional<int> number(const std::string& name) const {
        const auto found = names_.find(name);
        return found == names_.end() ? std::nullopt : std::optional{found->second};
    }
    /// The words; an Italian one with thousands in it as its parts: "duemilacinquecento".
    [[nodiscard]] std::vector<std::string> parts_of(const std::vector<std::string>& words) const {
        if (language_ != "it") return words;
        std::vector<std::string> parts;
        for (const std::string& word : words) {
            const std::size_t plural = word.find("mila");
            const std::size_t at = plural != word.npos ? plural : (word.starts_with("mille") ? 0 : word.npos);
            if (at == word.npos) {
                parts.push_back(word);
                continue;
            }
            const std::size_t end =
                at + (plural != word.npos ? std::string_view{"mila"}.size() : std::string_view{"mille"}.size());
            if (at > 0) parts.push_back(word.substr(0, at));
            parts.push_back(word.substr(at, end - at));
            if (end < word.size()) parts.push_back(word.substr(end));
        }
        return parts;
    }

    std::string_view language_;
    Names names_;
    Names units_;
};

const std::vector<NumberNames>& all_names() {
    static const std::vector<NumberNames> names(all_words.begin(), all_words.end());
    return names;
}

/// "vingt et un", "five hundred and ten": a word between two others. It begins and ends no number.
bool is_between(const std::string& word) {
    return word == "and" || word == "et" || word == "e" || word == "ed";
}

/// Number words that are other words in another language, where a sum may be as well: "pay due", "ten" (this) in
/// Polish.
bool is_of_box_only(const std::vector<std::string>& words) {
    constexpr std::array<std::string_view, 3> alone{"due", "ten", "sei"};
    if (words.size() == 1) return std::ranges::find(alone, words.front()) != alone.end();
    // "six cents" is 600 in French, and six coins in English.
    return words.size() == 2 && words.front() == "six" && words.back().starts_with("cent");
}

/// The value of words that are one number in some language, and no other number in another.
std::optional<std::int64_t> value_of(const std::vector<std::string>& words, std::string_view language) {
    std::optional<std::int64_t> found;
    std::optional<std::int64_t> own;
    bool differ = false;
    for (const NumberNames& names : all_names()) {
        const auto value = names.value(words);
        if (!value) continue;
        differ = differ || (found && *found != *value);
        found = value;
        if (names.language() == language) own = value;
    }
    if (own) return own;
    return differ || is_of_box_only(words) ? std::nullopt : found;
}

}  // namespace

bool may_begin_sum(const std::vector<std::string>& words) {
    constexpr std::size_t longest = 64;  // bytes; the longest Italian number is shorter
    std::vector<std::string> number = words;
    std::erase_if(number, is_between);
    const bool is_short = std::ranges::all_of(number, [](const std::string& word) { return word.size() <= longest; });
    return !number.empty() && is_short &&
           std::ranges::any_of(all_names(), [&](const NumberNames& names) { return names.value(number).has_value(); });
}

std::optional<SaidSum> sum_in_words(SaidWords said, std::string_view language) {
    constexpr std::size_t most = 12;
    for (std::size_t count = std::min(said.size(), most); count > 0; --count) {
        std::vector<std::string> words;
        for (const auto& plain : said.first(count)) words.insert(words.end(), plain.begin(), plain.end());
        if (words.empty() || is_between(words.front()) || is_between(words.back())) continue;
        std::erase_if(words, is_between);
        const auto value = value_of(words, language);
        if (value && *value > 1) return SaidSum{*value, count};
    }
    return std::nullopt;
}

}  // namespace tablebank
