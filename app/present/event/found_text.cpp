#include "app/present/event/found_text.h"

#include <optional>

#include "app/i18n/language.h"
#include "app/present/event/result_import_error_text.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// Both sides of a sign: "1000 > 0".
struct Sides {
    std::string left;
    std::string right;
};
std::optional<Sides> sides_of(const std::string& detail, std::string_view sign) {
    const std::size_t at = detail.find(sign);
    if (at == std::string::npos) return std::nullopt;
    return Sides{escape_invisible(detail.substr(0, at)), escape_invisible(detail.substr(at + sign.size()))};
}

std::string clock_detail(const Language& lang, const std::string& detail) {
    if (detail == "stopped") return lang.tr("while the clock was stopped");
    if (detail == "taken back") return lang.tr("the clock was set back");
    if (const auto minutes = sides_of(detail, " of "))
        return lang.trn("after {used} of {minutes} minute", "after {used} of {minutes} minutes",
                        read_number<int>(minutes->right).value_or(0),
                        {{"used", minutes->left}, {"minutes", minutes->right}});
    return escape_invisible(detail);
}

/// "2026-11-26T20:15Z" as people write it.
std::string moment_detail(const std::string& detail) {
    constexpr std::size_t size = 17;
    if (detail.size() != size || detail.at(10) != 'T' || detail.back() != 'Z') return escape_invisible(detail);
    return escape_invisible(detail.substr(0, 10) + ' ' + detail.substr(11, 5)) + " UTC";
}

/// "#9 seat 1 +298"
std::string named_text(const Language& lang, GameFinding::Kind kind, const GameFinding& finding) {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    if (finding.entry != 0) add("#" + std::to_string(finding.entry));
    if (finding.seat != 0) add(lang.tr("seat {seat}", {{"seat", std::to_string(finding.seat)}}));
    if (!finding.detail.empty()) add(finding_detail(lang, kind, finding.detail));
    return text;
}

std::string kind_text(const Language& lang, const FoundOfKind& found) {
    std::string entries;
    for (const GameFinding& finding : found.named)
        entries += (entries.empty() ? "" : ", ") + named_text(lang, found.kind, finding);
    if (found.more > 0) entries += ", +" + std::to_string(found.more);
    return (entries.empty() ? "" : entries + ": ") + finding_sentence(lang, found.kind);
}

}  // namespace

std::string finding_detail(const Language& lang, GameFinding::Kind kind, const std::string& detail) {
    if (kind == GameFinding::Kind::clock) return clock_detail(lang, detail);
    if (kind == GameFinding::Kind::other_time) return moment_detail(detail);
    if (kind == GameFinding::Kind::extended)
        if (const auto minutes = sides_of(detail, " > "))
            return lang.tr("{granted} minutes instead of {given}",
                           {{"granted", minutes->left}, {"given", minutes->right}});
    if (kind == GameFinding::Kind::adjusted)
        if (const auto totals = sides_of(detail, " -> "))
            return lang.tr("total {set} instead of {computed}", {{"set", totals->right}, {"computed", totals->left}});
    return escape_invisible(detail);
}

std::string found_text(const Language& lang, std::string_view found) {
    std::string text;
    for (const FoundOfKind& kind : read_found(found)) text += (text.empty() ? "" : "; ") + kind_text(lang, kind);
    return text.empty() ? escape_invisible(found) : text;
}

}  // namespace tablebank
