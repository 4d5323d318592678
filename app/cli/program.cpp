#include "app/cli/program.h"

#include <algorithm>

#include "app/cli/help_layout.h"
#include "app/i18n/language.h"
#include "app/present/words/version_text.h"

namespace tablebank {
namespace {

void add_subcommands(const Language& lang, CLI::App& program, Run& run) {
    add_window(lang, program, run);
    add_new(lang, program, run);
    add_do(lang, program, run);
    add_show(lang, program, run);
    add_quote(lang, program, run);
    add_settle(lang, program, run);
    add_score(lang, program, run);
    add_sheet(lang, program, run);
    add_extract(lang, program, run);
    add_verify(lang, program, run);
    add_review(lang, program, run);
    add_charts(lang, program, run);
    add_checkpoint(lang, program, run);
    add_sign(lang, program, run);
    add_keys(lang, program, run);
    add_handbook(lang, program, run);
    add_export(lang, program, run);
    add_import(lang, program, run);
    add_seating(lang, program, run);
    add_event(lang, program, run);
    add_serve(lang, program, run);
    add_send(lang, program, run);
    add_editions(lang, program, run);
    add_complete(lang, program, run);
    add_manual(lang, program, run);
}

std::string version_page(const Language& lang) {
    std::string page = version_name();
    for (const std::string& line : version_lines(lang)) page += '\n' + line;
    return page;
}

CommandOption option_of(const CLI::Option& option, const CLI::FormatterBase& layout) {
    CommandOption data{.value = option.get_type_size() == 0 ? "" : layout.get_label(option.get_type_name()),
                       .meaning = option.get_description(),
                       .required = option.get_required(),
                       .repeated = option.get_items_expected_max() > 1,
                       .words = std::max(option.get_items_expected_min(), 1)};
    if (option.get_positional()) {
        data.names.push_back(option.get_name(true));
        return data;
    }
    for (const std::string& name : option.get_snames()) data.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) data.names.push_back("--" + name);
    return data;
}

CommandPage page_of(const CLI::App& command) {
    CommandPage page{.name = command.get_name(),
                     .meaning = command.get_description(),
                     .closing = command.get_footer(),
                     .needs_subcommand = command.get_require_subcommand_min() > 0,
                     .takes_from_above = command.get_fallthrough()};
    for (const CLI::Option* option : command.get_options())
        (option->get_positional() ? page.positionals : page.options)
            .push_back(option_of(*option, *command.get_formatter()));
    for (const CLI::App* below : command.get_subcommands({}))
        if (!below->get_group().empty()) page.subcommands.push_back(page_of(*below));
    return page;
}

}  // namespace

std::unique_ptr<CLI::App> make_program(const Language& lang, Run& run) {
    auto program = std::make_unique<CLI::App>(
        lang.tr("A banker for Anti-Monopoly tables. Without arguments the window opens."), "tablebank");
    // Else "/" would begin an option on Windows, and no path.
    program->allow_windows_style_options(false);
    use_help_layout(lang, *program);
    add_subcommands(lang, *program, run);
    program->require_subcommand(1);
    program->set_version_flag("--version", version_page(lang), lang.tr("Display program version information and exit"));
    program->footer(lang.tr("tablebank SUBCOMMAND --help lists the options and shows an example."));
    return program;
}

CommandPage command_pages(const Language& lang) {
    Run run;
    return page_of(*make_program(lang, run));
}

}  // namespace tablebank
