#include "ledger/proof/record_reader.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "calculators/rulings.h"
#include "ledger/books/entry_validation.h"
#include "ledger/books/people.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_text.h"
#include "ledger/proof/record_writer.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr const char* misspelt = "this is not written as a record writes it";
constexpr const char* misplaced = "this line is not allowed here";

std::string of_entry(std::int64_t sequence, const char* what) {
    return "entry " + std::to_string(sequence) + " " + what;
}

/// Removes the first word and the space after it from the front of a text; nullopt if there is no space.
std::optional<std::string_view> take_word(std::string_view& text) {
    const std::size_t end = text.find(' ');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end + 1);
    return word;
}

/// The length of the quoted text at the beginning, including its quotes; npos if there is none.
std::size_t length_in_quotes(std::string_view text) {
    if (!text.starts_with('"')) return std::string_view::npos;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at + 1;
    }
    return std::string_view::npos;
}

/// A later version may know more rulings among those agreed in a game.
bool may_be_of_later_version(std::string_view key, std::string_view value) {
    return is_ruling_word(key) && is_ruling_word(value);
}

}  // namespace

RecordError::RecordError(std::int64_t line, const std::string& reason, bool newer)
    : std::runtime_error("line " + std::to_string(line) + ": " + reason), line_(line), newer_(newer) {}

RecordReader::RecordReader(RecordLines lines) : lines_(std::move(lines)) {}

void RecordReader::refuse(const std::string& reason) const {
    throw RecordError(taken_, reason);
}

/// Returns the value; nullopt means that it could not be read.
template <class Value>
Value RecordReader::known(std::optional<Value> value) const {
    if (!value) refuse(misspelt);
    return *std::move(value);
}

void RecordReader::advance() {
    row_ = lines_();
    ++at_;
    if (!row_) return;
    bytes_ += row_->size();
    if (bytes_ > RecordLimits::entry) throw RecordError(at_, "this is longer than any part of a record");
    if (!row_->ends_with('\n')) throw RecordError(at_, "the record ends within this line");
    row_->remove_suffix(1);
    if (row_->ends_with('\r')) throw RecordError(at_, "its lines end as those of another system (CR LF)");
}

void RecordReader::expect_more() const {
    if (!row_) throw RecordError(at_, "the record stops before its end");
}

bool RecordReader::is_at(std::string_view beginning) const {
    return row_ && row_->starts_with(beginning);
}

/// The rest of the line after this beginning, which must be here.
std::string RecordReader::take(std::string_view beginning) {
    expect_more();
    if (!is_at(beginning)) throw RecordError(at_, misplaced);
    std::string rest{row_->substr(beginning.size())};
    taken_ = at_;
    advance();
    return rest;
}

std::optional<std::string> RecordReader::take_if(std::string_view beginning) {
    if (!is_at(beginning)) return std::nullopt;
    return take(beginning);
}

/// A line that is omitted if its value is the usual one.
std::string RecordReader::take_quoted_if(std::string_view beginning, std::string otherwise) {
    const auto quoted = take_if(beginning);
    if (!quoted) return otherwise;
    std::string text = known(read_in_quotes(*quoted));
    if (text == otherwise) refuse(misspelt);
    return text;
}

std::shared_ptr<const Setup> RecordReader::read_setup(const EditionOfText& edition_of) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    advance();
    if (is_at(byte_order_mark)) throw RecordError(1, "it begins with a byte order mark");
    const auto format = known(read_number<std::int64_t>(take(record_magic)));
    if (format > record_format) throw RecordError(taken_, "format " + std::to_string(format), true);
    if (format < usual_record_format) refuse("it has no format version");
    format_ = static_cast<int>(format);
    auto setup = std::make_shared<Setup>();
    setup->game_id = take("game ");
    setup->language = take("language ");
    const auto goal = parse_goal(take("goal "));
    if (!goal) refuse("its goal is unknown");
    setup->goal = *goal;
    setup->minutes = known(read_number<int>(take("minutes ")));
    if (!is_length_of(setup->goal, setup->minutes)) refuse("it has another length than a game can have");
    read_players(*setup);
    read_rulings(*setup);
    read_edition(*setup, edition_of);
    const Hash stated = known(parse_hash(take("genesis ")));
    check_setup(*setup);
    head_ = genesis(*setup);
    if (stated != head_) refuse("its set-up is not the one that was agreed");
    return setup;
}

void RecordReader::read_behind(std::int64_t last, const Hash& head) {
    last_ = last;
    head_ = head;
    advance();
}

void RecordReader::read_players(Setup& setup) {
    constexpr const char* others = "its players are not those who sat down";
    while (const auto player = take_if("player ")) {
        std::string_view rest = *player;
        const auto role = parse_role(take_word(rest).value_or(""));
        if (!role || setup.players.size() == RecordLimits::players) refuse(others);
        std::string name = known(read_in_quotes(rest));
        if (std::ranges::find(setup.players, name, &PlayerSetup::name) != setup.players.end()) refuse(others);
        setup.players.push_back({std::move(name), *role});
    }
}

/// Only rulings that differ from the general default, in the order of the list.
void RecordReader::read_rulings(Setup& setup) {
    const auto keys = ruling_keys();
    auto next = keys.begin();
    while (const auto ruling = take_if("ruling ")) {
        std::string_view value = *ruling;
        const std::string_view key = take_word(value).value_or("");
        const auto found = std::ranges::find(keys, key, &RulingKey::name);
        if (found == keys.end() || !set(setup.rulings, key, value))
            throw RecordError(taken_, "a ruling is unknown", may_be_of_later_version(key, value));
        if (found < next || value == found->values.front()) refuse(misspelt);
        next = found + 1;
    }
}

void RecordReader::read_edition(Setup& setup, const EditionOfText& edition_of) {
    constexpr const char* another = "its edition is not the one that was pinned";
    const std::string header = take("edition ");
    const std::int64_t line = taken_;
    std::string_view id = header;
    const Hash stated = known(parse_hash(take_word(id).value_or("")));
    const std::string stated_id = known(read_in_quotes(id));
    for (bool ended = false; !ended && (is_at("|") || is_at(">"));) {
        ended = is_at(">");
        std::string text = known(read_spelt(take(ended ? ">" : "|")));
        if (text.find('\n') != std::string::npos || (ended && text.empty())) refuse(misspelt);
        setup.edition_text.append(text).append(ended ? "" : "\n");
        if (setup.edition_text.size() > RecordLimits::edition) refuse("its edition is longer than an edition may be");
    }
    if (sha256(setup.edition_text) != stated) throw RecordError(line, another);
    setup.edition = edition_of(setup.edition_text);
    if (setup.edition->id != stated_id) throw RecordError(line, another);
}

/// Refuses values that no version of the program wrote, whatever hash they have.
void RecordReader::check_setup(const Setup& setup) const {
    const char* const part = unstorable(setup);
    if (part == nullptr) return;
    const std::string_view name = part;
    if (name == "id") refuse("the game has no id of 32 hexadecimal digits");
    if (name == "language") refuse("its language is not valid");
    refuse("its players are not those who sat down");
}

std::optional<RecordReader::Recorded> RecordReader::next() {
    bytes_ = 0;
    if (!take("").empty()) refuse(misplaced);
    if (is_at("end ")) {
        read_end();
        return std::nullopt;
    }
    expect_more();
    std::string row = take("");
    Recorded recorded;
    recorded.line = taken_;
    Entry& entry = recorded.entry;
    std::string_view line = row;
    const auto sequence = read_number<std::int64_t>(take_word(line).value_or(""));
    if (!sequence) refuse(misplaced);
    if (*sequence != last_ + 1) refuse(of_entry(last_ + 1, "is missing"));
    entry.sequence = *sequence;
    entry.line = known(read_spelt(line));
    read_words(entry);
    while (const auto transfer = take_if("  move ")) {
        if (entry.transfers.size() == EntryLimits::transfers)
            refuse(of_entry(*sequence, "holds more than any line makes"));
        entry.transfers.push_back(read_transfer(*transfer));
    }
    while (const auto fact = take_if("  fact ")) {
        if (entry.facts.size() == EntryLimits::facts) refuse(of_entry(*sequence, "holds more than any line makes"));
        entry.facts.push_back(read_fact(*fact));
    }
    entry.transfers.shrink_to_fit();
    entry.facts.shrink_to_fit();
    entry.stamp.id = take("  id ");
    if (!ids_.insert(entry.stamp.id).second) refuse("another entry has this id");
    recorded.hash = known(parse_hash(take("  hash ")));
    check_entry(entry, recorded.hash);
    changes_people_ = changes_people_ || changes_people(entry);
    last_ = entry.sequence;
    head_ = recorded.hash;
    return recorded;
}

void RecordReader::check_format() const {
    if (format_ != (changes_people_ ? record_format : usual_record_format))
        throw RecordError(1, "its format version is not that of its entries");
}

void RecordReader::read_words(Entry& entry) {
    entry.stamp.at_ms = known(read_moment(take("  at ")));
    entry.stamp.poster = take_quoted_if("  by ", {});
    entry.verb = take("  verb ");
    entry.typed = take_quoted_if("  typed ", entry.line);
    entry.why = take_quoted_if("  why ", {});
    if (const auto reason = take_if("  forced ")) entry.forced = known(read_in_quotes(*reason));
    if (const auto codes = take_if("  aside ")) entry.set_aside = read_codes(*codes);
    if (const auto reversed = take_if("  reverses ")) entry.reverses = known(read_number<std::int64_t>(*reversed));
}

std::vector<std::string> RecordReader::read_codes(std::string_view words) const {
    if (std::ranges::count(words, ' ') > std::ptrdiff_t{EntryLimits::codes}) refuse(misspelt);
    std::vector<std::string> codes;
    for (const std::string_view code : split(words, ' ')) {
        if (code.empty()) refuse(misspelt);
        codes.emplace_back(code);
    }
    if (codes.empty()) refuse(misspelt);
    return codes;
}

Transfer RecordReader::read_transfer(std::string_view row) const {
    const auto parts = split(row, ' ');
    if (parts.size() != 4) refuse(misspelt);
    return {known(parse_asset(parts[1])), known(parse_account(parts[2])), known(parse_account(parts[3])),
            known(read_number<std::int64_t>(parts[0]))};
}

FactChange RecordReader::read_fact(std::string_view row) const {
    constexpr std::string_view ruling = "ruling:";
    const std::string_view written = take_word(row).value_or("");
    const auto key = parse_fact_key(written);
    if (!key && written.starts_with(ruling))
        throw RecordError(taken_, "a ruling is unknown", is_ruling_word(written.substr(ruling.size())));
    const std::size_t before = length_in_quotes(row);
    if (!key || before == std::string_view::npos || !row.substr(before).starts_with(' ')) refuse(misspelt);
    return {*key, known(read_in_quotes(row.substr(0, before))), known(read_in_quotes(row.substr(before + 1)))};
}

void RecordReader::check_entry(const Entry& entry, const Hash& hash) {
    if (const char* const part = unstorable(entry)) {
        const std::string_view name = part;
        if (name == "size") refuse(of_entry(entry.sequence, "holds more than any line makes"));
        if (name == "id") refuse(of_entry(entry.sequence, "has no id of 32 hexadecimal digits"));
        refuse(of_entry(entry.sequence, "has a text that cannot have been typed") + " (" + part + ")");
    }
    if (chained(head_, entry) != hash) refuse(of_entry(entry.sequence, "does not have its hash"));
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::ruling || fact.after.empty()) continue;
        const std::string_view key = ruling_keys()[static_cast<std::size_t>(fact.key.index)].name;
        if (Rulings any; !set(any, key, fact.after))
            throw RecordError(taken_, "a ruling is unknown", may_be_of_later_version(key, fact.after));
    }
}

void RecordReader::read_end() {
    const std::string row = take("end ");
    if (row != std::to_string(last_) + " " + to_hex(head_)) refuse("its end is not that of its last entry");
    if (row_) throw RecordError(at_, "something follows its end");
}

}  // namespace tablebank
