#include "calculators/tournament/scheme.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <string>

namespace tablebank {
namespace {

constexpr std::size_t smallest_table = 3;
constexpr std::size_t largest_table = 6;

std::vector<std::string> parts_of_text(std::string_view text, char between) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> read_points(const std::string& word) {
    int points = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), points);
    const bool whole = error == std::errc{} && end == word.data() + word.size();
    return whole && points >= 0 ? std::optional{points} : std::nullopt;
}

using Kind = SchemeProblem::Kind;

/// Reads word by word and keeps the first problem.
class SchemeReader {
public:
    std::variant<Scheme, SchemeProblem> read(std::string_view text) && {
        scheme_ = usual_scheme();
        scheme_.place_points.clear();
        for (const std::string& word : parts_of_text(text, ' ')) {
            if (!word.empty() && !problem_) read_word(word);
        }
        if (!problem_ && (scheme_.place_points.empty() || scheme_.order.empty())) wrong(Kind::empty, std::string(text));
        if (problem_) return *problem_;
        std::ranges::sort(scheme_.place_points, std::greater{}, &std::vector<int>::size);
        return scheme_;
    }

private:
    void wrong(Kind kind, const std::string& word) {
        if (!problem_) problem_ = SchemeProblem{kind, word};
    }

    void read_word(const std::string& word) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos) return read_list(word);
        const std::string head = word.substr(0, equals);
        const std::string rest = word.substr(equals + 1);
        if (!heads_.insert(head).second) return wrong(Kind::criterion_twice, word);
        if (head == "bye") return read_bye(word, rest, scheme_.bye);
        if (head == "requested") return read_bye(word, rest, scheme_.requested);
        if (head == "missed") return read_bye(word, rest, scheme_.missed);
        if (head == "by") return read_order(rest);
        wrong(Kind::unknown_word, word);
    }

    void read_bye(const std::string& word, const std::string& rest, Share& points) {
        const auto bye = Share::parse(rest);
        if (!bye) return wrong(Kind::unknown_word, word);
        if (*bye < Share{} || *bye > Share{Money{Scheme::most_points}} || 60 % bye->denominator() != 0)
            return wrong(Kind::points_range, word);
        points = *bye;
    }

    void read_order(const std::string& rest) {
        scheme_.order.clear();
        for (const std::string& name : parts_of_text(rest, ',')) {
            const auto criterion = std::ranges::find(all_criteria, name, [](Criterion one) { return to_string(one); });
            if (criterion == all_criteria.end()) return wrong(Kind::unknown_word, name);
            if (std::ranges::find(scheme_.order, *criterion) != scheme_.order.end())
                return wrong(Kind::criterion_twice, name);
            scheme_.order.push_back(*criterion);
        }
    }

    void read_list(const std::string& word) {
        std::vector<int> list;
        for (const std::string& part : parts_of_text(word, '-')) {
            const auto points = read_points(part);
            if (!points) return wrong(Kind::unknown_word, word);
            if (*points > Scheme::most_points) return wrong(Kind::points_range, word);
            if (!list.empty() && *points > list.back()) return wrong(Kind::points_rise, word);
            list.push_back(*points);
        }
        if (list.size() < smallest_table || list.size() > largest_table) return wrong(Kind::table_size, word);
        if (scheme_.points_at(list.size()) != nullptr) return wrong(Kind::size_twice, word);
        scheme_.place_points.push_back(std::move(list));
    }

    Scheme scheme_;
    std::set<std::string> heads_;
    std::optional<SchemeProblem> problem_;
};

}  // namespace

std::string_view to_string(Criterion criterion) {
    switch (criterion) {
        case Criterion::points:
            return "points";
        case Criterion::wins:
            return "wins";
        case Criterion::totals:
            return "totals";
        case Criterion::table_share:
            return "table-share";
        case Criterion::head_to_head:
            return "head-to-head";
        case Criterion::opponents:
            return "opponents";
        case Criterion::lots:
            return "lots";
        case Criterion::final_place:
            return "final";
    }
    return "";
}

const std::vector<int>* Scheme::points_at(std::size_t size) const {
    const auto found = std::ranges::find(place_points, size, &std::vector<int>::size);
    return found == place_points.end() ? nullptr : &*found;
}

Scheme usual_scheme() {
    return {.place_points = {{14, 10, 6, 4, 2, 0}, {12, 8, 5, 3, 2}, {11, 7, 4, 2}, {10, 6, 2}},
            .bye = Share{Money{6}},
            .order = {Criterion::points, Criterion::wins, Criterion::head_to_head, Criterion::table_share,
                      Criterion::opponents, Criterion::lots}};
}

std::string to_string(const Scheme& scheme) {
    std::string text;
    for (const std::vector<int>& list : scheme.place_points) {
        for (const int points : list) text += std::to_string(points) + '-';
        text.back() = ' ';
    }
    text += "bye=" + scheme.bye.to_string();
    // Left out if they are nothing, as in every scheme before them.
    if (scheme.requested > Share{}) text += " requested=" + scheme.requested.to_string();
    if (scheme.missed > Share{}) text += " missed=" + scheme.missed.to_string();
    text += " by=";
    for (const Criterion criterion : scheme.order) text += std::string(to_string(criterion)) + ',';
    text.pop_back();
    return text;
}

std::variant<Scheme, SchemeProblem> parse_scheme(std::string_view text) {
    return SchemeReader().read(text);
}

}  // namespace tablebank
