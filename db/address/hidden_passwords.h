#pragma once
// Keeps passwords of addresses out of all texts of the program. When a text comes in, keep_passwords() removes the
// passwords and stores them here, under the returned text: ServerAddress can connect with that text as with the typed
// one. So everything made from it later (messages, JSON, lists of files, titles) contains no password. When a message
// goes out, hide_passwords() does the same for texts that came in another way.
//
// Passwords belong to the whole process, like its arguments: they are stored once, for all threads. Only
// ServerAddress reads them.

#include <string>
#include <string_view>

namespace tablebank {

/// Removes the passwords of database addresses anywhere in a text, however the scheme is written:
/// "postgresql://vera:***@host/club#e". For a malformed address, or one of another scheme, only its kind is left,
/// because any part of it may belong to a password. For settings in libpq's form ("host=... password=...") only the
/// part before the password is left. Any other text is returned unchanged.
[[nodiscard]] std::string keep_passwords(std::string_view text);
/// The same, but nothing is stored; each line is a separate text.
[[nodiscard]] std::string hide_passwords(std::string_view text);

/// The typed text for which keep_passwords() returned `address`; otherwise `address`. Only for ServerAddress.
[[nodiscard]] std::string with_kept_password(const std::string& address);

}  // namespace tablebank
