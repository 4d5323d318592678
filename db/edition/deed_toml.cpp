#include "db/edition/deed_toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "db/edition/edition_parts.h"
#include "db/edition/edition_values.h"

namespace tablebank {
namespace {

std::string inline_city(const City& city) {
    return fmt::format("{{ slug = {}, name = {}, colour = {} }}", text_literal(city.slug), text_literal(city.name),
                       text_literal(city.colour));
}

std::string column_text(const StreetColumn& column, Role role) {
    std::vector<std::string> built;
    built.reserve(column.built.size());
    for (const Money rent : column.built) built.push_back(rent.to_string());
    const auto price_text = [](Money each, const std::vector<Money>& prices) {
        std::vector<std::string> all;
        all.reserve(prices.size());
        for (const Money price : prices) all.push_back(price.to_string());
        return all.empty() ? each.to_string() : list_literal(all, true);
    };
    const std::string doubled = can_monopolise(role) ? fmt::format(", doubled = {}", column.doubled.to_string()) : "";
    return fmt::format("{{ single = {}{}, built = {}, house_price = {}, hotel_price = {} }}", column.single.to_string(),
                       doubled, list_literal(built, true), price_text(column.house_price, column.house_prices),
                       price_text(column.hotel_price, column.hotel_prices));
}

std::string deed_text(const TypedDeed& typed, const std::vector<TypedCity>& cities, const Profile& profile) {
    const Deed& deed = typed.deed;
    std::string text =
        fmt::format("[[deed]]\nspace    = {}\nname     = {}\n", deed.space.index, text_literal(deed.name));
    if (!typed.brief.empty()) text += fmt::format("short    = {}\n", text_literal(typed.brief));
    text += fmt::format("slug     = {}\n", text_literal(deed.slug));
    const bool street = deed.kind == SpaceKind::street;
    if (street)
        text += fmt::format("city     = {}\n", text_literal(cities.at(static_cast<std::size_t>(deed.city)).city.slug));
    text += fmt::format("price    = {}\nmortgage = {}\n", deed.price.to_string(), deed.mortgage.to_string());
    if (profile.mortgage_interest.value == 0) text += fmt::format("redeem   = {}\n", deed.redeem.to_string());
    if (!street) return text;
    for (const Role role : profile.played_roles())
        text += fmt::format("{} = {}\n", to_string(role), column_text(deed.street.of(role), role));
    return text;
}

/// The lines at which a table begins that is a section of its own, except those under one key.
void find_sections(const toml::table& table, std::string_view but, std::set<std::size_t>& lines) {
    for (const auto& [key, node] : table) {
        if (key.str() == but) continue;
        if (const auto* inner = node.as_table(); inner != nullptr && !inner->is_inline()) {
            lines.insert(inner->source().begin.line);
            find_sections(*inner, {}, lines);
        }
        const auto* list = node.as_array();
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            const auto* inner = list->get(i)->as_table();
            if (inner == nullptr || inner->is_inline()) continue;
            lines.insert(inner->source().begin.line);
            find_sections(*inner, {}, lines);
        }
    }
}

std::size_t begin_of_text_line(const std::string& text, std::size_t line) {
    std::size_t begin = 0;
    for (std::size_t number = 1; number < line && begin < text.size(); ++number)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    return begin;
}

/// The text with all sections of a list of tables replaced, at the place of the first one; or with its value replaced,
/// if it is written as one value.
std::string with_tables(const EditionText& edition, const std::string& key, const std::string& sections,
                        const std::string& value) {
    const toml::table file = parse_edition_toml(edition);
    const auto* list = file.get_as<toml::array>(key);
    const bool in_sections =
        list != nullptr && !list->empty() && list->get(0)->is_table() && !list->get(0)->as_table()->is_inline();
    if (!in_sections) {
        for (const EditionValue& found : edition_values(edition))
            if (found.key == key) return with_literal(edition.text, found, value);
        return edition.text;
    }
    std::set<std::size_t> others;
    find_sections(file, key, others);
    std::vector<std::size_t> mine;
    for (const auto& each : *list) mine.push_back(each.source().begin.line);
    std::string text = edition.text;
    for (auto line = mine.rbegin(); line != mine.rend(); ++line) {
        const auto next = others.upper_bound(*line);
        const std::size_t begin = begin_of_text_line(text, *line);
        const std::size_t end = next == others.end() ? text.size() : begin_of_text_line(text, *next);
        text.replace(begin, end - begin, *line == mine.front() ? sections + (end < text.size() ? "\n" : "") : "");
        others.insert(*line);
    }
    return text;
}

void retitle(EditionText& text, const char* key, const std::string& title) {
    for (const EditionValue& value : edition_values(text)) {
        if (value.key != key) continue;
        text.text = with_literal(text.text, value, text_literal(title));
        return;
    }
}

}  // namespace

std::string text_with_deeds(const LoadedEdition& like, const EditionTitle& title, const std::vector<TypedCity>& cities,
                            const std::vector<TypedDeed>& deeds) {
    EditionText text = like.text;
    text.text = as_template(text);
    retitle(text, "id", title.id);
    retitle(text, "name", title.name);
    retitle(text, "language", title.language);
    std::string sections;
    std::string list;
    for (const TypedCity& each : cities) {
        const City& city = each.city;
        sections += fmt::format("{}[[city]]\nslug = {}\nname = {}\ncolour = {}\n", sections.empty() ? "" : "\n",
                                text_literal(city.slug), text_literal(city.name), text_literal(city.colour));
        list += "    " + inline_city(city) + ",\n";
    }
    text.text = with_tables(text, "city", sections, list.empty() ? "[]" : "[\n" + list + ']');
    sections.clear();
    list.clear();
    for (const TypedDeed& each : deeds)
        sections += (sections.empty() ? "" : "\n") + deed_text(each, cities, like.edition.profile);
    // A list of deeds in one value is replaced by sections at the end, as in every other file.
    const auto file = parse_edition_toml(text);
    const auto* written = file.get_as<toml::array>("deed");
    const bool one_value = written != nullptr && !written->empty() && written->get(0)->as_table()->is_inline();
    if (!one_value) {
        text.text = with_tables(text, "deed", sections, "[]");
        return text.text;
    }
    for (const EditionValue& found : edition_values(text)) {
        if (found.key != "deed") continue;
        const std::size_t begin = text.text.rfind('\n', found.begin) + 1;
        text.text.erase(begin, found.end - begin);
    }
    return text.text + "\n" + sections;
}

}  // namespace tablebank
