#include "app/hub_sync/hub_registration.h"

#include "app/hub_sync/known_events.h"
#include "app/session/bounded_config_file.h"
#include "app/session/key_store.h"
#include "db/file/new_file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr const char* key_name = "table";

std::filesystem::path link_of(const std::string& game_id) {
    const std::filesystem::path folder = hub_registrations_folder();
    if (folder.empty()) return {};
    require_unshared_folder(folder);
    return folder / platform::path_of(game_id + ".tbj");
}

}  // namespace

std::filesystem::path hub_registrations_folder() {
    const std::filesystem::path keys = keys_folder();
    return keys.empty() ? keys : keys.parent_path() / "hubs";
}

bool keep_hub_registration(const TableSetup& table) {
    const auto file = link_of(game_of_table(table.event_id, table.round, table.table));
    return !file.empty() && replace_config_file(file, kept_line(table) + '\n', Readers::owner);
}

bool keep_event_registration(const TableSetup& table) {
    try {
        return keep_hub_registration(table);
    } catch (const std::exception&) {
        if (!table.hub.empty()) throw;
        return false;
    }
}

std::optional<TableSetup> find_event_registration(const std::string& game_id) {
    const auto file = link_of(game_id);
    if (!file.empty()) close_to_others(file);  // tablebank 1.0 let others read the code in it
    const auto text = file.empty() ? std::nullopt : read_config_file(file);
    if (!text) return std::nullopt;
    auto read = read_kept_line(*text);
    auto* table = std::get_if<TableSetup>(&read);
    const bool is_its = table != nullptr && game_of_table(table->event_id, table->round, table->table) == game_id;
    return is_its ? std::move(*table) : std::optional<TableSetup>{};
}

std::optional<TableSetup> find_hub_registration(const std::string& game_id) {
    auto table = find_event_registration(game_id);
    if (!table || table->hub.empty()) return std::nullopt;
    if (auto key = known_event_key(table->event_id)) table->key = key;
    return table;
}

std::optional<std::string> event_without_phones(const std::string& game_id) {
    auto table = find_event_registration(game_id);
    return table && !table->phones ? std::optional{std::move(table->event)} : std::nullopt;
}

bool is_hub_of_link(const std::string& hub) {
    constexpr std::size_t most_links = 1000;
    const auto folder = hub_registrations_folder();
    std::error_code none;
    if (folder.empty()) return false;
    require_unshared_folder(folder);
    for (const auto& file : platform::paths_in(folder, most_links, none)) {
        const auto table = find_hub_registration(platform::text_of(file.stem()));
        if (table && table->hub == hub) return true;
    }
    return false;
}

SecretKey hub_sync_key() {
    const KeyStore store(keys_folder());
    bool is_there = false;
    for (const KeyStore::Kept& kept : store.list()) is_there = is_there || (kept.name == key_name && kept.has_secret);
    if (!is_there) store.keep(key_name, SecretKey::fresh(), {});
    std::string text = read_secret_file(store.secret_file(key_name));
    SecretKey key = read_secret_key(text, {});
    forget(text);
    return key;
}

}  // namespace tablebank
