#include "tests/tamper/mutant.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace tampering {

namespace {

// SQLite's file format: where the header has what.
constexpr std::size_t header_size = 100;
constexpr std::size_t page_size_at = 16;
constexpr std::size_t pages_at = 28;
constexpr std::size_t first_free_at = 32;
constexpr std::size_t free_pages_at = 36;
constexpr std::size_t bytes_of_number = 4;

void put(std::string& bytes, std::size_t at, std::uint32_t value) {
    for (std::size_t i = 0; i < bytes_of_number; ++i) {
        bytes.at(at + i) = static_cast<char>(value >> (8 * (bytes_of_number - 1 - i)) & 0xffU);
    }
}

std::size_t page_size_of(const std::string& game) {
    const auto high = static_cast<unsigned char>(game.at(page_size_at));
    const auto low = static_cast<unsigned char>(game.at(page_size_at + 1));
    return std::size_t{high} * 256 + low;
}

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace

Tamperer::Tamperer(const Sound& sound, std::filesystem::path scratch, std::uint64_t seed)
    : sound_(sound), scratch_(std::move(scratch)), chance_(seed), page_(page_size_of(sound.game)) {}

const std::vector<Tamperer::Named>& Tamperer::all() {
    static const std::vector<Named> ways{
        {"flipped bytes", &Tamperer::flipped},
        {"pages", &Tamperer::of_pages},
        {"cut short", &Tamperer::cut},
        {"grown", &Tamperer::grown},
        {"header", &Tamperer::of_header},
        {"free pages", &Tamperer::of_free_list},
        {"head of a page", &Tamperer::of_tree},
        {"bytes moved", &Tamperer::moved_bytes},
        {"cells", &Tamperer::of_cells},
        {"rows", &Tamperer::of_rows},
        {"log", &Tamperer::of_log},
    };
    return ways;
}

std::size_t ways() {
    return Tamperer::all().size();
}

Mutant Tamperer::make() {
    const Named& chosen = chance_.one_of(all());
    Mutant mutant = (this->*chosen.way)();
    mutant.kind = chosen.name;
    return mutant;
}

std::size_t Tamperer::place(const std::string& in) {
    return static_cast<std::size_t>(chance_.below(static_cast<int>(in.size())));
}

void Tamperer::spoil(std::string& bytes, int times) {
    for (int i = 0; i < times && !bytes.empty(); ++i) {
        char& one = bytes.at(place(bytes));
        one = static_cast<char>(chance_.percent(50) ? one ^ (1 << chance_.below(8)) : chance_.below(256));
    }
}

Mutant Tamperer::flipped() {
    Mutant mutant{.game = sound_.game};
    spoil(mutant.game, chance_.percent(70) ? 1 : chance_.between(2, 8));
    return mutant;
}

Mutant Tamperer::of_pages() {
    Mutant mutant{.game = sound_.game};
    const std::size_t one = static_cast<std::size_t>(chance_.below(pages())) * page_;
    const std::size_t other = static_cast<std::size_t>(chance_.below(pages())) * page_;
    const std::string first = mutant.game.substr(one, page_);
    switch (chance_.below(4)) {
        case 0:
            mutant.game.replace(one, page_, std::string(page_, '\0'));
            break;
        case 1:
            mutant.game.replace(one, page_, mutant.game.substr(other, page_));
            mutant.game.replace(other, page_, first);
            break;
        case 2:
            mutant.game.replace(other, page_, first);
            break;
        default: {
            std::string page = first;
            spoil(page, static_cast<int>(page_));
            mutant.game.replace(one, page_, page);
        }
    }
    return mutant;
}

Mutant Tamperer::cut() {
    Mutant mutant{.game = sound_.game};
    std::size_t length = place(mutant.game);
    if (chance_.percent(50)) length = length / page_ * page_;
    mutant.game.resize(length);
    if (length >= header_size && chance_.percent(30)) {
        put(mutant.game, pages_at, static_cast<std::uint32_t>(length / page_));
    }
    return mutant;
}

Mutant Tamperer::grown() {
    Mutant mutant{.game = sound_.game};
    mutant.game.resize(mutant.game.size() + static_cast<std::size_t>(chance_.between(1, 20000)),
                       static_cast<char>(chance_.percent(50) ? 0 : chance_.below(256)));
    if (chance_.percent(50)) put(mutant.game, pages_at, static_cast<std::uint32_t>(mutant.game.size() / page_));
    return mutant;
}

Mutant Tamperer::of_header() {
    Mutant mutant{.game = sound_.game};
    for (int i = chance_.between(1, 3); i > 0; --i) {
        const auto at = static_cast<std::size_t>(chance_.below(static_cast<int>(header_size)));
        if (chance_.percent(50)) {
            mutant.game.at(at) = static_cast<char>(chance_.below(256));
        } else {
            const std::size_t number = at / bytes_of_number * bytes_of_number;
            put(mutant.game, number, static_cast<std::uint32_t>(chance_.below(chance_.percent(70) ? 100 : 2000000000)));
        }
    }
    return mutant;
}

/// Pages at the end that the header lists as free, in all the ways in which such a list can be wrong, and in some in
/// which it is right.
Mutant Tamperer::of_free_list() {
    Mutant mutant{.game = sound_.game};
    const int more = chance_.between(1, 6);
    const int first = pages() + 1;
    const auto any_page = [&] {
        if (chance_.percent(60)) return static_cast<std::uint32_t>(chance_.between(first, first + more - 1));
        return static_cast<std::uint32_t>(chance_.percent(70) ? chance_.between(0, first + more) : -chance_.below(9));
    };
    mutant.game.resize(mutant.game.size() + static_cast<std::size_t>(more) * page_);
    put(mutant.game, pages_at, static_cast<std::uint32_t>(pages() + more));
    put(mutant.game, first_free_at, static_cast<std::uint32_t>(first));
    put(mutant.game, free_pages_at, static_cast<std::uint32_t>(more));
    const std::size_t trunk = static_cast<std::size_t>(first - 1) * page_;
    put(mutant.game, trunk + bytes_of_number, static_cast<std::uint32_t>(more - 1));
    for (int leaf = 1; leaf < more; ++leaf) {
        put(mutant.game, trunk + static_cast<std::size_t>(leaf + 1) * bytes_of_number,
            static_cast<std::uint32_t>(first + leaf));
    }
    for (int wrong = chance_.below(4); wrong > 0; --wrong) {
        const std::size_t in_trunk = trunk + static_cast<std::size_t>(chance_.below(more + 2)) * bytes_of_number;
        const std::size_t in_header = chance_.percent(50) ? first_free_at : free_pages_at;
        put(mutant.game, chance_.percent(60) ? in_trunk : in_header, any_page());
    }
    return mutant;
}

/// The header of a page: its kind, the place of its cells, their number, and the pages below it.
Mutant Tamperer::of_tree() {
    Mutant mutant{.game = sound_.game};
    const int page = chance_.below(pages());
    const std::size_t begin = static_cast<std::size_t>(page) * page_ + (page == 0 ? header_size : 0);
    for (int i = chance_.between(1, 2); i > 0; --i) {
        mutant.game.at(begin + static_cast<std::size_t>(chance_.below(24))) = static_cast<char>(chance_.below(256));
    }
    return mutant;
}

Mutant Tamperer::moved_bytes() {
    Mutant mutant{.game = sound_.game};
    const std::size_t from = place(mutant.game);
    const std::size_t to = place(mutant.game);
    const std::size_t length = std::min(
        {static_cast<std::size_t>(chance_.between(1, 400)), mutant.game.size() - from, mutant.game.size() - to});
    mutant.game.replace(to, length, sound_.game.substr(from, length));
    return mutant;
}

std::string Tamperer::by_sql(const std::string& sql) const {
    const std::filesystem::path file = scratch_ / "edited.tbl";
    std::ofstream(file, std::ios::binary) << sound_.game;
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
        database.exec(sql);
        database.exec("PRAGMA journal_mode = WAL");
    } catch (const SQLite::Exception&) {
        // A change that the tables themselves refuse does not count.
    }
    std::string bytes = contents(file);
    for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + ending);
    return bytes;
}

Mutant Tamperer::of_cells() {
    const std::vector<std::string> values{
        "NULL",  "''",           "'x'",    "0",          "-1",     "1",        "7",    "9223372036854775807",
        "x'00'", "zeroblob(32)", "'bank'", "'player:2'", "'cash'", "'deed:3'", "1e999"};
    const std::vector<std::string> of_entry{"id",  "at",     "poster",    "verb",     "typed", "line",
                                            "why", "forced", "set_aside", "reverses", "facts", "hash"};
    const std::vector<std::string> of_transfer{"number", "asset", "from_account", "to_account", "quantity"};
    const auto changed = [&](const std::string& column) {
        const std::vector<std::string> ways{chance_.one_of(values), column + " || ' '", column + " + 1",
                                            "substr(" + column + ", 2)", "upper(" + column + ")"};
        return column + " = " + chance_.one_of(ways);
    };
    const std::string entry = std::to_string(chance_.between(1, 97));
    const std::string sql =
        chance_.percent(60) ? "UPDATE entry SET " + changed(chance_.one_of(of_entry)) + " WHERE sequence = " + entry
                            : "UPDATE transfer SET " + changed(chance_.one_of(of_transfer)) + " WHERE entry = " + entry;
    return {.game = by_sql(sql), .own_words = true};
}

Mutant Tamperer::of_rows() {
    const std::string one = std::to_string(chance_.between(1, 98));
    const std::string other = std::to_string(chance_.between(1, 98));
    const std::vector<std::string> changes{
        "DELETE FROM entry WHERE sequence = " + one,
        "DELETE FROM transfer WHERE entry = " + one,
        "DELETE FROM entry WHERE sequence >= " + one + "; DELETE FROM transfer WHERE entry >= " + one,
        "UPDATE transfer SET entry = " + one + " WHERE entry = " + other,
        "UPDATE entry SET sequence = 1000 WHERE sequence = " + one + "; UPDATE entry SET sequence = " + one +
            " WHERE sequence = " + other + "; UPDATE entry SET sequence = " + other + " WHERE sequence = 1000",
        "INSERT INTO transfer VALUES (" + one + ", 99, 'cash', 'bank', 'player:1', 5)",
        "DELETE FROM player WHERE seat = " + std::to_string(chance_.between(1, 4)),
        "UPDATE player SET name = name || 'a' WHERE seat = " + std::to_string(chance_.between(1, 4)),
        "DELETE FROM ruling WHERE key > 'm'",
        "UPDATE game SET edition_text = replace(edition_text, '1', '2')",
        "CREATE TABLE more (text)",
    };
    return {.game = by_sql(chance_.one_of(changes)), .may_cut = true};
}

Mutant Tamperer::of_log() {
    Mutant mutant{.game = sound_.game_before_log, .log = sound_.log, .may_cut = true};
    switch (chance_.below(4)) {
        case 0:
            spoil(mutant.log, chance_.between(1, 4));
            break;
        case 1:
            mutant.log.resize(place(mutant.log));
            break;
        case 2:
            mutant.log.append(sound_.log.substr(place(sound_.log)));
            break;
        default:
            spoil(mutant.game, 1);
    }
    return mutant;
}

}  // namespace tampering
