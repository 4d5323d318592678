#include "app/session/incremental_game.h"

#include <set>
#include <stdexcept>
#include <utility>

#include "app/session/replay.h"
#include "calculators/money.h"
#include "db/file/failure.h"
#include "db/game/pinned_edition.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_reader.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// The name in messages.
constexpr const char* part_name = "record";

/// Gives the lines of a text one after the other, each with its newline.
class TextLines {
public:
    explicit TextLines(std::string_view text) : text_(text) {}
    [[nodiscard]] std::optional<std::string_view> next() {
        if (at_ == text_.size()) return std::nullopt;
        const std::size_t end = text_.find('\n', at_);
        const std::size_t begin = at_;
        at_ = end == std::string_view::npos ? text_.size() : end + 1;
        return text_.substr(begin, at_ - begin);
    }
    /// Bytes before the line given last: those that the reader has passed.
    [[nodiscard]] std::size_t before_last() const { return text_.rfind('\n', at_ < 2 ? 0 : at_ - 2) + 1; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

RecordPart read_part(std::string_view text, std::int64_t after, const Hash& before) {
    TextLines lines(text);
    RecordReader reader([&] { return lines.next(); });
    RecordPart part;
    if (after == 0) {
        part.setup = reader.read_setup(
            [](const std::string& edition) { return pinned_edition(platform::path_of(part_name), edition); });
        part.headers = text.substr(0, lines.before_last());
    } else {
        reader.read_behind(after, before);
    }
    while (auto recorded = reader.next()) part.entries.push_back({std::move(recorded->entry), recorded->hash});
    return part;
}

[[noreturn]] void refuse(std::int64_t sequence, const std::string& why) {
    throw file_error(FileError::Kind::damaged, platform::path_of(part_name),
                     "entry " + std::to_string(sequence) + ": " + why);
}

}  // namespace

RecordPart read_record_part(std::string_view text, std::int64_t after, const Hash& before) {
    return as_file_error(platform::path_of(part_name), [&] {
        try {
            return read_part(text, after, before);
        } catch (const RecordError& error) {
            if (error.is_newer()) throw NewerFormat(error.what());
            throw Damage(error.what());
        }
    });
}

ReadGame game_of_record(std::string_view text) {
    const RecordPart part = read_record_part(text, 0, {});
    IncrementalGame game(part.setup);
    game.expect(part.entries);
    game.take(part.entries);
    if (game.last() == 0) refuse(1, "the game has no opening entry");
    if (!game.table().game.facts.get({FactName::action}).empty()) refuse(game.last(), "its last action is not whole");
    return {game.table(), game.head()};
}

IncrementalGame::IncrementalGame(const std::shared_ptr<const Setup>& setup) : table_(setup), head_(genesis(*setup)) {}

void IncrementalGame::expect(std::span<const RecordedEntry> entries) const {
    Table ahead = table_;
    KnownWords words;
    std::set<std::string_view> ids;
    for (const RecordedEntry& recorded : entries) {
        const Entry& entry = recorded.entry;
        if (entry.sequence <= last()) continue;
        if (entry.sequence != ahead.game.last + 1) refuse(entry.sequence, "it does not follow the last one");
        if (!ids.insert(entry.stamp.id).second || ids_.contains(entry.stamp.id))
            refuse(entry.sequence, "its id is taken");
        try {
            take_next(ahead, words, entry);
        } catch (const std::logic_error& error) {
            refuse(entry.sequence, error.what());
        } catch (const MoneyOverflow& error) {
            refuse(entry.sequence, error.what());
        }
    }
}

void IncrementalGame::take(std::span<const RecordedEntry> entries) {
    for (const RecordedEntry& recorded : entries) {
        if (recorded.entry.sequence <= last()) continue;
        take_next(table_, words_, recorded.entry);
        ids_.insert(recorded.entry.stamp.id);
        head_ = recorded.hash;
    }
}

}  // namespace tablebank
