#pragma once
// The functions that the module exports; the program finds them by their names (db/module/server_module.h).

#include "db/address/address_reader.h"
#include "db/book/server_stores.h"

extern "C" {
const char* tablebank_module_version();
const tablebank::ServerStores* tablebank_server_stores();
bool tablebank_read_address(const char* uri, void (*take)(void*, const char*, const char*), void* context);
}
