#include "calculators/rulings.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "calculators/ruling_row.h"

namespace tablebank {
namespace {

std::optional<int> read_figure(std::string_view text) {
    int figure = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), figure);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || figure < 1 || figure > most_ruling_number || text.starts_with('0')) return std::nullopt;
    return figure;
}

}  // namespace

std::span<const RulingKey> ruling_keys() {
    static const std::vector<RulingKey> keys = [] {
        std::vector<RulingKey> all;
        for (const RulingRow& row : ruling_rows()) all.push_back(row.key);
        return all;
    }();
    return keys;
}

const RulingKey* find_ruling(std::string_view name) {
    const RulingRow* row = find_ruling_row(name);
    return row == nullptr ? nullptr : &row->key;
}

std::string get(const Rulings& rulings, std::string_view name) {
    const RulingRow* row = find_ruling_row(name);
    if (row == nullptr) throw std::invalid_argument("no such ruling: " + std::string{name});
    if (row->number != nullptr && rulings.*(row->number)) return std::to_string(*(rulings.*(row->number)));
    return std::string{row->key.values[row->read(rulings)]};
}

std::string cite_ruling(std::string_view name) {
    return "ruling " + std::string{name};
}

bool set(Rulings& rulings, std::string_view name, std::string_view value) {
    const RulingRow* row = find_ruling_row(name);
    if (row == nullptr) return false;
    if (const auto number = row->number == nullptr ? std::nullopt : read_figure(value)) {
        rulings.*(row->number) = *number;
        return true;
    }
    const auto found = std::ranges::find(row->key.values, value);
    if (found == row->key.values.end()) return false;
    row->write(rulings, static_cast<std::size_t>(found - row->key.values.begin()));
    return true;
}

}  // namespace tablebank
