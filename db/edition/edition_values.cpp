#include "db/edition/edition_values.h"

#include <toml++/toml.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

#include "db/edition/edition_parts.h"
#include "ledger/text/utf8.h"

namespace tablebank {

namespace {

/// Converts the line and column of toml++, with columns counted in characters, to bytes.
class Places {
public:
    explicit Places(std::string_view text) : text_(text) {
        lines_.push_back(0);
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text[at] == '\n') lines_.push_back(at + 1);
        }
    }
    [[nodiscard]] std::size_t of(const toml::source_position& position) {
        const std::size_t line = std::clamp<std::size_t>(position.line, 1, lines_.size()) - 1;
        // A long line is scanned once, and not again for each value in it.
        if (line != line_ || position.column < column_) {
            line_ = line;
            column_ = 1;
            at_ = lines_[line];
        }
        for (; column_ < position.column && at_ < text_.size(); ++column_) {
            ++at_;
            while (at_ < text_.size() && is_continuation(text_[at_])) ++at_;
        }
        return at_;
    }

private:
    std::string_view text_;
    std::vector<std::size_t> lines_;
    std::size_t line_ = 0;  ///< of the last position
    toml::source_index column_ = 1;
    std::size_t at_ = 0;
};

std::string joined_key(const std::string& table, std::string_view key) {
    return table.empty() ? std::string(key) : table + '.' + std::string(key);
}

std::string typed_of(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return std::to_string(number->get());
    if (const auto* truth = node.as_boolean()) return truth->get() ? "true" : "false";
    return {};
}

EditionValue::Kind kind_of(const toml::node& node) {
    if (node.is_string()) return EditionValue::Kind::text;
    if (node.is_integer()) return EditionValue::Kind::number;
    if (node.is_boolean()) return EditionValue::Kind::truth;
    return EditionValue::Kind::other;
}

class Walk {
public:
    explicit Walk(std::string_view text) : places_(text) {}

    void table(const toml::table& table, const std::string& path) {
        for (const auto& [key, node] : table) value(node, joined_key(path, key.str()));
    }
    [[nodiscard]] std::vector<EditionValue> take() {
        std::ranges::stable_sort(values_, {}, &EditionValue::begin);
        return std::move(values_);
    }

private:
    void value(const toml::node& node, const std::string& key) {
        if (const auto* inner = node.as_table()) return table(*inner, key);
        EditionValue read{key, kind_of(node), typed_of(node)};
        read.begin = places_.of(node.source().begin);
        read.end = places_.of(node.source().end);
        if (const auto* list = node.as_array()) {
            const bool tables = std::ranges::any_of(*list, [](const toml::node& each) { return each.is_table(); });
            read.kind = tables ? EditionValue::Kind::tables : EditionValue::Kind::list;
            for (std::size_t i = 0; i < list->size(); ++i) {
                const toml::node& each = *list->get(i);
                if (const auto* inner = each.as_table()) table(*inner, fmt::format("{}[{}]", key, i));
                read.items.push_back({typed_of(each), places_.of(each.source().begin), places_.of(each.source().end)});
            }
        }
        values_.push_back(std::move(read));
    }

    Places places_;
    std::vector<EditionValue> values_;
};

/// One step of a key: "deed[3]" is the table "deed" and the number 3.
struct KeyStep {
    std::string name;
    std::optional<std::size_t> index;
};

std::vector<KeyStep> steps_of(const std::string& key) {
    std::vector<KeyStep> steps;
    for (std::size_t begin = 0; begin <= key.size();) {
        const std::size_t end = std::min(key.find('.', begin), key.size());
        KeyStep step{key.substr(begin, end - begin), {}};
        if (const std::size_t bracket = step.name.find('['); bracket != std::string::npos) {
            std::size_t index = 0;
            std::from_chars(step.name.data() + bracket + 1, step.name.data() + step.name.size(), index);
            step.index = index;
            step.name.resize(bracket);
        }
        steps.push_back(std::move(step));
        begin = end + 1;
    }
    return steps;
}

const toml::table* table_in(const toml::table& around, const KeyStep& step) {
    const toml::node* node = around.get(step.name);
    if (node == nullptr) return nullptr;
    if (!step.index) return node->as_table();
    const auto* list = node->as_array();
    return list != nullptr && *step.index < list->size() ? list->get(*step.index)->as_table() : nullptr;
}

/// The nearest table around a key that has its own place in the text: the file, a table with a header, or one in
/// braces. Tables that only a dotted key creates have none.
struct Nearest {
    const toml::table* table = nullptr;
    std::size_t depth = 0;  ///< steps of the key that lead to it
};

Nearest nearest_table(const toml::table& file, const std::vector<KeyStep>& steps) {
    Nearest nearest{&file, 0};
    const toml::table* at = &file;
    for (std::size_t depth = 1; depth < steps.size(); ++depth) {
        at = table_in(*at, steps[depth - 1]);
        if (at == nullptr) break;
        if (at->is_inline() || depth == 1) nearest = {at, depth};
    }
    return nearest;
}

/// The end of the last value of a table, in bytes; the beginning of the table if it has none.
std::size_t end_of(Places& places, const toml::table& table) {
    std::size_t end = places.of(table.source().begin);
    for (const auto& [key, node] : table) {
        const auto* inner = node.as_table();
        end = std::max(end,
                       inner != nullptr && !inner->is_inline() ? end_of(places, *inner) : places.of(node.source().end));
    }
    return end;
}

std::string dotted(const std::vector<KeyStep>& steps, std::size_t from) {
    std::string key;
    for (std::size_t i = from; i < steps.size(); ++i) key += (key.empty() ? "" : ".") + steps[i].name;
    return key;
}

bool is_figure(std::string_view typed) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    const bool whole = error == std::errc{} && end == typed.data() + typed.size();
    return whole && (typed == "0" || (typed.front() != '0' && !typed.starts_with("-0")));
}

}  // namespace

std::vector<EditionValue> edition_values(const EditionText& text) {
    const toml::table file = parse_edition_toml(text);
    Walk walk(text.text);
    walk.table(file, "");
    return walk.take();
}

std::string text_literal(std::string_view typed) {
    std::string literal = "\"";
    for (const char sign : typed) {
        if (sign == '"' || sign == '\\') {
            literal += '\\';
            literal += sign;
        } else if (static_cast<unsigned char>(sign) < 0x20 || sign == 0x7F) {
            literal += fmt::format("\\u{:04X}", static_cast<unsigned>(static_cast<unsigned char>(sign)));
        } else {
            literal += sign;
        }
    }
    return literal + '"';
}

std::string number_literal(std::string_view typed) {
    return is_figure(typed) ? std::string(typed) : text_literal(typed);
}

std::string truth_literal(std::string_view typed) {
    return typed == "true" || typed == "false" ? std::string(typed) : text_literal(typed);
}

std::string list_literal(const std::vector<std::string>& items, bool of_numbers) {
    std::string literal = "[";
    for (const std::string& item : items)
        literal += (literal.size() > 1 ? ", " : "") + (of_numbers ? number_literal(item) : text_literal(item));
    return literal + ']';
}

std::string with_literal(const std::string& text, const EditionValue& value, std::string_view literal) {
    return text.substr(0, value.begin) + std::string(literal) + text.substr(value.end);
}

std::string with_item(const std::string& text, const EditionItem& item, std::string_view literal) {
    return text.substr(0, item.begin) + std::string(literal) + text.substr(item.end);
}

std::string with_last_item(const std::string& text, const EditionValue& list, std::string_view literal) {
    if (list.items.empty()) return with_literal(text, list, "[" + std::string(literal) + "]");
    const std::size_t end = list.items.back().end;
    std::string between = ", ";
    if (list.items.size() > 1) {
        // In the layout of the others: one per line, or in one line. A comment between them is not repeated.
        const std::size_t before = list.items[list.items.size() - 2].end;
        const std::string seen = text.substr(before, list.items.back().begin - before);
        if (seen.find('#') == std::string::npos) between = seen;
    }
    return text.substr(0, end) + between + std::string(literal) + text.substr(end);
}

std::string without_item(const std::string& text, const EditionValue& list, std::size_t index) {
    if (list.items.size() < 2) return with_literal(text, list, "[]");
    const bool last = index + 1 == list.items.size();
    const std::size_t begin = last ? list.items[index - 1].end : list.items[index].begin;
    const std::size_t end = last ? list.items[index].end : list.items[index + 1].begin;
    return text.substr(0, begin) + text.substr(end);
}

std::string with_new_key(const EditionText& text, const std::string& key, std::string_view literal) {
    const toml::table file = parse_edition_toml(text);
    const std::vector<KeyStep> steps = steps_of(key);
    const auto [table, depth] = nearest_table(file, steps);
    const std::string line = fmt::format("{} = {}", dotted(steps, depth), literal);
    if (depth == 0 && steps.size() > 1) {  // its table does not exist
        const std::string gap = text.text.empty() || text.text.ends_with('\n') ? "" : "\n";
        return fmt::format("{}{}\n[{}]\n{} = {}\n", text.text, gap, steps.front().name, dotted(steps, 1), literal);
    }
    if (depth == 0) return line + '\n' + text.text;  // before every header
    Places places(text.text);
    std::size_t at = end_of(places, *table);
    if (table->is_inline()) {
        if (table->empty()) return text.text.substr(0, at + 1) + ' ' + line + ' ' + text.text.substr(at + 1);
        return text.text.substr(0, at) + ", " + line + text.text.substr(at);
    }
    at = text.text.find('\n', at);
    if (at == std::string::npos) return text.text + '\n' + line + '\n';
    return text.text.substr(0, at + 1) + line + '\n' + text.text.substr(at + 1);
}

}  // namespace tablebank
