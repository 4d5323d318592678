#include "app/cli/edition_table.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/edition_sheet.h"
#include "app/cli/new_file_name.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_paper.h"
#include "app/export/csv_row.h"
#include "app/export/deed_table_csv.h"
#include "app/i18n/language.h"
#include "app/present/editions/deed_sheet.h"
#include "app/present/editions/deed_table_text.h"
#include "app/present/editions/edition_comments.h"
#include "app/present/words/edition_error_text.h"
#include "db/edition/deed_table.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "db/file/new_file.h"
#include "ledger/text/escape.h"
#include "ledger/text/slug.h"
#include "ledger/text/trim.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// "deeds.csv:7: column L "rent 3": is missing", in the form of the messages of an edition file.
EditionMessage message_of(const Language& lang, const std::string& table, const DeedTableProblem& problem) {
    const bool is_finding = problem.kind == DeedTableProblem::Kind::finding;
    const std::string place = deed_table_place_text(lang, problem);
    return {.path = table,
            .line = problem.row,
            .key = place.empty() && is_finding ? problem.found.key : place,
            .message = deed_table_problem_text(lang, problem),
            .warning = problem.warning,
            .said = is_finding ? problem.found.said : Sentence{},
            .words = problem.words};
}

Json problem_json(const Language& lang, const std::string& table, const DeedTableProblem& problem) {
    Json json{{"file", table},
              {"row", problem.row},
              {"column", problem.column},
              {"head", problem.head},
              {"message", deed_table_problem_text(lang, problem)},
              {"warning", problem.warning}};
    if (problem.row > 0 && problem.column > 0)
        json["cell"] = column_letters(problem.column) + std::to_string(problem.row);
    return json;
}

/// An error in the options, or in what follows from the name of the file; not in the table.
[[noreturn]] void refuse(const std::string& message) {
    throw CliError(ExitCode::usage, message);
}

std::string id_of(const Language& lang, const EditionImport& wanted, const std::string& stem, const Edition& like) {
    std::string id = wanted.id ? *wanted.id : wanted.file ? slug_of(stem) : like.id;
    if (!wanted.id && id.empty())
        refuse(lang.tr("--id: none can be made of the file name \"{name}\": give one, such as my-box",
                       {{"name", truncated(stem)}}));
    if (id.size() > DeedTableLimits::text)
        refuse("--id: " + lang.tr("has more than {limit} bytes", {{"limit", std::to_string(DeedTableLimits::text)}}));
    if (id.empty() || slug_of(id) != id)
        refuse(
            lang.tr("--id: \"{id}\" must be small Latin letters, a to z, and digits, joined by hyphens", {{"id", id}}));
    return id;
}

std::string name_of(const Language& lang, const EditionImport& wanted, const std::string& stem, const Edition& like) {
    if (!wanted.name && !wanted.file) return like.name;
    const std::string& typed = wanted.name ? *wanted.name : stem;
    std::string name(trim(typed));
    if (name.empty() || name.size() > DeedTableLimits::text || !is_all_visible(name))
        refuse(
            lang.tr("--name: \"{name}\" is not a valid name of an edition: it must be one line of at most {limit} "
                    "bytes, of visible characters",
                    {{"name", truncated(typed)}, {"limit", std::to_string(DeedTableLimits::text)}}));
    return name;
}

/// The title of the edition: from the options, or from its file.
EditionTitle title_of(const Language& lang, const EditionImport& wanted, const Edition& like) {
    const std::string stem = platform::text_of(platform::path_of(wanted.file.value_or("")).stem());
    EditionTitle title{id_of(lang, wanted, stem, like), name_of(lang, wanted, stem, like), wanted.language};
    if (title.language.empty()) title.language = like.language;
    const auto is_letter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    if (title.language.size() < 2 || title.language.size() > 3 || !std::ranges::all_of(title.language, is_letter))
        refuse(lang.tr("--language: \"{language}\" must be the two or three letters of a language, such as en",
                       {{"language", title.language}}));
    return title;
}

void tell_problems(const EditionImport& wanted, const DeedTableEdition& made, Streams& streams) {
    std::vector<EditionMessage> messages;
    for (const DeedTableProblem& problem : made.problems)
        messages.push_back(message_of(streams.lang, wanted.table, problem));
    for (const auto& [text, warning] : edition_message_lines(streams.lang, messages))
        (warning ? streams.out : streams.err) << text << '\n';
}

}  // namespace

ExitCode import_edition(const EditionImport& wanted, bool json, Streams& streams) {
    const Language& lang = streams.lang;
    if (wanted.like.empty()) refuse(lang.tr("{option} is missing", {{"option", "--like"}}));
    if (wanted.file) require_file_name(lang, "FILE", *wanted.file);
    const LoadedEdition like = load_edition(wanted.like);
    const EditionTitle title = title_of(lang, wanted, like.edition);
    const DeedTableEdition made =
        edition_from_deeds(read_bounded(platform::path_of(wanted.table), DeedTableLimits::bytes), like, title);
    const bool written = made.edition && wanted.file;
    if (written)
        write_new_file(platform::path_of(*wanted.file), [&](std::ostream& out) {
            out << with_comments_in(lang, made.edition->text.text, like.edition.id);
        });
    if (json) {
        Json list = Json::array();
        for (const DeedTableProblem& problem : made.problems) list.push_back(problem_json(lang, wanted.table, problem));
        Json answer{{"ok", made.edition.has_value()}, {"messages", std::move(list)}};
        if (written) {
            answer["edition"] = title.id;
            answer["file"] = *wanted.file;
        }
        streams.out << json_text(answer) << '\n';
        return made.edition ? ExitCode::done : ExitCode::bad_file;
    }
    tell_problems(wanted, made, streams);
    if (!made.edition) return ExitCode::bad_file;
    if (written)
        streams.out << lang.tr(
                           "{file} is an edition like {edition}. To compare it with the cards: tablebank editions "
                           "sheet {file} -o "
                           "deeds.pdf",
                           {{"file", *wanted.file}, {"edition", like.edition.id}})
                    << '\n';
    else
        streams.out << lang.tr("{file} is a sound table of deeds.", {{"file", wanted.table}}) << '\n';
    return ExitCode::done;
}

ExitCode export_edition(const std::string& edition, const std::string& out, bool json, Streams& streams) {
    const Edition shown = load_edition(edition).edition;
    if (!out.empty()) {
        write_new_file(platform::path_of(out),
                       [&](std::ostream& file) { file << deed_table_csv(streams.lang, shown); });
        if (json) streams.out << json_text({{"edition", shown.id}, {"file", out}}) << '\n';
        return ExitCode::done;
    }
    const auto rows = deed_table_rows(shown);
    if (json) {
        Json list = Json::array();
        for (const auto& row : rows) list.push_back(row);
        streams.out << json_text({{"edition", shown.id}, {"rows", std::move(list)}}) << '\n';
        return ExitCode::done;
    }
    for (const auto& row : rows) streams.out << csv_row(row);
    return ExitCode::done;
}

ExitCode print_deeds(const std::string& edition, const EditionPaper& wanted, bool json, Streams& streams) {
    const Language paper_language = language_of_paper(streams.lang, wanted.language);
    const PaperSize size = paper_called(streams.lang, wanted.paper);
    const LoadedEdition loaded = load_edition(edition);
    PaperDocument document = make_deed_sheet(paper_language, loaded);
    document.size = size;
    if (!wanted.out.empty()) write_pdf(document, platform::path_of(wanted.out), streams);
    if (json)
        streams.out << json_text(edition_json(loaded.edition)) << '\n';
    else if (wanted.out.empty())
        print_document(streams.lang, document, streams.out);
    return ExitCode::done;
}

}  // namespace tablebank
