#pragma once
// A strict walk over the tables of an edition file: every key is asked for once, with the type and range it must have,
// and whatever is missing, wrong or left over becomes a message with its line and key. Reading goes on after an error,
// with a harmless value in its place, so that a banker sees every mistake of a file at once.
//
// For the other edition_*.cpp of this room only: it shows the types of toml++. Knows nothing of what the keys mean.

#include <toml++/toml.h>

#include <cstdint>
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

/// What reading a file yields beside the edition: the line of each key, and the messages.
class EditionNotes {
public:
    explicit EditionNotes(std::string path) : path_(std::move(path)) {}

    void place(const std::string& key, int line) { lines_.insert_or_assign(key, line); }
    /// The line of a key, or of the nearest table or list around it; 0 where neither was read.
    [[nodiscard]] int line_of(std::string_view key) const;

    void error(const std::string& key, int line, std::string message);
    void unknown(const std::string& key, int line,
                 std::string message);  ///< an error that a later version may not find
    void add(const EditionProblem& problem);
    [[nodiscard]] bool has_errors() const { return has_errors_; }  ///< those that are not told count too
    [[nodiscard]] bool is_wrong(std::string_view key) const;       ///< whether an error was found at this key
    [[nodiscard]] std::vector<EditionMessage> in_order() &&;       ///< sorted by line

private:
    /// Nobody reads more of them, and each is looked up for others.
    static constexpr std::size_t most_told = 500;

    void take(EditionMessage message);

    std::string path_;
    std::map<std::string, int, std::less<>> lines_;
    std::vector<EditionMessage> messages_;
    std::size_t untold_ = 0;   ///< of those beyond
    bool has_errors_ = false;  ///< among all of them
};

/// The least and the greatest value a number may have.
struct NumberRange {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
};

class TableReader {
public:
    TableReader(const toml::table& table, std::string key, EditionNotes& notes);

    [[nodiscard]] bool has(std::string_view key);
    [[nodiscard]] std::vector<std::string> keys() const;           ///< every key of this table, in alphabetical order
    [[nodiscard]] std::string key_of(std::string_view key) const;  ///< the whole key of one in this table
    void error(std::string_view key, std::string message);         ///< a message about one key of this table
    void unknown(std::string_view key, std::string message);       ///< the same about a word that is not known here
    /// Whether an error was found at a key, written whole.
    [[nodiscard]] bool is_wrong(std::string_view whole_key) const { return notes_->is_wrong(whole_key); }

    /// Each asks for a key that must be there.
    [[nodiscard]] std::string text(std::string_view key);
    [[nodiscard]] std::string_view word(std::string_view key, std::span<const std::string_view> known);
    [[nodiscard]] bool truth(std::string_view key);
    [[nodiscard]] int number(std::string_view key, NumberRange range);
    [[nodiscard]] Money money(std::string_view key);
    [[nodiscard]] std::vector<Money> amounts(std::string_view key);
    [[nodiscard]] std::vector<int> numbers(std::string_view key, NumberRange range);
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);

    /// Reads the table under a key with `read`, then refuses the keys that were not asked for.
    template <class Read>
    void table(std::string_view key, Read read) {
        if (const toml::node* node = find(key)) enter(*node, key_of(key), read);
    }
    /// The same for each table of a list, with its number.
    template <class Read>
    void tables(std::string_view key, Read read) {
        each(key, [&](const toml::node& node, const std::string& path, int index) {
            enter(node, path, [&](TableReader& inner) { read(inner, index); });
        });
    }
    void refuse_the_rest();

private:
    [[nodiscard]] const toml::node* find(std::string_view key);
    [[nodiscard]] const toml::array* list(std::string_view key);
    [[nodiscard]] std::string text_in(const toml::node& node, const std::string& path);
    [[nodiscard]] std::int64_t integer_in(const toml::node& node, const std::string& path, NumberRange range);
    void wrong_type(const toml::node& node, const std::string& path, std::string_view wanted);

    template <class Read>
    void enter(const toml::node& node, const std::string& path, Read read) {
        const toml::table* table = node.as_table();
        if (table == nullptr) return wrong_type(node, path, "a table");
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
    std::set<std::string, std::less<>> known_;  ///< every key asked for
};

}  // namespace tablebank
