// `send`: sends a game to the hub of its event, once or during play.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/hub_table.h"
#include "app/cli/join_option.h"
#include "app/cli/json.h"
#include "app/cli/seconds_option.h"
#include "app/hub_sync/hub_registration.h"
#include "app/hub_sync/pace.h"
#include "app/i18n/language.h"
#include "app/session/session.h"
#include "platform/console.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct SendOptions {
    std::string file;
    std::string join;
    std::string certificate;
    bool watch = false;
    bool trusts_hub = false;
    std::optional<int> seconds;
    bool json = false;
};

TableSetup table_of(Streams& streams, const SendOptions& options, const ReadGame& game) {
    const Language& lang = streams.lang;
    const std::string& id = game.table.game.setup->game_id;
    if (!options.join.empty()) {
        TableSetup table = read_joined_table(streams, options.join, options.trusts_hub);
        if (game_of_table(table.event_id, table.round, table.table) != id)
            throw CliError(ExitCode::usage, lang.tr("--join: this link is of another table"));
        if (table.hub.empty()) throw CliError(ExitCode::usage, lang.tr("--join: this table sends to no hub"));
        require_trust(streams, table, options.trusts_hub);
        static_cast<void>(keep_hub_registration(table));
        return table;
    }
    if (auto table = find_hub_registration(id)) return *std::move(table);
    throw CliError(ExitCode::usage, lang.tr("{file} was joined to no event with a hub here; give --join LINE",
                                            {{"file", options.file}}));
}

void tell_sent(const SendOptions& options, const TableSetup& table, const Sent& sent, Streams& streams) {
    if (options.json) {
        Json json{{"hub", table.hub}, {"acknowledged", sent.acknowledged}};
        json["state"] = sent.state == Sent::State::current ? "current" : "waiting";
        if (!sent.detail.empty()) json["detail"] = sent.detail;
        streams.out << json_text(json) << std::endl;
    } else {
        streams.out << sent_text(streams.lang, table, sent) << std::endl;
    }
}

using Clock = std::chrono::steady_clock;

/// Sends, and stops for a signal and at the end of its time, whatever the hub does.
class Sending {
public:
    Sending(Sender& sender, const OutgoingGame& game, Pace::Limits limits, std::optional<Clock::time_point> end)
        : sender_(sender), game_(game), pace_(limits), end_(end) {}

    /// Sends while the hub accepts entries, and returns its last answer. nullopt if the time is over before that.
    [[nodiscard]] std::optional<Sent> send() {
        auto sent = step();
        while (sent && sent->state == Sent::State::more) sent = step();
        return sent;
    }
    /// Until it is time to try again, or a moment after everything was sent; whether it is over before that.
    [[nodiscard]] bool is_over_within(std::chrono::milliseconds time) const {
        for (const auto until = Clock::now() + time;;) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
            if (left <= left.zero()) return is_late();
            if (signals_.came_within(std::min(left, slice)) || is_late()) return true;
        }
    }
    [[nodiscard]] std::chrono::milliseconds pause() const { return pause_; }
    [[nodiscard]] bool is_stuck() const { return pace_.is_stuck(); }

private:
    static constexpr std::chrono::milliseconds slice{20};

    [[nodiscard]] bool is_late() const { return end_ && Clock::now() >= *end_; }
    /// One message on a thread of its own, since a hub may take as long as it likes to answer.
    [[nodiscard]] std::optional<Sent> step() {
        auto answer = std::async(std::launch::async, [this] { return sender_.step(game_); });
        while (answer.wait_for(slice) != std::future_status::ready) {
            if (!signals_.came_within(slice.zero()) && !is_late()) continue;
            sender_.give_up();
            return std::nullopt;  // the future waits for the thread, which ends at once
        }
        Sent sent = answer.get();
        pause_ = pace_.after(sent);
        return sent;
    }

    const platform::SignalBlocker signals_{};  // held before there is another thread
    Sender& sender_;
    const OutgoingGame& game_;
    Pace pace_;
    std::chrono::milliseconds pause_{};
    std::optional<Clock::time_point> end_;
};

std::optional<Clock::time_point> end_of(const std::optional<int>& seconds) {
    return seconds ? std::optional{Clock::now() + std::chrono::seconds{*seconds}} : std::nullopt;
}

/// Reads the new entries of the game, if another process writes to it.
void look_again(const SendOptions& options, OutgoingGame& game) {
    try {
        game.add(read_game(platform::path_of(options.file)).table);
    } catch (const FileError&) {
        return;  // written at this very moment: in a second
    }
}

ExitCode go_on_sending(const SendOptions& options, const TableSetup& table, Sender& sender, OutgoingGame& game,
                       Streams& streams) {
    constexpr std::chrono::milliseconds between_looks{1000};
    Sending sending(sender, game, {}, end_of(options.seconds));
    std::string told;
    while (!sending.is_over_within({})) {
        const auto sent = sending.send();
        if (!sent) break;
        const std::string text = sent_text(streams.lang, table, *sent);
        if (text != told) tell_sent(options, table, *sent, streams);
        told = text;
        if (sending.is_stuck()) return ExitCode::disk;
        if (sending.is_over_within(std::max(sending.pause(), between_looks))) break;
        look_again(options, game);
    }
    return ExitCode::done;
}

/// A hub that answers without progress, or a server that is full, is tried a few times.
ExitCode send_once(const SendOptions& options, const TableSetup& table, Sender& sender, const OutgoingGame& game,
                   Streams& streams) {
    constexpr int tries = 5;
    Sending sending(sender, game, {.longest = std::chrono::milliseconds{2000}, .fruitless = tries},
                    end_of(options.seconds));
    const auto is_worth_it = [&](const Sent& last) {
        return (last.state == Sent::State::again || sender.met_full_server()) && !sending.is_stuck();
    };
    auto sent = sending.send();
    for (int tried = 1; tried < tries && sent && is_worth_it(*sent) && !sending.is_over_within(sending.pause());
         ++tried)
        sent = sending.send();
    if (!sent) sent = Sent{.detail = streams.lang.tr("it was ended before the hub answered")};
    if (sent->state == Sent::State::stopped) throw_hub_refusal(streams.lang, *sent);
    tell_sent(options, table, *sent, streams);
    return sent->state == Sent::State::current ? ExitCode::done : ExitCode::disk;
}

ExitCode run_send(const SendOptions& options, Streams& streams) {
    if (options.trusts_hub && options.join.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("--trust-hub goes with --join"));
    const ReadGame read = read_game(platform::path_of(options.file));
    const TableSetup table = table_of(streams, options, read);
    Sender sender = sender_of(streams.lang, table, options.certificate);
    OutgoingGame game(*read.table.game.setup);
    game.add(read.table);
    return options.watch ? go_on_sending(options, table, sender, game, streams)
                         : send_once(options, table, sender, game, streams);
}

}  // namespace

void add_send(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SendOptions>();
    CLI::App* send = program.add_subcommand("send", lang.tr("Send a table's game to the hub of its event"));
    send->add_option("FILE", options->file, lang.tr("The game; it may be open in another program"))->required();
    send->add_option("--join", options->join,
                     lang.tr("The line of the table, or a file with it, if the game was begun elsewhere"));
    add_trust_option(lang, *send, options->trusts_hub);
    send->add_option("--certificate", options->certificate,
                     lang.tr("For TLS: a certificate in PEM that is trusted in addition to those of the system"));
    send->add_flag("--watch", options->watch, lang.tr("Go on as the game is played, until Ctrl+C"));
    add_seconds_option(lang, *send, options->seconds);
    add_json_flag(lang, *send, options->json);
    send->footer(example_text(lang, "tablebank send game.tbl --watch"));
    send->callback([options, &run] { run = [options](Streams& streams) { return run_send(*options, streams); }; });
}

}  // namespace tablebank
