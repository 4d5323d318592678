#pragma once
// A strict reader of the tables of an edition file: every key is requested once, with its type and range, and
// everything missing, wrong or left over becomes a message with its line and key. After an error, reading continues
// with a harmless value, so that a banker sees all errors of a file at once.
//
// Only for the other edition_*.cpp of this folder: it exposes the types of toml++.

#include <toml++/toml.h>

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/money.h"
#include "db/edition/edition_file.h"

namespace tablebank {

/// By-products of reading a file: the line of each key, and the messages.
class EditionNotes {
public:
    explicit EditionNotes(std::string path) : path_(std::move(path)) {}

    void place(const std::string& key, int line) { lines_.insert_or_assign(key, line); }
    /// The line of a key, or of the nearest table or list around it; 0 if neither was read.
    [[nodiscard]] int line_of(std::string_view key) const;

    void error(const std::string& key, int line, Sentence message);
    void unknown(const std::string& key, int line, Sentence message);  ///< an error that a later version may not have
    void add(const EditionProblem& problem);
    /// Replaces the error of a key by another one, at another line. False if there is none.
    [[nodiscard]] bool replace(std::string_view key, int line, Sentence message);
    [[nodiscard]] bool has_errors() const { return has_errors_; }  ///< also counts errors that are not reported
    [[nodiscard]] bool is_wrong(std::string_view key) const;       ///< whether there is an error at this key
    /// Whether there is an error at an element of a list of the file.
    [[nodiscard]] bool is_any_wrong_in(std::string_view list) const;
    /// Sorted by line, in the words of the book.
    [[nodiscard]] std::vector<EditionMessage> in_order(const EditionWords& words) &&;

private:
    /// No one reads more of them, and looking each up takes time.
    static constexpr std::size_t most_told = 500;

    void take(EditionMessage message);
    /// Leaves one message of those that are the same in many elements of a list.
    void merge_repeated();

    std::string path_;
    std::map<std::string, int, std::less<>> lines_;
    std::vector<EditionMessage> messages_;
    std::size_t untold_ = 0;   ///< number of further messages
    bool has_errors_ = false;  ///< among all of them
};

/// The kind of a value, for the message of `wrong_type`.
inline constexpr const char* a_table = sentence_word("a table");

/// The minimum and maximum of a number.
struct NumberRange {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
};

class TableReader {
public:
    TableReader(const toml::table& table, std::string key, EditionNotes& notes);

    [[nodiscard]] bool has(std::string_view key);
    [[nodiscard]] bool is_list(std::string_view key) const;
    [[nodiscard]] const toml::table& unread() const { return *table_; }  ///< for a look at it as a whole
    [[nodiscard]] std::vector<std::string> keys() const;            ///< every key of this table, in alphabetical order
    [[nodiscard]] std::string key_of(std::string_view key) const;   ///< the whole key of one in this table
    void error(std::string_view key, Sentence message);             ///< a message about one key of this table
    void error_at(const std::string& whole_key, Sentence message);  ///< about a key of any table, given in full
    void unknown(std::string_view key, Sentence message);           ///< the same about an unknown word
    /// Whether there is an error at a key, given in full.
    [[nodiscard]] bool is_wrong(std::string_view whole_key) const { return notes_->is_wrong(whole_key); }

    [[nodiscard]] bool is_any_wrong_in(std::string_view list) const { return notes_->is_any_wrong_in(list); }

    /// Each reads a key that must exist.
    [[nodiscard]] std::string text(std::string_view key);
    [[nodiscard]] std::string_view word(std::string_view key, std::span<const std::string_view> known);
    [[nodiscard]] bool truth(std::string_view key);
    [[nodiscard]] int number(std::string_view key, NumberRange range);
    [[nodiscard]] Money money(std::string_view key);
    [[nodiscard]] std::vector<Money> amounts(std::string_view key);
    [[nodiscard]] std::vector<int> numbers(std::string_view key, NumberRange range);
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);

    /// Reads the table under a key with `read`, then refuses the keys that were not requested.
    template <class Read>
    void table(std::string_view key, Read read) {
        if (const toml::node* node = find(key)) enter(*node, key_of(key), read);
    }
    /// The same for each table of a list, with its index.
    template <class Read>
    void tables(std::string_view key, Read read) {
        each(key, [&](const toml::node& node, const std::string& path, int index) {
            enter(node, path, [&](TableReader& inner) { read(inner, index); });
        });
    }
    /// Whether a key is absent, and another one that is not in the list of known keys differs from it by one slip.
    [[nodiscard]] bool is_mistyped(std::string_view key, const std::set<std::string_view>& known) const;
    /// Keys of this table that were not requested, in the order of their lines.
    [[nodiscard]] std::vector<std::string> unrequested() const;
    /// The key that another word stands for, as "price" for "prix"; empty for other words.
    void read_words_with(std::function<std::string(std::string_view)> key_for) { key_for_ = std::move(key_for); }
    /// Refuses the keys that were not requested. One that is probably another name of a missing key is one message.
    void refuse_the_rest();

private:
    [[nodiscard]] std::string meant_by(const std::string& key, std::size_t unknown) const;
    [[nodiscard]] bool take_for_missing(const std::string& key, std::size_t unknown);
    [[nodiscard]] bool take_parts_for_missing(const std::string& key);
    void refuse_unknown(const std::string& key);
    [[nodiscard]] int line_of_key(const std::string& key) const;
    [[nodiscard]] const toml::node* find(std::string_view key);
    [[nodiscard]] const toml::array* list(std::string_view key);
    [[nodiscard]] std::string text_in(const toml::node& node, const std::string& path);
    [[nodiscard]] std::int64_t integer_in(const toml::node& node, const std::string& path, NumberRange range);
    void wrong_type(const toml::node& node, const std::string& path, const char* wanted);

    template <class Read>
    void enter(const toml::node& node, const std::string& path, Read read) {
        const toml::table* table = node.as_table();
        if (table == nullptr) return wrong_type(node, path, a_table);
        TableReader inner(*table, path, *notes_);
        read(inner);
        inner.refuse_the_rest();
    }
    template <class Read>
    void each(std::string_view key, Read read) {
        const toml::array* nodes = list(key);
        if (nodes == nullptr) return;
        for (std::size_t index = 0; index < nodes->size(); ++index) {
            const std::string path = key_of(key) + "[" + std::to_string(index) + "]";
            notes_->place(path, line_of(*nodes->get(index)));
            read(*nodes->get(index), path, static_cast<int>(index));
        }
    }
    [[nodiscard]] static int line_of(const toml::node& node);

    const toml::table* table_;
    std::string key_;
    EditionNotes* notes_;
    std::set<std::string, std::less<>> known_;  ///< every requested key
    std::vector<std::string> missing_;          ///< those of them that must exist, and do not
    std::function<std::string(std::string_view)> key_for_;
};

}  // namespace tablebank
