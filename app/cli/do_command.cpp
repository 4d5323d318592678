// `do`: posts lines; each is durable before it is reported.

#include <fmt/format.h>

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/dry_run.h"
#include "app/cli/entry_line.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "app/cli/proof_file.h"
#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/table/clock_view.h"
#include "app/present/typing/parted_sum.h"
#include "app/present/words/localized_line.h"
#include "app/session/correction_right.h"
#include "app/session/session.h"
#include "ledger/books/clock_entry.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct DoOptions {
    std::string file;
    std::vector<std::string> lines;
    std::optional<std::int64_t> after;
    std::string signature;  ///< the file of the judge's, for a correction
    bool dry_run = false;
    bool json = false;
};

/// The letters of the judge's signature; empty without one.
std::string letters_of(const DoOptions& options, Streams& streams) {
    if (options.signature.empty()) return {};
    return read_proof_file(streams.lang, options.signature, longest_proof_file, signature_letters);
}

class Poster {
public:
    Poster(Session session, Streams& streams, const DoOptions& options)
        : session_(std::move(session)),
          streams_(streams),
          json_(options.json),
          signature_(letters_of(options, streams)) {}

    void require_last(std::int64_t sequence) const {
        const std::int64_t last = session_.table().history.last();
        if (last == sequence) return;
        const std::string message =
            streams_.lang.tr("nothing was posted: the last entry is #{last}, not #{entry}",
                             {{"last", std::to_string(last)}, {"entry", std::to_string(sequence)}});
        const Json json{{"refused", "not-the-last-entry"}, {"after", sequence}, {"last", last}, {"message", message}};
        throw RefusedError(message, json_text(json));
    }

    void post(const SourceLine& line) {
        if (is_blank_line(line.text)) return;
        if (const auto asks = parted_sum_in(session_.setup(), line.text))
            throw unreadable_line(streams_.lang, session_.table(), line, *asks);
        Hash head = session_.head();
        const Outcome outcome = session_.post(with_signature(session_.table(), line.text, signature_));
        if (const auto* error = std::get_if<ParseError>(&outcome))
            throw unreadable_line(streams_.lang, session_.table(), line, *error);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            throw refused_line(streams_.lang, session_.table(), line, *refusal);
        const auto& [first, last] = std::get<Posted>(outcome);
        for (std::int64_t sequence = first; sequence <= last; ++sequence) {
            const Entry& entry = session_.table().history.at(sequence);
            head = chained(head, entry);
            tell(entry, head);
        }
        for (std::int64_t sequence = first; sequence <= last; ++sequence) ask_about_clock(sequence);
    }

private:
    /// The line recorded a change of the computer's clock: the banker decides which clock is right.
    void ask_about_clock(std::int64_t sequence) const {
        const Entry& entry = session_.table().history.at(sequence);
        const auto told = clock_told_by(entry);
        if (!told || told->what == ClockTold::What::zone || !is_of_the_computer(entry)) return;
        const ClockReading clock = read_clock(session_.game(), session_.now_ms());
        if (!clock.running && clock.used_ms == 0) return;
        streams_.err << streams_.lang.tr("#{entry} {line}: is the table's clock right? {clock} If it is not: {set}",
                                         {{"entry", std::to_string(entry.sequence)},
                                          {"line", shown_line(streams_.lang, session_.setup(), entry.line)},
                                          {"clock", clock_sentence(streams_.lang, session_.game(), session_.now_ms())},
                                          {"set", localized_line(streams_.lang, "clock set 27:30 \"why\"")}})
                     << '\n';
    }
    void tell(const Entry& entry, const Hash& head) {
        const std::string text = entry_text(streams_.lang, session_.setup(), entry);
        if (json_) {
            Json json{{"seq", entry.sequence}, {"line", entry.line}, {"text", text}};
            if (entry.forced) json["forced"] = *entry.forced;
            if (entry.reverses) json["reverses"] = *entry.reverses;
            json["head"] = to_hex(head);
            streams_.out << json_text(json) << '\n';
        } else {
            streams_.out << told_line(streams_.lang, fmt::format("#{}", entry.sequence), session_.setup(), entry, text);
        }
        require_written(streams_.lang, streams_.out);
    }

    Session session_;
    Streams& streams_;
    bool json_;
    std::string signature_;
};

/// Every line, from the arguments or from standard input.
template <class Post>
void each_line(const DoOptions& options, Streams& streams, Post post) {
    for (const std::string& line : options.lines) post(SourceLine{line, std::nullopt});
    if (!options.lines.empty()) return;
    std::string line;
    for (std::int64_t number = 1; read_line(streams.in, line); ++number) post(SourceLine{line, number});
}

ExitCode run_do(const DoOptions& options, Streams& streams) {
    if (options.dry_run) {
        DryRun trial(options.file, streams, options.json, letters_of(options, streams));
        each_line(options, streams, [&](const SourceLine& line) { trial.post(line); });
        return ExitCode::done;
    }
    Poster poster(Session::open(platform::path_of(options.file), StampMaker::system()), streams, options);
    if (options.after) poster.require_last(*options.after);
    each_line(options, streams, [&](const SourceLine& line) { poster.post(line); });
    return ExitCode::done;
}

/// The words of the grammar in the language given, or how to list them.
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
        return lang.tr(
            "Lines may be typed with Russian, French, Italian or Polish words too: docs/reference/lines.md.");
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
    command->add_option("--signature", options->signature,
                        lang.tr("The judge's signature of a checkpoint made with --correction or --certificate: for "
                                "the lines correct and certify"));
    command->add_flag("--dry-run", options->dry_run,
                      lang.tr("Only show what would be posted, or what a repair would do; nothing is posted"));
    add_json_flag(lang, *command, options->json);
    command->footer(lang.tr("Each entry is reported once it is on the disk. The first line that is refused ends it; "
                            "what was posted stays.") +
                    "\n" + example_text(lang, "tablebank do game.tbl \"anna roll 3 4\" ok next") + "\n" +
                    other_words(lang));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_do(*options, streams); }; });
}

}  // namespace tablebank
