// Any script as a forged game (tests/fuzz/forge.h), which is then verified, shown, exported, posted to and undone: it
// is refused, or answered as a game is. A game that `verify` calls damaged takes no line, and one that takes a line is
// not damaged by it. No output can steer a terminal.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/cli.h"
#include "app/cli/show_view.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/session/session.h"
#include "app/session/verification.h"
#include "db/file/temporary_folder.h"
#include "db/game/game_file.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/chain.h"
#include "source_dir.h"
#include "tests/fuzz/forge.h"
#include "tests/fuzz/printable.h"
#include "tests/support/playthrough.h"

namespace {

using namespace tablebank;
using fuzz::Forgery;

constexpr int most_codes = 5;
constexpr std::int64_t now_ms = 1'767'300'000'000;

/// A recorded game, played in memory.
Forgery played(const std::string& playthrough) {
    const auto recorded = playthroughs::read_playthrough(TABLEBANK_SOURCE_DIR "/tests/playthroughs/" + playthrough);
    playthroughs::SteppedClock clock;
    const StampMaker stamps = clock.stamps();
    Forgery real{recorded.setup, {}};
    Table table(std::make_shared<const Setup>(recorded.setup));
    table.post(decide_opening(recorded.setup, nullptr, stamps()));
    for (const playthroughs::PlayedLine& line : recorded.lines) {
        clock.set_line(line.number);
        auto read = parse_line(recorded.setup, line.line);
        if (!std::holds_alternative<Command>(read)) continue;
        Decision decision = decide(table, std::get<Command>(read), stamps);
        if (auto* entries = std::get_if<std::vector<Entry>>(&decision))
            for (Entry& entry : *entries) table.post(std::move(entry));
    }
    for (const Entry& entry : table.history.entries()) real.entries.push_back(entry);
    return real;
}

const std::vector<Forgery>& real_games() {
    static const std::vector<Forgery> games{played("shared-place.example-small.txt"), played("put-right.us.txt"),
                                            played("last-standing.football.txt")};
    return games;
}

[[noreturn]] void wrong(std::string_view what, const std::string& said) {
    std::fprintf(stderr, "forged: %.*s\n%s\n", static_cast<int>(what.size()), what.data(), said.c_str());
    std::abort();
}

/// Whether the ledger takes the entries at all; most scripts end here, without a file.
bool is_taken(const Forgery& forgery, const std::vector<Hash>& hashes) {
    const StoredEntries stored{forgery.entries.size(), [&](const EntrySink& sink) {
                                   for (std::size_t i = 0; i < hashes.size(); ++i)
                                       sink(Entry(forgery.entries[i]), hashes[i]);
                               }};
    try {
        (void)replay("forged.tbl", std::make_shared<const Setup>(forgery.setup), stored);
    } catch (const FileError&) {
        return false;
    }
    return true;
}

/// Writes the forged game to the disk; false if no such file can be written.
bool write(const Forgery& forgery, const std::vector<Hash>& hashes, const std::filesystem::path& file) {
    std::filesystem::remove(file);
    std::filesystem::remove(file.string() + "-wal");
    try {
        GameFile game = GameFile::create(file, forgery.setup);
        game.append(forgery.entries, hashes);
    } catch (const FileError&) {
        return false;
    } catch (const std::invalid_argument&) {
        return false;
    }
    return true;
}

/// One question of the command line, and whether its answer can be shown.
void ask(const std::filesystem::path& file, std::size_t luck) {
    static const std::vector<std::vector<std::string>> questions{{"verify"},
                                                                 {"verify", "--json"},
                                                                 {"show"},
                                                                 {"show", "log"},
                                                                 {"show", "log", "--json"},
                                                                 {"show", "players", "--json"},
                                                                 {"show", "rulings"},
                                                                 {"show", "--at", "2"},
                                                                 {"export", "--to", "json"},
                                                                 {"export", "--to", "csv"},
                                                                 {"export", "--to", "ledger"},
                                                                 {"export", "--to", "beancount"},
                                                                 {"do", "--dry-run", "--", "undo turn"}};
    static const std::array<Language, 2> languages{Language::english(),
                                                   language_called("ru").value_or(Language::english())};
    std::vector<std::string> words = questions[luck % questions.size()];
    words.insert(words.begin() + 1, file);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int code = run_cli(languages[luck / questions.size() % languages.size()], words, in, out, err);
    if (code < 0 || code > most_codes) wrong("no such exit code", std::to_string(code));
    for (const std::string& said : {out.str(), err.str()})
        if (!fuzz::is_printable(said)) wrong(words.front() + " says what cannot be shown", said);
}

/// Everything that can be shown or written of a game.
void tell(const ReadGame& game) {
    static const Language lang = Language::english();
    static const std::string file = "game.tbl";
    const ShowView view{lang, file, game.table, game.head, now_ms};
    std::ostringstream out;
    for (const auto print :
         {print_summary, print_players, print_deeds, print_log, print_bank, print_due, print_clock, print_rulings,
          write_summary, write_players, write_deeds, write_log, write_bank, write_due, write_clock, write_rulings})
        print(view, out);
    for (const auto write : {export_json, export_csv, export_ledger, export_beancount}) write(game, out);
}

bool is_verified(const std::filesystem::path& file, bool told) {
    try {
        const VerifiedGame verified = read_and_verify(file);
        if (told) tell(verified.game);
        return true;
    } catch (const FileError&) {
        return false;
    }
}

/// Undoes and types on; true if anything was posted.
bool post(const std::filesystem::path& file, const Forgery& forgery) {
    try {
        Session session = Session::open(file, StampMaker::system());
        bool posted = false;
        std::vector<std::string> lines{"undo", "34"};
        lines.insert(lines.end(), forgery.lines.begin(), forgery.lines.end());
        for (const std::string& line : lines) posted |= std::holds_alternative<Posted>(session.post(line));
        return posted;
    } catch (const FileError&) {
        return false;
    }
}

void try_on_disk(const Forgery& forgery, const std::vector<Hash>& hashes, std::size_t luck) {
    static const TemporaryFolder folder(std::filesystem::temp_directory_path());
    const std::filesystem::path file = folder.path() / "forged.tbl";
    if (!write(forgery, hashes, file)) return;
    const bool verified = is_verified(file, true);
    ask(file, luck);
    const bool posted = post(file, forgery);
    if (!verified && posted) wrong("posted onto what verify calls damaged", "");
    if (verified && posted && !is_verified(file, false)) wrong("damaged by what was posted", "");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string script(data, data + size);
    const Forgery forgery = fuzz::forge(real_games(), script);
    if (forgery.entries.empty()) return 0;
    const std::vector<Hash> hashes = fuzz::chain_anew(forgery);
    if (is_taken(forgery, hashes)) try_on_disk(forgery, hashes, std::hash<std::string>{}(script));
    return 0;
}
