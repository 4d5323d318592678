#include "app/hub_sync/known_events.h"

#include "app/hub_sync/hub_registration.h"
#include "app/session/bounded_config_file.h"
#include "app/session/key_store.h"
#include "ledger/proof/proof_error.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::filesystem::path file_of_event(const std::string& event_id) {
    const std::filesystem::path folder = known_events_folder();
    if (folder.empty()) return {};
    require_unshared_folder(folder);
    return folder / platform::path_of(event_id + ".pub");
}

}  // namespace

std::filesystem::path known_events_folder() {
    const std::filesystem::path keys = keys_folder();
    return keys.empty() ? keys : keys.parent_path() / "events";
}

std::optional<PublicKey> known_event_key(const std::string& event_id) {
    const auto file = file_of_event(event_id);
    const auto text = file.empty() ? std::nullopt : read_config_file(file);
    if (!text) return std::nullopt;
    try {
        return read_public_key(*text);
    } catch (const ProofError&) {
        return std::nullopt;
    }
}

/// In two lines, as minisign stores a public key; the first tells a person which event it is.
bool trust_event_of(const TableSetup& table) {
    if (!table.key || known_event_key(table.event_id) == table.key) return true;
    const auto file = file_of_event(table.event_id);
    const std::string text = "untrusted comment: event " + table.event + '\n' + to_string(*table.key) + '\n';
    return !file.empty() && replace_config_file(file, text, Readers::owner);
}

KnownTable known_table(const TableSetup& table) {
    return {known_event_key(table.event_id),
            find_hub_registration(game_of_table(table.event_id, table.round, table.table))};
}

std::optional<LineQuestion> question_about(const TableSetup& table) {
    KnownTable known = known_table(table);
    const auto doubt = doubt_about(table, known);
    return doubt ? std::optional{LineQuestion{*doubt, table, std::move(known)}} : std::nullopt;
}

std::optional<LineQuestion> question_about_host(const std::string& hub) {
    if (is_hub_of_link(hub)) return std::nullopt;
    TableSetup table;
    table.hub = hub;
    return LineQuestion{LineDoubt::new_host, std::move(table), {}};
}

}  // namespace tablebank
