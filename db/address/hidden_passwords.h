#pragma once
// No text of the program holds the password of an address. Where a text comes in, keep_passwords() takes the passwords
// out of it and keeps them here, under the text that it returns: with that text ServerAddress reaches the server as
// with the one that was typed. Whatever is made of it afterwards, a message, JSON, a list of files, a title, has
// nothing to hide. Where a message leaves, hide_passwords() does the same for texts that came in by another way.
//
// A password belongs to the whole process, as its arguments do: they are kept once, for all threads. Nothing but
// ServerAddress asks for them.

#include <string>
#include <string_view>

namespace tablebank {

/// Takes out the passwords of addresses of databases, wherever they stand in it, and however the scheme is written:
/// "postgresql://vera:***@host/club#e". Of an address that is not well made, or of another scheme, no more is left than
/// that it is one, since any part of it may belong to a password; of settings as libpq takes them ("host=... password=
/// ...") what stands before the password. Any other text is returned as it is.
[[nodiscard]] std::string keep_passwords(std::string_view text);
/// The same, and nothing is kept; each line is one text.
[[nodiscard]] std::string hide_passwords(std::string_view text);

/// What was typed where keep_passwords() returned `address`; otherwise `address`. For ServerAddress alone.
[[nodiscard]] std::string with_kept_password(const std::string& address);

}  // namespace tablebank
