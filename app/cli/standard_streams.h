#pragma once
// The three standard streams of the process, before anything is opened.

namespace tablebank {

/// A stream that the caller closed gets a place that fails instead, so that no game file is opened under its number and
/// written to by mistake; and a closed pipe becomes an error of writing instead of the end of the process. Call first.
void guard_standard_streams();

}  // namespace tablebank
