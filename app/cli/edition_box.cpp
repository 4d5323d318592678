#include "app/cli/edition_box.h"

#include <algorithm>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/edition_sheet.h"
#include "app/cli/json.h"
#include "app/cli/new_file_name.h"
#include "app/i18n/language.h"
#include "app/present/editions/edition_comments.h"
#include "app/present/editions/edition_comparison.h"
#include "app/present/words/edition_error_text.h"
#include "app/present/words/time_of_day.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "db/edition/edition_origin.h"
#include "db/file/new_file.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/escape.h"
#include "ledger/text/trim.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr std::size_t longest_by = 200;  ///< bytes, as of every text of an edition

/// The shipped edition that a box is based on: as its origin states, if that exists, or the closest.
LoadedEdition shipped_like(const LoadedEdition& box, const std::string& said) {
    std::vector<LoadedEdition> shipped = load_editions(find_editions_folder()).editions;
    if (shipped.empty()) throw EditionError(platform::text_of(find_editions_folder()), "has no editions");
    return std::move(shipped[edition_like(box, shipped, said)]);
}

Json origin_json(const EditionOrigin& origin) {
    return {{"like", origin.like}, {"by", origin.by}, {"made", origin.made}};
}

void print_origin(const Language& lang, const EditionOrigin& origin, const std::string& like, std::ostream& out) {
    if (!origin.by.empty()) out << lang.tr("From {name}.", {{"name", origin.by}}) << '\n';
    if (!origin.made.empty()) out << lang.tr("Exported on {day}.", {{"day", origin.made}}) << '\n';
    if (!origin.like.empty() && origin.like != like)
        out << lang.tr("It says that it is like {edition}; it is compared with {like}.",
                       {{"edition", origin.like}, {"like", like}})
            << '\n';
}

/// The edition's own description, and its differences.
void print_box(const Language& lang, const LoadedEdition& box, const Edition& like,
               const std::vector<EditionLines>& sections, std::ostream& out) {
    out << box.edition.name << " (" << box.edition.id << ")\n";
    print_origin(lang, edition_origin(box.text), like.id, out);
    out << lang.tr("Its maker says of the figures: deeds {deeds}, names {names}, cards {cards}.",
                   {{"deeds", status_text(lang, box.edition.deeds_status)},
                    {"names", status_text(lang, box.edition.names_status)},
                    {"cards", status_text(lang, box.edition.cards_status)}})
        << '\n';
    for (const auto& line : edition_message_lines(lang, box.warnings)) out << line.text << '\n';
    if (sections.empty()) {
        out << lang.tr("It has the rules, board, deeds and cards of {edition} ({id}).",
                       {{"edition", like.name}, {"id", like.id}})
            << '\n';
        return;
    }
    out << lang.tr("What it changes against {edition} ({id}):", {{"edition", like.name}, {"id", like.id}}) << '\n';
    print_sections(sections, out);
    out << '\n';
}

Json box_json(const LoadedEdition& box, const Edition& like, const std::vector<EditionLines>& sections) {
    Json changes = Json::array();
    for (const EditionLines& section : sections)
        changes.push_back({{"section", section.heading}, {"lines", section.lines}});
    return {{"ok", true},
            {"edition", box.edition.id},
            {"name", box.edition.name},
            {"origin", origin_json(edition_origin(box.text))},
            {"status",
             {{"deeds", status_word(box.edition.deeds_status)},
              {"names", status_word(box.edition.names_status)},
              {"cards", status_word(box.edition.cards_status)}}},
            {"like", like.id},
            {"changes", std::move(changes)}};
}

/// The name of the person who exports a box. Throws CliError usage.
std::string checked_by(const Language& lang, const std::string& typed) {
    std::string by(trim(typed));
    if (by.size() > longest_by || (!by.empty() && !is_clear_text(by)))
        throw CliError(ExitCode::usage,
                       lang.tr("--by: \"{name}\" must be one line of at most {limit} bytes, of visible characters",
                               {{"name", truncated(typed)}, {"limit", std::to_string(longest_by)}}));
    return by;
}

}  // namespace

bool is_box_file(const std::string& name) {
    return name.ends_with(".toml");
}

ExitCode export_box(const BoxExport& wanted, bool json, Streams& streams) {
    const Language& lang = streams.lang;
    require_file_name(lang, "--out", wanted.out);
    const LoadedEdition box = load_edition(wanted.edition);
    EditionOrigin origin = edition_origin(box.text);
    if (origin.like.empty()) origin.like = shipped_like(box, box.edition.id).edition.id;
    if (const std::string by = checked_by(lang, wanted.by); !by.empty()) origin.by = by;
    origin.made = iso_day_text(StampMaker::system().moment_ms());
    const std::string text = with_comments_in(lang, with_origin(box.text, origin), origin.like);
    static_cast<void>(parse_edition({wanted.out, text}));
    write_new_file(platform::path_of(wanted.out), [&](std::ostream& out) { out << text; });
    if (json)
        streams.out << json_text({{"edition", box.edition.id}, {"file", wanted.out}, {"origin", origin_json(origin)}})
                    << '\n';
    else
        streams.out << lang.tr(
                           "{file} has the whole of {edition}. Another person looks at it with: tablebank editions "
                           "import {file}",
                           {{"file", wanted.out}, {"edition", box.edition.id}})
                    << '\n';
    return ExitCode::done;
}

ExitCode import_box(const BoxImport& wanted, bool json, Streams& streams) {
    const Language& lang = streams.lang;
    if (wanted.file) require_file_name(lang, "FILE", *wanted.file);
    const LoadedEdition box = load_edition_file(platform::path_of(wanted.box));
    const LoadedEdition like =
        wanted.like.empty() ? shipped_like(box, edition_origin(box.text).like) : load_edition(wanted.like);
    const std::vector<EditionLines> sections = compare_editions(lang, like, box);
    if (wanted.file) write_new_file(platform::path_of(*wanted.file), [&](std::ostream& out) { out << box.text.text; });
    if (json) {
        Json answer = box_json(box, like.edition, sections);
        if (wanted.file) answer["file"] = *wanted.file;
        streams.out << json_text(answer) << '\n';
        return ExitCode::done;
    }
    print_box(lang, box, like.edition, sections, streams.out);
    streams.out << (wanted.file ? lang.tr("It is kept as {file}. To play: tablebank new GAME.tbl --edition {file}",
                                          {{"file", *wanted.file}})
                                : lang.tr("Nothing was kept. To keep it: tablebank editions import {file} mine.toml",
                                          {{"file", wanted.box}}))
                << '\n';
    return ExitCode::done;
}

}  // namespace tablebank
