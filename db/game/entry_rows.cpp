#include "db/game/entry_rows.h"

#include <SQLiteCpp/Database.h>
#include <fmt/core.h>

#include <algorithm>
#include <exception>
#include <functional>
#include <future>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/rulings.h"
#include "db/file/failure.h"
#include "db/game/unknown_ruling.h"
#include "db/sqlite/query.h"
#include "ledger/books/entry_validation.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

/// One thread reads them while the caller's thread hashes and applies the entries before them.
constexpr std::size_t entries_at_once = 2048;

/// Refusal codes are single words, so they are stored as words: "short-of-cash not-your-turn".
std::string join_codes(const std::vector<std::string>& codes) {
    std::string joined;
    for (const std::string& code : codes) {
        if (code.empty() || code.find(' ') != std::string::npos) {
            throw std::invalid_argument("a refusal code is one word");
        }
        if (!joined.empty()) joined += ' ';
        joined += code;
    }
    return joined;
}

std::vector<std::string> split_codes(std::string_view joined) {
    std::vector<std::string> codes;
    while (true) {
        const std::size_t space = joined.find(' ');
        const std::string_view code = joined.substr(0, space);
        if (code.empty()) throw Damage("a refusal code is empty");
        codes.emplace_back(code);
        if (space == std::string_view::npos) return codes;
        joined.remove_prefix(space + 1);
    }
}

/// Each change of a fact is one line: its key, the old value and the new value, with tabs between them.
std::string join_facts(const std::vector<FactChange>& facts) {
    std::string joined;
    for (const FactChange& fact : facts) {
        if ((fact.before + fact.after).find_first_of("\t\n") != std::string::npos) {
            throw std::invalid_argument("the value of a fact is one line");
        }
        joined.append(to_string(fact.key)).append(1, '\t').append(fact.before).append(1, '\t').append(fact.after);
        joined += '\n';
    }
    return joined;
}

/// The value of a text. The readers of the ledger accept only the canonical form of a value.
template <class Value>
Value written(const std::optional<Value>& value, std::string_view text) {
    if (!value) throw Damage(fmt::format("'{}' means nothing", escape_invisible(text)));
    return *value;
}

/// Removes the text before the separator from the front, and the separator, and returns the text.
std::string_view take(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    if (end == std::string_view::npos) throw Damage("a fact is not whole");
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end + 1);
    return taken;
}

/// A later version, which has more rulings, may have agreed on one.
FactKey written_key(std::string_view key) {
    constexpr std::string_view ruling = "ruling:";
    const auto parsed = parse_fact_key(key);
    if (!parsed && key.starts_with(ruling)) refuse_unknown_ruling(key.substr(ruling.size()));
    return written(parsed, key);
}

/// Also refuses a value that only a later version knows. Called for entries whose hash is correct: an altered entry is
/// damaged.
void check_rulings(const Entry& entry) {
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::ruling || fact.after.empty()) continue;
        const std::string_view key = ruling_keys()[static_cast<std::size_t>(fact.key.index)].name;
        if (Rulings any; !set(any, key, fact.after)) refuse_unknown_ruling(key, fact.after);
    }
}

/// Reported before the data are read, so that a hostile file cannot keep the program busy.
[[noreturn]] void refuse_size(std::int64_t sequence) {
    throw Damage(fmt::format("entry {} holds more than any line makes", sequence));
}

std::vector<FactChange> split_facts(std::string_view joined, std::int64_t sequence) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(joined, '\n'));
    if (lines > EntryLimits::facts) refuse_size(sequence);
    std::vector<FactChange> facts;
    facts.reserve(lines);
    while (!joined.empty()) {
        const std::string_view key = take(joined, '\t');
        const std::string_view before = take(joined, '\t');
        const std::string_view after = take(joined, '\n');
        facts.push_back({written_key(key), std::string(before), std::string(after)});
    }
    return facts;
}

void read_entry(const Query& row, Entry& entry) {
    entry.sequence = row.integer(0);
    entry.stamp = {std::string(row.text(1)), row.integer(2), std::string(row.text(3))};
    entry.verb = row.text(4);
    entry.typed = row.text(5);
    entry.line = row.text(6);
    entry.why = row.text(7);
    entry.forced = row.maybe_text(8);
    if (const auto codes = row.maybe_text(9)) entry.set_aside = split_codes(*codes);
    entry.reverses = row.maybe_integer(10);
    entry.facts = split_facts(row.text(11), entry.sequence);
}

/// Refuses values that no version of the program wrote, whatever hash they have.
void check_storable(const Entry& entry) {
    const char* const part = unstorable(entry);
    if (part == nullptr) return;
    const std::string_view name = part;
    if (name == "size") refuse_size(entry.sequence);
    if (name == "id") throw Damage(fmt::format("entry {} has no id of 32 hexadecimal digits", entry.sequence));
    if (name == "at") throw Damage(fmt::format("entry {} is dated before 1970 or after 9999", entry.sequence));
    throw Damage(fmt::format("entry {} has a text that cannot have been typed ({})", entry.sequence, name));
}

/// The table of transfers, read in parallel to the entries that they belong to.
class TransferReader {
public:
    explicit TransferReader(const SQLite::Database& database)
        : row_(database,
               "SELECT entry, number, asset, from_account, to_account, quantity FROM transfer"
               " ORDER BY entry, number") {
        step();
    }

    /// The transfers of this entry, which are numbered 1, 2, 3, ...
    [[nodiscard]] std::vector<Transfer> of_entry(std::int64_t sequence) {
        read_.clear();
        for (std::int64_t number = 1; there_ && entry_ == sequence; ++number) {
            if (row_.integer(1) != number) throw Damage(fmt::format("entry {} is not whole", sequence));
            if (read_.size() == EntryLimits::transfers) refuse_size(sequence);
            read_.push_back(read());
            step();
        }
        return {read_.begin(), read_.end()};  // kept for the whole game, so without unused capacity
    }
    void expect_end() const {
        if (there_) throw Damage(fmt::format("there are transfers of an entry {} that is not there", entry_));
    }

private:
    void step() {
        there_ = row_.next();
        if (there_) entry_ = row_.integer(0);
    }
    [[nodiscard]] Transfer read() const {
        const std::string_view asset = row_.text(2);
        const std::string_view from = row_.text(3);
        const std::string_view to = row_.text(4);
        return {written(parse_asset(asset), asset), written(parse_account(from), from), written(parse_account(to), to),
                row_.integer(5)};
    }

    Query row_;
    std::vector<Transfer> read_;
    std::int64_t entry_ = 0;
    bool there_ = false;
};

/// An entry as it is stored; its hash is not yet compared with its content.
struct StoredEntry {
    Entry entry;
    Hash hash;
};

/// Reads both tables of the entries in parallel.
class EntryReader {
public:
    explicit EntryReader(const SQLite::Database& database)
        : row_(database,
               "SELECT sequence, id, at, poster, verb, typed, line, why, forced, set_aside, reverses, facts, hash"
               " FROM entry ORDER BY sequence"),
          transfers_(database) {}

    /// Fills `entries` with the next ones, at most `most`; with none at the end. The call that meets a damaged entry
    /// returns the entries before it, and the next call throws, so that the first of two errors is reported. Throws
    /// Damage.
    void read(std::vector<StoredEntry>& entries, std::size_t most) {
        entries.clear();
        if (failure_) std::rethrow_exception(failure_);
        entries.reserve(most);
        while (entries.size() < most && row_.next()) {
            ++sequence_;
            try {
                read_next(entries.emplace_back());
            } catch (const std::runtime_error&) {
                entries.pop_back();
                failure_ = named();
                break;
            }
        }
        if (!entries.empty()) return;
        if (failure_) std::rethrow_exception(failure_);
        transfers_.expect_end();
    }

private:
    void read_next(StoredEntry& stored) {
        auto& [entry, hash] = stored;
        read_entry(row_, entry);
        hash = row_.hash(12);
        if (entry.sequence != sequence_) throw Damage(fmt::format("entry {} is missing", sequence_));
        entry.transfers = transfers_.of_entry(sequence_);
        check_storable(entry);
    }

    /// The exception being handled, with its entry.
    [[nodiscard]] std::exception_ptr named() const {
        try {
            throw;
        } catch (const OfLaterVersion&) {
            return std::current_exception();
        } catch (const Damage& damage) {
            const std::string what = damage.what();
            if (what.starts_with("entry ")) return std::current_exception();
            return std::make_exception_ptr(Damage(fmt::format("entry {}: {}", sequence_, what)));
        } catch (...) {
            return std::current_exception();
        }
    }

    Query row_;
    TransferReader transfers_;
    std::int64_t sequence_ = 0;
    std::exception_ptr failure_;
};

}  // namespace

EntryWriter::EntryWriter(const SQLite::Database& database)
    : entry_(database, "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      transfer_(database, "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?)") {}

void EntryWriter::write(const Entry& entry, const Hash& hash) {
    entry_.clearBindings();
    entry_.bind(1, entry.sequence);
    entry_.bindNoCopy(2, entry.stamp.id);
    entry_.bind(3, entry.stamp.at_ms);
    entry_.bindNoCopy(4, entry.stamp.poster);
    entry_.bindNoCopy(5, entry.verb);
    entry_.bindNoCopy(6, entry.typed);
    entry_.bindNoCopy(7, entry.line);
    entry_.bindNoCopy(8, entry.why);
    if (entry.forced) entry_.bindNoCopy(9, *entry.forced);
    if (!entry.set_aside.empty()) entry_.bind(10, join_codes(entry.set_aside));
    if (entry.reverses) entry_.bind(11, *entry.reverses);
    entry_.bind(12, join_facts(entry.facts));
    entry_.bindNoCopy(13, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
    entry_.exec();
    entry_.reset();

    int number = 0;
    for (const Transfer& transfer : entry.transfers) {
        transfer_.bind(1, entry.sequence);
        transfer_.bind(2, ++number);
        transfer_.bind(3, to_string(transfer.asset));
        transfer_.bind(4, to_string(transfer.from));
        transfer_.bind(5, to_string(transfer.to));
        transfer_.bind(6, transfer.quantity);
        transfer_.exec();
        transfer_.reset();
    }
}

void EntryWriter::reset() noexcept {
    for (SQLite::Statement* statement : {&entry_, &transfer_}) statement->tryReset();
}

Head read_head(const SQLite::Database& database, const Hash& genesis) {
    Query row(database, "SELECT sequence, hash FROM entry ORDER BY sequence DESC LIMIT 1");
    if (!row.next()) return {0, genesis};
    return {row.integer(0), row.hash(1)};
}

std::size_t count_entries(const SQLite::Database& database) {
    Query row(database, "SELECT count(*) FROM entry");
    return row.next() ? static_cast<std::size_t>(row.integer(0)) : 0;
}

void read_entries(const SQLite::Database& database, const Hash& genesis,
                  const std::function<void(Entry&&, const Hash&)>& sink) {
    EntryReader reader(database);
    Hash previous = genesis;
    const auto pass_on = [&](std::vector<StoredEntry>& entries) {
        for (auto& [entry, hash] : entries) {
            previous = chained(previous, entry);
            if (previous != hash) throw Damage(fmt::format("entry {} does not have its hash", entry.sequence));
            check_rulings(entry);
            sink(std::move(entry), hash);
        }
    };
    std::vector<StoredEntry> coming;
    std::vector<StoredEntry> passing;  // must outlive the thread that works on it
    std::future<void> passed;
    for (reader.read(coming, entries_at_once); !coming.empty(); reader.read(coming, entries_at_once)) {
        if (passed.valid()) passed.get();
        coming.swap(passing);
        passed = std::async(std::launch::async, pass_on, std::ref(passing));
    }
    if (passed.valid()) passed.get();
}

}  // namespace tablebank
