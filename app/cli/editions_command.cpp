// `editions`: lists editions, shows one, copies one as a template, and checks a file; and imports and exports deeds as
// a spreadsheet (edition_table.h).

#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/edition_box.h"
#include "app/cli/edition_sheet.h"
#include "app/cli/edition_table.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/new_file_name.h"
#include "app/cli/subcommand.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/editions/edition_comments.h"
#include "app/present/words/edition_error_text.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

enum class Wanted { list, show, check, copy, import, table, sheet };

struct EditionsOptions {
    Wanted wanted = Wanted::list;
    std::string argument;
    std::string copy;  ///< the file a copy is written to
    std::string by;    ///< who passes a whole box on
    EditionImport import;
    EditionPaper paper;
    bool json = false;
};

ExitCode list_editions(const EditionsOptions& options, Streams& streams) {
    Json list = Json::array();
    TextTable table({{streams.lang.tr("Id")},
                     {streams.lang.tr_in("of an edition", "Name")},
                     {streams.lang.tr("Language")},
                     {streams.lang.tr("Deeds")},
                     {streams.lang.tr("Names")},
                     {streams.lang.tr("Cards")}});
    const EditionShelf shelf = load_editions(find_editions_folder());
    for (const auto& [edition, text, warnings] : shelf.editions) {
        list.push_back({{"id", edition.id}, {"name", edition.name}, {"language", edition.language}});
        table.add({edition.id, edition.name, edition.language, status_text(streams.lang, edition.deeds_status),
                   status_text(streams.lang, edition.names_status), status_text(streams.lang, edition.cards_status)});
    }
    if (options.json)
        streams.out << json_text({{"editions", std::move(list)}}) << '\n';
    else
        table.print(streams.out);
    for (const auto& line : edition_message_lines(streams.lang, shelf.problems)) streams.err << line.text << '\n';
    return shelf.problems.empty() ? ExitCode::done : ExitCode::bad_file;
}

ExitCode show_edition(const EditionsOptions& options, Streams& streams) {
    const LoadedEdition loaded = load_edition(options.argument);
    if (options.json)
        streams.out << json_text(edition_json(loaded.edition)) << '\n';
    else
        print_edition(streams.lang, loaded, streams.out);
    return ExitCode::done;
}

Json message_json(const EditionMessage& message) {
    return {{"file", message.path}, {"line", message.line},       {"column", message.column},
            {"key", message.key},   {"message", message.message}, {"warning", message.warning}};
}

ExitCode check_edition(const EditionsOptions& options, Streams& streams) {
    std::vector<EditionMessage> messages;
    bool sound = true;
    try {
        messages = load_edition_file(platform::path_of(options.argument)).warnings;
    } catch (const EditionError& error) {
        messages = error.messages();
        sound = false;
    }
    if (options.json) {
        Json list = Json::array();
        for (const EditionMessage& message : messages) list.push_back(message_json(message));
        streams.out << json_text({{"ok", sound}, {"messages", std::move(list)}}) << '\n';
    } else {
        for (const auto& [text, warning] : edition_message_lines(streams.lang, messages))
            (warning ? streams.out : streams.err) << text << '\n';
        if (sound) streams.out << streams.lang.tr("{file} is a sound edition.", {{"file", options.argument}}) << '\n';
    }
    return sound ? ExitCode::done : ExitCode::bad_file;
}

/// The text unchanged, with comments, as a template for the banker's own box.
ExitCode copy_edition(const EditionsOptions& options, Streams& streams) {
    require_file_name(streams.lang, "FILE", options.copy);
    LoadedEdition loaded = load_edition(options.argument);
    loaded.text.text = with_comments_in(streams.lang, loaded.text.text, loaded.edition.id);
    copy_edition(loaded, platform::path_of(options.copy));
    if (options.json) {
        streams.out << json_text({{"edition", loaded.edition.id}, {"file", options.copy}}) << '\n';
        return ExitCode::done;
    }
    streams.out << streams.lang.tr("{file} is a copy of {edition}. Edit it, then: tablebank editions check {file}",
                                   {{"file", options.copy}, {"edition", loaded.edition.id}})
                << '\n';
    return ExitCode::done;
}

/// An option of whole boxes does not apply to a table of deeds, and vice versa.
[[noreturn]] void refuse_for_tables(const Language& lang, std::string_view option) {
    throw CliError(ExitCode::usage, lang.tr("{option} goes with a whole box, a file that ends in .toml",
                                            {{"option", std::string{option}}}));
}

ExitCode import_whole_box(const EditionsOptions& options, Streams& streams) {
    const EditionImport& wanted = options.import;
    for (const auto& [given, option] :
         {std::pair{wanted.id.has_value(), "--id"}, std::pair{wanted.name.has_value(), "--name"},
          std::pair{!wanted.language.empty(), "--language"}})
        if (given)
            throw CliError(ExitCode::usage,
                           streams.lang.tr("{option} goes with a table of deeds; {file} is a whole box",
                                           {{"option", option}, {"file", wanted.table}}));
    return import_box({wanted.table, wanted.file, wanted.like}, options.json, streams);
}

ExitCode run_editions(const EditionsOptions& options, Streams& streams) {
    switch (options.wanted) {
        case Wanted::list:
            return list_editions(options, streams);
        case Wanted::show:
            return show_edition(options, streams);
        case Wanted::check:
            return check_edition(options, streams);
        case Wanted::copy:
            return copy_edition(options, streams);
        case Wanted::import:
            if (is_box_file(options.import.table)) return import_whole_box(options, streams);
            return import_edition(options.import, options.json, streams);
        case Wanted::table:
            if (is_box_file(options.copy))
                return export_box({options.argument, options.copy, options.by}, options.json, streams);
            if (!options.by.empty()) refuse_for_tables(streams.lang, "--by");
            return export_edition(options.argument, options.copy, options.json, streams);
        case Wanted::sheet:
            return print_deeds(options.argument, options.paper, options.json, streams);
    }
    return ExitCode::done;
}

void add_edition_tables(const Language& lang, CLI::App& command, const std::shared_ptr<EditionsOptions>& options) {
    CLI::App* bring = command.add_subcommand(
        "import",
        lang.tr(
            "A box that another person made, or an edition of a table of deeds; without FILE it is only looked at"));
    bring->fallthrough();
    bring
        ->add_option("DEEDS", options->import.table,
                     lang.tr("A whole box, ending in .toml; or a table: CSV in UTF-8, one row per deed"))
        ->required();
    bring->add_option("FILE", options->import.file, lang.tr("The file to make"));
    bring->add_option("--like", options->import.like,
                      lang.tr("The edition that has the other rules, by id or file; a whole box is compared with it"));
    bring->add_option("--id", options->import.id, lang.tr("Its id; without it, as its file is called"));
    bring->add_option("--name", options->import.name, lang.tr("Its name; without it, as its file is called"));
    bring->add_option("--language", options->import.language, lang.tr("The language of its names, such as fr"));
    bring->footer(example_text(lang, "tablebank editions import deeds.csv mine.toml --like us"));
    bring->callback([options] { options->wanted = Wanted::import; });

    CLI::App* table = command.add_subcommand(
        "export", lang.tr("An edition as one file for another person, or its deeds as a table for a spreadsheet"));
    table->fallthrough();
    table->add_option("ID", options->argument, lang.tr("An edition by id, or a file"))->required();
    table->add_option(
        "-o,--out", options->copy,
        lang.tr("A new file: a whole box if it ends in .toml, else CSV; without it, CSV in the terminal. An "
                "existing file is never touched"));
    table->add_option("--by", options->by, lang.tr("Who hands the box on, as they are to be named in it"));
    table->footer(example_text(lang, "tablebank editions export us -o deeds.csv"));
    table->callback([options] { options->wanted = Wanted::table; });

    CLI::App* sheet = command.add_subcommand("sheet", lang.tr("The deeds on paper, to be compared with the cards"));
    sheet->fallthrough();
    sheet->add_option("ID", options->argument, lang.tr("An edition by id, or a file"))->required();
    sheet->add_option("-o,--out", options->paper.out,
                      lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    sheet->add_option("--paper", options->paper.paper, lang.tr("a4 (the default) or letter"));
    sheet->add_option("--lang", options->paper.language, lang.tr("The language of the sheet, such as fr"));
    sheet->footer(example_text(lang, "tablebank editions sheet mine.toml -o deeds.pdf"));
    sheet->callback([options] { options->wanted = Wanted::sheet; });
}

}  // namespace

void add_editions(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<EditionsOptions>();
    CLI::App* command = program.add_subcommand("editions", lang.tr("The editions that can be played"));
    add_json_flag(lang, *command, options->json);
    command->require_subcommand(0, 1);
    command->footer(example_text(lang, "tablebank editions show us"));

    CLI::App* show = command->add_subcommand("show", lang.tr("The board, deeds and rules of one edition"));
    show->fallthrough();
    show->add_option("ID", options->argument, lang.tr("An edition by id, or a file"))->required();
    show->footer(example_text(lang, "tablebank editions show ru"));
    show->callback([options] { options->wanted = Wanted::show; });

    CLI::App* check =
        command->add_subcommand("check", lang.tr("Everything that is wrong or doubtful in an edition file"));
    check->fallthrough();
    check->add_option("FILE", options->argument, lang.tr("The edition file"))->required();
    check->footer(example_text(lang, "tablebank editions check mine.toml"));
    check->callback([options] { options->wanted = Wanted::check; });

    CLI::App* copy =
        command->add_subcommand("copy", lang.tr("An edition as a file of your own; an existing file is never touched"));
    copy->fallthrough();
    copy->add_option("ID", options->argument, lang.tr("An edition by id, or a file"))->required();
    copy->add_option("FILE", options->copy, lang.tr("The file to make"))->required();
    copy->footer(example_text(lang, "tablebank editions copy us mine.toml"));
    copy->callback([options] { options->wanted = Wanted::copy; });

    add_edition_tables(lang, *command, options);
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_editions(*options, streams); }; });
}

}  // namespace tablebank
