#pragma once
// The time of a posting, in the local time of this table.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

class Language;

/// "19:42"
[[nodiscard]] std::string time_of_day(std::int64_t at_ms);
/// "2026-11-21" in every language: for names of files.
[[nodiscard]] std::string iso_day_text(std::int64_t at_ms);
/// A date in the format of the language: "21/11/2026" in French.
[[nodiscard]] std::string day_text(const Language& lang, std::int64_t at_ms);
/// "21/11/2026 à 19:42"
[[nodiscard]] std::string moment_text(const Language& lang, std::int64_t at_ms);

/// On paper every computer prints the same time, whatever its zone: this many minutes from UTC, which is printed with
/// it.
struct PaperZone {
    int minutes = 0;
};
/// "19:42"
[[nodiscard]] std::string time_on_paper(std::int64_t at_ms, PaperZone zone = {});
/// "21/11/2026"
[[nodiscard]] std::string day_on_paper(const Language& lang, std::int64_t at_ms, PaperZone zone = {});
/// "21/11/2026 à 19:42 UTC"
[[nodiscard]] std::string moment_on_paper(const Language& lang, std::int64_t at_ms, PaperZone zone = {});
/// "UTC", "UTC+01:00"
[[nodiscard]] std::string zone_text(PaperZone zone);
/// "+01:00", "-09:30", "Z"
[[nodiscard]] std::optional<PaperZone> parse_zone(std::string_view text);

}  // namespace tablebank
