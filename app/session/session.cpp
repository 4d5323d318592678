#include "app/session/session.h"

#include <span>
#include <stdexcept>
#include <utility>

#include "app/session/certificate.h"
#include "app/session/storable.h"
#include "app/session/write_game.h"
#include "ledger/books/apply.h"

namespace tablebank {
namespace {

/// Faults of the file itself are reported first, as when reading.
GameFile open_to_post(const std::filesystem::path& file) {
    try {
        return GameFile::open(file);
    } catch (const FileError& error) {
        if (error.kind() == FileError::Kind::second_name) (void)read_game(file);
        throw;
    }
}

}  // namespace

Session::Preview decided_line(const Table& table, std::string_view line, const StampSource& stamps) {
    auto read = parse_line(*table.game.setup, line);
    if (auto* error = std::get_if<ParseError>(&read)) return std::move(*error);
    const Command& command = std::get<Command>(read);
    Decision decision = decide(table, command, stamps);
    if (auto* refusal = std::get_if<Refusal>(&decision)) return std::move(*refusal);
    if (auto wrong = refuse_signature(table, command)) return *std::move(wrong);
    return std::get<std::vector<Entry>>(std::move(decision));
}

Session::Session(GameFile file, Table table, const Hash& head, StampMaker stamps)
    : file_(std::move(file)), table_(std::move(table)), head_(head), stamps_(std::move(stamps)) {
    followed_ = look_at_clock();
}

Session Session::create(const std::filesystem::path& file, Setup setup, const Position* from, StampMaker stamps) {
    if (setup.game_id.empty()) setup.game_id = stamps.new_id();
    check_storable(setup);
    History opening;
    opening.append(decide_opening(setup, from, stamps()));
    check_storable(opening.at(1));
    write_game(file, setup, opening);
    return open(file, std::move(stamps));
}

Session Session::open(const std::filesystem::path& file, StampMaker stamps) {
    GameFile opened = open_to_post(file);
    ReadGame read = replay(file, opened.setup(), opened.entries());
    return {std::move(opened), std::move(read.table), read.head, std::move(stamps)};
}

Session::Preview Session::preview(std::string_view line) const {
    return decided_line(table_, line, stamps());
}

Session::Preview Session::preview(std::span<const std::string> lines) const {
    return decide_lines(lines, stamps());
}

Session::Preview Session::decide_lines(std::span<const std::string> lines, const StampSource& stamps) const {
    if (lines.size() == 1) return decided_line(table_, lines.front(), stamps);
    Table ahead = table_;
    std::vector<Entry> all;
    for (const std::string& line : lines) {
        auto decided = decided_line(ahead, line, stamps);
        auto* entries = std::get_if<std::vector<Entry>>(&decided);
        if (entries == nullptr) return decided;
        for (Entry& entry : *entries) {
            all.push_back(entry);
            ahead.post(std::move(entry));
        }
    }
    return all;
}

Outcome Session::post(std::string_view line) {
    const std::string one(line);
    return post(std::span(&one, 1));
}

/// Changes of the computer's clock are posted before the lines, if the lines are not refused.
Outcome Session::post(std::span<const std::string> lines) {
    Preview decided = preview(lines);
    if (!std::holds_alternative<std::vector<Entry>>(decided)) return post(std::move(decided));
    const Followed followed = follow_computer_clock();
    if (!followed.posted) return post(std::move(decided));
    Outcome outcome = post(preview(lines));
    if (auto* posted = std::get_if<Posted>(&outcome)) posted->first = followed.posted->first;
    return outcome;
}

StampedOutcome Session::post(const std::string& line, const Posting& posting) {
    return post(std::span(&line, 1), posting);
}

StampedOutcome Session::post(std::span<const std::string> lines, const Posting& posting) {
    if (posting.id) {
        if (!is_stamp_id(*posting.id)) throw std::invalid_argument("an id is 32 hexadecimal digits");
        if (const auto there = file_.sequence_of(*posting.id)) return Repeated{*there};
    }
    if (posting.poster && !is_poster(*posting.poster)) throw std::invalid_argument("a poster is one line");
    bool first = true;
    const auto stamps = [&] {
        Stamp stamp = this->stamps()();
        if (std::exchange(first, false) && posting.id) stamp.id = *posting.id;
        if (posting.at_ms) stamp.at_ms = moment_of_entry(*posting.at_ms);
        if (posting.poster) stamp.poster = *posting.poster;
        return stamp;
    };
    const auto stamped = [](auto&& outcome) -> StampedOutcome { return std::forward<decltype(outcome)>(outcome); };
    return std::visit(stamped, post(decide_lines(lines, stamps)));
}

Outcome Session::post(Preview decided) {
    if (auto* error = std::get_if<ParseError>(&decided)) return std::move(*error);
    if (auto* refusal = std::get_if<Refusal>(&decided)) return std::move(*refusal);
    auto& entries = std::get<std::vector<Entry>>(decided);

    // Carried out on a copy first: an entry that cannot be applied must never reach the file.
    Game rehearsal = table_.game;
    for (const Entry& entry : entries) apply(rehearsal, entry);
    for (const Entry& entry : entries) check_storable(entry);
    const std::vector<Hash> hashes = chain_on(head_, entries);
    return append(std::move(entries), hashes);
}

Posted Session::append(std::vector<Entry> entries, const std::vector<Hash>& hashes) {
    file_.append(entries, hashes);
    const Posted posted{entries.front().sequence, entries.back().sequence};
    for (Entry& entry : entries) table_.post(std::move(entry));
    head_ = hashes.back();
    watchers_.tell({posted, hashes});
    return posted;
}

void Session::back_up(const std::filesystem::path& to) const {
    if (!moved_away()) return file_.back_up(to);
    write_game(to, setup(), table_.history);
}

void Session::branch(std::int64_t last, const std::filesystem::path& to) const {
    if (!table_.history.has(last)) throw std::invalid_argument("there is no such entry");
    const auto action = table_.history.action_of(last);
    write_game(to, setup(), table_.history.up_to(action ? action->last : last));
}

}  // namespace tablebank
