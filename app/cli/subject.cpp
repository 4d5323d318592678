#include "app/cli/subject.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <istream>
#include <iterator>
#include <system_error>
#include <utility>

#include "app/cli/cli_error.h"
#include "app/present/parse_error_text.h"
#include "app/present/setup_problem_text.h"
#include "db/edition_folder.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view sqlite_magic{"SQLite format 3\0", 16};
constexpr const char* standard_input = "-";

/// At most one byte more than a position may have, so that a longer text is noticed and never held.
std::string read_some(std::istream& in) {
    std::string text(PositionDocument::largest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::string read_file(const fs::path& file) {
    std::error_code unknown;
    if (fs::is_directory(file, unknown)) throw FileError(FileError::Kind::cannot_read, file, "is a folder");
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in) throw FileError(FileError::Kind::cannot_read, file, std::generic_category().message(errno));
    std::string text = read_some(in);
    if (in.bad()) throw FileError(FileError::Kind::cannot_read, file, std::generic_category().message(errno));
    return text;
}

/// An edition by id, or by a path that may lie beside the position that names it.
LoadedEdition load_named_edition(const std::string& name, const fs::path& folder) {
    const bool is_path = name.find('/') != std::string::npos || name.ends_with(".toml");
    std::error_code unknown;
    if (is_path && fs::exists(folder / name, unknown)) return load_edition_file(folder / name);
    return load_edition(name);
}

bool looks_like_json(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// Names that no table could tell apart, or that no line could name, make a position impossible too.
void require_names(const Setup& setup) {
    std::vector<PositionProblem> problems;
    for (const SetupProblem& problem : validate(setup, true))
        problems.push_back({"players", setup_problem_text(setup, problem)});
    if (!problems.empty()) throw PositionError(std::move(problems));
}

/// What a position stands for, in the form in which names are looked up.
Setup setup_of(const PositionDocument& document) {
    Setup setup;
    setup.edition = document.edition;
    setup.rulings = document.rulings;
    setup.language = document.edition->language;
    for (const PositionPlayer& player : document.position.players)
        setup.players.push_back({player.name, player.estate.role});
    return setup;
}

OpenedPosition parse_position(const std::string& text, const std::string& called, const fs::path& folder) {
    OpenedPosition opened;
    try {
        opened.document = read_position(text, [&](const std::string& name) {
            LoadedEdition loaded = load_named_edition(name, folder);
            opened.edition_text = std::move(loaded.text.text);
            return std::make_shared<const Edition>(std::move(loaded.edition));
        });
        require_names(setup_of(opened.document));
    } catch (const PositionError& error) {
        throw CliError(ExitCode::bad_file, fmt::format("{} is no position:\n{}", called, error.what()));
    } catch (const EditionError& error) {
        throw CliError(ExitCode::bad_file, fmt::format("{}: edition: {}", called, error.what()));
    }
    return opened;
}

Subject subject_of(OpenedPosition opened) {
    Setup setup = setup_of(opened.document);
    return {std::nullopt, std::move(setup), opened.document.rulings, std::move(opened.document.position)};
}

Subject subject_of(ReadGame game) {
    Setup setup = *game.table.game.setup;
    Rulings rulings = game.table.game.rulings();
    Position position = game.table.game.position();
    return {std::move(game), std::move(setup), rulings, std::move(position)};
}

}  // namespace

OpenedPosition open_position(const std::string& argument, std::istream& in) {
    if (argument == standard_input) return parse_position(read_some(in), "standard input", fs::path("."));
    const fs::path file(argument);
    return parse_position(read_file(file), argument, file.has_parent_path() ? file.parent_path() : fs::path("."));
}

Subject open_subject(const std::string& argument, std::istream& in) {
    if (argument == standard_input) return subject_of(open_position(argument, in));
    const std::string text = read_file(argument);
    if (text.starts_with(sqlite_magic)) return subject_of(read_game(argument));
    if (!looks_like_json(text))
        throw FileError(FileError::Kind::not_ours, argument, "it is neither a game nor a position in JSON");
    const fs::path file(argument);
    return subject_of(parse_position(text, argument, file.has_parent_path() ? file.parent_path() : fs::path(".")));
}

Seat player_called(const Setup& setup, const std::string& word) {
    const auto found = find_player(setup, word);
    if (const auto* error = std::get_if<ParseError>(&found))
        throw CliError(ExitCode::usage, parse_error_reason(*error));
    return std::get<Seat>(found);
}

Space deed_called(const Edition& edition, const std::string& word) {
    const auto found = find_deed(edition, word);
    if (const auto* error = std::get_if<ParseError>(&found))
        throw CliError(ExitCode::usage, parse_error_reason(*error));
    return std::get<Space>(found);
}

}  // namespace tablebank
