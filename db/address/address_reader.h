#pragma once
// The function of the module that reads an address like PostgreSQL's client library. Internal to db.

namespace tablebank {

/// Calls `take` with each setting of an address that has a value, and with `context`. False if libpq cannot read the
/// address; `take` is then not called. The error text of libpq is not used, because it repeats the address with its
/// password.
using ReadAddressFunction = bool(const char* uri, void (*take)(void* context, const char* key, const char* value),
                                 void* context);

}  // namespace tablebank
