#pragma once
// The function of the module that reads an address as PostgreSQL's client library does. Internal to the rooms of db.

namespace tablebank {

/// Gives `take` each setting of an address that has a value, and the context as it came. False for what libpq does not
/// read; then `take` was not called. Its own words repeat the address with its password, and are not used.
using ReadAddressFunction = bool(const char* uri, void (*take)(void* context, const char* key, const char* value),
                                 void* context);

}  // namespace tablebank
