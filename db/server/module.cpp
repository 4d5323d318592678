#include "db/server/module.h"

#include <libpq-fe.h>

#include <type_traits>

#include "db/server/event_server.h"
#include "db/server/live_server.h"

static_assert(std::is_same_v<decltype(tablebank_server_stores), tablebank::ServerStoresFunction>);
static_assert(std::is_same_v<decltype(tablebank_read_address), tablebank::ReadAddressFunction>);

namespace {

class PostgresqlStores final : public tablebank::ServerStores {
public:
    void create_event(const tablebank::ServerAddress& address, const std::string& event_id,
                      std::span<const tablebank::EventEntry> first,
                      const tablebank::EvidenceSupply& supply) const override {
        tablebank::EventServer::create(address, event_id, first, supply);
    }
    [[nodiscard]] std::unique_ptr<tablebank::EventBook> open_event(
        const tablebank::ServerAddress& address) const override {
        return std::make_unique<tablebank::EventServer>(address);
    }
    [[nodiscard]] std::unique_ptr<tablebank::LiveStore> open_live_store(
        const tablebank::ServerAddress& address) const override {
        return std::make_unique<tablebank::LiveServer>(address);
    }
};

}  // namespace

const char* tablebank_module_version() {
    return TABLEBANK_MODULE_VERSION;
}

const tablebank::ServerStores* tablebank_server_stores() {
    static const PostgresqlStores stores;
    return &stores;
}

bool tablebank_read_address(const char* uri, void (*take)(void*, const char*, const char*), void* context) {
    char* complaint = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options{PQconninfoParse(uri, &complaint),
                                                                               PQconninfoFree};
    const std::unique_ptr<char, decltype(&PQfreemem)> freed{complaint, PQfreemem};
    if (!options) return false;
    for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr && *option->val != '\0') take(context, option->keyword, option->val);
    return true;
}
