#include "app/cli/usage_error.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "app/cli/help_layout.h"
#include "app/i18n/language.h"
#include "app/manual/argument_text.h"
#include "app/present/words/closest_word.h"
#include "ledger/text/escape.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// The program and the subcommands that were named, down to the innermost.
std::vector<const CLI::App*> named_commands(const CLI::App& program) {
    std::vector<const CLI::App*> named{&program};
    while (!named.back()->get_subcommands().empty()) named.push_back(named.back()->get_subcommands().front());
    return named;
}

/// The position of a name in a message, as a whole word.
std::size_t place_of_name(std::string_view message, std::string_view name) {
    const auto ends_word = [&](std::size_t at) {
        return at >= message.size() || message[at] == ' ' || message[at] == ':';
    };
    for (std::size_t at = message.find(name); at != std::string_view::npos; at = message.find(name, at + 1))
        if ((at == 0 || message[at - 1] == ' ') && ends_word(at + name.size())) return at;
    return std::string_view::npos;
}

/// The options that the parser's message names, in its order: the parser has no other way to report them.
std::vector<const CLI::Option*> options_named(const std::vector<const CLI::App*>& commands, std::string_view message) {
    struct Named {
        std::size_t at;
        const CLI::Option* option;
    };
    std::vector<Named> named;
    for (const CLI::App* command : commands)
        for (const CLI::Option* option : command->get_options())
            if (const std::size_t at = place_of_name(message, option->get_name()); at != std::string_view::npos)
                named.push_back({at, option});
    std::ranges::stable_sort(named, {}, &Named::at);
    std::vector<const CLI::Option*> options;
    options.reserve(named.size());
    for (const Named& each : named) options.push_back(each.option);
    return options;
}

std::string unknown_option_text(const Language& lang, const std::vector<const CLI::App*>& commands,
                                const std::string& word) {
    std::vector<std::string> known;
    for (const CLI::Option* option : options_behind(*commands.back())) known.push_back(option->get_name());
    const std::string name = word.substr(0, word.find('='));
    if (std::ranges::find(known, name) != known.end())
        return lang.tr("{option} belongs to {command}, and is written after it",
                       {{"option", name}, {"command", commands.back()->get_name()}});
    return unknown_word(lang, lang.tr("no option \"{word}\"", {{"word", word}}), word, known);
}

/// A word that no place is left for.
std::string extra_text(const Language& lang, const std::vector<const CLI::App*>& commands, const std::string& word) {
    if (word.starts_with('-')) return unknown_option_text(lang, commands, word);
    if (!commands.back()->get_subcommands({}).empty()) return unknown_subcommand_text(lang, *commands.back(), word);
    return lang.tr("nothing more was expected, but there is \"{word}\"", {{"word", word}});
}

std::string missing_subcommand_text(const Language& lang, const CLI::App& command) {
    std::string known;
    for (const CLI::App* subcommand : command.get_subcommands({}))
        known += (known.empty() ? "" : ", ") + subcommand->get_name();
    return lang.tr("a subcommand is missing; known are {known}", {{"known", known}});
}

std::string unreadable_text(const Language& lang, const CLI::Option& option) {
    const Word name{"option", argument_text(lang, option.get_name())};
    if (option.get_expected_min() == 0) return lang.tr("{option} takes no value", {name});
    const auto& values = option.results();
    return lang.tr("{option}: \"{value}\" is not a whole number",
                   {name, {"value", values.empty() ? "" : values.back()}});
}

std::string wrong_count_text(const Language& lang, const CLI::Option& option) {
    const Word name{"option", argument_text(lang, option.get_name())};
    const auto given = static_cast<std::int64_t>(option.results().size());
    if (given == 0) return lang.tr("the value of {option} is missing", {name});
    const std::int64_t wanted = std::max(option.get_items_expected_min(), 1);
    return lang.trn("{option} takes {count} value, not {given}", "{option} takes {count} values, not {given}", wanted,
                    {name, {"given", std::to_string(given)}});
}

std::string reason_of(const Language& lang, const std::vector<const CLI::App*>& commands,
                      const CLI::ParseError& error) {
    const auto extras = commands.front()->remaining(true);
    const bool required = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    const auto options = options_named(commands, error.what());
    if (!extras.empty() && (options.empty() || dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr))
        return extra_text(lang, commands, extras.front());
    if (required && options.empty()) return missing_subcommand_text(lang, *commands.back());
    if (options.empty()) return escape_invisible(error.what());
    const CLI::Option& option = *options.front();
    if (required) return lang.tr("{option} is missing", {{"option", argument_text(lang, option.get_name())}});
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) return unreadable_text(lang, option);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return wrong_count_text(lang, option);
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr && options.size() > 1)
        return lang.tr("{option} cannot go with {other}", {{"option", argument_text(lang, option.get_name())},
                                                           {"other", argument_text(lang, options.at(1)->get_name())}});
    return escape_invisible(error.what());
}

}  // namespace

std::string unknown_subcommand_text(const Language& lang, const CLI::App& program, const std::string& word) {
    std::vector<std::string> known;
    for (const CLI::App* subcommand : program.get_subcommands({}))
        if (!subcommand->get_group().empty()) known.push_back(subcommand->get_name());
    return unknown_word(lang, lang.tr("no subcommand \"{word}\"", {{"word", word}}), word, known);
}

std::string usage_error_text(const Language& lang, const CLI::App& program, const CLI::ParseError& error) {
    const auto commands = named_commands(program);
    std::string help;
    for (const CLI::App* command : commands) help += command->get_name() + ' ';
    return reason_of(lang, commands, error) + '\n' + lang.tr("{command} shows more.", {{"command", help + "--help"}});
}

std::string unknown_edition_text(const Language& lang, const UnknownEdition& error) {
    std::vector<std::string> known;
    for (const auto& file : edition_files(find_editions_folder())) known.push_back(platform::text_of(file.stem()));
    const std::string& id = error.messages().front().path;
    return unknown_word(lang, lang.tr("no edition \"{word}\"", {{"word", id}}), id, known) + " " +
           lang.tr("A file of your own is named like this: {name}.", {{"name", "./NAME.toml"}});
}

}  // namespace tablebank
