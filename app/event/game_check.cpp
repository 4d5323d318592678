#include "app/event/game_check.h"

#include <algorithm>
#include <array>

#include "app/session/verification.h"
#include "db/edition/edition_folder.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

using FindingKind = GameFinding::Kind;

constexpr std::string_view found_begins = "verify: ";

constexpr std::array<std::string_view, 7> kind_words{
    "deviations", "unsigned_corrections", "unjudged", "mistyped", "position", "forced", "refused_today"};
static_assert(kind_words.size() == static_cast<std::size_t>(FindingKind::refused_today) + 1);

void add(GameCheck& check, FindingKind kind, const std::vector<std::int64_t>& entries) {
    for (const std::int64_t entry : entries) check.findings.push_back({.kind = kind, .entry = entry});
}

void add(GameCheck& check, FindingKind kind, const std::vector<Deviation>& deviations) {
    for (const Deviation& deviation : deviations)
        check.findings.push_back({.kind = kind, .entry = deviation.sequence, .refusal = deviation.refusal});
}

/// nullopt where this machine has no edition of that id, or the id is a path that somebody wrote into a game.
std::optional<std::string> edition_here(const std::string& id) {
    if (is_edition_path(id)) return std::nullopt;
    try {
        return load_edition(id).text.text;
    } catch (const EditionError&) {
        return std::nullopt;
    } catch (const FileError&) {
        return std::nullopt;
    }
}

}  // namespace

std::string_view to_string(GameFinding::Kind kind) {
    return kind_words.at(static_cast<std::size_t>(kind));
}

GameCheck check_game(const Table& table) {
    const Verification found = verify(table);
    GameCheck check;
    add(check, FindingKind::decided_otherwise, found.deviations);
    add(check, FindingKind::unsigned_correction, found.unsigned_corrections);
    add(check, FindingKind::unjudged, found.unjudged);
    add(check, FindingKind::mistyped, found.mistyped);
    if (found.from_position) check.findings.push_back({.kind = FindingKind::from_position, .entry = 1});
    add(check, FindingKind::forced, found.forced);
    add(check, FindingKind::refused_today, found.refused_today);
    const auto here = edition_here(table.game.edition().id);
    if (here && *here != table.game.setup->edition_text) check.findings.push_back({.kind = FindingKind::other_box});
    return check;
}

std::string words_found(const GameCheck& check) {
    constexpr std::ptrdiff_t most_named = 3;
    std::string words;
    for (std::size_t kind = 0; kind < kind_words.size(); ++kind) {
        std::ptrdiff_t count = 0;
        for (const GameFinding& finding : check.findings) {
            if (finding.kind != static_cast<FindingKind>(kind)) continue;
            if (count++ == 0)
                words.append(words.empty() ? std::string(found_begins) : ", ").append(kind_words.at(kind));
            if (finding.entry != 0 && count <= most_named) words.append(" #").append(std::to_string(finding.entry));
        }
        if (count > most_named) words.append(" +").append(std::to_string(count - most_named));
    }
    return words;
}

std::string reason_with(const std::string& why, const std::string& found) {
    return why.empty() || found.empty() ? why + found : why + " (" + found + ")";
}

std::string found_against(const std::string& why) {
    const std::size_t begin = why.rfind(found_begins);
    if (begin == std::string::npos) return {};
    std::string found = why.substr(begin);
    if (found.ends_with(')')) found.pop_back();
    for (const FindingKind kind : {FindingKind::decided_otherwise, FindingKind::unsigned_correction,
                                   FindingKind::unjudged, FindingKind::mistyped, FindingKind::from_position})
        if (found.find(" " + std::string(to_string(kind)) + " #") != std::string::npos) return found;
    return {};
}

}  // namespace tablebank
