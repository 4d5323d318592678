#pragma once
// The whole record of a history of which only the part after a fork was kept, as a hub keeps it: its beginning is taken
// from another record of the same game. Pure.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/event/event.h"
#include "app/event/import_result.h"

namespace tablebank {

/// Whether a text of evidence is the part of a record after a fork, without headers and without its first entries.
[[nodiscard]] bool is_part_of_record(std::string_view evidence);

/// A record of the game with this id that is not evidence of the event, as a hub's; nullopt if there is none.
using RecordOfGame = std::function<std::optional<std::string>(const std::string& game)>;

/// What was kept of a source, made whole: if it is a part, it is put together with the beginning of any other record of
/// the game that an act of the event names or that `elsewhere` has, so that its hashes lead to the head that the source
/// names. Unchanged if it is not a part, or if no record has the beginning. Throws what the two throw.
[[nodiscard]] std::string whole_record(const Event& event, const GameSource& source, std::string kept,
                                       const EvidenceOf& evidence, const RecordOfGame& elsewhere);

/// The game that an act names; nullptr if it names none.
[[nodiscard]] const GameSource* source_of(const Act& act);

}  // namespace tablebank
