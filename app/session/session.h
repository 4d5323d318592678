#pragma once
// One open game: a line in, its entries on disk and applied, the table out. Window and command line both post through
// here, so there is one road: parse, decide, append (durable), apply. Knows nothing of SQL, of screens or of sentences.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/refusal.h"
#include "db/file/file_error.h"
#include "db/game/game_file.h"
#include "ledger/books/history.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// Where stamps come from; tests inject their own.
struct StampMaker {
    std::function<std::int64_t()> now_ms;  ///< UTC milliseconds
    std::function<std::string()> new_id;   ///< 32 hexadecimal digits
    std::string poster;
    [[nodiscard]] Stamp operator()() const { return {new_id(), now_ms(), poster}; }
    /// The system's clock, random ids, the login name.
    [[nodiscard]] static StampMaker system();
};

/// What became of a line.
struct Posted {
    std::int64_t first = 0;  ///< sequence numbers of the entries it posted
    std::int64_t last = 0;
};
using Outcome = std::variant<Posted, Refusal, ParseError>;

class Session {
public:
    /// A new game file with its opening entry. Throws FileError.
    [[nodiscard]] static Session create(const std::filesystem::path& file, Setup setup, const Position* from,
                                        StampMaker stamps);
    /// Opens for posting and replays. Throws FileError.
    [[nodiscard]] static Session open(const std::filesystem::path& file, StampMaker stamps);

    /// Posts one line. Returns once it is durable. Throws FileError when the disk refuses: then nothing of this line
    /// was posted, the table is as before, and posting can be tried again.
    [[nodiscard]] Outcome post(std::string_view line);
    /// The same for several lines, each on the table as the one before it leaves it: all of them or none.
    [[nodiscard]] Outcome post(std::span<const std::string> lines);
    /// What post() would do, without posting: the entries or why not.
    using Preview = std::variant<std::vector<Entry>, Refusal, ParseError>;
    [[nodiscard]] Preview preview(std::string_view line) const;
    [[nodiscard]] Preview preview(std::span<const std::string> lines) const;

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return table_.game; }
    [[nodiscard]] const Setup& setup() const { return *table_.game.setup; }
    [[nodiscard]] const Hash& head() const { return head_; }
    [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }
    [[nodiscard]] std::int64_t now_ms() const { return stamps_.now_ms(); }
    void back_up(const std::filesystem::path& to) const { file_.back_up(to); }
    /// A new file with the entries up to `last` and no later one: the same lines, ids, stamps and hashes, so its chain
    /// is the beginning of this one's and can be verified as such. This game is not touched. Throws FileError (exists,
    /// ...).
    void branch(std::int64_t last, const std::filesystem::path& to) const;

private:
    Session(GameFile file, Table table, const Hash& head, StampMaker stamps);
    [[nodiscard]] Outcome post(Preview decided);

    GameFile file_;
    Table table_;
    Hash head_;
    StampMaker stamps_;
};

/// Somebody's file, read without touching it: the whole table and what was found on the way.
struct ReadGame {
    Table table;
    Hash head;
};
/// Called with each entry while the table still stands as it did before it.
using EntryWatch = std::function<void(const Table& before, const Entry& next)>;

/// Throws FileError, and FileError damaged where the replay fails.
[[nodiscard]] ReadGame read_game(const std::filesystem::path& file, const EntryWatch& watch = {});

/// Posts the entries of a file to a table that begins with this set-up. Throws FileError damaged, naming the entry that
/// does not fit.
[[nodiscard]] ReadGame replay(const std::filesystem::path& file, std::shared_ptr<const Setup> setup,
                              const StoredEntries& entries, const EntryWatch& watch = {});

}  // namespace tablebank
