#pragma once
// The format of an event's file. docs/how-to/run-an-event.md describes it.

namespace tablebank {

inline constexpr int event_format_version = 1;

}  // namespace tablebank
