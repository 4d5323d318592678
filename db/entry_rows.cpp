#include "db/entry_rows.h"

#include <SQLiteCpp/Database.h>
#include <fmt/core.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/failure.h"
#include "db/row.h"

namespace tablebank {
namespace {

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

/// The value of a text. The readers of the ledger take only the one way in which a value is written.
template <class Value>
Value written(const std::optional<Value>& value, const std::string& text) {
    if (!value) throw Damage(fmt::format("'{}' means nothing", text));
    return *value;
}

/// The rows of a table that belongs to the entries, walked through beside them.
class Walk {
public:
    Walk(const SQLite::Database& database, const char* query) : rows_(database, query) { step(); }

    /// Calls `take` with each row of this entry. They are numbered 1, 2, 3, ...
    template <class Take>
    void of_entry(std::int64_t sequence, Take&& take) {
        for (std::int64_t number = 1; there_ && entry_ == sequence; ++number) {
            const Row row(rows_);
            if (row.integer(1) != number) throw Damage(fmt::format("entry {} is not whole", sequence));
            take(row);
            step();
        }
    }
    void expect_end() const {
        if (there_) throw Damage(fmt::format("there are parts of an entry {} that is not there", entry_));
    }

private:
    void step() {
        there_ = rows_.executeStep();
        if (there_) entry_ = Row(rows_).integer(0);
    }

    SQLite::Statement rows_;
    std::int64_t entry_ = 0;
    bool there_ = false;
};

Entry read_entry(const Row& row) {
    Entry entry;
    entry.sequence = row.integer(0);
    entry.stamp = {row.text(1), row.integer(2), row.text(3)};
    entry.verb = row.text(4);
    entry.typed = row.text(5);
    entry.line = row.text(6);
    entry.why = row.text(7);
    entry.forced = row.maybe_text(8);
    if (const auto codes = row.maybe_text(9)) entry.set_aside = split_codes(*codes);
    entry.reverses = row.maybe_integer(10);
    return entry;
}

Transfer read_transfer(const Row& row) {
    const std::string asset = row.text(2);
    const std::string from = row.text(3);
    const std::string to = row.text(4);
    return {written(parse_asset(asset), asset), written(parse_account(from), from), written(parse_account(to), to),
            row.integer(5)};
}

FactChange read_fact(const Row& row) {
    const std::string key = row.text(2);
    return {written(parse_fact_key(key), key), row.text(3), row.text(4)};
}

}  // namespace

EntryWriter::EntryWriter(const SQLite::Database& database)
    : entry_(database, "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      transfer_(database, "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?)"),
      fact_(database, "INSERT INTO fact VALUES (?, ?, ?, ?, ?)") {}

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
    entry_.bindNoCopy(12, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
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
    number = 0;
    for (const FactChange& fact : entry.facts) {
        fact_.bind(1, entry.sequence);
        fact_.bind(2, ++number);
        fact_.bind(3, to_string(fact.key));
        fact_.bindNoCopy(4, fact.before);
        fact_.bindNoCopy(5, fact.after);
        fact_.exec();
        fact_.reset();
    }
}

void EntryWriter::reset() noexcept {
    for (SQLite::Statement* statement : {&entry_, &transfer_, &fact_}) statement->tryReset();
}

Head read_head(const SQLite::Database& database, const Hash& genesis) {
    SQLite::Statement rows(database, "SELECT sequence, hash FROM entry ORDER BY sequence DESC LIMIT 1");
    if (!rows.executeStep()) return {0, genesis};
    const Row row(rows);
    return {row.integer(0), row.hash(1)};
}

void read_entries(const SQLite::Database& database, const Hash& genesis,
                  const std::function<void(Entry&&, const Hash&)>& sink) {
    SQLite::Statement rows(database,
                           "SELECT sequence, id, at, poster, verb, typed, line, why, forced, set_aside, reverses, hash"
                           " FROM entry ORDER BY sequence");
    Walk transfers(database,
                   "SELECT entry, number, asset, from_account, to_account, quantity FROM transfer"
                   " ORDER BY entry, number");
    Walk facts(database, "SELECT entry, number, key, before, after FROM fact ORDER BY entry, number");
    Hash previous = genesis;
    for (std::int64_t sequence = 1; rows.executeStep(); ++sequence) {
        const Row row(rows);
        Entry entry = read_entry(row);
        if (entry.sequence != sequence) throw Damage(fmt::format("entry {} is missing", sequence));
        transfers.of_entry(sequence, [&](const Row& of) { entry.transfers.push_back(read_transfer(of)); });
        facts.of_entry(sequence, [&](const Row& of) { entry.facts.push_back(read_fact(of)); });
        const Hash hash = row.hash(11);
        if (chained(previous, entry) != hash) throw Damage(fmt::format("entry {} does not have its hash", sequence));
        previous = hash;
        sink(std::move(entry), hash);
    }
    transfers.expect_end();
    facts.expect_end();
}

}  // namespace tablebank
