#include "app/cli/help_layout.h"

#include <memory>
#include <vector>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"

namespace tablebank {
namespace {

/// What is typed and what it means, in two columns; where the first is too long, the second begins a row of its own.
std::string help_row(const std::string& typed, const std::string& meaning, std::size_t column) {
    std::string row = "  " + typed;
    const std::size_t width = character_count(row);
    row += width < column ? std::string(column - width, ' ') : "\n" + std::string(column, ' ');
    return row + meaning + '\n';
}

class HelpLayout : public CLI::Formatter {
public:
    explicit HelpLayout(const Language& lang) : lang_(lang) {
        label("TEXT", lang_.tr_in("of an option", "TEXT"));
        label("INT", lang_.tr_in("of an option", "INT"));
        label("REQUIRED", lang_.tr_in("of an option", "REQUIRED"));
        label("Excludes", lang_.tr_in("of an option", "Excludes"));
    }

    std::string make_usage(const CLI::App* app, std::string name) const override {
        std::string command = name + " [" + lang_.tr_in("of a command", "OPTIONS") + "]";
        for (const CLI::Option* option : app->get_options(&CLI::Option::get_positional))
            command += " " + make_option_usage(option);
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

private:
    const Language& lang_;
};

}  // namespace

void use_help_layout(const Language& lang, CLI::App& program) {
    program.formatter(std::make_shared<HelpLayout>(lang));
    program.set_help_flag("-h,--help", lang.tr("Print this help message and exit"));
}

std::string example_text(const Language& lang, const std::string& command) {
    return lang.tr("Example: {command}", {{"command", command}});
}

}  // namespace tablebank
