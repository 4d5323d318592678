// `serve`: an event's or a game's pages at an address, until it is stopped.

#include <fmt/format.h>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/seconds_option.h"
#include "app/cli/serve_command.h"
#include "app/cli/serve_play.h"
#include "app/event/event_place.h"
#include "app/hub/served_file.h"
#include "app/hub/web_error_text.h"
#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/qr/qr_text.h"
#include "ledger/text/parse_number.h"
#include "platform/console.h"
#include "platform/file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ServeOptions {
    std::string file;
    std::string listen = "127.0.0.1:8017";
    std::vector<std::string> names;
    std::string certificate;
    std::string key;
    std::optional<int> seconds;
    bool json = false;
    bool play = false;
    std::string phones;  ///< what becomes of their acts
    bool qr = false;
    std::vector<std::string> renew;
    std::vector<std::string> withdraw;
    bool dice = false;
    bool asks_pin = false;
    std::string pin_file;

    /// Whether an option of phones that act was given.
    [[nodiscard]] bool names_play() const {
        return !phones.empty() || qr || !renew.empty() || !withdraw.empty() || dice || asks_pin || !pin_file.empty();
    }
};

/// The options of phones that act; nullopt if they do not.
std::optional<PlayOptions> play_of(const Language& lang, const ServeOptions& options) {
    if (!options.play) {
        if (!options.names_play()) return std::nullopt;
        throw CliError(ExitCode::usage,
                       lang.tr("--phones, --qr, --renew, --withdraw and --banker-pin belong to --play"));
    }
    const auto mode = options.phones.empty() ? std::optional{PhoneMode::at_once} : parse_phone_mode(options.phones);
    if (!mode) throw CliError(ExitCode::usage, lang.tr("--phones: at-once, confirm or dues"));
    return PlayOptions{.file = options.file,
                       .mode = *mode,
                       .dice = options.dice,
                       .qr = options.qr,
                       .renew = options.renew,
                       .withdraw = options.withdraw,
                       .seconds = options.seconds,
                       .json = options.json,
                       .asks_pin = options.asks_pin,
                       .pin_file = options.pin_file};
}

/// "192.168.0.7:8017", "[::1]:8017", ":8017" for every address of this computer.
WebPlace place_of(const Language& lang, const ServeOptions& options) {
    const std::size_t colon = options.listen.rfind(':');
    const auto bad = [&] {
        return CliError(ExitCode::usage, lang.tr("--listen: \"{text}\" is not ADDRESS:PORT, such as 0.0.0.0:8017",
                                                 {{"text", options.listen}}));
    };
    if (colon == std::string::npos) throw bad();
    WebPlace place;
    place.address = options.listen.substr(0, colon);
    if (place.address.starts_with('[') && place.address.ends_with(']'))
        place.address = place.address.substr(1, place.address.size() - 2);
    if (place.address.empty()) place.address = "0.0.0.0";
    const auto port = read_number<std::uint16_t>(options.listen.substr(colon + 1));
    if (!port) throw bad();
    place.port = *port;
    place.names = options.names;
    if (options.certificate.empty() != options.key.empty())
        throw CliError(ExitCode::usage, lang.tr("--certificate and --key belong together"));
    if (!options.certificate.empty())
        place.tls = WebTls{platform::path_of(options.certificate), platform::path_of(options.key)};
    return place;
}

void tell_addresses(const ServeOptions& options, const std::vector<std::string>& urls, Streams& streams) {
    const Language& lang = streams.lang;
    if (options.json) {
        streams.out << json_text({{"serving", platform::text_of(event_place_shown(options.file))}, {"addresses", urls}})
                    << std::endl;
        return;
    }
    for (const std::string& url : urls) streams.out << lang.tr("Pages: {address}", {{"address", url}}) << '\n';
    if (!urls.empty())
        if (const auto code = qr_matrix(urls.front())) streams.out << qr_text(*code);
    streams.out << lang.tr("Ctrl+C ends it.") << std::endl;
}

/// The key is used anyway: access to a certificate of a whole computer is its administrator's decision.
void warn_of_open_key(const ServeOptions& options, Streams& streams) {
    if (options.key.empty()) return;
    std::error_code none;
    const platform::Access access = platform::access_to(platform::path_of(options.key), none);
    if (none || !(access.is_own ? access.open_to_others : access.open_to_all)) return;
    streams.err << streams.lang.tr(
                       "{file}: others can use this key; make it yours alone (chmod go-rwx), or better "
                       "make a new key and certificate",
                       {{"file", options.key}})
                << std::endl;
}

void tell_trouble(Streams& streams, int round, int table, const FileError& error) {
    streams.err << streams.lang.tr(
                       "round {round}, table {table}: the hub cannot read or write the game, and takes nothing of it: "
                       "{reason}",
                       {{"round", std::to_string(round)},
                        {"table", std::to_string(table)},
                        {"reason", file_error_text(streams.lang, error)}})
                << std::endl;
}

ExitCode run_serve(const ServeOptions& options, Streams& streams) {
    const WebPlace place = place_of(streams.lang, options);
    const auto play = play_of(streams.lang, options);
    const platform::SignalBlocker signals;  // before any thread is there
    warn_of_open_key(options, streams);
    try {
        if (play) return serve_play(*play, place, signals, streams);
        const ServedFile served(options.file, place, {}, [&](int round, int table, const FileError& error) {
            tell_trouble(streams, round, table, error);
        });
        tell_addresses(options, served.addresses(), streams);
        using std::chrono::seconds;
        while (!signals.came_within(seconds{options.seconds.value_or(3600)}) && !options.seconds) continue;
    } catch (const WebError& error) {
        throw CliError(ExitCode::disk, web_error_text(streams.lang, options.listen, error));
    }
    return ExitCode::done;
}

}  // namespace

namespace {

void add_play_options(const Language& lang, CLI::App& serve, ServeOptions& options) {
    serve.add_flag("--play", options.play,
                   lang.tr("The players' phones act: prints the link of each seat, and posts what the banker types"));
    serve.add_option("--phones", options.phones,
                     lang.tr("What becomes of their acts: at-once posts them (default), confirm lets each wait for the "
                             "banker, dues posts dice and payments of what is due, and the others wait"));
    serve.add_flag("--phone-dice", options.dice, lang.tr("A phone may ask the program to throw its dice"));
    serve.add_flag("--qr", options.qr, lang.tr("A code of each link"));
    serve.add_option("--renew", options.renew, lang.tr("A player whose link is replaced by a new one"))
        ->allow_extra_args(false);
    serve.add_option("--withdraw", options.withdraw, lang.tr("A player whose link is withdrawn"))
        ->allow_extra_args(false);
    auto* const asks = serve.add_flag("--banker-pin", options.asks_pin,
                                      lang.tr("The banker's own page on a phone, with full rights: asks for its PIN"));
    serve
        .add_option("--banker-pin-file", options.pin_file,
                    lang.tr("The same, with the PIN in the first line of a file"))
        ->excludes(asks);
}

std::shared_ptr<ServeOptions> add_serve_options(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* serve = program.add_subcommand(
        "serve", lang.tr("Pages of a game or an event for phones and screens, read only unless phones act"));
    serve->add_option("FILE", options->file, lang.tr("A game, its record, or an event"))->required();
    serve->add_option("--listen", options->listen,
                      lang.tr("ADDRESS:PORT; without it, only this machine can see them. 0.0.0.0:8017 is for everyone "
                              "in the same network"));
    serve
        ->add_option("--name", options->names,
                     lang.tr("A host name by which it is reached, in addition to its address"))
        ->allow_extra_args(false);
    serve->add_option("--certificate", options->certificate, lang.tr("For TLS: a certificate with its chain, PEM"));
    serve->add_option("--key", options->key, lang.tr("For TLS: its key, PEM"));
    add_seconds_option(lang, *serve, options->seconds);
    add_json_flag(lang, *serve, options->json);
    serve->footer(example_text(lang, "tablebank serve club.tbe --listen 0.0.0.0:8017"));
    serve->callback([options, &run] { run = [options](Streams& streams) { return run_serve(*options, streams); }; });
    return options;
}

}  // namespace

void add_serve_to(const Language& lang, CLI::App& program, Run& run) {
    static_cast<void>(add_serve_options(lang, program, run));
}

void add_serve(const Language& lang, CLI::App& program, Run& run) {
    const auto options = add_serve_options(lang, program, run);
    add_play_options(lang, *program.get_subcommand("serve"), *options);
}

}  // namespace tablebank
