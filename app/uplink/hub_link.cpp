#include "app/uplink/hub_link.h"

#include "app/session/key_store.h"
#include "app/session/small_file.h"

namespace tablebank {
namespace {

constexpr const char* key_name = "table";

std::filesystem::path link_of(const std::string& game_id) {
    const std::filesystem::path folder = hub_links_folder();
    return folder.empty() ? folder : folder / (game_id + ".tbj");
}

}  // namespace

std::filesystem::path hub_links_folder() {
    const std::filesystem::path keys = keys_folder();
    return keys.empty() ? keys : keys.parent_path() / "hubs";
}

bool keep_hub_link(const TableSetup& table) {
    const auto file = link_of(game_of_table(table.event_id, table.round, table.table));
    return !file.empty() && replace_small_file(file, join_line(table) + '\n');
}

std::optional<TableSetup> find_hub_link(const std::string& game_id) {
    const auto file = link_of(game_id);
    const auto text = file.empty() ? std::nullopt : read_small_file(file);
    if (!text) return std::nullopt;
    const auto read = read_join_line(*text);
    const auto* table = std::get_if<TableSetup>(&read);
    const bool is_his = table != nullptr && !table->hub.empty() &&
                        game_of_table(table->event_id, table->round, table->table) == game_id;
    return is_his ? std::optional{*table} : std::nullopt;
}

SecretKey uplink_key() {
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
