// `event collect`: results from the games in a folder, now and as they arrive; or from the codes of sheets, as they are
// scanned.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/event_taking.h"
#include "app/cli/help_layout.h"
#include "app/cli/seconds_option.h"
#include "app/event/collect_game.h"
#include "app/event/known_history.h"
#include "app/i18n/language.h"
#include "app/present/event/result_import_error_text.h"
#include "app/present/words/file_error_text.h"
#include "ledger/proof/result_code.h"
#include "ledger/text/escape.h"
#include "platform/console.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

struct CollectOptions : EventOptions {
    std::string folder;
    bool watch = false;
    std::optional<int> seconds;
};

class Collector {
public:
    Collector(const CollectOptions& options, Streams& streams) : options_(options), streams_(streams) {}

    /// Looks at each game that is new or was written to.
    void look() {
        const FolderGames found = games_in_folder(platform::path_of(options_.folder));
        for (const FolderGames::Other& other : found.others)
            if (said_.insert(other.entry).second) tell(other.entry, passed_over_text(streams_.lang, other));
        for (const fs::path& game : found.games) {
            const State state = state_of(game);
            if (const auto seen = seen_.find(game); seen != seen_.end() && seen->second == state) continue;
            const auto taken = [&](EventSession& session) {
                return taken_from_game(streams_.lang, {platform::text_of(game)}, session);
            };
            in_play_.erase(game);
            if (take(game, taken)) seen_[game] = state;
        }
        // A game that is not over may have been read before the result of its table came.
        if (std::exchange(posted_, false))
            for (const fs::path& game : in_play_) keep_in_play(game);
    }

    /// Takes the code of each sheet once its last line is there.
    void listen() {
        std::string text;
        for (std::string line; read_line(streams_.in, line);) {
            if (line.starts_with("tablebank")) take_code(std::exchange(text, {}));
            text += line + '\n';
            if (line.find("result") != std::string::npos || text.size() > longest_result_code)
                take_code(std::exchange(text, {}));
        }
        take_code(text);
    }

private:
    using State = std::pair<std::uintmax_t, fs::file_time_type>;

    static State state_of(const fs::path& game) {
        std::error_code none;
        fs::path log = game;
        log += "-wal";
        return {fs::file_size(game, none) + (fs::exists(log, none) ? fs::file_size(log, none) : 0),
                fs::exists(log, none) ? fs::last_write_time(log, none) : fs::last_write_time(game, none)};
    }

    void take_code(const std::string& text) {
        if (text.find_first_not_of(" \r\n\t") == std::string::npos) return;
        (void)take(platform::path_of(std::string(standard_input)),
                   [&](EventSession& session) { return taken_from_code(streams_.lang, text, session); });
    }

    /// Whether it need not be looked at again before it changes.
    template <class Taker>
    bool take(const fs::path& game, const Taker& taker) {
        try {
            EventSession session = open_event(options_);
            const TakenResult taken = taker(session);
            if (is_taken_back(session.event(), taken.wish) && options_.folder != standard_input) return true;
            const ImportDecision taking = import_of(streams_.lang, session, taken, {.why = options_.why});
            const EventDecision& decision = taking.decision;
            const auto* no = std::get_if<EventRefusal>(&decision);
            // A folder is read repeatedly; a person who scans a sheet needs an answer.
            const bool scanned = options_.folder == standard_input;
            if (no != nullptr) keep_history(session, taken, *no, options_.why);
            if (no != nullptr && no->code == EventRefusal::Code::nothing_changed && !scanned) return true;
            if (no != nullptr) refuse_taking(streams_.lang, session, taken, *no);
            posted_ = true;
            post_import(streams_, options_, session, taken, taking);
        } catch (const GameNotOver& error) {
            tell(game, error.what());
            in_play_.insert(game);
            keep_in_play(game);
        } catch (const CliError& error) {
            tell(game, error.what());
        } catch (const FileError& error) {
            // Another process writes to the book, or to the game: it is read again.
            const bool passing =
                error.kind() == FileError::Kind::open_elsewhere || error.kind() == FileError::Kind::moved_on;
            if (options_.watch && passing) return false;
            if (error.kind() == FileError::Kind::moved_on) throw;
            tell(game, file_error_text(streams_.lang, error));
        }
        return true;
    }

    /// A game that is not over is compared with the result of its table, whichever of the two came first.
    void keep_in_play(const fs::path& game) {
        try {
            EventSession session = open_event(options_);
            const std::int64_t first = session.event().last + 1;
            if (keep_game_in_play(session, options_.file, platform::text_of(game), options_.why))
                tell_posted(streams_, options_, session, first, ActStamp{});
        } catch (const FileError&) {
            return;  // another process writes to it, or removed it: it is read again once it has changed
        }
    }

    void tell(const fs::path& game, const std::string& why) {
        if (options_.json)
            streams_.out << json_text({{"file", platform::text_of(game)}, {"message", why}}) << std::endl;
        else
            streams_.out << escape_invisible(platform::text_of(game.has_filename() ? game.filename() : game)) << ": "
                         << why << std::endl;
    }

    const CollectOptions& options_;
    Streams& streams_;
    std::map<fs::path, State> seen_;
    std::set<fs::path> said_;     ///< entries that were passed over
    std::set<fs::path> in_play_;  ///< games that are not over
    bool posted_ = false;         ///< a result, in this pass
};

ExitCode run_event_collect(const CollectOptions& options, Streams& streams) {
    std::error_code none;
    Collector collector(options, streams);
    if (options.folder == standard_input) {
        collector.listen();
        return ExitCode::done;
    }
    if (!fs::is_directory(platform::path_of(options.folder), none))
        throw CliError(ExitCode::usage, streams.lang.tr("{file} is not a folder", {{"file", options.folder}}));
    // A bad event, or a bad file of its hub, is named even if there is nothing to collect.
    expect_usable_hub(read_event_state(options.file).id, options.file);
    collector.look();
    if (!options.watch) return ExitCode::done;
    using Clock = std::chrono::steady_clock;
    const platform::SignalBlocker signals;
    const auto end =
        options.seconds ? std::optional{Clock::now() + std::chrono::seconds{*options.seconds}} : std::nullopt;
    while (!end || Clock::now() < *end) {
        if (signals.came_within(std::chrono::milliseconds{1000})) break;
        collector.look();
    }
    return ExitCode::done;
}

}  // namespace

void add_event_collect(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<CollectOptions>();
    CLI::App* collect = event.add_subcommand(
        "collect", lang.tr("Take the results of the games in a folder, or of sheets as they are scanned"));
    add_event_options(lang, *collect, *options, true);
    collect
        ->add_option(
            "FOLDER", options->folder,
            lang.tr("A folder with games (.tbl) and records (.tbr); or -, for the codes of sheets as they are scanned"))
        ->required();
    collect->add_flag("--watch", options->watch, lang.tr("Keep checking the folder, until Ctrl+C"));
    add_seconds_option(lang, *collect, options->seconds);
    collect->footer(example_text(lang, "tablebank event collect club.tbe games --watch"));
    collect->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_collect(*options, streams); }; });
}

}  // namespace tablebank
