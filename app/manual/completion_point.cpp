#include "app/manual/completion_point.h"

#include <algorithm>

namespace tablebank {
namespace {

/// An option of the subcommand, or of one above it, for some let their options stand behind those below.
const CommandOption* option_called(const CompletionPoint& point, const std::string& name) {
    for (auto page = point.path.rbegin(); page != point.path.rend(); ++page) {
        const auto found = std::ranges::find_if((*page)->options, [&](const CommandOption& option) {
            return std::ranges::find(option.names, name) != option.names.end();
        });
        if (found != (*page)->options.end()) return &*found;
    }
    return nullptr;
}

const CommandPage* subcommand_called(const CommandPage& page, const std::string& name) {
    const auto found = std::ranges::find(page.subcommands, name, &CommandPage::name);
    return found == page.subcommands.end() ? nullptr : &*found;
}

/// The positional that the next word would be: the last one takes all that follow where it may be repeated.
const CommandOption* positional(const CompletionPoint& point, std::size_t number) {
    const auto& positionals = point.path.back()->positionals;
    if (number < positionals.size()) return &positionals[number];
    return !positionals.empty() && positionals.back().repeated ? &positionals.back() : nullptr;
}

}  // namespace

std::string CompletionPoint::value(const std::string& name) const {
    for (const auto& [option, word] : given)
        if (std::ranges::find(option->names, name) != option->names.end()) return word;
    return {};
}

CompletionPoint completion_point(const CommandPage& program, const std::vector<std::string>& words) {
    CompletionPoint point{.path = {&program}};
    const CommandOption* waiting = nullptr;  // an option that has no value yet
    std::size_t number = 0;
    bool only_positionals = false;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string& word = words[i];
        if (waiting != nullptr) {
            point.given.emplace_back(std::exchange(waiting, nullptr), word);
        } else if (word == "--" && !only_positionals) {
            only_positionals = true;
        } else if (!only_positionals && word.size() > 1 && word.front() == '-') {
            const CommandOption* option = option_called(point, word.substr(0, word.find('=')));
            if (option != nullptr && !option->value.empty() && word.find('=') == std::string::npos) waiting = option;
        } else if (const CommandPage* below = subcommand_called(*point.path.back(), word)) {
            point.path.push_back(below);
            number = 0;
        } else if (const CommandOption* meant = positional(point, number)) {
            point.given.emplace_back(meant, word);
            ++number;
        }
    }
    if (!words.empty()) point.typed = words.back();
    point.value_of = waiting != nullptr ? waiting : positional(point, number);
    point.takes_options = waiting == nullptr && !only_positionals;
    return point;
}

}  // namespace tablebank
