#pragma once
// The events whose lines this user has trusted: the public key of each by the event's id, beside the user's own keys,
// so that nobody else passes for an event once it is known.

#include <filesystem>
#include <optional>
#include <string>

#include "app/event/line_doubt.h"
#include "app/event/table_setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// XDG_DATA_HOME/tablebank/events; empty where no home is known.
[[nodiscard]] std::filesystem::path known_events_folder();

/// nullopt where the event is not known, or its file cannot be read: then a person is asked once more.
[[nodiscard]] std::optional<PublicKey> known_event_key(const std::string& event_id);
/// The key that signed a line becomes that of its event, in the place of any before. Where nothing signed it nothing
/// changes. False where the disk refused, or no home is known.
[[nodiscard]] bool trust_event_of(const TableSetup& table);

[[nodiscard]] KnownTable known_table(const TableSetup& table);
/// What is to be asked before the line of a table is followed, if anything.
[[nodiscard]] std::optional<LineQuestion> question_about(const TableSetup& table);
/// The same of an address that a short code is asked at.
[[nodiscard]] std::optional<LineQuestion> question_about_host(const std::string& hub);

}  // namespace tablebank
