#include "app/session/session.h"

#include <span>
#include <stdexcept>
#include <utility>

#include "db/new_file.h"
#include "ledger/apply.h"

namespace tablebank {
namespace {

/// The hash of each entry, in order, chained to what stands.
std::vector<Hash> chain_on(Hash head, std::span<const Entry> entries) {
    std::vector<Hash> hashes;
    hashes.reserve(entries.size());
    for (const Entry& entry : entries) hashes.push_back(head = chained(head, entry));
    return hashes;
}

/// A whole new game file, there only once all of it is on the disk.
void write_game(const std::filesystem::path& file, const Setup& setup, std::span<const Entry> entries) {
    const NewFile fresh(file);
    try {
        GameFile draft = GameFile::create(fresh.draft(), setup);
        draft.append(entries, chain_on(genesis(setup), entries));
    } catch (const FileError& error) {
        throw FileError(error.kind(), file, error.what());  // by the name that was asked for, not the draft's
    }
    fresh.publish();
}

}  // namespace

Session::Session(GameFile file, Table table, const Hash& head, StampMaker stamps)
    : file_(std::move(file)), table_(std::move(table)), head_(head), stamps_(std::move(stamps)) {}

Session Session::create(const std::filesystem::path& file, Setup setup, const Position* from, StampMaker stamps) {
    if (setup.game_id.empty()) setup.game_id = stamps.new_id();
    write_game(file, setup, std::vector<Entry>{decide_opening(setup, from, stamps())});
    return open(file, std::move(stamps));
}

Session Session::open(const std::filesystem::path& file, StampMaker stamps) {
    GameFile opened = GameFile::open(file);
    ReadGame read = replay(file, opened.setup(), opened.entries());
    return {std::move(opened), std::move(read.table), read.head, std::move(stamps)};
}

std::variant<std::vector<Entry>, Refusal, ParseError> Session::preview(std::string_view line) const {
    auto read = parse_line(setup(), line);
    if (auto* error = std::get_if<ParseError>(&read)) return std::move(*error);
    Decision decision = decide(table_, std::get<Command>(read), stamps_);
    if (auto* refusal = std::get_if<Refusal>(&decision)) return std::move(*refusal);
    return std::get<std::vector<Entry>>(std::move(decision));
}

Outcome Session::post(std::string_view line) {
    auto previewed = preview(line);
    if (auto* error = std::get_if<ParseError>(&previewed)) return std::move(*error);
    if (auto* refusal = std::get_if<Refusal>(&previewed)) return std::move(*refusal);
    auto& entries = std::get<std::vector<Entry>>(previewed);

    // Carried out on a copy first: an entry that cannot be applied must never reach the file.
    Game rehearsal = table_.game;
    for (const Entry& entry : entries) apply(rehearsal, entry);

    const std::vector<Hash> hashes = chain_on(head_, entries);
    file_.append(entries, hashes);
    const Posted posted{entries.front().sequence, entries.back().sequence};
    for (Entry& entry : entries) table_.post(std::move(entry));
    head_ = hashes.back();
    return posted;
}

void Session::branch(std::int64_t last, const std::filesystem::path& to) const {
    if (!table_.history.has(last)) throw std::invalid_argument("there is no such entry");
    write_game(to, setup(), std::span(table_.history.entries()).first(static_cast<std::size_t>(last)));
}

}  // namespace tablebank
