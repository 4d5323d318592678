#include "tests/support/playthrough.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "db/edition/edition_file.h"
#include "source_dir.h"

namespace tablebank::playthroughs {

namespace {

const std::filesystem::path source_dir = TABLEBANK_SOURCE_DIR;

/// NAME:ROLE, or NAME alone where the edition has no roles.
PlayerSetup read_player(const std::string& word) {
    const auto colon = word.find(':');
    if (colon == std::string::npos) return {word, Role::player};
    const auto role = parse_role(word.substr(colon + 1));
    if (!role) throw std::runtime_error("no player: " + word);
    return {word.substr(0, colon), *role};
}

/// The words after `# new`, as the command line takes them.
Setup read_setup(const std::string& heading) {
    std::istringstream words(heading);
    std::string hash;
    std::string verb;
    words >> hash >> verb;
    if (hash != "#" || verb != "new") throw std::runtime_error("a playthrough begins with `# new`");
    Setup setup;
    setup.game_id = std::string(32, '0');
    setup.language = "en";
    std::string option;
    std::string value;
    while (words >> option >> value) {
        if (option == "--edition") {
            LoadedEdition loaded = load_edition_file(source_dir / "editions" / (value + ".toml"));
            setup.edition_text = std::move(loaded.text.text);
            setup.rulings = loaded.edition.rulings;
            setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
        } else if (option == "--player") {
            setup.players.push_back(read_player(value));
        } else if (option == "--goal") {
            setup.goal = parse_goal(value).value();
        } else if (option == "--minutes") {
            setup.minutes = std::stoi(value);
        } else if (option == "--rule") {
            const auto equals = value.find('=');
            if (!set(setup.rulings, value.substr(0, equals), value.substr(equals + 1))) {
                throw std::runtime_error("no ruling: " + value);
            }
        } else {
            throw std::runtime_error("no option: " + option);
        }
    }
    return setup;
}

}  // namespace

std::vector<std::filesystem::path> all_playthroughs() {
    std::vector<std::filesystem::path> files;
    for (const auto& item : std::filesystem::directory_iterator(source_dir / "tests" / "playthroughs")) {
        if (item.path().extension() == ".txt" && item.path().filename() != "CMakeLists.txt")
            files.push_back(item.path());
    }
    std::ranges::sort(files);
    return files;
}

Playthrough read_playthrough(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::string line;
    if (!std::getline(in, line)) throw std::runtime_error("cannot read " + file.string());
    Playthrough played{file, read_setup(line), {}};
    for (int number = 2; std::getline(in, line); ++number) {
        if (line.starts_with("#! ")) {
            const auto blank = line.find(' ', 3);
            played.lines.push_back({number, line.substr(blank + 1), line.substr(3, blank - 3)});
        } else if (!is_blank_line(line)) {
            played.lines.push_back({number, line, std::nullopt});
        }
    }
    return played;
}

StampMaker SteppedClock::stamps() {
    StampMaker maker;
    maker.now_ms = [this] { return now_ms_; };
    maker.new_id = [this] {
        std::string digits = std::to_string(++ids_);
        return std::string(32 - digits.size(), '0') + digits;
    };
    maker.poster = "banker";
    return maker;
}

std::string play(Session& session, const PlayedLine& played_line, const std::string& line) {
    const Outcome outcome = session.post(line);
    if (const auto* error = std::get_if<ParseError>(&outcome)) {
        return "not understood at column " + std::to_string(error->column);
    }
    if (const auto* no = std::get_if<Refusal>(&outcome)) {
        const std::string code(to_string(no->code));
        if (played_line.refused == code) return {};
        return "refused: " + code + (no->line.empty() ? "" : ", wanted: " + no->line);
    }
    return played_line.refused ? "posted, though it must be refused: " + *played_line.refused : std::string{};
}

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "tablebank-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = pattern;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace tablebank::playthroughs
