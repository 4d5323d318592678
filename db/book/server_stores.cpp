#include "db/book/server_stores.h"

#include "db/module/server_module.h"

namespace tablebank {

const ServerStores& server_stores() {
    return *server_module().function<ServerStoresFunction>("tablebank_server_stores")();
}

}  // namespace tablebank
