// `event hub`, `event key`: the hub for the tables' entries, and the key of each table.

#include <memory>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/i18n/language.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

struct HubOptions : EventOptions {
    std::string address;
};
struct KeyOptions : EventOptions {
    int round = 0;
    int table = 0;
    std::string key;
    bool withdraw = false;
};

ExitCode run_event_hub(const HubOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    return post_and_tell(streams, options, session,
                         decide_hub(session.event(), {.address = options.address, .secret = new_hub_secret()}));
}

ExitCode run_event_key(const KeyOptions& options, Streams& streams) {
    if (options.key.empty() != options.withdraw)
        throw CliError(ExitCode::usage, streams.lang.tr("give either --key KEY or --withdraw"));
    EventSession session = open_event(options);
    return post_and_tell(streams, options, session,
                         options.withdraw
                             ? decide_key_withdrawal(session.event(), {options.round, options.table}, options.why)
                             : decide_key(session.event(), {options.round, options.table, options.key}, options.why));
}

}  // namespace

void add_event_hub(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<HubOptions>();
    CLI::App* hub =
        event.add_subcommand("hub", lang.tr("The address to which the tables send their entries as they play"));
    add_event_options(lang, *hub, *options, true);
    hub->add_option("ADDRESS", options->address, lang.tr("The address of `serve`, such as http://192.168.0.7:8017"))
        ->required();
    hub->footer(example_text(lang, "tablebank event hub club.tbe http://192.168.0.7:8017"));
    hub->callback([options, &run] { run = [options](Streams& streams) { return run_event_hub(*options, streams); }; });

    auto key_options = std::make_shared<KeyOptions>();
    CLI::App* key = event.add_subcommand("key", lang.tr("Replace or withdraw the key with which a table sends"));
    add_event_options(lang, *key, *key_options, true);
    key->add_option("--round", key_options->round, lang.tr("The round"))->required();
    key->add_option("--table", key_options->table, lang.tr("The table"))->required();
    key->add_option("--key", key_options->key, lang.tr("A public key, which replaces the one before"));
    key->add_flag("--withdraw", key_options->withdraw,
                  lang.tr("Withdraw the key permanently; the next laptop that joins the table enrols its own"));
    key->footer(
        example_text(lang, "tablebank event key club.tbe --round 1 --table 3 --withdraw --why \"laptop broke\""));
    key->callback([key_options, &run] {
        run = [key_options](Streams& streams) { return run_event_key(*key_options, streams); };
    });
}

}  // namespace tablebank
