#include "db/game/setup_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <limits>
#include <set>
#include <string>
#include <utility>

#include "calculators/rulings.h"
#include "db/file/failure.h"
#include "db/game/pinned_edition.h"
#include "db/game/unknown_ruling.h"
#include "db/sqlite/query.h"
#include "ledger/books/entry_validation.h"
#include "ledger/proof/chain.h"

namespace tablebank {
namespace {

void bind(SQLite::Statement& statement, int index, const Hash& hash) {
    statement.bind(index, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
}

/// The name of the deed's city in its row; companies have none.
const std::string* city_name(const Edition& edition, const Deed& deed) {
    return deed.city < 0 ? nullptr : &edition.city_of(deed).name;
}

void write_game(SQLite::Database& database, const Setup& setup) {
    SQLite::Statement row(database, "INSERT INTO game VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(1, setup.game_id);
    row.bind(2, setup.edition->id);
    row.bind(3, setup.edition_text);
    bind(row, 4, sha256(setup.edition_text));
    row.bind(5, std::string(to_string(setup.goal)));
    row.bind(6, setup.minutes);
    row.bind(7, setup.language);
    row.bind(8, setup.edition->box.cash().units());
    bind(row, 9, genesis(setup));
    row.exec();
}

void write_rulings(SQLite::Database& database, const Rulings& rulings) {
    SQLite::Statement row(database, "INSERT INTO ruling VALUES (?, ?)");
    for (const RulingKey& key : ruling_keys()) {
        row.bind(1, std::string(key.name));
        row.bind(2, std::string(get(rulings, key.name)));
        row.exec();
        row.reset();
    }
}

void write_players(SQLite::Database& database, const Setup& setup) {
    SQLite::Statement row(database, "INSERT INTO player VALUES (?, ?, ?)");
    int seat = 0;
    for (const PlayerSetup& player : setup.players) {
        row.bind(1, ++seat);
        row.bind(2, player.name);
        row.bind(3, std::string(to_string(player.role)));
        row.exec();
        row.reset();
    }
}

void write_deeds(SQLite::Database& database, const Edition& edition) {
    SQLite::Statement row(database, "INSERT INTO deed VALUES (?, ?, ?, ?, ?)");
    for (const Deed& deed : edition.deeds) {
        row.bind(1, deed.space.index);
        row.bind(2, deed.slug);
        row.bind(3, deed.name);
        row.bind(4, std::string(to_string(deed.kind)));
        if (const std::string* city = city_name(edition, deed)) {
            row.bind(5, *city);
        } else {
            row.bind(5);
        }
        row.exec();
        row.reset();
    }
}

/// The one row of the table game; returns the genesis hash it claims.
Hash read_game(const SQLite::Database& database, const std::filesystem::path& file, Setup& setup) {
    Query row(database,
              "SELECT id, edition, edition_text, edition_hash, goal, minutes, language, box_cash, genesis"
              " FROM game");
    if (!row.next()) throw Damage("it holds no game");
    setup.game_id = row.text(0);
    setup.edition_text = row.text(2);
    if (row.hash(3) != sha256(setup.edition_text)) throw Damage("its edition is not the one that was pinned");
    auto edition = pinned_edition(file, setup.edition_text);
    if (row.text(1) != edition->id || row.integer(7) != edition->box.cash().units()) {
        throw Damage("its edition is not the one that was pinned");
    }
    setup.edition = std::move(edition);
    const auto goal = parse_goal(row.text(4));
    const std::int64_t minutes = row.integer(5);
    if (!goal) throw Damage("its goal is unknown");
    if (!is_length_of(*goal, minutes)) throw Damage("it has another length than a game can have");
    setup.goal = *goal;
    setup.minutes = static_cast<int>(minutes);
    setup.language = row.text(6);
    const Hash claimed = row.hash(8);
    if (row.next()) throw Damage("it holds two games");
    return claimed;
}

/// The number of rulings in the first version of the program: every game has a row for each. New ones follow them.
constexpr std::size_t first_rulings = 20;

/// A game that is older than a ruling has no row for it, and uses its general default, which is the earlier behaviour.
/// A game from a later program may have a row for an unknown ruling.
Rulings read_rulings(const SQLite::Database& database) {
    Query row(database, "SELECT key, value FROM ruling");
    Rulings rulings;
    std::set<std::string, std::less<>> stored;
    while (row.next()) {
        if (!set(rulings, row.text(0), row.text(1))) refuse_unknown_ruling(row.text(0), row.text(1));
        stored.emplace(row.text(0));
    }
    for (const RulingKey& key : ruling_keys().first(first_rulings))
        if (!stored.contains(key.name)) throw Damage("a ruling is missing");
    return rulings;
}

std::vector<PlayerSetup> read_players(const SQLite::Database& database) {
    Query row(database, "SELECT seat, name, role FROM player ORDER BY seat");
    std::vector<PlayerSetup> players;
    while (row.next()) {
        const auto role = parse_role(row.text(2));
        if (row.integer(0) != static_cast<std::int64_t>(players.size()) + 1 || !role) {
            throw Damage("its players are not those who sat down");
        }
        players.push_back({std::string(row.text(1)), *role});
    }
    return players;
}

/// The deeds are stored for the views only: they must agree with the pinned edition.
void check_deeds(const SQLite::Database& database, const Edition& edition) {
    Query row(database, "SELECT space, slug, name, kind, city FROM deed ORDER BY space");
    const Damage altered("its deeds are not those of its edition");
    for (const Deed& deed : edition.deeds) {
        if (!row.next()) throw altered;
        const std::string* city = city_name(edition, deed);
        const auto stored_city = row.maybe_text(4);
        if (row.integer(0) != deed.space.index || row.text(1) != deed.slug || row.text(2) != deed.name ||
            row.text(3) != to_string(deed.kind) || stored_city.has_value() != (city != nullptr) ||
            (city != nullptr && *stored_city != *city)) {
            throw altered;
        }
    }
    if (row.next()) throw altered;
}

/// Refuses values that no version of the program wrote, whatever hash they have.
void check_storable(const Setup& setup) {
    const char* const part = unstorable(setup);
    if (part == nullptr) return;
    const std::string_view name = part;
    if (name == "id") throw Damage("the game has no id of 32 hexadecimal digits");
    if (name == "language") throw Damage("its language is not valid");
    throw Damage("its players are not those who sat down");
}

}  // namespace

void write_setup(SQLite::Database& database, const Setup& setup) {
    write_game(database, setup);
    write_rulings(database, setup.rulings);
    write_players(database, setup);
    write_deeds(database, *setup.edition);
}

std::shared_ptr<const Setup> read_setup(const SQLite::Database& database, const std::filesystem::path& file) {
    auto setup = std::make_shared<Setup>();
    const Hash claimed = read_game(database, file, *setup);
    setup->rulings = read_rulings(database);
    setup->players = read_players(database);
    check_storable(*setup);
    check_deeds(database, *setup->edition);
    if (genesis(*setup) != claimed) throw Damage("its set-up is not the one that was agreed");
    return setup;
}

}  // namespace tablebank
