#include "ledger/books/fact.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "calculators/rulings.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

enum class Index { none, number, ruling, pair };

struct NameText {
    std::string_view name;
    Index index;
};
constexpr std::array<NameText, 40> names{{
    {"phase", Index::none},        {"round", Index::none},           {"round_began", Index::none},
    {"turn", Index::none},         {"rolls_left", Index::none},      {"rolls_made", Index::none},
    {"jail_tries", Index::number}, {"out", Index::number},           {"time_called", Index::none},
    {"winner", Index::none},       {"ruling", Index::ruling},        {"clock_since", Index::none},
    {"clock_used", Index::none},   {"clock_extra", Index::none},     {"due", Index::pair},
    {"kept", Index::number},       {"walked", Index::number},        {"walk_dice", Index::number},
    {"placed", Index::number},     {"played", Index::number},        {"drawn", Index::pair},
    {"rules", Index::none},        {"third", Index::number},         {"card_does", Index::number},
    {"action", Index::none},       {"confirmed", Index::none},       {"walk_at", Index::none},
    {"finished_at", Index::none},  {"signed_by", Index::number},     {"certified", Index::none},
    {"judge_key", Index::none},    {"corrections", Index::none},     {"adjusted", Index::number},
    {"protest", Index::pair},      {"protest_minutes", Index::none}, {"turn_begun", Index::number},
    {"clock_shift", Index::none},  {"clock_set", Index::none},       {"joined", Index::number},
    {"seated", Index::number},
}};
static_assert(names.size() == static_cast<std::size_t>(FactName::seated) + 1);

std::optional<std::int32_t> read_index(std::string_view text) {
    const auto index = read_number<std::int32_t>(text);
    if (!index || *index < 0) return std::nullopt;
    return index;
}

std::optional<FactKey> read_ruling(std::string_view name) {
    const auto keys = ruling_keys();
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].name == name) return FactKey{FactName::ruling, static_cast<std::int32_t>(i), 0};
    return std::nullopt;
}

std::optional<FactKey> read_pair(FactName name, std::string_view text) {
    const auto point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    const auto entry = read_index(text.substr(0, point));
    const auto number = read_index(text.substr(point + 1));
    if (!entry || !number) return std::nullopt;
    return FactKey{name, *entry, *number};
}

std::optional<FactKey> read_indexed(FactName name, std::string_view text) {
    const auto index = read_index(text);
    if (!index) return std::nullopt;
    return FactKey{name, *index, 0};
}

}  // namespace

std::string to_string(const FactKey& key) {
    const NameText& fact = names.at(static_cast<std::size_t>(key.name));
    std::string name{fact.name};
    switch (fact.index) {
        case Index::none:
            return name;
        case Index::number:
            return name + ":" + std::to_string(key.index);
        case Index::ruling:
            if (key.index < 0 || static_cast<std::size_t>(key.index) >= ruling_keys().size())
                throw std::out_of_range("no ruling has the number " + std::to_string(key.index));
            return name + ":" + std::string{ruling_keys()[static_cast<std::size_t>(key.index)].name};
        case Index::pair:
            return name + ":" + std::to_string(key.index) + "." + std::to_string(key.number);
    }
    return name;
}

std::optional<FactKey> parse_fact_key(std::string_view text) {
    const auto [word, rest] = split_index(text);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].name != word) continue;
        const auto name = static_cast<FactName>(i);
        if (rest.has_value() == (names[i].index == Index::none)) return std::nullopt;
        switch (names[i].index) {
            case Index::none:
                return FactKey{name, 0, 0};
            case Index::number:
                return read_indexed(name, *rest);
            case Index::ruling:
                return read_ruling(*rest);
            case Index::pair:
                return read_pair(name, *rest);
        }
    }
    return std::nullopt;
}

const std::string& Facts::get(FactKey key) const {
    static const std::string absent;
    const auto found = from(key);
    return found == values_.end() || found->first != key ? absent : found->second;
}

std::int64_t Facts::number(FactKey key, std::int64_t otherwise) const {
    const std::string& value = get(key);
    if (value.empty()) return otherwise;
    const auto number = read_number<std::int64_t>(value);
    if (!number) throw std::invalid_argument("the fact " + to_string(key) + " is no number: " + value);
    return *number;
}

std::vector<Facts::Fact>::const_iterator Facts::from(FactKey key) const {
    return std::ranges::lower_bound(values_, key, {}, &Fact::first);
}

std::ptrdiff_t Facts::count(FactName name) const {
    const auto name_of = [](const Fact& fact) { return fact.first.name; };
    return std::ranges::upper_bound(values_, name, {}, name_of) - std::ranges::lower_bound(values_, name, {}, name_of);
}

void Facts::set(FactKey key, std::string value) {
    const auto place = values_.begin() + (from(key) - values_.begin());
    const bool there = place != values_.end() && place->first == key;
    if (value.empty()) {
        if (there) values_.erase(place);
    } else if (there) {
        place->second = std::move(value);
    } else {
        values_.emplace(place, key, std::move(value));
    }
}

}  // namespace tablebank
