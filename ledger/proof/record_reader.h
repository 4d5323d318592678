#pragma once
// Reading a record, line after line: what stands in it in the one spelling that a record has, its hashes following from
// one another. Strict, so that whoever changes a sign of it is found at the line. Whether its entries can be a game is
// asked where those of a game file are asked the same. Pure: lines come from a function, an edition is read by another.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_set>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// What is wrong with a record: "line 12: its players are not those who sat down".
class RecordError : public std::runtime_error {
public:
    RecordError(std::int64_t line, const std::string& reason, bool newer = false);
    [[nodiscard]] std::int64_t line() const { return line_; }
    /// Whether a later version may well have written it so.
    [[nodiscard]] bool is_newer() const { return newer_; }

private:
    std::int64_t line_;
    bool newer_;
};

/// The next line with its newline, which only the last may lack; nullopt at the end. A line stays until the next call.
using RecordLines = std::function<std::optional<std::string_view>()>;
/// The edition that a text is. What it throws passes through.
using EditionOfText = std::function<std::shared_ptr<const Edition>(const std::string& text)>;

class RecordReader {
public:
    explicit RecordReader(RecordLines lines);

    /// The headers, which come first. Throws RecordError.
    [[nodiscard]] std::shared_ptr<const Setup> read_setup(const EditionOfText& edition_of);
    /// Instead of the headers: what comes is the end of a record, behind the entry `last`, whose hash is `head`. That
    /// an id does not stand before that place too is for the caller to ask. Throws RecordError.
    void read_behind(std::int64_t last, const Hash& head);

    struct Recorded {
        Entry entry;
        Hash hash;
        std::int64_t line = 0;  ///< where its line stands
    };
    /// The next entry, its hash checked; nullopt once the end has been read, after which nothing stands. Throws
    /// RecordError.
    [[nodiscard]] std::optional<Recorded> next();

private:
    void advance();
    void expect_more() const;
    [[nodiscard]] bool is_at(std::string_view beginning) const;
    [[nodiscard]] std::string take(std::string_view beginning);
    [[nodiscard]] std::optional<std::string> take_if(std::string_view beginning);
    [[nodiscard]] std::string take_quoted_if(std::string_view beginning, std::string otherwise);
    [[noreturn]] void refuse(const std::string& reason) const;
    template <class Value>
    Value known(std::optional<Value> value) const;

    void read_players(Setup& setup);
    void read_rulings(Setup& setup);
    void read_edition(Setup& setup, const EditionOfText& edition_of);
    void check_setup(const Setup& setup) const;
    void read_words(Entry& entry);
    [[nodiscard]] std::vector<std::string> read_codes(std::string_view words) const;
    [[nodiscard]] Transfer read_transfer(std::string_view row) const;
    [[nodiscard]] FactChange read_fact(std::string_view row) const;
    void check_entry(const Entry& entry, const Hash& hash);
    void read_end();

    RecordLines lines_;
    std::optional<std::string_view> row_;  ///< without its newline, not taken yet
    std::int64_t at_ = 0;                  ///< its number
    std::int64_t taken_ = 0;               ///< the number of the line taken last
    std::size_t bytes_ = 0;                ///< of the lines since an entry began
    std::int64_t last_ = 0;                ///< the entry read last
    Hash head_;
    std::unordered_set<std::string> ids_;
};

}  // namespace tablebank
