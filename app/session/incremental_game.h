#pragma once
// A game that is played elsewhere and comes here in parts of its record: read, tried, and taken. Pure: knows no files.

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "app/session/acceptance.h"
#include "app/session/session.h"
#include "ledger/books/history.h"
#include "ledger/decide/entry_words.h"

namespace tablebank {

/// A record from its beginning, or from some entry, to its end.
struct RecordPart {
    std::shared_ptr<const Setup> setup;  ///< only if it is from the beginning
    std::string_view headers;            ///< and the bytes of its headers, in the given text
    std::vector<RecordedEntry> entries;
};
/// `after`: the entry that it follows, and its hash; 0: it begins with the headers, and the hash is ignored. Every hash
/// in it follows from the previous one. Throws FileError (damaged, newer, not_ours) as reading a record does.
[[nodiscard]] RecordPart read_record_part(std::string_view text, std::int64_t after, const Hash& before);

/// The game in its current state, from the text of a record. Throws FileError as reading the record from its file does.
[[nodiscard]] ReadGame game_of_record(std::string_view text);

class IncrementalGame {
public:
    explicit IncrementalGame(const std::shared_ptr<const Setup>& setup);

    /// Whether these can be its next entries; those that it has already, as they are, may come before. Changes nothing.
    /// Throws FileError damaged, naming the entry that cannot be.
    void expect(std::span<const RecordedEntry> entries) const;
    /// Takes what `expect` has let pass.
    void take(std::span<const RecordedEntry> entries);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] std::int64_t last() const { return table_.game.last; }
    [[nodiscard]] const Hash& head() const { return head_; }

private:
    Table table_;
    Hash head_;
    KnownWords words_;
    std::unordered_set<std::string> ids_;
};

}  // namespace tablebank
