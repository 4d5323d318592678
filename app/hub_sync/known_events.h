#pragma once
// The events that this user has trusted: the public key of each by the event's id, next to the user's own keys, so that
// an attacker cannot pose as a known event. Each function throws KeyError or FileError if the folder is not this
// user's, or everyone may write to it.

#include <filesystem>
#include <optional>
#include <string>

#include "app/event/line_doubt.h"
#include "app/event/table_setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// XDG_DATA_HOME/tablebank/events; empty if there is no home folder.
[[nodiscard]] std::filesystem::path known_events_folder();

/// nullopt if the event is not known, or its file cannot be read: then the user is asked again.
[[nodiscard]] std::optional<PublicKey> known_event_key(const std::string& event_id);
/// Stores the key that signed a table link as the key of its event, replacing an earlier one. Does nothing if the link
/// is not signed. False if the disk refused, or there is no home folder.
[[nodiscard]] bool trust_event_of(const TableSetup& table);

[[nodiscard]] KnownTable known_table(const TableSetup& table);
/// The question to ask before a table link is followed, if any.
[[nodiscard]] std::optional<LineQuestion> question_about(const TableSetup& table);
/// The same for the address of a short code.
[[nodiscard]] std::optional<LineQuestion> question_about_host(const std::string& hub);

}  // namespace tablebank
