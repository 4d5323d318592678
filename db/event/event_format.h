#pragma once
// The format of an event's file. docs/reference/event-file.md describes it.

namespace tablebank {

inline constexpr int event_format_version = 1;

}  // namespace tablebank
