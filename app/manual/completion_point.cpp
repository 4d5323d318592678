#include "app/manual/completion_point.h"

#include <algorithm>
#include <span>

namespace tablebank {
namespace {

const CommandOption* option_called(const CompletionPoint& point, const std::string& name) {
    for (const CommandOption* option : point.options())
        if (std::ranges::find(option->names, name) != option->names.end()) return option;
    return nullptr;
}

const CommandPage* subcommand_called(const CommandPage& page, const std::string& name) {
    const auto found = std::ranges::find(page.subcommands, name, &CommandPage::name);
    return found == page.subcommands.end() ? nullptr : &*found;
}

/// The positional of the next word: the last one takes all further words if it may be repeated.
const CommandOption* positional(const CompletionPoint& point, std::size_t number) {
    const auto& positionals = point.path.back()->positionals;
    if (number < positionals.size()) return &positionals[number];
    return !positionals.empty() && positionals.back().repeated ? &positionals.back() : nullptr;
}

/// Whether all positionals before a subcommand are there: until then the parser reads its name as one.
bool is_at_subcommands(const CompletionPoint& point, std::size_t number) {
    const std::span<const CommandOption> positionals = point.path.back()->positionals;
    return std::ranges::none_of(positionals.subspan(std::min(number, positionals.size())), &CommandOption::required);
}

}  // namespace

std::vector<const CommandOption*> CompletionPoint::options() const {
    std::vector<const CommandOption*> found;
    for (auto page = path.rbegin(); page != path.rend(); ++page) {
        for (const CommandOption& option : (*page)->options) {
            const bool hidden = std::ranges::any_of(found, [&](const auto* one) { return one->names == option.names; });
            if (!hidden) found.push_back(&option);
        }
        if (!(*page)->takes_from_above) break;
    }
    return found;
}

std::string CompletionPoint::value(const std::string& name) const {
    for (const auto& [option, word] : given)
        if (std::ranges::find(option->names, name) != option->names.end()) return word;
    return {};
}

CompletionPoint completion_point(const CommandPage& program, const std::vector<std::string>& words) {
    CompletionPoint point{.path = {&program}};
    const CommandOption* waiting = nullptr;  // an option that does not have all of its values yet
    int missing = 0;                         // of them
    std::size_t number = 0;
    bool only_positionals = false;
    const auto take_value = [&](const std::string& value) {
        point.given.emplace_back(waiting, value);
        if (--missing == 0) waiting = nullptr;
    };
    const auto wait_for = [&](const CommandOption* option) {
        if (option == nullptr || option->value.empty()) return false;
        waiting = option;
        missing = option->words;
        return true;
    };
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string& word = words[i];
        const std::size_t equals = word.find('=');
        if (waiting != nullptr) {
            take_value(word);
        } else if (word == "--" && !only_positionals) {
            only_positionals = true;
        } else if (!only_positionals && word.size() > 1 && word.front() == '-') {
            if (wait_for(option_called(point, word.substr(0, equals))) && equals != std::string::npos)
                take_value(word.substr(equals + 1));
        } else if (const CommandPage* below = subcommand_called(*point.path.back(), word);
                   below != nullptr && !only_positionals && is_at_subcommands(point, number)) {
            point.path.push_back(below);
            number = 0;
        } else if (const CommandOption* meant = positional(point, number)) {
            point.given.emplace_back(meant, word);
            ++number;
        }
    }
    if (!words.empty()) point.typed = words.back();
    point.takes_options = waiting == nullptr && !only_positionals;
    point.takes_subcommand = point.takes_options && is_at_subcommands(point, number);
    if (const std::size_t equals = point.typed.find('=');
        point.takes_options && point.typed.starts_with("--") && equals != std::string::npos) {
        point.before = point.typed.substr(0, equals + 1);
        point.typed.erase(0, equals + 1);
        static_cast<void>(wait_for(option_called(point, point.before.substr(0, equals))));
        point.takes_options = point.takes_subcommand = false;
        point.value_of = waiting;
    } else if (waiting != nullptr) {
        point.value_of = waiting;
    } else if (only_positionals || !point.typed.starts_with('-')) {
        point.value_of = positional(point, number);
    }
    return point;
}

}  // namespace tablebank
