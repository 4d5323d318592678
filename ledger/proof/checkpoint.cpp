#include "ledger/proof/checkpoint.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ledger/books/entry_validation.h"
#include "ledger/proof/proof_error.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = ProofError::Kind;

constexpr std::string_view title = "tablebank checkpoint ";
constexpr std::string_view version = "1";
constexpr std::array<std::string_view, 3> attesters{"banker", "judge", "witness"};
static_assert(attesters.size() == static_cast<std::size_t>(Attester::witness) + 1);
constexpr std::string_view round_word = "round ";
constexpr std::string_view end_word = "end";
constexpr std::string_view correction_word = "correction ";
constexpr std::string_view certificate_word = "certificate ";
/// The statements of a certificate, in this order.
constexpr std::array<std::string_view, 5> statements{"total ", "winner ", "adjusted ", "ruling ", "counted "};

/// Lines that end in a newline, one after the other.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    /// The text of the next line after `key` and a space.
    std::string_view value(std::string_view key, const char* expected) {
        ++number_;
        const auto end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        if (!line.starts_with(key) || !line.substr(key.size()).starts_with(' ')) fail(expected);
        if (end == std::string_view::npos) throw ProofError(Kind::unended, number_);
        rest_.remove_prefix(end + 1);
        return line.substr(key.size() + 1);
    }
    /// Throws: the line that was just read is not the expected one.
    [[noreturn]] void fail(const char* expected) const { throw ProofError(Kind::expected, number_, expected); }
    /// The next line, if it is a statement.
    std::string_view statement(const char* expected) {
        ++number_;
        const auto end = rest_.find('\n');
        if (end == std::string_view::npos) throw ProofError(Kind::unended, number_);
        const std::string_view line = rest_.substr(0, end);
        if (!is_statement(line)) fail(expected);
        rest_.remove_prefix(end + 1);
        return line;
    }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    void require_end() const {
        if (!rest_.empty()) throw ProofError(Kind::more_follows, number_ + 1);
    }

private:
    std::string_view rest_;
    int number_ = 0;
};

/// Restores a text in which a mail program changed every line ending; any other text is unchanged.
std::string with_plain_ends(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool ends = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (text[at] == '\n' && (at == 0 || text[at - 1] != '\r')) return std::string{text};
        if (!ends) plain += text[at];
    }
    return plain;
}

void read_title(Lines& lines) {
    constexpr const char* expected = "tablebank checkpoint 1";
    const std::string_view found = lines.value(title.substr(0, title.size() - 1), expected);
    if (found == version) return;
    const auto number = read_number<std::int64_t>(found);
    if (!number || *number < 1) lines.fail(expected);
    throw ProofError(Kind::later_version, 1);
}

/// Whether a text is one line in which every character is visible, and which a reader cannot take for another one.
bool is_seen(std::string_view text) {
    return !text.empty() && text.front() != ' ' && text.back() != ' ' && is_plain_text(text) &&
           escape_invisible(text) == text;
}

std::size_t place_of_statement(std::string_view line) {
    const auto found = std::ranges::find_if(statements, [&](std::string_view word) { return line.starts_with(word); });
    return static_cast<std::size_t>(found - statements.begin());
}

/// There is one spelling: statements are in the order of their words.
void read_statements(Lines& lines, Checkpoint& checkpoint) {
    constexpr const char* expected = "total | winner | adjusted | ruling | counted";
    std::size_t before = 0;
    while (!lines.at_end()) {
        const std::string_view line = lines.statement(expected);
        const std::size_t place = place_of_statement(line);
        if (place < before) lines.fail(expected);
        before = place;
        checkpoint.states.emplace_back(line);
    }
}

Hash read_hash(Lines& lines, std::string_view hex, const char* expected) {
    const auto hash = parse_hash(hex);
    if (!hash) lines.fail(expected);
    return *hash;
}

std::int64_t read_count(Lines& lines, std::string_view text, const char* expected) {
    const auto count = read_number<std::int64_t>(text);
    if (!count || *count < 1) lines.fail(expected);
    return *count;
}

void read_edition_line(Lines& lines, Checkpoint& checkpoint) {
    constexpr const char* expected = "edition ID SHA-256";
    const std::string_view value = lines.value("edition", expected);
    const auto blank = value.rfind(' ');
    if (blank == std::string_view::npos || !is_seen(value.substr(0, blank))) lines.fail(expected);
    checkpoint.edition = value.substr(0, blank);
    checkpoint.edition_hash = read_hash(lines, value.substr(blank + 1), expected);
}

void read_purpose(Lines& lines, Checkpoint& checkpoint) {
    constexpr const char* expected = "purpose end | round NUMBER | correction NUMBER | certificate NUMBER";
    const std::string_view value = lines.value("purpose", expected);
    if (value == end_word) return;
    if (value.starts_with(correction_word)) {
        checkpoint.correction = read_count(lines, value.substr(correction_word.size()), expected);
        return;
    }
    if (value.starts_with(certificate_word)) {
        checkpoint.certificate = read_count(lines, value.substr(certificate_word.size()), expected);
        return;
    }
    if (!value.starts_with(round_word)) lines.fail(expected);
    checkpoint.round = read_count(lines, value.substr(round_word.size()), expected);
}

}  // namespace

std::string_view to_string(Attester role) {
    return attesters.at(static_cast<std::size_t>(role));
}

std::optional<Attester> parse_attester(std::string_view word) {
    const auto found = std::ranges::find(attesters, word);
    if (found == attesters.end()) return std::nullopt;
    return static_cast<Attester>(found - attesters.begin());
}

bool is_statement(std::string_view line) {
    return is_seen(line) && place_of_statement(line) < statements.size();
}

bool is_attester_name(std::string_view text) {
    constexpr int longest = 100;
    return is_seen(text) && count_characters(text) <= longest;
}

std::string purpose_text(const Checkpoint& checkpoint) {
    if (checkpoint.correction > 0) return std::string(correction_word) + std::to_string(checkpoint.correction);
    if (checkpoint.certificate > 0) return std::string(certificate_word) + std::to_string(checkpoint.certificate);
    if (is_of_end(checkpoint)) return std::string(end_word);
    return std::string(round_word) + std::to_string(checkpoint.round);
}

std::string checkpoint_text(const Checkpoint& checkpoint) {
    std::string text = std::string(title) + std::string(version) + '\n';
    const auto line = [&](std::string_view key, std::string_view value) {
        text.append(key).append(" ").append(value).append("\n");
    };
    line("game", checkpoint.game);
    line("edition", checkpoint.edition + ' ' + to_hex(checkpoint.edition_hash));
    line("entries", std::to_string(checkpoint.entries));
    line("head", to_hex(checkpoint.head));
    line("purpose", purpose_text(checkpoint));
    line("role", to_string(checkpoint.role));
    line("name", checkpoint.name);
    for (const std::string& statement : checkpoint.states) text.append(statement).append("\n");
    return text;
}

std::string checkpoint_remark(const Checkpoint& checkpoint) {
    return "tablebank game " + checkpoint.game + " entries " + std::to_string(checkpoint.entries) + " head " +
           to_hex(checkpoint.head) + " purpose " + purpose_text(checkpoint) + " role " +
           std::string(to_string(checkpoint.role)) + " name " + checkpoint.name;
}

Checkpoint read_checkpoint(std::string_view text) {
    if (text.size() > longest_checkpoint) throw ProofError(Kind::too_long, 0, std::to_string(longest_checkpoint));
    const std::string plain = with_plain_ends(text);
    Lines lines(plain);
    read_title(lines);
    Checkpoint checkpoint;
    checkpoint.game = lines.value("game", "game ID");
    if (!is_id(checkpoint.game)) lines.fail("game ID");
    read_edition_line(lines, checkpoint);
    checkpoint.entries = read_count(lines, lines.value("entries", "entries NUMBER"), "entries NUMBER");
    checkpoint.head = read_hash(lines, lines.value("head", "head SHA-256"), "head SHA-256");
    read_purpose(lines, checkpoint);
    const auto role = parse_attester(lines.value("role", "role banker | judge | witness"));
    if (!role) lines.fail("role banker | judge | witness");
    checkpoint.role = *role;
    checkpoint.name = lines.value("name", "name NAME");
    if (!is_attester_name(checkpoint.name)) lines.fail("name NAME");
    if (checkpoint.certificate > 0) read_statements(lines, checkpoint);
    lines.require_end();
    return checkpoint;
}

}  // namespace tablebank
