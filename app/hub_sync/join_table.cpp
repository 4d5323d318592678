#include "app/hub_sync/join_table.h"

#include <optional>
#include <utility>

#include "app/hub_sync/hub_download.h"
#include "app/hub_sync/hub_registration.h"
#include "db/edition/edition_file.h"
#include "db/edition/edition_folder.h"
#include "db/file/file_error.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// The name that nothing has, or the file that is this game already.
std::pair<fs::path, bool> place_in(const fs::path& folder, const TableSetup& table) {
    const std::string game = game_of_table(table.event_id, table.round, table.table);
    const std::string name = "round-" + std::to_string(table.round) + "-table-" + std::to_string(table.table);
    fs::path file = folder / platform::path_of(name + ".tbl");
    std::error_code unknown;
    for (int number = 2; fs::exists(file, unknown); ++number) {
        try {
            if (read_game(file).table.game.setup->game_id == game) return {file, true};
        } catch (const FileError&) {
            // whatever it is, it is not this game
        }
        file = folder / platform::path_of(name + '-' + std::to_string(number) + ".tbl");
    }
    return {file, false};
}

void begin_game(const TableSetup& table, const fs::path& file, Setup setup, const StampMaker& stamps) {
    Session session = Session::create(file, std::move(setup), nullptr, stamps);
    if (!table.bell || !table.hub.empty()) return;  // a hub sends it itself
    static_cast<void>(session.post(bell_line(table, session.now_ms() - *table.bell, table.plays)));
}

/// The hub's record of the game, if it has one.
std::string record_at_hub(const TableSetup& table, std::chrono::milliseconds patience) {
    Sender sender(table, hub_sync_key(), {}, {.patience = patience});
    const Sent joined = sender.join();
    if (joined.state == Sent::State::stopped) throw TableTaken(joined.refused.value_or(HubState::wrong_code));
    std::string record;
    if (joined.acknowledged == 0) return record;
    const Sent fetched = sender.fetch(record);
    // Starting the game again would create another history of it.
    if (record.empty()) throw TableTaken(fetched.refused.value_or(HubState::not_now));
    return record;
}

}  // namespace

Setup setup_of_new_game(const TableSetup& table, const std::string& language) {
    LoadedEdition loaded = load_edition(table.edition);
    auto setup =
        game_setup(table, std::make_shared<const Edition>(std::move(loaded.edition)), std::move(loaded.text.text));
    if (!setup)
        throw FileError(FileError::Kind::newer, platform::path_of(table.edition), "a ruling of the table is unknown");
    setup->language = language;
    const auto problems = validate(*setup, false);
    const auto problem = problems.empty() ? problem_of_new_names(*setup) : std::optional{problems.front()};
    if (problem) throw TableImpossible(*std::move(setup), *problem);
    return *std::move(setup);
}

fs::path join_table(const TableSetup& table, const fs::path& folder, const std::string& language,
                    const StampMaker& stamps, std::chrono::milliseconds patience) {
    const auto [file, is_there] = place_in(folder, table);
    if (!is_there) {
        Setup setup = setup_of_new_game(table, language);
        const std::string record = table.hub.empty() ? std::string{} : record_at_hub(table, patience);
        std::error_code told_by_file;
        fs::create_directories(folder, told_by_file);
        if (record.empty())
            begin_game(table, file, std::move(setup), stamps);
        else if (!write_hub_download(record, table, file))
            throw TableTaken(HubState::other_game);
    }
    static_cast<void>(keep_event_registration(table));
    return file;
}

}  // namespace tablebank
