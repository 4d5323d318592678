#include "app/event/book_share.h"

#include <algorithm>
#include <numeric>
#include <variant>

#include "db/file/failure.h"

namespace tablebank {
namespace {

std::int64_t bytes_of_histories(const EventTable& table, const EventBook& book) {
    std::int64_t bytes = 0;
    for (const auto* known : {&table.forks, &table.continued})
        for (const act::ForkKept& fork : *known)
            if (const auto hash = parse_hash(fork.source.evidence)) bytes += book.evidence_bytes(*hash);
    return bytes;
}

bool has_room_for_history(const Event& event, const EventBook& book, const act::ForkKept& fork, std::int64_t bytes) {
    const EventTable* table = event.table(fork.round, fork.table);
    if (table == nullptr || bytes_of_histories(*table, book) + bytes > BookShare::evidence_of_table) return false;
    std::int64_t all = bytes;
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& one : round.tables) all += bytes_of_histories(one, book);
    return all <= BookShare::evidence_of_event;
}

}  // namespace

bool has_enough_histories(const Event& event, int round, int table) {
    const EventTable* at = event.table(round, table);
    return at != nullptr &&
           (std::ssize(at->forks) >= EventLimits::histories || std::ssize(at->continued) >= EventLimits::continued);
}

bool has_room_for_act(const EventRoom& room) {
    return room.used + BookShare::left_by_acts <= room.most;
}

FileError left_to_director(const std::filesystem::path& book) {
    return file_error(FileError::Kind::too_long, book, "what is left of it is the director's", FileSubject::event);
}

std::vector<std::string> evidence_with_room(const Event& event, const EventBook& book, const Act& act,
                                            const std::vector<std::string>& evidence) {
    if (evidence.empty()) return {};
    // A record that is longer than any may be has no text.
    if (std::ranges::any_of(evidence, &std::string::empty)) return {};
    const auto bytes =
        std::accumulate(evidence.begin(), evidence.end(), std::int64_t{0},
                        [](auto sum, const auto& one) { return sum + static_cast<std::int64_t>(one.size()); });
    const bool is_short =
        std::ranges::all_of(evidence, [](const std::string& one) { return one.size() <= EventEvidence::most_bytes; });
    const EventRoom room = book.room();
    if (!is_short || room.used + bytes + BookShare::left_by_evidence > room.most) return {};
    const auto* fork = std::get_if<act::ForkKept>(&act);
    if (fork != nullptr && !has_room_for_history(event, book, *fork, bytes)) return {};
    return evidence;
}

}  // namespace tablebank
