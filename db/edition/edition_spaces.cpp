#include "db/edition/edition_spaces.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <vector>

#include "calculators/card_effect.h"
#include "db/edition/edition_values.h"
#include "ledger/text/slug.h"

namespace tablebank {

namespace {

/// The new number of a space after the board changed; nullopt if it was removed.
using Moved = std::function<std::optional<int>(int)>;

struct Replacement {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

bool has_deed(std::string_view kind) {
    const auto known = parse_space_kind(kind);
    return known && has_deed(*known);
}

class BoardText {
public:
    explicit BoardText(const std::string& text) : text_(text), values_(edition_values({.path = {}, .text = text})) {}

    [[nodiscard]] const EditionValue* find(std::string_view key) const {
        const auto found = std::ranges::find(values_, key, &EditionValue::key);
        return found == values_.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string typed(const std::string& key) const {
        const EditionValue* value = find(key);
        return value == nullptr ? std::string{} : value->typed;
    }
    [[nodiscard]] std::size_t count(std::string_view list) const {
        const EditionValue* value = find(list);
        return value == nullptr ? 0 : value->items.size();
    }
    [[nodiscard]] const std::vector<EditionValue>& values() const { return values_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// The index of the deed of a space.
    [[nodiscard]] std::optional<std::size_t> deed_of(std::size_t space) const {
        for (std::size_t deed = 0; deed < count("deed"); ++deed)
            if (typed(fmt::format("deed[{}].space", deed)) == std::to_string(space)) return deed;
        return std::nullopt;
    }

private:
    std::string text_;
    std::vector<EditionValue> values_;
};

/// Requires replacements that do not overlap.
std::string replaced(std::string text, std::vector<Replacement> changes) {
    std::ranges::sort(changes, std::ranges::greater{}, &Replacement::begin);
    for (const Replacement& change : changes) text.replace(change.begin, change.end - change.begin, change.text);
    return text;
}

CardEffect led_elsewhere(CardEffect effect, const Moved& moved, bool& lost) {
    if (effect.kind == CardEffectKind::keep) {
        if (const auto played = parse_card_effect(effect.does))
            effect.does = to_string(led_elsewhere(*played, moved, lost));
    }
    if (effect.kind != CardEffectKind::go_to || effect.nearest != NearestCompany::none) return effect;
    const auto there = moved(effect.space.index);
    lost = lost || !there;
    effect.space = Space{there.value_or(effect.space.index)};
    return effect;
}

/// The numbers of the spaces, in deeds and cards, after the board changed.
std::string with_numbers(const std::string& text, const Moved& moved) {
    const BoardText board{text};
    std::vector<Replacement> changes;
    for (const EditionValue& value : board.values()) {
        int space = 0;
        const bool is_deed = value.key.starts_with("deed[") && value.key.ends_with("].space");
        if (is_deed &&
            std::from_chars(value.typed.data(), value.typed.data() + value.typed.size(), space).ec == std::errc{}) {
            if (const auto there = moved(space)) changes.push_back({value.begin, value.end, std::to_string(*there)});
        }
        if (!value.key.starts_with("deck.") || value.kind != EditionValue::Kind::list) continue;
        for (const EditionItem& item : value.items) {
            const auto effect = parse_card_effect(item.typed);
            bool lost = false;
            if (!effect) continue;
            const CardEffect now = led_elsewhere(*effect, moved, lost);
            if (lost || now != *effect)
                changes.push_back({item.begin, item.end, text_literal(lost ? "goto @" : to_string(now))});
        }
    }
    return replaced(text, std::move(changes));
}

/// The comments that number the spaces, as the shipped editions have them: "# 12" at the end of the line.
std::string with_numbered_lines(const std::string& text) {
    const BoardText board{text};
    const EditionValue* spaces = board.find("space");
    std::vector<Replacement> changes;
    for (std::size_t space = 0; spaces != nullptr && space < spaces->items.size(); ++space) {
        const std::size_t end = std::min(text.find('\n', spaces->items[space].end), text.size());
        const std::size_t sign = text.find('#', spaces->items[space].end);
        if (sign >= end) continue;
        const std::size_t digit = text.find_first_not_of(' ', sign + 1);
        const std::size_t after = std::min(text.find_first_not_of("0123456789", digit), end);
        if (digit < after && (after == end || text.find_first_not_of(" \r", after) >= end))
            changes.push_back({digit, after, std::to_string(space)});
    }
    return replaced(text, std::move(changes));
}

std::string without_deed(const std::string& text, std::size_t deed) {
    const BoardText board{text};
    const EditionValue& deeds = *board.find("deed");
    constexpr std::string_view header = "[[deed]]";
    const std::size_t own = text.rfind(header, deeds.items[deed].begin + header.size());
    const bool with_headers = own != std::string::npos && text.substr(deeds.begin, header.size()) == header;
    if (!with_headers) return without_item(text, deeds, deed);
    std::size_t end = text.size();
    for (std::size_t line = text.find('\n', own); line != std::string::npos; line = text.find('\n', line + 1)) {
        if (text.compare(line + 1, 1, "[") != 0) continue;
        end = line + 1;
        break;
    }
    return text.substr(0, own) + text.substr(end);
}

/// The columns of another street with a figure of zero in each place; a column without houses if there is no street.
std::string empty_columns(const BoardText& board) {
    std::string text;
    for (std::size_t deed = 0; deed < board.count("deed") && text.empty(); ++deed) {
        for (const std::string_view role : {"player", "monopolist", "competitor"}) {
            const std::string column = fmt::format("deed[{}].{}", deed, role);
            const EditionValue* built = board.find(column + ".built");
            if (built == nullptr) continue;
            const std::vector<std::string> rents(built->items.size(), "0");
            const bool doubles = board.find(column + ".doubled") != nullptr;
            text += fmt::format("{} = {{ single = 0, {}built = [{}], house_price = 0, hotel_price = 0 }}\n", role,
                                doubles ? "doubled = 0, " : "", fmt::join(rents, ", "));
        }
    }
    if (!text.empty()) return text;
    return "player = { single = 0, doubled = 0, built = [], house_price = 0, hotel_price = 0 }\n";
}

/// The city of the street before a space, or the first one.
std::string city_before(const BoardText& board, std::size_t space) {
    std::string city = board.typed("city[0].slug");
    for (std::size_t before = 0; before < space; ++before)
        if (const auto deed = board.deed_of(before)) {
            const std::string own = board.typed(fmt::format("deed[{}].city", *deed));
            if (!own.empty()) city = own;
        }
    return city;
}

struct NewDeed {
    std::string name;
    std::string slug;
    std::string price = "0";
    std::string mortgage = "0";
    std::string redeem = "0";
};

/// A name that no deed has, for lines.
std::string free_slug(const BoardText& board, const std::string& name, std::size_t space) {
    const std::string slug = slug_of(name);
    const bool taken = std::ranges::any_of(board.values(), [&](const EditionValue& value) {
        return value.key.starts_with("deed[") && value.key.ends_with("].slug") && value.typed == slug;
    });
    return slug.empty() || taken ? fmt::format("space-{}", space) : slug;
}

std::string with_deed(const std::string& text, std::size_t space, std::string_view kind, NewDeed deed) {
    const BoardText board{text};
    if (deed.slug.empty()) deed.slug = free_slug(board, deed.name, space);
    std::string block = fmt::format("[[deed]]\nspace    = {}\nname     = {}\nslug     = {}\n", space,
                                    text_literal(deed.name), text_literal(deed.slug));
    if (kind == "street") block += fmt::format("city     = {}\n", text_literal(city_before(board, space)));
    block += fmt::format("price    = {}\nmortgage = {}\n", deed.price, deed.mortgage);
    const std::string interest = board.typed("rules.mortgage_interest.percent");
    if (interest.empty() || interest == "0") block += fmt::format("redeem   = {}\n", deed.redeem);
    if (kind == "street") block += empty_columns(board);
    std::size_t next = space + 1;
    while (next < board.count("space") && !board.deed_of(next)) ++next;
    const std::string gap = text.ends_with('\n') ? "\n" : "\n\n";
    if (next == board.count("space")) return text + gap + block;
    const EditionValue& deeds = *board.find("deed");
    constexpr std::string_view header = "[[deed]]";
    const std::size_t at = text.rfind(header, deeds.items[*board.deed_of(next)].begin + header.size());
    return at == std::string::npos ? text : text.substr(0, at) + block + '\n' + text.substr(at);
}

}  // namespace

std::string with_space_after(const std::string& text, std::size_t space) {
    const BoardText board{text};
    const EditionValue* spaces = board.find("space");
    if (spaces == nullptr || space >= spaces->items.size()) return text;
    constexpr std::string_view literal = R"({ kind = "rest", name = "" })";
    const bool last = space + 1 == spaces->items.size();
    const std::string longer = last ? with_last_item(text, *spaces, literal)
                                    : replaced(text, {{spaces->items[space + 1].begin, spaces->items[space + 1].begin,
                                                       std::string{literal} + ",\n    "}});
    const auto after = static_cast<int>(space);
    return with_numbered_lines(
        with_numbers(longer, [after](int each) { return std::optional{each > after ? each + 1 : each}; }));
}

std::string without_space(const std::string& text, std::size_t space) {
    const BoardText board{text};
    const EditionValue* spaces = board.find("space");
    if (spaces == nullptr || space >= spaces->items.size()) return text;
    const auto deed = board.deed_of(space);
    std::string shorter = deed ? without_deed(text, *deed) : text;
    shorter = without_item(shorter, *BoardText{shorter}.find("space"), space);
    const auto gone = static_cast<int>(space);
    return with_numbered_lines(with_numbers(shorter, [gone](int each) -> std::optional<int> {
        if (each == gone) return std::nullopt;
        return each > gone ? each - 1 : each;
    }));
}

std::string with_space_kind(const std::string& text, std::size_t space, std::string_view kind) {
    const BoardText board{text};
    const EditionValue* spaces = board.find("space");
    if (spaces == nullptr || space >= spaces->items.size()) return text;
    const std::string key = fmt::format("space[{}]", space);
    if (board.typed(key + ".kind") == kind) return text;
    const auto old_deed = board.deed_of(space);
    NewDeed deed{.name = board.typed(key + ".name"), .slug = {}};
    if (old_deed) {
        const std::string own = fmt::format("deed[{}].", *old_deed);
        deed = {board.typed(own + "name"), board.typed(own + "slug"), board.typed(own + "price"),
                board.typed(own + "mortgage"), board.typed(own + "redeem")};
        for (std::string* figure : {&deed.price, &deed.mortgage, &deed.redeem}) *figure = number_literal(*figure);
    }
    std::string literal = fmt::format("{{ kind = {}", text_literal(kind));
    if (!has_deed(kind)) literal += fmt::format(", name = {}", text_literal(deed.name));
    const EditionValue* brief = board.find(key + ".short");
    if (!has_deed(kind) && brief != nullptr) literal += fmt::format(", short = {}", text_literal(brief->typed));
    std::string changed = with_item(text, spaces->items[space], literal + " }");
    if (old_deed) changed = without_deed(changed, *old_deed);
    return has_deed(kind) ? with_deed(changed, space, kind, deed) : changed;
}

}  // namespace tablebank
