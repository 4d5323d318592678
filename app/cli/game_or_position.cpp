#include "app/cli/game_or_position.h"

#include <array>
#include <utility>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/usage_error.h"
#include "app/i18n/language.h"
#include "app/present/words/edition_error_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/session/import_record.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

/// A byte order mark may precede it; some editors write one.
bool looks_like_json(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// A malformed position is a bad file, named as on the command line.
template <class Open>
OpenedPosition opened(const Language& lang, const std::string& called, const Open& open) {
    try {
        return open();
    } catch (const PositionError& error) {
        throw CliError(ExitCode::bad_file,
                       lang.tr("{file} is not a position:", {{"file", called}}) + "\n" + error.what());
    } catch (const UnknownEdition& error) {
        throw CliError(ExitCode::bad_file,
                       lang.tr("the edition of {file}: {reason}",
                               {{"file", called}, {"reason", unknown_edition_text(lang, error), true}}));
    } catch (const EditionError& error) {
        throw CliError(ExitCode::bad_file,
                       lang.tr("the edition of {file}: {reason}",
                               {{"file", called}, {"reason", edition_error_text(lang, error), true}}));
    }
}

}  // namespace

GameOrPosition subject_of(PositionDocument document) {
    Setup setup = setup_of(document);
    if (document.as_found.empty())
        return {std::nullopt, std::move(setup), document.rulings, document.position, std::move(document.notes)};
    auto findings = findings_of(*document.edition, document.rulings, {document.position, document.notes});
    return {std::nullopt,
            std::move(setup),
            document.rulings,
            counted_as_found(*document.edition, std::move(document.position)),
            std::move(document.notes),
            std::move(findings),
            std::move(document.as_found)};
}

GameOrPosition subject_of(ReadGame game) {
    Setup setup = *game.table.game.setup;
    Rulings rulings = game.table.game.rulings();
    Position position = game.table.game.position();
    return {std::move(game), std::move(setup), rulings, std::move(position)};
}

OpenedPosition open_position(const Language& lang, const std::string& argument, std::istream& in,
                             Impossible impossible) {
    if (argument == standard_input)
        return opened(lang, lang.tr("standard input"),
                      [&] { return parse_position(lang, read_some(in), fs::path("."), impossible); });
    return opened(lang, argument, [&] { return open_position_file(lang, platform::path_of(argument), impossible); });
}

GameOrPosition open_subject(const Language& lang, const std::string& argument, std::istream& in,
                            Impossible impossible) {
    if (argument == standard_input) return subject_of(open_position(lang, argument, in, impossible).document);
    const std::string text = read_some(platform::path_of(argument));
    if (is_text_of_game(text)) return subject_of(read_game(platform::path_of(argument)));
    if (!looks_like_json(text))
        throw FileError(FileError::Kind::not_ours, platform::path_of(argument),
                        lang.tr("it is neither a game nor a position in JSON"));
    return subject_of(open_position(lang, argument, in, impossible).document);
}

std::int64_t entry_at(const Language& lang, const Table& table, std::optional<std::int64_t> at) {
    const std::int64_t last = table.history.last();
    const std::int64_t entry = at.value_or(last);
    if (entry >= 1 && entry <= last) return entry;
    throw CliError(ExitCode::usage,
                   "--at: " + lang.tr("there is no entry #{entry}; the last one is #{last}",
                                      {{"entry", std::to_string(entry)}, {"last", std::to_string(last)}}));
}

void go_back(const Language& lang, GameOrPosition& subject, std::int64_t at) {
    if (!subject.game) throw CliError(ExitCode::usage, "--at: " + lang.tr("a position has no entries"));
    const Table& table = subject.game->table;
    const Game then = state_at(table, entry_at(lang, table, at));
    subject.rulings = then.rulings();
    subject.position = then.position();
}

Seat player_called(const Language& lang, const Setup& setup, const std::string& word) {
    const auto found = find_player(setup, word);
    if (const auto* error = std::get_if<ParseError>(&found))
        throw CliError(ExitCode::usage, parse_error_reason(lang, *setup.edition, *error));
    return std::get<Seat>(found);
}

Space deed_called(const Language& lang, const Edition& edition, const std::string& word) {
    const auto found = find_deed(edition, word);
    if (const auto* error = std::get_if<ParseError>(&found))
        throw CliError(ExitCode::usage, parse_error_reason(lang, edition, *error));
    return std::get<Space>(found);
}

}  // namespace tablebank
