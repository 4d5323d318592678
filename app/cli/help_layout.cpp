#include "app/cli/help_layout.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/manual/argument_text.h"

namespace tablebank {
namespace {

/// The syntax and its meaning, in two columns; if the first is too long, the second begins a row of its own.
std::string help_row(const std::string& typed, const std::string& meaning, std::size_t column) {
    std::string row = "  " + typed;
    const std::size_t width = character_count(row);
    row += width < column ? std::string(column - width, ' ') : "\n" + std::string(column, ' ');
    return row + meaning + '\n';
}

std::vector<const CLI::Option*> positionals_of(const CLI::App* command) {
    return command->get_options(&CLI::Option::get_positional);
}

/// The program, and the subcommands down to this one.
std::vector<const CLI::App*> path_of(const CLI::App* command) {
    std::vector<const CLI::App*> path;
    for (; command != nullptr; command = command->get_parent()) path.insert(path.begin(), command);
    return path;
}

class HelpLayout : public CLI::Formatter {
public:
    explicit HelpLayout(const Language& lang) : lang_(lang) {
        label("TEXT", lang_.tr_in("of an option", "TEXT"));
        label("INT", lang_.tr_in("of an option", "INT"));
        label("REQUIRED", lang_.tr_in("of an option", "REQUIRED"));
    }

    /// The parser's layout, with the options that a subcommand inherits.
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
        std::vector<const CLI::Option*> positionals;
        for (const CLI::App* command : path_of(app))
            for (const CLI::Option* option : positionals_of(command)) positionals.push_back(option);
        return make_description(app) + make_usage(app, std::move(name)) +
               (positionals.empty() ? std::string{} : make_group("", true, positionals)) +
               make_group("", false, options_behind(*app)) + make_subcommands(app, mode) + '\n' + make_footer(app);
    }

    std::string make_usage(const CLI::App* app, std::string /*name*/) const override {
        std::string command = typed_before(app) + " [" + lang_.tr_in("of a command", "OPTIONS") + "]";
        for (const CLI::Option* option : positionals_of(app)) command += " " + make_option_usage(option);
        if (!app->get_subcommands({}).empty()) {
            const std::string word = lang_.tr_in("of a command", "SUBCOMMAND");
            command += app->get_require_subcommand_min() == 0 ? " [" + word + "]" : " " + word;
        }
        return lang_.tr("Usage: {command}", {{"command", command}}) + '\n';
    }

    std::string make_group(std::string /*group*/, bool positional,
                           std::vector<const CLI::Option*> options) const override {
        std::string text = '\n' + (positional ? lang_.tr("Positionals:") : lang_.tr("Options:")) + '\n';
        for (const CLI::Option* option : options) text += make_option(option, positional);
        return text;
    }

    std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode /*mode*/) const override {
        const auto subcommands = app->get_subcommands({});
        if (subcommands.empty()) return {};
        std::string text = '\n' + lang_.tr("Subcommands:") + '\n';
        for (const CLI::App* subcommand : subcommands)
            if (!subcommand->get_group().empty()) text += make_subcommand(subcommand);
        return text;
    }

    std::string make_subcommand(const CLI::App* subcommand) const override {
        return help_row(subcommand->get_name(), subcommand->get_description(), column_width_);
    }

    std::string make_option(const CLI::Option* option, bool positional) const override {
        return help_row(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option),
                        column_width_);
    }

    std::string make_option_name(const CLI::Option* option, bool positional) const override {
        return argument_text(lang_, CLI::Formatter::make_option_name(option, positional));
    }

    /// The values that it takes. The options that it excludes are listed after its meaning.
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string all = CLI::Formatter::make_option_opts(option);
        return all.substr(0, std::min(all.find(' ' + get_label("Excludes") + ':'), all.size()));
    }

    std::string make_option_desc(const CLI::Option* option) const override {
        std::string meaning = CLI::Formatter::make_option_desc(option);
        std::vector<std::string> others;
        for (const CLI::Option* other : option->get_excludes()) others.push_back(other->get_name());
        if (others.empty()) return meaning;
        std::ranges::sort(others);
        std::string listed;
        for (const std::string& other : others) listed += (listed.empty() ? "" : ", ") + other;
        return lang_.tr("{meaning}; not with {options}", {{"meaning", meaning, true}, {"options", listed}});
    }

    std::string make_option_usage(const CLI::Option* option) const override {
        std::string usage = CLI::Formatter::make_option_usage(option);
        const std::string name = option->get_name(true);
        const std::size_t at = usage.find(name);
        if (at != std::string::npos) usage.replace(at, name.size(), argument_text(lang_, name));
        return usage;
    }

private:
    /// "tablebank quote FILE rent": a subcommand follows the arguments of its parent.
    [[nodiscard]] std::string typed_before(const CLI::App* app) const {
        std::string typed;
        for (const CLI::App* command : path_of(app)) {
            typed += (typed.empty() ? "" : " ") + command->get_name();
            if (command == app) break;
            for (const CLI::Option* option : positionals_of(command)) typed += " " + make_option_usage(option);
        }
        return typed;
    }

    const Language& lang_;
};

/// The subject of an example, in the language: its files, its players, its box, and the typed line. Names of
/// subcommands and options do not change.
std::string spoken_example(const Language& lang, const std::string& command) {
    const std::pair<std::string_view, std::string> known[] = {
        {"game.tb", lang.tr_in("in an example", "game.tb")},
        {"friday.tbl", lang.tr_in("in an example", "friday.tbl")},
        {"club.tbe", lang.tr_in("in an example", "club.tbe")},
        {"mine.toml", lang.tr_in("in an example", "mine.toml")},
        {"deeds.", lang.tr_in("in an example", "deeds.")},
        {"sheet.pdf", lang.tr_in("in an example", "sheet.pdf")},
        {"end.txt", lang.tr_in("in an example", "end.txt")},
        {"\"Club evening\"", lang.tr_in("in an example", "\"Club evening\"")},
        {"\"Autumn Open\"", lang.tr_in("in an example", "\"Autumn Open\"")},
        {"\"laptop broke\"", lang.tr_in("in an example", "\"laptop broke\"")},
        {"\"late for round 2\"", lang.tr_in("in an example", "\"late for round 2\"")},
        {"\"anna roll 3 4\" ok next", lang.tr_in("in an example", "\"anna roll 3 4\" ok next")},
        {"rent nob", lang.tr_in("in an example", "rent nob")},
        {"anna", lang.tr_in("in an example", "anna")},
        {"boris", lang.tr_in("in an example", "boris")},
        {"Anna", lang.tr_in("in an example", "Anna")},
        {"Boris", lang.tr_in("in an example", "Boris")},
        {"Vera", lang.tr_in("in an example", "Vera")},
        {"--edition us", lang.tr_in("in an example", "--edition us")},
        {"--like us", lang.tr_in("in an example", "--like us")},
        {"show us", lang.tr_in("in an example", "show us")},
        {"copy us", lang.tr_in("in an example", "copy us")},
        {"export us", lang.tr_in("in an example", "export us")},
    };
    std::string spoken;
    for (std::size_t at = 0; at < command.size();) {
        const auto* const found = std::ranges::find_if(
            known, [&](const auto& each) { return command.compare(at, each.first.size(), each.first) == 0; });
        const bool begins = at == 0 || command[at - 1] == ' ';
        if (!begins || found == std::end(known)) {
            spoken += command[at++];
            continue;
        }
        spoken += found->second;
        at += found->first.size();
    }
    return spoken;
}

}  // namespace

void use_help_layout(const Language& lang, CLI::App& program) {
    program.formatter(std::make_shared<HelpLayout>(lang));
    program.set_help_flag("-h,--help", lang.tr("Print this help message and exit"));
}

std::string help_asked_for(const CLI::App& program) {
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    // "quote rent --help", without the FILE in front of `rent`: the parser takes that word for the file.
    for (const CLI::Option* option : positionals_of(command))
        for (const std::string& word : option->results())
            for (const CLI::App* below : command->get_subcommands({}))
                if (below->get_name() == word) return below->help();
    return command->help();
}

std::vector<const CLI::Option*> options_behind(const CLI::App& command) {
    std::vector<const CLI::Option*> all;
    const auto is_there = [&](const CLI::Option* option) {
        return std::ranges::any_of(all, [&](const auto* one) { return one->get_name() == option->get_name(); });
    };
    for (const CLI::App* holder = &command; holder != nullptr; holder = holder->get_parent()) {
        for (const CLI::Option* option : holder->get_options(&CLI::Option::nonpositional))
            if (!is_there(option)) all.push_back(option);
        if (!holder->get_fallthrough()) break;
    }
    return all;
}

std::string example_text(const Language& lang, const std::string& command) {
    return lang.tr("Example: {command}", {{"command", spoken_example(lang, command)}});
}

}  // namespace tablebank
