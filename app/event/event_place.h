#pragma once
// Where the book of an event is stored: a file, NAME.tbe, or an address postgresql://...#NAME. place_word() decides
// which of the two a word is (db/address/place_word.h).

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "db/address/place_word.h"
#include "db/book/event_book.h"

namespace tablebank {

/// Whether it is an address and no file.
[[nodiscard]] bool is_event_address(const std::string& place);
/// For messages: the file, or the address without its password.
[[nodiscard]] std::filesystem::path event_place_shown(const std::string& place);

/// For each input that may contain such an address: the result has no password and opens the same book, and so does
/// everything derived from it. Any other text is returned unchanged (db/address/hidden_passwords.h).
[[nodiscard]] std::string keep_address_passwords(const std::string& text);
/// For each output: a message may contain an address that came from elsewhere.
[[nodiscard]] std::string hide_address_passwords(const std::string& text);

/// How long a file that another program has is waited for: a hub, or another director's command, has it for a moment.
inline constexpr std::chrono::milliseconds usual_patience{2000};

/// To be written to. Throws FileError, open_elsewhere where another program has the file for longer.
[[nodiscard]] std::unique_ptr<EventBook> open_event_book(const std::string& place,
                                                         std::chrono::milliseconds patience = usual_patience);
/// Creates a book, completely or not at all. Throws FileError, exists if there is one already.
void create_event_book(const std::string& place, const std::string& event_id, std::span<const EventEntry> first,
                       const EvidenceSupply& supply = {});
/// To be read during the call, also while others write to it. Throws FileError.
void read_event_book(const std::string& place, const std::function<void(const EventBook&)>& reader);

}  // namespace tablebank
