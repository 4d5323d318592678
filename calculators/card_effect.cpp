#include "calculators/card_effect.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <stdexcept>
#include <vector>

namespace tablebank {
namespace {

constexpr int no_board = 1000;  // more than any board has: the edition checks which spaces exist

std::vector<std::string_view> words_of(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    std::vector<std::string_view> words;
    for (auto from = text.find_first_not_of(blanks); from != text.npos; from = text.find_first_not_of(blanks, from)) {
        const auto to = std::min(text.find_first_of(blanks, from), text.size());
        words.push_back(text.substr(from, to - from));
        from = to;
    }
    return words;
}

/// A whole number, digits only, from `least` to `most`.
std::optional<std::int64_t> parse_number(std::string_view text, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc{} && end == text.data() + text.size() && !text.starts_with('-');
    if (!is_number || number < least || number > most) return std::nullopt;
    return number;
}

std::optional<int> parse_small(std::string_view text, int least, int most) {
    const auto number = parse_number(text, least, most);
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

std::optional<Money> parse_amount(std::string_view text) {
    const auto number = parse_number(text, 1, Money::largest_typed);
    return number ? std::optional{Money{*number}} : std::nullopt;
}

std::optional<CardEffect> parse_signed_amount(std::string_view word) {
    const auto amount = parse_amount(word.substr(1));
    if (!amount) return std::nullopt;
    return CardEffect{.kind = word.front() == '+' ? CardEffectKind::receive : CardEffectKind::pay, .amount = *amount};
}

std::optional<CardEffect> parse_each(CardEffectKind kind, const std::vector<std::string_view>& words) {
    if (words.size() != 3) return std::nullopt;
    const auto role = parse_role(words[1]);
    const auto amount = parse_amount(words[2]);
    if (!role || !amount) return std::nullopt;
    return CardEffect{.kind = kind, .amount = *amount, .role = *role};
}

std::string_view word_of(NearestCompany company) {
    return company == NearestCompany::transport ? "transport" : "utility";
}

/// Takes `@39` or `nearest utility` from the words; false if they begin with neither.
bool take_destination(std::span<const std::string_view>& words, CardEffect& effect) {
    if (words.front().starts_with('@')) {
        const auto space = parse_small(words.front().substr(1), 0, no_board - 1);
        effect.space = {space.value_or(0)};
        words = words.subspan(1);
        return space.has_value();
    }
    if (words.front() != "nearest" || words.size() < 2) return false;
    for (const NearestCompany company : {NearestCompany::transport, NearestCompany::utility})
        if (words[1] == word_of(company)) effect.nearest = company;
    words = words.subspan(2);
    return effect.nearest != NearestCompany::none;
}

std::optional<CardEffect> parse_go_to(std::span<const std::string_view> words) {
    CardEffect effect{.kind = CardEffectKind::go_to};
    if (!take_destination(words, effect)) return std::nullopt;
    if (!words.empty() && words.front() == "nosalary") {
        effect.salary = false;
        words = words.subspan(1);
    }
    if (words.size() == 2 && words.front() == "times") {
        const auto times = parse_small(words[1], 1, most_times);
        if (!times) return std::nullopt;
        effect.times = *times;
        words = words.subspan(2);
    }
    return words.empty() ? std::optional{effect} : std::nullopt;
}

std::optional<CardEffect> parse_repairs(const std::vector<std::string_view>& words) {
    if (words.size() != 3) return std::nullopt;
    const auto house = parse_amount(words[1]);
    const auto hotel = parse_amount(words[2]);
    if (!house || !hotel) return std::nullopt;
    return CardEffect{.kind = CardEffectKind::repairs, .amount = *house, .hotel_amount = *hotel};
}

std::optional<CardEffect> parse_go_back(const std::vector<std::string_view>& words) {
    const auto steps = words.size() == 2 ? parse_small(words[1], 1, most_steps_back) : std::nullopt;
    return steps ? std::optional{CardEffect{.kind = CardEffectKind::go_back, .steps = *steps}} : std::nullopt;
}

std::optional<CardEffect> parse_dice_win(const std::vector<std::string_view>& words) {
    if (words.size() != 3 && words.size() != 5) return std::nullopt;
    const auto threshold = parse_small(words[1], 2, 12);
    const auto amount = parse_amount(words[2]);
    if (!threshold || !amount) return std::nullopt;
    CardEffect effect{.kind = CardEffectKind::dice_win, .amount = *amount, .threshold = *threshold};
    if (words.size() == 3) return effect;
    const auto first = parse_small(words[3], 1, 6);
    const auto second = parse_small(words[4], 1, 6);
    if (!first || !second) return std::nullopt;
    effect.dice = Dice{*first, *second};
    return effect;
}

/// `keep "name"`: the name is everything between the two quotes. The rest is the effect of playing the card.
std::optional<CardEffect> parse_keep(std::string_view text) {
    const auto open = text.find('"');
    const auto close = text.rfind('"');
    if (open == text.npos || close <= open + 1) return std::nullopt;
    const auto name = text.substr(open + 1, close - open - 1);
    const bool framed = words_of(text.substr(0, open)) == std::vector<std::string_view>{"keep"};
    if (!framed || name.find_first_of("\"\n\r") != name.npos || words_of(name).empty()) return std::nullopt;
    CardEffect kept{.kind = CardEffectKind::keep, .name = std::string{name}};
    if (words_of(text.substr(close + 1)).empty()) return kept;
    const auto played = parse_card_effect(text.substr(close + 1));
    if (!played || played->kind == CardEffectKind::keep || played->dice) return std::nullopt;
    kept.does = to_string(*played);
    return kept;
}

std::string each(std::string_view verb, const CardEffect& effect) {
    return std::string{verb} + ' ' + std::string{to_string(effect.role)} + ' ' + effect.amount.to_string();
}

std::string go_to(const CardEffect& effect) {
    std::string text = "goto ";
    text += effect.nearest == NearestCompany::none ? "@" + std::to_string(effect.space.index)
                                                   : "nearest " + std::string{word_of(effect.nearest)};
    if (!effect.salary) text += " nosalary";
    if (effect.times > 0) text += " times " + std::to_string(effect.times);
    return text;
}

std::string dice_win(const CardEffect& effect) {
    std::string bet = "dice " + std::to_string(effect.threshold) + ' ' + effect.amount.to_string();
    if (!effect.dice) return bet;
    return bet + ' ' + std::to_string(effect.dice->first) + ' ' + std::to_string(effect.dice->second);
}

}  // namespace

std::string to_string(const CardEffect& effect) {
    switch (effect.kind) {
        case CardEffectKind::none:
            return "none";
        case CardEffectKind::receive:
            return '+' + effect.amount.to_string();
        case CardEffectKind::pay:
            return '-' + effect.amount.to_string();
        case CardEffectKind::collect_each:
            return each("each", effect);
        case CardEffectKind::pay_each:
            return each("pay-each", effect);
        case CardEffectKind::bank_pays_all:
            return each("all", effect);
        case CardEffectKind::go_to:
            return go_to(effect);
        case CardEffectKind::jail:
            return "jail";
        case CardEffectKind::dice_win:
            return dice_win(effect);
        case CardEffectKind::keep:
            return "keep \"" + effect.name + '"' + (effect.does.empty() ? "" : " " + effect.does);
        case CardEffectKind::leave_jail:
            return "free";
        case CardEffectKind::repairs:
            return "repairs " + effect.amount.to_string() + ' ' + effect.hotel_amount.to_string();
        case CardEffectKind::go_back:
            return "back " + std::to_string(effect.steps);
    }
    throw std::logic_error("a card effect of no known kind");
}

std::optional<CardEffect> parse_card_effect(std::string_view text) {
    const auto words = words_of(text);
    if (words.empty()) return std::nullopt;
    const std::string_view verb = words.front();
    if (verb == "keep") return parse_keep(text);
    if (verb == "each") return parse_each(CardEffectKind::collect_each, words);
    if (verb == "pay-each") return parse_each(CardEffectKind::pay_each, words);
    if (verb == "all") return parse_each(CardEffectKind::bank_pays_all, words);
    if (verb == "goto" && words.size() > 1) return parse_go_to(std::span{words}.subspan(1));
    if (verb == "repairs") return parse_repairs(words);
    if (verb == "back") return parse_go_back(words);
    if (verb == "dice") return parse_dice_win(words);
    if (words.size() != 1) return std::nullopt;
    if (verb == "none") return CardEffect{};
    if (verb == "jail") return CardEffect{.kind = CardEffectKind::jail};
    if (verb == "free") return CardEffect{.kind = CardEffectKind::leave_jail};
    if (verb.starts_with('+') || verb.starts_with('-')) return parse_signed_amount(verb);
    return std::nullopt;
}

}  // namespace tablebank
