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

#include "app/session/acceptance.h"
#include "app/session/watchers.h"
#include "calculators/refusal.h"
#include "db/file/file_error.h"
#include "db/game/game_file.h"
#include "ledger/books/history.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// The nearest moment that an entry may have (ledger/books/entry_validation.h).
[[nodiscard]] std::int64_t moment_of_entry(std::int64_t at_ms);

/// The source of stamps; tests inject their own.
struct StampMaker {
    std::function<std::int64_t()> now_ms;  ///< UTC milliseconds
    std::function<std::string()> new_id;   ///< 32 hexadecimal digits
    std::string poster;
    /// The system's own time of day, if it can differ: it may be set while the program runs.
    std::function<std::int64_t()> day_ms{};
    /// The offset of the computer's local time from UTC; it is read each time, because the user may travel or choose
    /// another time zone.
    std::function<std::int64_t()> zone_ms{};
    /// How long the computer has been awake; less than by now_ms went by if it slept.
    std::function<std::int64_t()> awake_ms{};
    [[nodiscard]] Stamp operator()() const { return {new_id(), moment_ms(), poster}; }
    /// Now, by a clock that may show a year before 1970 or beyond the year 9999, as the nearest moment that an entry
    /// can have.
    [[nodiscard]] std::int64_t moment_ms() const { return moment_of_entry(now_ms()); }
    /// By how much the computer's clock was set forward since, back below 0.
    [[nodiscard]] std::int64_t clock_set_ms() const { return day_ms ? day_ms() - now_ms() : 0; }
    /// The system's clock at this call, continued by a monotonic one that also runs during sleep; random ids, the login
    /// name.
    [[nodiscard]] static StampMaker system();
};

/// Whether a text can be the id of a stamp: 32 hexadecimal digits.
[[nodiscard]] bool is_stamp_id(std::string_view text);

/// Who posts, when, and under which id, if the caller knows it better than the session: for a line from elsewhere.
/// Missing values come from the session's own stamps.
struct Posting {
    /// Of the first entry; 32 hexadecimal digits. A repeated id means the same posting, which is posted once.
    std::optional<std::string> id;
    std::optional<std::int64_t> at_ms;
    std::optional<std::string> poster;
};

using Outcome = std::variant<Posted, Refusal, ParseError>;
/// Nothing new: this entry has the id of the posting already.
struct Repeated {
    std::int64_t entry = 0;
};
using StampedOutcome = std::variant<Posted, Repeated, Refusal, ParseError>;

/// Changes of the computer's clock that do not affect the table's clock: it was set, the computer slept, or the time
/// zone changed. Milliseconds; 0 for no change that is worth an entry.
struct ComputerClock {
    std::int64_t jump_ms = 0;   ///< forward, or back below 0
    std::int64_t slept_ms = 0;  ///< the game's clock ran on
    std::int64_t zone_ms = 0;   ///< by how much the time of day moved
    std::int64_t zone_now_ms = 0;
    bool was_closed = false;  ///< the last entry was later: by how much the clock was set is not known
    [[nodiscard]] bool is_quiet() const { return jump_ms == 0 && slept_ms == 0 && zone_ms == 0; }
};

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
    /// The same with a stamp of the caller's. If an entry has its id already, nothing is posted, whatever the lines
    /// are, and the outcome names that entry: a client that got no answer may send again. Throws std::invalid_argument
    /// for a malformed id.
    [[nodiscard]] StampedOutcome post(std::span<const std::string> lines, const Posting& posting);
    [[nodiscard]] StampedOutcome post(const std::string& line, const Posting& posting);
    /// Entries of a record of this game with the hashes under which they were posted elsewhere, in order: those that
    /// are here already are passed over, the others are posted as they are, all of them or none. Throws FileError as
    /// post().
    [[nodiscard]] Accepted accept(const Hash& record_genesis, std::span<const RecordedEntry> record);
    /// Changes of the computer's clock since the last call, or while the game was closed: then the last entry was later
    /// than now. Each is returned once. If the game has a clock that still counts, entries report it (`posted`); the
    /// next line that is posted adds them as well. Throws FileError as post().
    struct Followed {
        ComputerClock what;
        std::optional<Posted> posted;
    };
    [[nodiscard]] Followed follow_computer_clock();
    /// Reports everything that is posted from now on, during the lifetime of the result.
    [[nodiscard]] Watch watch(Watchers::Told told) { return watchers_.add(std::move(told)); }
    /// What post() would do, without posting: the entries, or why not.
    using Preview = std::variant<std::vector<Entry>, Refusal, ParseError>;
    [[nodiscard]] Preview preview(std::string_view line) const;
    [[nodiscard]] Preview preview(std::span<const std::string> lines) const;

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return table_.game; }
    [[nodiscard]] const Setup& setup() const { return *table_.game.setup; }
    [[nodiscard]] const Hash& head() const { return head_; }
    /// The entry whose stamp has this id, if any. Throws FileError.
    [[nodiscard]] std::optional<std::int64_t> entry_with_id(std::string_view id) const { return file_.sequence_of(id); }
    [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }
    [[nodiscard]] std::int64_t now_ms() const { return moment_of_entry(stamps_.now_ms() + moved_ms_); }
    /// The name that its entries are posted under.
    [[nodiscard]] const std::string& poster() const { return stamps_.poster; }
    /// Whether the game's file was moved, replaced or deleted while it was open: nothing is posted to it any more.
    [[nodiscard]] bool moved_away() const { return file_.moved_away(); }
    /// A new file with the whole game: a copy of this one's, or, if that is gone, the posted entries from memory.
    /// Throws FileError (exists, ...).
    void back_up(const std::filesystem::path& to) const;
    /// A new file with the entries up to `last` and no later one: the same lines, ids, stamps and hashes, so its chain
    /// is the beginning of this one's and can be verified as such. An action of several entries is never split: if
    /// `last` is one of them, it is complete. This game does not change. Throws FileError (exists, ...).
    void branch(std::int64_t last, const std::filesystem::path& to) const;

private:
    Session(GameFile file, Table table, const Hash& head, StampMaker stamps);
    [[nodiscard]] Preview decide_lines(std::span<const std::string> lines, const StampSource& stamps) const;
    [[nodiscard]] StampSource stamps() const;
    /// The computer's clock when it was last read.
    struct ClockLook {
        std::int64_t set_ms = 0;  ///< StampMaker::clock_set_ms
        std::int64_t asleep_ms = 0;
        std::int64_t zone_ms = 0;
    };
    [[nodiscard]] ClockLook look_at_clock() const;
    [[nodiscard]] ComputerClock changed_since(const ClockLook& now) const;
    [[nodiscard]] bool has_clock_to_keep() const;
    [[nodiscard]] Outcome post(Preview decided);
    /// Makes entries durable that are known to fit the table, and applies them.
    Posted append(std::vector<Entry> entries, const std::vector<Hash>& hashes);
    /// The table after the entries of a record, which are not posted yet.
    struct Ahead;
    /// Why an entry of a record does not fit a place that is taken here, or the next one.
    [[nodiscard]] std::optional<Accepted> refuse_known(const RecordedEntry& recorded) const;
    [[nodiscard]] std::optional<Accepted> refuse_next(Ahead& ahead, const RecordedEntry& recorded) const;

    GameFile file_;
    Table table_;
    Hash head_;
    StampMaker stamps_;
    ClockLook followed_;
    std::int64_t moved_ms_ = 0;  ///< by how much the stamps follow changes of the computer's clock
    Watchers watchers_;
};

/// A game or a record that was read without changing it: the whole table and its faults.
struct ReadGame {
    Table table;
    Hash head;
};
/// Throws FileError, and FileError damaged if the replay fails.
[[nodiscard]] ReadGame read_game(const std::filesystem::path& file);

/// Posts the entries of a file to a table that begins with this set-up. Throws FileError damaged, naming the entry that
/// does not fit.
[[nodiscard]] ReadGame replay(const std::filesystem::path& file, const std::shared_ptr<const Setup>& setup,
                              const StoredEntries& entries);

/// What a line would post on a table, with the signature that it needs. Nothing is posted.
[[nodiscard]] Session::Preview decided_line(const Table& table, std::string_view line, const StampSource& stamps);

}  // namespace tablebank
