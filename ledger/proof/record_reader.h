#pragma once
// Reads a record line by line. Each value has only one spelling in a record, and the hashes follow from one another, so
// any changed character is found at its line. Whether the entries form a valid game is checked by the same code as for
// a game file. Pure: a function supplies the lines, another parses the edition.

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

/// An error in a record: "line 12: its players are not those who sat down".
class RecordError : public std::runtime_error {
public:
    RecordError(std::int64_t line, const std::string& reason, bool newer = false);
    [[nodiscard]] std::int64_t line() const { return line_; }
    /// Whether a later version may have written it.
    [[nodiscard]] bool is_newer() const { return newer_; }

private:
    std::int64_t line_;
    bool newer_;
};

/// The next line with its newline, which only the last may lack; nullopt at the end. Valid until the next call.
using RecordLines = std::function<std::optional<std::string_view>()>;
/// Parses the edition of a text. Its exceptions pass through.
using EditionOfText = std::function<std::shared_ptr<const Edition>(const std::string& text)>;

class RecordReader {
public:
    explicit RecordReader(RecordLines lines);

    /// The headers, which come first. Throws RecordError.
    [[nodiscard]] std::shared_ptr<const Setup> read_setup(const EditionOfText& edition_of);
    /// Replaces reading the headers: the rest is the end of a record, after the entry `last`, whose hash is `head`. The
    /// caller must check that ids do not also occur before that place. Throws RecordError.
    void read_behind(std::int64_t last, const Hash& head);

    struct Recorded {
        Entry entry;
        Hash hash;
        std::int64_t line = 0;  ///< number of its line
    };
    /// The next entry, its hash checked; nullopt after the end, after which nothing may follow. Throws RecordError.
    [[nodiscard]] std::optional<Recorded> next();
    /// For a whole record: checks that its format number is the one that its entries need. Throws RecordError.
    void check_format() const;

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
    std::optional<std::string_view> row_;  ///< without its newline, not consumed yet
    std::int64_t at_ = 0;                  ///< its number
    std::int64_t taken_ = 0;               ///< the number of the last consumed line
    std::size_t bytes_ = 0;                ///< of the lines since an entry began
    int format_ = 0;                       ///< from its headers
    bool changes_people_ = false;          ///< an entry that was read changes who sits where
    std::int64_t last_ = 0;                ///< the last entry
    Hash head_;
    std::unordered_set<std::string> ids_;
};

}  // namespace tablebank
