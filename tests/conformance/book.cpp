#include "tests/conformance/book.h"
#include "source_dir.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>

namespace tablebank::conformance {
namespace {

namespace fs = std::filesystem;

int line_of(const toml::node& node) {
    return static_cast<int>(node.source().begin.line);
}

/// Takes the keys of a table one by one; a key that is left over or was not asked for is an error.
class Keys {
public:
    Keys(const toml::table& table, const fs::path& file) : table_(table), file_(file) {}

    std::string text(std::string_view key, std::string otherwise) {
        const toml::node* node = take(key);
        return node == nullptr ? std::move(otherwise) : text_of(*node);
    }
    std::string text(std::string_view key) { return text_of(needed(key)); }
    std::vector<std::string> texts(std::string_view key) {
        std::vector<std::string> all;
        if (const toml::node* node = take(key)) {
            for (const toml::node& entry : as<toml::array>(*node)) all.push_back(text_of(entry));
        }
        return all;
    }
    std::optional<ByPlayer> words(std::string_view key) {
        const toml::node* node = take(key);
        if (node == nullptr) return std::nullopt;
        ByPlayer all;
        for (const auto& [name, value] : as<toml::table>(*node)) all.emplace(name.str(), text_of(value));
        return all;
    }
    UtilityDice dice(std::string_view key) {
        UtilityDice all;
        const toml::node* node = take(key);
        if (node == nullptr) return all;
        for (const auto& [space, value] : as<toml::table>(*node)) {
            const auto& pair = as<toml::array>(value);
            if (!space.str().starts_with('@') || pair.size() != 2) wrong(value);
            all[Space{std::stoi(std::string{space.str().substr(1)})}] = {number_of(pair[0]), number_of(pair[1])};
        }
        return all;
    }
    template <class Read>
    void tables(std::string_view key, Read read) {
        for (const toml::node& node : as<toml::array>(needed(key))) {
            Keys keys(as<toml::table>(node), file_);
            read(keys, line_of(node));
            keys.refuse_the_rest();
        }
    }
    void refuse_the_rest() const {
        for (const auto& [key, value] : table_) {
            if (!taken_.contains(key.str())) fail(line_of(value), fmt::format("unknown key {}", key.str()));
        }
    }

private:
    const toml::node* take(std::string_view key) {
        taken_.emplace(key);
        return table_.get(key);
    }
    const toml::node& needed(std::string_view key) {
        const toml::node* node = take(key);
        if (node == nullptr) fail(line_of(table_), fmt::format("{} is missing", key));
        return *node;
    }
    template <class Kind>
    const Kind& as(const toml::node& node) const {
        if (const Kind* kind = node.as<Kind>()) return *kind;
        wrong(node);
    }
    std::string text_of(const toml::node& node) const { return as<toml::value<std::string>>(node).get(); }
    int number_of(const toml::node& node) const { return static_cast<int>(as<toml::value<std::int64_t>>(node).get()); }
    [[noreturn]] void wrong(const toml::node& node) const { fail(line_of(node), "is not what this key takes"); }
    [[noreturn]] void fail(int line, const std::string& why) const {
        throw std::runtime_error(fmt::format("{}:{}: {}", file_.filename().string(), line, why));
    }

    const toml::table& table_;
    const fs::path& file_;
    std::set<std::string, std::less<>> taken_;
};

Paragraph read_paragraph(Keys& keys, int line) {
    Paragraph paragraph;
    paragraph.line = line;
    paragraph.number = keys.text("number");
    paragraph.title = keys.text("title");
    paragraph.does = keys.texts("does");
    paragraph.note = keys.text("note", {});
    return paragraph;
}

Row read_row(Keys& keys, int line) {
    Row row;
    row.line = line;
    row.paragraph = keys.text("paragraph");
    row.says = keys.text("says");
    row.edition = keys.text("edition", {});
    row.players = keys.texts("players");
    row.goal = keys.text("goal", row.goal);
    row.rulings = keys.words("rulings").value_or(ByPlayer{});
    row.before = keys.words("before");
    row.lines = keys.texts("lines");
    row.dice = keys.dice("dice");
    row.refused = keys.text("refused", {});
    row.after = keys.words("after").value_or(ByPlayer{});
    row.due = keys.text("due", {});
    row.turn = keys.text("turn", {});
    row.phase = keys.text("phase", {});
    row.winners = keys.texts("winners");
    row.ask = keys.text("ask", {});
    row.answer = keys.text("answer", {});
    row.cites = keys.text("cites", {});
    return row;
}

}  // namespace

bool Row::expects_something() const {
    return !(refused.empty() && after.empty() && due.empty() && turn.empty() && phase.empty() && winners.empty() &&
             answer.empty() && cites.empty());
}

std::vector<fs::path> all_books() {
    std::vector<fs::path> files;
    for (const auto& item : fs::directory_iterator(fs::path{TABLEBANK_SOURCE_DIR} / "tests" / "conformance")) {
        if (item.path().extension() == ".toml") files.push_back(item.path());
    }
    std::ranges::sort(files);
    return files;
}

Book read_book(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + file.string());
    return parse_book(std::string{std::istreambuf_iterator<char>(in), {}}, file);
}

Book parse_book(std::string_view text, const fs::path& file) {
    toml::table table;
    try {
        table = toml::parse(text);
    } catch (const toml::parse_error& error) {
        throw std::runtime_error(
            fmt::format("{}:{}: {}", file.filename().string(), error.source().begin.line, error.description()));
    }
    Book book;
    book.file = file;
    Keys keys(table, file);
    book.edition = keys.text("edition");
    keys.tables("paragraph", [&](Keys& inner, int line) { book.paragraphs.push_back(read_paragraph(inner, line)); });
    keys.tables("row", [&](Keys& inner, int line) { book.rows.push_back(read_row(inner, line)); });
    keys.refuse_the_rest();
    return book;
}

}  // namespace tablebank::conformance
