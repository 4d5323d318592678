#include "db/edition/deed_columns.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <utility>

#include "db/edition/deed_words.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/slug.h"
#include "ledger/text/trim.h"

namespace tablebank {
namespace {

using namespace deed_words;

/// The words of a heading in a language, in the order of the English ones; each of them can also be read.
constexpr std::size_t head_parts = 15;
struct HeadsIn {
    Words language;
    std::array<Words, head_parts> words;
};
constexpr std::array<Words, head_parts> english_heads{"space", "name",     "short",  "group",       "colour",
                                                      "price", "mortgage", "redeem", "house price", "hotel price",
                                                      "rent",  "hotel",    "slug",   "monopolist",  "competitor"};
constexpr std::array heads_in{
    HeadsIn{"ru",
            {"поле", "название", "кратко", "группа", "цвет", "цена", "залог", "выкуп", "цена дома", "цена отеля",
             "рента", "отель", "slug", "монополист", "конкурент"}},
    HeadsIn{"fr",
            {"case", "nom", "court", "groupe", "couleur", "prix", "hypothèque", "levée", "prix maison", "prix hôtel",
             "loyer", "hôtel", "slug", "monopoliste", "concurrent"}},
    HeadsIn{"it",
            {"casella", "nome", "breve", "gruppo", "colore", "prezzo", "ipoteca", "riscatto", "prezzo casa",
             "prezzo albergo", "affitto", "albergo", "slug", "monopolista", "concorrente"}},
    HeadsIn{"pl",
            {"pole", "nazwa", "skrót", "grupa", "kolor", "cena", "hipoteka", "wykup", "cena domu", "cena hotelu",
             "czynsz", "hotel", "slug", "monopolista", "przedsiębiorca"}},
};

/// No heading is longer; longer text is not examined.
constexpr std::size_t longest_head = 100;

/// The words of a heading in lower case without accents; apostrophes, brackets and other characters separate them.
std::vector<std::string> words_of(std::string_view head) {
    constexpr std::string_view apostrophe = "\u2019";
    std::string text(head);
    std::ranges::replace(text, '\'', ' ');
    for (auto at = text.find(apostrophe); at != std::string::npos; at = text.find(apostrophe, at))
        text.replace(at, apostrophe.size(), " ");
    constexpr std::string_view numero = "№";
    for (auto at = text.find(numero); at != std::string::npos; at = text.find(numero, at))
        text.replace(at, numero.size(), " nr ");
    const std::string slug = slug_of(text);
    std::vector<std::string> words;
    for (const std::string_view word : split(slug, '-')) words.emplace_back(word);
    return words;
}

std::string joined(std::span<const std::string> words) {
    return fmt::format("{}", fmt::join(words, "-"));
}

/// Keys by their typed headings, built once: every cell of a table is looked up.
using Keys = std::map<std::string, std::string_view, std::less<>>;

Keys by_words(std::span<const Called> names) {
    Keys keys;
    for (const auto& [name, key] : names) keys.emplace(joined(words_of(name)), key);
    return keys;
}

Keys by_words(std::span<const Words> names) {
    Keys keys;
    for (const Words name : names) keys.emplace(joined(words_of(name)), name);
    return keys;
}

struct HeadWords {
    Keys plain = by_words(plain_heads);
    Keys groups = by_words(group_words);
    Keys houses = by_words(house_words);
    Keys hotels = by_words(hotel_words);
    Keys rents = by_words(rent_words);
    Keys idle = by_words(idle_words);
    Keys roles = by_words(role_heads);
};

const HeadWords& known() {
    static const HeadWords words;
    return words;
}

/// The hotels of "hotel", "hotel 2" or "2 hotels"; nullopt for other words.
std::optional<int> hotels_of(std::span<const std::string> words) {
    const auto named =
        std::ranges::find_if(words, [](const std::string& word) { return known().hotels.contains(word); });
    if (named == words.end() || words.size() > 2) return std::nullopt;
    return words.size() == 1 ? 1 : read_number<int>(named == words.begin() ? words.back() : words.front());
}

/// "single", "doubled" or "built[2]" for the words after the word for rent.
std::optional<std::string> rent_key(std::span<const std::string> rest, int most_houses, int most_hotels) {
    if (rest.empty()) return "single";
    if (rest.size() == 1 && known().groups.contains(rest.front())) return "doubled";
    if (const auto hotels = hotels_of(rest)) {
        if (*hotels < 1 || *hotels > most_hotels) return std::nullopt;
        return fmt::format("built[{}]", most_houses + *hotels - 1);
    }
    if (rest.size() > 2 || (rest.size() == 2 && !known().houses.contains(rest.back()))) return std::nullopt;
    const auto count = read_number<int>(rest.front());
    if (!count || *count < 1 || *count > most_houses) return std::nullopt;
    return fmt::format("built[{}]", *count - 1);
}

void add_role(const Edition& edition, Role role, bool price_by_role, std::vector<DeedColumn>& columns) {
    const bool named = edition.profile.roles.value;
    const std::string key = std::string(to_string(role)) + '.';
    const std::string head = named ? std::string(to_string(role)) + ' ' : std::string{};
    const auto add = [&](const std::string& figure, const std::string& called) {
        columns.push_back({key + figure, head + called, true, true});
    };
    if (price_by_role) {
        add("house_price", "house price");
        add("hotel_price", "hotel price");
    }
    add("single", "rent");
    if (can_monopolise(role)) add("doubled", "rent group");
    const int most = edition.profile.houses_before_hotel.of(role).value;
    for (int count = 1; count <= most; ++count) add(fmt::format("built[{}]", count - 1), fmt::format("rent {}", count));
    add(fmt::format("built[{}]", most), "rent hotel");
    for (int hotel = 2; hotel <= edition.profile.hotels_per_street.value; ++hotel)
        add(fmt::format("built[{}]", most + hotel - 1), fmt::format("rent hotel {}", hotel));
}

}  // namespace

std::vector<DeedColumn> deed_columns(const Edition& edition, bool price_by_role) {
    std::vector<DeedColumn> columns{{"space", "space"}, {"name", "name"}, {"short", "short", false}};
    columns.push_back({"slug", "slug", false});
    columns.push_back({"city", "group", true, true});
    columns.push_back({"colour", "colour", false, true});
    columns.push_back({"price", "price"});
    columns.push_back({"mortgage", "mortgage"});
    if (edition.profile.mortgage_interest.value == 0) columns.push_back({"redeem", "redeem"});
    if (!price_by_role) {
        columns.push_back({"house_price", "house price", true, true});
        columns.push_back({"hotel_price", "hotel price", true, true});
    }
    for (const Role role : edition.profile.played_roles()) add_role(edition, role, price_by_role, columns);
    return columns;
}

std::string deed_head(std::string_view language, const std::string& head) {
    const auto heads = std::ranges::find(heads_in, language, &HeadsIn::language);
    if (heads == heads_in.end()) return head;
    std::string text;
    for (std::string_view rest = head; !rest.empty();) {
        // The price of houses has two words, but is one column.
        std::size_t end = std::min(rest.find(' '), rest.size());
        if (rest.starts_with("house price") || rest.starts_with("hotel price"))
            end = std::min(rest.find(' ', end + 1), rest.size());
        const Words part = rest.substr(0, end);
        const auto known = std::ranges::find(english_heads, part);
        text += text.empty() ? "" : " ";
        text +=
            known == english_heads.end() ? part : heads->words[static_cast<std::size_t>(known - english_heads.begin())];
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return text;
}

namespace {

/// A heading without the unit in brackets at its end: "cena (zł)", "prix [F]". nullopt if it has none: neither a word
/// of headings nor a number of houses is a unit.
std::optional<std::string_view> without_unit(std::string_view head) {
    constexpr std::size_t longest_unit = 16;
    head = trim(head);
    const char closing = head.empty() ? ' ' : head.back();
    if (closing != ')' && closing != ']') return std::nullopt;
    const std::size_t open = head.rfind(closing == ')' ? '(' : '[');
    if (open == head.npos || open == 0) return std::nullopt;
    const std::string_view unit = head.substr(open + 1, head.size() - open - 2);
    const auto is_head_word = [](const std::string& word) {
        return known().houses.contains(word) || known().hotels.contains(word) || known().groups.contains(word) ||
               known().roles.contains(word) || known().rents.contains(word) || known().plain.contains(word) ||
               read_number<int>(word).has_value();
    };
    if (unit.size() > longest_unit || std::ranges::any_of(words_of(unit), is_head_word)) return std::nullopt;
    return trim(head.substr(0, open));
}

std::optional<std::string> column_called(const Edition& edition, std::string_view head) {
    std::vector<std::string> words = words_of(head);
    std::optional<Role> role;
    const auto named =
        std::ranges::find_if(words, [](const std::string& word) { return known().roles.contains(word); });
    if (named != words.end()) {
        role = parse_role(known().roles.find(*named)->second);
        words.erase(named);
    }
    if (words.empty() || (role && !edition.profile.roles.value)) return std::nullopt;
    const std::string of_role = role ? std::string(to_string(*role)) + '.' : std::string{};
    // "1 maison" and "terrain nu" are rents without the word.
    const bool of_houses =
        words.size() == 2 && read_number<int>(words.front()) && known().houses.contains(words.back());
    if (of_houses || joined(words) == "terrain-nu") words.insert(words.begin(), "rent");
    if (known().rents.contains(words.front())) {
        std::erase_if(words, [](const std::string& word) { return known().idle.contains(word); });
        if (!role && edition.profile.roles.value) return std::nullopt;
        const Role whose = role.value_or(Role::player);
        const auto key = rent_key(std::span(words).subspan(1), edition.profile.houses_before_hotel.of(whose).value,
                                  edition.profile.hotels_per_street.value);
        if (!key || (*key == "doubled" && !can_monopolise(whose))) return std::nullopt;
        return std::string(to_string(whose)) + '.' + *key;
    }
    const std::string all = joined(words);
    if (!role && known().groups.contains(all)) return "city";
    const auto plain = known().plain.find(all);
    const std::string_view key = plain == known().plain.end() ? std::string_view{} : plain->second;
    if (!role && !key.empty()) return std::string(key);
    if (known().houses.contains(all) || key == "house_price") return of_role + "house_price";
    if (known().hotels.contains(all) || key == "hotel_price") return of_role + "hotel_price";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> deed_column_called(const Edition& edition, std::string_view head) {
    if (head.size() > longest_head) return std::nullopt;
    if (auto key = column_called(edition, head)) return key;
    const auto plain = without_unit(head);
    return plain ? column_called(edition, *plain) : std::nullopt;
}

}  // namespace tablebank
