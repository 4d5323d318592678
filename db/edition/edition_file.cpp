#include "db/edition/edition_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "calculators/ruling_scope.h"
#include "db/edition/edition_bounds.h"
#include "db/edition/edition_parts.h"
#include "db/edition/toml_slip.h"
#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr NumberRange pieces{0, 10'000};
constexpr NumberRange note_counts{1, 1'000'000};
constexpr std::array<std::string_view, 2> status_words{"verified", "template"};

std::string joined(const std::vector<EditionMessage>& messages) {
    std::string lines;
    for (const EditionMessage& message : messages) {
        if (!lines.empty()) lines += '\n';
        lines += to_string(message);
    }
    return lines;
}

TableStatus read_status(TableReader& status, std::string_view key) {
    return status.word(key, status_words) == status_words.front() ? TableStatus::verified
                                                                  : TableStatus::template_figures;
}

void read_currency(TableReader& currency, Currency& read) {
    read.symbol = currency.text("symbol");
    read.code = currency.text("code");
    read.commodity = currency.text("commodity");
    read.smallest_note = currency.money("smallest_note");
}

void read_box(TableReader& box, Box& read) {
    read.houses = box.number("houses", pieces);
    read.hotels = box.number("hotels", pieces);
    box.tables("notes", [&](TableReader& note, int) {
        Note kind{.value = note.money("value"), .count = note.number("count", note_counts)};
        if (note.has("start")) kind.start = note.number("start", note_counts);
        read.notes.push_back(kind);
    });
}

/// The message that a ruling does not have this value, with its values.
Sentence not_one_of(const RulingKey& key, const std::string& value) {
    std::vector<Sentence::Word> words{{"known", fmt::format("{}", fmt::join(key.values, ", "))}, {"found", value}};
    if (!key.takes_number) return sentence("must be one of {known}, not \"{found}\"", std::move(words));
    words.push_back({"most", std::to_string(most_ruling_number)});
    return sentence("must be one of {known}, or a number from 1 to {most} in quotes, not \"{found}\"",
                    std::move(words));
}

void read_rulings(TableReader& table, Edition& edition) {
    for (const RulingKey& key : ruling_keys()) {
        if (!table.has(key.name)) continue;
        const std::string value =
            key.takes_number ? table.text(key.name) : std::string{table.word(key.name, key.values)};
        if (value.empty()) continue;
        const BookAnswer* answer = book_answer(edition, key.name);
        if (!set(edition.rulings, key.name, value)) {
            table.unknown(key.name, not_one_of(key, value));
        } else if (answer != nullptr && answer->value != value) {
            table.error(key.name, sentence("must be \"{value}\", as answers.{key} has it, or left out",
                                           {{"value", answer->value}, {"key", std::string{key.name}}}));
        }
    }
}

void read_answers(TableReader& table, Edition& edition) {
    for (const RulingKey& key : ruling_keys()) {
        if (!table.has(key.name)) continue;
        table.table(key.name, [&](TableReader& answer) {
            BookAnswer read{.key = std::string{key.name}, .value = answer.text("is"), .rule = answer.text("rule")};
            Rulings tried;
            if (set(tried, read.key, read.value)) {
                edition.answers.push_back(std::move(read));
            } else if (!read.value.empty()) {
                answer.unknown("is", not_one_of(key, read.value));
            }
        });
    }
}

template <class Word>
void read_word(TableReader& words, std::string_view key, Word& read) {
    if (words.has(key)) read = parse_rule_word<Word>(words.word(key, rule_words<Word>)).value_or(read);
}

void read_words(TableReader& words, EditionWords& read) {
    read_word(words, "pieces", read.pieces);
    read_word(words, "prison", read.prison);
    read_word(words, "deeds", read.deeds);
    read_word(words, "tax", read.tax);
    read_word(words, "timed", read.timed);
}

/// "2026-11-28", an existing day.
bool is_day(std::string_view text) {
    constexpr std::size_t parts = 3;
    const std::vector<std::string_view> numbers = split(text, '-');
    if (text.size() != std::string_view{"2026-11-28"}.size() || numbers.size() != parts) return false;
    if (!std::ranges::all_of(text, [](char sign) { return sign == '-' || (sign >= '0' && sign <= '9'); })) return false;
    const auto number = [&](std::size_t at) { return std::stoi(std::string{numbers[at]}); };
    if (numbers[0].size() != 4 || numbers[1].size() != 2) return false;
    return std::chrono::year_month_day{std::chrono::year{number(0)},
                                       std::chrono::month{static_cast<unsigned>(number(1))},
                                       std::chrono::day{static_cast<unsigned>(number(2))}}
        .ok();
}

/// Not used by a game (edition_origin.h), but shown: a name under the rules for new names, an id, and a day.
void read_origin(TableReader& origin) {
    const std::string like = origin.has("like") ? origin.text("like") : std::string{};
    if (!like.empty() && !is_slug(like)) origin.error("like", sentence("must be the id of an edition"));
    const std::string by = origin.has("by") ? origin.text("by") : std::string{};
    if (!by.empty() && !is_clear_text(by))
        origin.error("by", sentence("must be a name of visible characters, without blanks at its ends"));
    const std::string made = origin.has("made") ? origin.text("made") : std::string{};
    if (!made.empty() && !is_day(made)) origin.error("made", sentence("must be a day, such as 2026-11-28"));
}

Edition read_edition(TableReader& file) {
    Edition edition;
    edition.id = file.text("id");
    edition.name = file.text("name");
    edition.language = file.text("language");
    if (file.has("shelf")) edition.shelf = file.number("shelf", {1, 99});
    if (file.has("words")) file.table("words", [&](TableReader& words) { read_words(words, edition.words); });
    file.table("status", [&](TableReader& status) {
        edition.deeds_status = read_status(status, "deeds");
        edition.names_status = read_status(status, "names");
        edition.cards_status = read_status(status, "cards");
    });
    if (file.has("origin")) file.table("origin", read_origin);
    file.table("currency", [&](TableReader& currency) { read_currency(currency, edition.currency); });
    file.table("box", [&](TableReader& box) { read_box(box, edition.box); });
    read_board(file, edition);
    file.table("rules", [&](TableReader& rules) { read_rules(rules, edition); });
    if (file.has("answers")) file.table("answers", [&](TableReader& answers) { read_answers(answers, edition); });
    if (file.has("rulings")) file.table("rulings", [&](TableReader& rulings) { read_rulings(rulings, edition); });
    if (!read_deeds(file, edition)) return edition;
    if (file.has("deck") || edition.has_space(SpaceKind::card))
        file.table("deck", [&](TableReader& decks) { read_decks(decks, edition); });
    file.refuse_the_rest();
    return edition;
}

}  // namespace

namespace {

/// Whether the library's message explains the cause better than the line at which it stopped.
bool is_known_cause(std::string_view reason) {
    constexpr std::array<std::string_view, 4> known{"redefine", "utf-8", "UTF-8", "unicode"};
    return std::ranges::any_of(known, [&](std::string_view words) { return reason.find(words) != reason.npos; });
}

/// The probable cause if the library finds something that is not TOML. Its own message, in English, is used only if
/// none of these is known.
Sentence unreadable_toml(std::string_view reason) {
    const auto has = [&](std::string_view words) { return reason.find(words) != reason.npos; };
    if (has("redefine")) return sentence("cannot be read: this key is there already, in an earlier line");
    if (has("utf-8") || has("UTF-8") || has("unicode"))
        return sentence("cannot be read: the file is not in UTF-8; save it again as UTF-8");
    if (has("parsing string"))
        return sentence("cannot be read: the straight quotation mark at the end of a text is missing here");
    if (has("array"))
        return sentence("cannot be read: a comma is missing between two values, or the bracket ] after the last one");
    if (has("inline table"))
        return sentence("cannot be read: a comma is missing between two keys, or the closing brace after the last one");
    if (has("determine value type") || has("comment or whitespace"))
        return sentence(
            "cannot be read: a number has only digits, without blanks or signs, and a text is in straight quotation "
            "marks");
    if (has("parsing key") || has("parsing table") || has("parsing root table"))
        return sentence("cannot be read: a line is a key in Latin letters, the sign = and a value");
    return sentence("cannot be read; is a quote, a bracket or a comma missing here? {reason}",
                    {{"reason", truncated(reason)}});
}

}  // namespace

toml::table parse_edition_toml(const EditionText& text) {
    require_bounded(text);
    try {
        return toml::parse(text.text, text.path);
    } catch (const toml::parse_error& error) {
        const toml::source_position at = error.source().begin;
        const std::optional<Sentence> slip = toml_slip(text.text, at.line, at.column);
        Sentence unreadable =
            slip && !is_known_cause(error.description()) ? *slip : unreadable_toml(error.description());
        std::string english = unreadable.text();
        throw EditionError({{.path = text.path,
                             .line = static_cast<int>(at.line),
                             .column = static_cast<int>(at.column),
                             .message = std::move(english),
                             .said = std::move(unreadable)}});
    }
}

std::string to_string(const EditionMessage& message, std::string_view warning) {
    std::string text = escape_invisible(message.path);
    if (message.line > 0) text += fmt::format(":{}", message.line);
    if (message.line > 0 && message.column > 0) text += fmt::format(":{}", message.column);
    if (message.warning) text += fmt::format(": {}", warning);
    if (!message.key.empty()) text += fmt::format(": {}", escape_invisible(message.key));
    return text + ": " + escape_invisible(message.message);
}

EditionError::EditionError(std::vector<EditionMessage> messages)
    : std::runtime_error(joined(messages)), messages_(std::move(messages)) {}

EditionError::EditionError(std::string path, std::string message)
    : EditionError(std::vector{EditionMessage{.path = std::move(path), .message = std::move(message)}}) {}

bool EditionError::is_of_later_version() const {
    return !messages_.empty() && std::ranges::all_of(messages_, [](const EditionMessage& message) {
        return message.warning || message.unknown;
    });
}

EditionText read_edition_text(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw EditionError(platform::text_of(path), "is a folder, not an edition file");
    try {
        return {.path = platform::text_of(path), .text = read_bounded(path, EditionText::largest)};
    } catch (const FileError& unreadable) {
        throw EditionError(platform::text_of(path), fmt::format("cannot be read: {}", unreadable.what()));
    }
}

Edition parse_edition(const EditionText& text, std::vector<EditionMessage>* warnings) {
    const toml::table table = parse_edition_toml(text);
    EditionNotes notes(text.path);
    TableReader file(table, "", notes);
    Edition edition = read_edition(file);
    if (!notes.has_errors()) {
        complete(edition);
        for (const EditionProblem& problem : validate(edition)) notes.add(problem);
    }
    const bool unusable = notes.has_errors();
    EditionWords words = edition.words;
    words.roles = edition.profile.roles.value;
    std::vector<EditionMessage> messages = std::move(notes).in_order(words);
    if (unusable) throw EditionError(std::move(messages));
    if (warnings != nullptr) std::ranges::move(messages, std::back_inserter(*warnings));
    return edition;
}

LoadedEdition load_edition_file(const std::filesystem::path& path) {
    LoadedEdition loaded;
    loaded.text = read_edition_text(path);
    loaded.edition = parse_edition(loaded.text, &loaded.warnings);
    return loaded;
}

}  // namespace tablebank
