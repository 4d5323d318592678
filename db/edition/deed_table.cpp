#include "db/edition/deed_table.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <tuple>
#include <utility>

#include "db/edition/deed_columns.h"
#include "db/edition/deed_heads.h"
#include "db/edition/deed_toml.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

/// "deed[3].price" to 3 and "price"; nullopt for the key of another list.
std::optional<std::pair<std::size_t, std::string>> element_of(std::string_view list, std::string_view key) {
    if (!key.starts_with(list) || key.substr(list.size(), 1) != "[") return std::nullopt;
    key.remove_prefix(list.size() + 1);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), index);
    if (error != std::errc{}) return std::nullopt;
    std::string rest(end, key.data() + key.size());
    rest.erase(0, std::min<std::size_t>(rest.size(), 2));  // "]."
    return std::pair{index, std::move(rest)};
}

/// Maps the keys of the generated file to the cells of the table.
class CellFinder {
public:
    CellFinder(const TypedDeeds& typed, const std::vector<TypedCity>& cities) : typed_(typed), cities_(cities) {}

    [[nodiscard]] DeedTableProblem cell_of(const EditionMessage& message) const {
        DeedTableProblem problem = place_of(message.key);
        problem.warning = message.warning;
        if (problem.row == 0) problem.text = message.key;
        problem.found = message;
        return problem;
    }

private:
    [[nodiscard]] DeedTableProblem place_of(const std::string& key) const {
        if (const auto deed = element_of("deed", key); deed && deed->first < typed_.deeds.size())
            return typed_.at(typed_.deeds[deed->first].row, column_for(deed->second), Kind::finding);
        const auto city = element_of("city", key);
        if (!city || city->first >= cities_.size()) return {};
        const TypedCity& told = cities_[city->first];
        if (city->second == "colour" && told.colour_row > 0) return typed_.at(told.colour_row, "colour", Kind::finding);
        return typed_.at(told.row, "city", Kind::finding);
    }

    /// The price of buildings may be in one column for all roles, and a slug in none.
    [[nodiscard]] std::string column_for(const std::string& key) const {
        if (typed_.columns.contains(key)) return key;
        if (key == "slug") return "name";
        constexpr std::string_view listed = "_price[";
        if (const std::size_t list = key.find(listed); list != std::string::npos)
            return column_for(key.substr(0, list + listed.size() - 1));
        return key.substr(std::min(key.find('.'), key.size() - 1) + 1);
    }

    const TypedDeeds& typed_;
    const std::vector<TypedCity>& cities_;
};

void put_in_order(std::vector<DeedTableProblem>& problems) {
    std::ranges::stable_sort(problems, {}, [](const DeedTableProblem& each) {
        return std::tuple{each.row, each.column};
    });
    if (problems.size() <= DeedTableLimits::told) return;
    const auto untold = static_cast<int>(problems.size() - DeedTableLimits::told);
    problems.resize(DeedTableLimits::told);
    problems.push_back({.kind = Kind::more, .other = untold});
}

bool is_unsound(const std::vector<DeedTableProblem>& problems) {
    return std::ranges::any_of(problems, [](const DeedTableProblem& each) { return !each.warning; });
}

/// Whether a cell already has a warning: one is enough.
bool is_doubted_there(const std::vector<DeedTableProblem>& problems, const DeedTableProblem& problem) {
    return problem.warning && problem.row > 0 && std::ranges::any_of(problems, [&](const DeedTableProblem& each) {
               return each.row == problem.row && each.column == problem.column;
           });
}

/// Whether a key is that of a group, or of the group of a deed.
bool is_of_group(std::string_view key) {
    return key.starts_with("city[") || key.ends_with(".city");
}

/// Whether a finding follows from a street in a wrong group, or from two streets in each other's, which was reported:
/// it is about the group in the same row, or names one of the groups. If it is an error, so is the wrong group.
bool follows_from_group(const TypedDeeds& typed, std::vector<DeedTableProblem>& problems,
                        const DeedTableProblem& problem) {
    const auto has_name = [&](const std::string& name) {
        return std::ranges::find(problem.found.said.words, name, &Sentence::Word::text) !=
               problem.found.said.words.end();
    };
    for (DeedTableProblem& reported : problems) {
        const bool swapped = reported.kind == Kind::spaces_swapped && reported.warning;
        if (swapped && problem.warning && is_of_group(problem.found.key)) return true;
        if (reported.kind != Kind::group_alone) continue;
        const auto street = std::ranges::find(typed.deeds, reported.row, &TypedDeed::row);
        const bool of_row = reported.row == problem.row && is_of_group(problem.found.key);
        const bool names_group = has_name(reported.text) || (street != typed.deeds.end() && has_name(street->group));
        if (!of_row && !(problem.warning && names_group)) continue;
        reported.warning = reported.warning && problem.warning;
        return true;
    }
    return false;
}

DeedTableEdition with_problem(DeedTableProblem problem) {
    return {std::nullopt, {std::move(problem)}};
}

/// The name of a group in a table; its slug if another group has the same name.
std::string group_word(const Edition& edition, const Deed& deed) {
    const City& city = edition.city_of(deed);
    const std::string folded = fold(city.name);
    const bool alone = std::ranges::none_of(edition.cities, [&](const City& other) {
        return &other != &city && (fold(other.name) == folded || other.slug == folded);
    });
    return alone ? city.name : city.slug;
}

std::string cell_of(const Edition& edition, const Deed& deed, const std::string& key) {
    const bool street = deed.kind == SpaceKind::street;
    const auto space = static_cast<std::size_t>(deed.space.index);
    if (key == "space") return std::to_string(deed.space.index);
    if (key == "name") return deed.name;
    if (key == "short") return edition.board.at(space).brief;
    if (key == "slug") return deed.slug;
    if (key == "city") return street ? group_word(edition, deed) : std::string{};
    if (key == "colour") return street ? edition.city_of(deed).colour : std::string{};
    const Role any = edition.profile.played_roles().front();
    const bool of_all = key == "house_price" || key == "hotel_price";
    const bool of_houses = key.ends_with("house_price");
    if ((of_houses || key.ends_with("hotel_price")) && street) {
        const std::size_t dot = key.find('.');
        const Role role = dot == std::string::npos ? any : parse_role(key.substr(0, dot)).value_or(any);
        const StreetColumn& column = deed.street.of(role);
        const std::vector<Money>& prices = of_houses ? column.house_prices : column.hotel_prices;
        std::string all;
        for (const Money price : prices) all += (all.empty() ? "" : "/") + price.to_string();
        if (!prices.empty()) return all;
    }
    Deed copy = deed;
    const Money* figure = figure_of(copy, of_all ? std::string(to_string(any)) + '.' + key : key);
    return figure != nullptr ? figure->to_string() : std::string{};
}

/// Whether a building has different prices for the roles anywhere.
bool prices_differ(const Edition& edition) {
    const std::vector<Role> roles = edition.profile.played_roles();
    return std::ranges::any_of(edition.deeds, [&](const Deed& deed) {
        const StreetColumn& first = deed.street.of(roles.front());
        const StreetColumn& last = deed.street.of(roles.back());
        return first.house_price != last.house_price || first.house_prices != last.house_prices ||
               first.hotel_price != last.hotel_price || first.hotel_prices != last.hotel_prices;
    });
}

}  // namespace

DeedTableEdition edition_from_deeds(std::string_view csv, const LoadedEdition& like, const EditionTitle& title) {
    if (csv.size() > DeedTableLimits::bytes) return with_problem({.kind = Kind::too_long});
    const auto read = read_deed_csv(csv, like.edition);
    if (const auto* open = std::get_if<CsvOpenQuote>(&read))
        return with_problem({.kind = Kind::open_quote, .row = open->row});
    const auto& [table, titled] = std::get<DeedCsv>(read);
    TypedDeeds typed = read_deed_rows(table, like.edition);
    if (titled) typed.problems.push_back({.kind = Kind::rows_above, .row = table.rows.front().number, .warning = true});
    const std::vector<TypedCity> cities = find_cities(typed, like.edition);
    find_slugs(typed, like.edition);
    DeedTableEdition made{std::nullopt, typed.problems};
    if (!is_unsound(made.problems)) {
        LoadedEdition loaded;
        loaded.text = {.path = title.id, .text = text_with_deeds(like, title, cities, typed.deeds)};
        std::vector<EditionMessage> messages;
        try {
            loaded.edition = parse_edition(loaded.text, &loaded.warnings);
            messages = loaded.warnings;
            made.edition = std::move(loaded);
        } catch (const EditionError& error) {
            messages = error.messages();
        }
        const CellFinder finder(typed, cities);
        for (const EditionMessage& message : messages) {
            DeedTableProblem problem = finder.cell_of(message);
            if (!is_doubted_there(made.problems, problem) && !follows_from_group(typed, made.problems, problem))
                made.problems.push_back(std::move(problem));
        }
    }
    put_in_order(made.problems);
    for (DeedTableProblem& problem : made.problems) problem.words = like.edition.words;
    return made;
}

std::vector<std::vector<std::string>> deed_table_rows(const Edition& edition, std::string_view language) {
    const std::vector<DeedColumn> columns = deed_columns(edition, prices_differ(edition));
    std::vector<std::vector<std::string>> rows(1);
    for (const DeedColumn& column : columns) rows.front().push_back(deed_head(language, column.head));
    for (const Deed& deed : edition.deeds) {
        std::vector<std::string>& row = rows.emplace_back();
        for (const DeedColumn& column : columns)
            row.push_back(column.street && deed.kind != SpaceKind::street ? std::string{}
                                                                          : cell_of(edition, deed, column.key));
    }
    return rows;
}

std::string column_letters(int column) {
    constexpr int letters = 26;
    std::string called;
    for (; column > 0; column = (column - 1) / letters)
        called.insert(called.begin(), static_cast<char>('A' + (column - 1) % letters));
    return called;
}

}  // namespace tablebank
