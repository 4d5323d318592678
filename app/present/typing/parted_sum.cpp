#include "app/present/typing/parted_sum.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

bool is_sum(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether an action lists items that may include several sums.
bool lists_items(const Command& command) {
    if (const auto* amend = std::get_if<action::Amend>(&command.action)) {
        const auto has_list = [](const action::RepairAnswer& answer) {
            return answer.line && lists_items(*answer.line);
        };
        return lists_items(*amend->line) || std::ranges::any_of(amend->answers, has_list);
    }
    return std::holds_alternative<action::Trade>(command.action) ||
           std::holds_alternative<action::Rent>(command.action) || std::holds_alternative<action::Join>(command.action);
}

}  // namespace

std::optional<ParseError> parted_sum_in(const Setup& setup, std::string_view line) {
    constexpr std::size_t group = 3;
    const auto read = parse_line(setup, line);
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr || !lists_items(*command)) return std::nullopt;
    bool quoted = false;
    std::string_view before;
    for (const std::string_view word : split(line, ' ')) {
        const bool within = quoted;
        if (std::ranges::count(word, '"') % 2 == 1) quoted = !quoted;
        const bool one_more =
            !within && word.size() == group && is_sum(word) && before.size() <= group && is_sum(before);
        if (one_more) {
            const auto begin = static_cast<std::size_t>(before.data() - line.data());
            const auto end = static_cast<std::size_t>(word.data() - line.data());
            const std::string_view rest = line.substr(end);
            std::string one{line.substr(0, begin + before.size())};
            std::string both = one;
            one += rest;
            both.append(", ").append(rest);
            const auto reads = [&](const std::string& meant) {
                return std::holds_alternative<Command>(parse_line(setup, meant));
            };
            if (reads(one) && reads(both))
                return ParseError{ParseError::Kind::two_meanings, 1, std::string{line}, {one, both}};
        }
        before = within ? std::string_view{} : word;
    }
    return std::nullopt;
}

}  // namespace tablebank
