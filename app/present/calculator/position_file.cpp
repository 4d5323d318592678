#include "app/present/calculator/position_file.h"

#include <istream>
#include <system_error>
#include <utility>

#include "app/present/words/setup_problem_text.h"
#include "app/session/import_record.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

/// An edition by id, or by the path of its file or of a game that contains it; a relative path starts at the folder of
/// the position.
LoadedEdition load_named_edition(const std::string& name, const fs::path& folder) {
    if (!is_edition_path(name)) return load_edition(name);
    std::error_code unknown;
    const fs::path file = fs::exists(folder / platform::path_of(name), unknown) ? folder / platform::path_of(name)
                                                                                : platform::path_of(name);
    if (!fs::is_regular_file(file, unknown) || !is_text_of_game(read_some(file))) return load_edition_file(file);
    const ReadGame game = read_game(file);
    const Setup& setup = *game.table.game.setup;
    return {.edition = *setup.edition,
            .text = {.path = platform::text_of(file), .text = setup.edition_text},
            .warnings = {}};
}

/// Names that a table could not distinguish, or that a line could not name, make a position impossible too. The number
/// of players is a rule like any other.
void require_names(const Language& lang, const Setup& setup, Impossible impossible) {
    std::vector<PositionProblem> problems;
    for (const SetupProblem& problem : validate(setup, true))
        if (impossible == Impossible::refused || problem.kind != SetupProblem::Kind::player_count)
            problems.push_back({"players", setup_problem_text(lang, setup, problem)});
    if (!problems.empty()) throw PositionError(std::move(problems));
}

}  // namespace

std::string read_some(std::istream& in) {
    std::string text(PositionDocument::largest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::string read_some(const fs::path& file) {
    return read_bounded(file, PositionDocument::largest);
}

OpenedPosition parse_position(const Language& lang, const std::string& text, const fs::path& folder,
                              Impossible impossible) {
    OpenedPosition opened;
    opened.document = read_position(
        text,
        [&](const std::string& name) {
            LoadedEdition loaded = load_named_edition(name, folder);
            opened.edition_text = std::move(loaded.text.text);
            return std::make_shared<const Edition>(std::move(loaded.edition));
        },
        impossible);
    require_names(lang, setup_of(opened.document), impossible);
    return opened;
}

OpenedPosition open_position_file(const Language& lang, const fs::path& file, Impossible impossible) {
    return parse_position(lang, read_some(file), file.has_parent_path() ? file.parent_path() : fs::path("."),
                          impossible);
}

Setup setup_of(const PositionDocument& document) {
    Setup setup;
    setup.edition = document.edition;
    setup.rulings = document.rulings;
    setup.language = document.edition->language;
    for (const PositionPlayer& player : document.position.players)
        setup.players.push_back({player.name, player.estate.role});
    return setup;
}

}  // namespace tablebank
