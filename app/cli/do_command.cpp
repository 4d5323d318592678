// `do`: posts lines, each durable before it is told.

#include <fmt/format.h>

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "app/cli/subcommand.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "app/session/session.h"
#include "ledger/grammar/notation_aliases.h"

namespace tablebank {
namespace {

struct DoOptions {
    std::string file;
    std::vector<std::string> lines;
    std::optional<std::int64_t> after;
    bool json = false;
};

/// A line of the game with where it came from.
struct Source {
    std::string text;
    std::optional<std::int64_t> number;  ///< of the line of standard input
};

/// "line 7, column 3: no verb": what is wrong with a line of standard input names it.
std::string with_place(const Language& lang, const Source& line, const std::string& wrong) {
    if (!line.number) return wrong;
    return lang.tr("line {number}, {wrong}", {{"number", std::to_string(*line.number)}, {"wrong", wrong}});
}

/// The line once more, with a mark under the column that could not be read.
std::string pointed_at(const Language& lang, const Edition& edition, const Source& line, const ParseError& error) {
    const std::size_t before = error.column > 0 ? static_cast<std::size_t>(error.column - 1) : 0;
    return fmt::format("{}\n  {}\n  {}^", with_place(lang, line, parse_error_text(lang, edition, error)), line.text,
                       std::string(std::min(before, character_count(line.text)), ' '));
}

class Poster {
public:
    Poster(Session session, Streams& streams, bool json)
        : session_(std::move(session)), streams_(streams), json_(json) {}

    void require_last(std::int64_t sequence) const {
        const std::int64_t last = session_.table().history.last();
        if (last == sequence) return;
        const std::string message =
            streams_.lang.tr("nothing was posted: the last entry is #{last}, not #{entry}",
                             {{"last", std::to_string(last)}, {"entry", std::to_string(sequence)}});
        const Json json{{"refused", "not-the-last-entry"}, {"after", sequence}, {"last", last}, {"message", message}};
        throw RefusedError(message, json.dump());
    }

    void post(const Source& line) {
        if (is_blank_line(line.text)) return;
        Hash head = session_.head();
        const Outcome outcome = session_.post(line.text);
        if (const auto* error = std::get_if<ParseError>(&outcome))
            throw CliError(ExitCode::usage, pointed_at(streams_.lang, *session_.setup().edition, line, *error));
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            const Setup& setup = session_.setup();
            throw RefusedError(
                with_place(streams_.lang, line,
                           fmt::format("{}: {} ({})", line.text, refusal_text(streams_.lang, setup, *refusal),
                                       to_string(refusal->code))),
                refusal_json(streams_.lang, setup, *refusal, line.text).dump());
        }
        const auto& [first, last] = std::get<Posted>(outcome);
        for (std::int64_t sequence = first; sequence <= last; ++sequence) {
            const Entry& entry = session_.table().history.at(sequence);
            head = chained(head, entry);
            tell(entry, head);
        }
    }

private:
    void tell(const Entry& entry, const Hash& head) {
        const std::string text = entry_text(streams_.lang, session_.setup(), entry);
        if (json_) {
            Json json{{"seq", entry.sequence}, {"line", entry.line}, {"text", text}};
            if (entry.forced) json["forced"] = *entry.forced;
            if (entry.reverses) json["reverses"] = *entry.reverses;
            json["head"] = to_hex(head);
            streams_.out << json.dump() << '\n';
        } else {
            streams_.out << fmt::format("#{} {}: {}\n", entry.sequence, entry.line, text);
        }
        require_written(streams_.lang, streams_.out);
    }

    Session session_;
    Streams& streams_;
    bool json_;
};

ExitCode run_do(const DoOptions& options, Streams& streams) {
    Poster poster(Session::open(options.file, StampMaker::system()), streams, options.json);
    if (options.after) poster.require_last(*options.after);
    for (const std::string& line : options.lines) poster.post({line, std::nullopt});
    if (!options.lines.empty()) return ExitCode::done;

    std::string line;
    for (std::int64_t number = 1; std::getline(streams.in, line); ++number) {
        if (line.ends_with('\r')) line.pop_back();
        poster.post({line, number});
    }
    return ExitCode::done;
}

/// The words of the grammar in the language given, or where they are told.
std::string other_words(const Language& lang) {
    std::ostringstream text;
    TextTable words({{}, {}});
    for (const WordAliases& word : word_aliases()) {
        std::string typed;
        for (const std::string_view alias : aliases_of(word.word, lang.tag()))
            typed += (typed.empty() ? "" : ", ") + std::string{alias};
        if (!typed.empty()) words.add({std::string{word.word}, std::move(typed)});
    }
    if (words.empty())
        return lang.tr("Lines may be typed with Russian, French, Italian or Polish words too: docs/grammar.md.");
    text << lang.tr("Words that may be typed instead:") << '\n';
    words.print(text, 2);
    return text.str();
}

}  // namespace

void add_do(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<DoOptions>();
    CLI::App* command =
        program.add_subcommand("do", lang.tr("Post lines to a game, one per argument or per line of standard input"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("LINE", options->lines, lang.tr("Lines of the grammar; without any, standard input is read"));
    command->add_option("--after", options->after, lang.tr("Post only if this is still the number of the last entry"));
    add_json_flag(lang, *command, options->json);
    command->footer(lang.tr("Each entry is reported once it is on the disk. The first line that is refused ends it; "
                            "what was posted stays.") +
                    "\n" + example_text(lang, "tablebank do game.tbl \"anna roll 3 4\" ok next") + "\n" +
                    other_words(lang));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_do(*options, streams); }; });
}

}  // namespace tablebank
