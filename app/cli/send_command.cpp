// `send`: a game to the hub of its event, once or for as long as it is played.

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/held_signals.h"
#include "app/cli/help_layout.h"
#include "app/cli/hub_table.h"
#include "app/cli/join_option.h"
#include "app/cli/json.h"
#include "app/cli/seconds_option.h"
#include "app/i18n/language.h"
#include "app/session/session.h"
#include "app/uplink/hub_link.h"

namespace tablebank {
namespace {

struct SendOptions {
    std::string file;
    std::string join;
    std::string certificate;
    bool watch = false;
    std::optional<int> seconds;
    bool json = false;
};

TableSetup table_of(const Language& lang, const SendOptions& options, const ReadGame& game) {
    const std::string& id = game.table.game.setup->game_id;
    if (!options.join.empty()) {
        TableSetup table = read_joined_table(lang, options.join);
        if (game_of_table(table.event_id, table.round, table.table) != id)
            throw CliError(ExitCode::usage, lang.tr("--join: this line is that of another table's game"));
        if (table.hub.empty()) throw CliError(ExitCode::usage, lang.tr("--join: this table sends to no hub"));
        static_cast<void>(keep_hub_link(table));
        return table;
    }
    if (auto table = find_hub_link(id)) return *std::move(table);
    throw CliError(ExitCode::usage,
                   lang.tr("{file} was joined to no event with a hub here; say --join LINE", {{"file", options.file}}));
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

/// As long as it goes on well.
Sent send_all(Sender& sender, const SentGame& game) {
    Sent sent = sender.step(game);
    while (sent.state == Sent::State::more) sent = sender.step(game);
    return sent;
}

/// What of the game is new since, where somebody writes it.
void look_again(const SendOptions& options, SentGame& game) {
    try {
        game.add(read_game(options.file).table);
    } catch (const FileError&) {
        return;  // written at this very moment: in a second
    }
}

ExitCode go_on_sending(const SendOptions& options, const TableSetup& table, Sender& sender, SentGame& game,
                       Streams& streams) {
    using Clock = std::chrono::steady_clock;
    const HeldSignals signals;
    const auto end =
        options.seconds ? std::optional{Clock::now() + std::chrono::seconds{*options.seconds}} : std::nullopt;
    std::string told;
    while (!end || Clock::now() < *end) {
        const Sent sent = send_all(sender, game);
        const std::string text = sent_text(streams.lang, table, sent);
        if (text != told) tell_sent(options, table, sent, streams);
        told = text;
        if (signals.came_within(std::chrono::milliseconds{1000})) break;
        look_again(options, game);
    }
    return ExitCode::done;
}

ExitCode run_send(const SendOptions& options, Streams& streams) {
    const ReadGame read = read_game(options.file);
    const TableSetup table = table_of(streams.lang, options, read);
    Sender sender = sender_of(streams.lang, table, options.certificate);
    SentGame game(*read.table.game.setup);
    game.add(read.table);
    if (options.watch) return go_on_sending(options, table, sender, game, streams);
    const Sent sent = send_all(sender, game);
    if (sent.state == Sent::State::stopped) throw_hub_refusal(streams.lang, sent);
    tell_sent(options, table, sent, streams);
    return sent.state == Sent::State::current ? ExitCode::done : ExitCode::disk;
}

}  // namespace

void add_send(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SendOptions>();
    CLI::App* send = program.add_subcommand("send", lang.tr("Send a table's game to the hub of its event"));
    send->add_option("FILE", options->file, lang.tr("The game; it may be open in another program"))->required();
    send->add_option("--join", options->join,
                     lang.tr("The line of the table, or a file with it, where the game was begun elsewhere"));
    send->add_option("--certificate", options->certificate,
                     lang.tr("For TLS: a certificate in PEM that is trusted beside those of the system"));
    send->add_flag("--watch", options->watch, lang.tr("Go on as the game is played, until Ctrl+C"));
    add_seconds_option(lang, *send, options->seconds);
    add_json_flag(lang, *send, options->json);
    send->footer(example_text(lang, "tablebank send game.tbl --watch"));
    send->callback([options, &run] { run = [options](Streams& streams) { return run_send(*options, streams); }; });
}

}  // namespace tablebank
