// `keys`: the keys that this user signs with, and the public keys of others that are stored with them.

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/cli/proof_file.h"
#include "app/cli/subcommand.h"
#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/key_store.h"
#include "app/session/session.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct KeysOptions {
    enum class Wanted { list, make, show } wanted = Wanted::list;
    std::string name;
    bool passphrase = false;
    bool qr = false;
    bool json = false;
};

Json key_json(const std::string& name, const PublicKey& key) {
    return {{"name", name}, {"id", to_string(key.id)}, {"public_key", to_string(key)}};
}

ExitCode make_key(const KeysOptions& options, Streams& streams) {
    const std::string name = options.name.empty() ? StampMaker::system().poster : options.name;
    const KeyStore store(keys_folder());
    (void)store.secret_file(name);  // checks the name before any question is asked
    std::string passphrase = options.passphrase ? read_passphrase(streams, true) : std::string{};
    const SecretKey key = SecretKey::fresh();
    store.keep(name, key, passphrase);
    forget(passphrase);
    const std::string file = platform::text_of(store.secret_file(name));
    if (options.json) {
        Json json = key_json(name, key.public_key());
        json["file"] = file;
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    streams.out << streams.lang.tr(
                       "Key {name} was made. Its secret is in {file}; keep a copy that no one else can read. Others "
                       "check with its public half:",
                       {{"name", name}, {"file", file}})
                << '\n'
                << public_key_text(key.public_key());
    return ExitCode::done;
}

std::string state_text(const Language& lang, const KeyStore::Kept& kept) {
    if (kept.trouble == KeyError::Kind::open_to_others) return lang.tr("refused: others can read it");
    if (kept.trouble == KeyError::Kind::of_another) return lang.tr("refused: it belongs to another user");
    if (kept.trouble || !kept.key) return lang.tr("cannot be read");
    if (!kept.has_secret) return lang.tr("public half only");
    return kept.is_locked ? lang.tr("with a passphrase") : lang.tr("without a passphrase");
}

ExitCode list_keys(const KeysOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    TextTable table({{lang.tr_in("of a key", "Name")},
                     {lang.tr_in("of a key", "Number")},
                     {lang.tr_in("of a key", "Secret")},
                     {lang.tr("Public key")}});
    Json list = Json::array();
    for (const KeyStore::Kept& kept : KeyStore(keys_folder()).list()) {
        table.add({kept.name, kept.key ? to_string(kept.key->id) : "", state_text(lang, kept),
                   kept.key ? to_string(*kept.key) : ""});
        Json json = kept.key ? key_json(kept.name, *kept.key) : Json{{"name", kept.name}};
        json["secret"] = kept.has_secret;
        json["passphrase"] = kept.is_locked;
        if (kept.trouble || !kept.key) json["trouble"] = state_text(lang, kept);
        list.push_back(std::move(json));
    }
    if (options.json)
        streams.out << json_text({{"keys", std::move(list)}}) << '\n';
    else if (table.empty())
        streams.out << lang.tr("No key is kept. Make one: tablebank keys new NAME") << '\n';
    else
        table.print(streams.out);
    return ExitCode::done;
}

/// The name given, or that of the only key.
std::string which_key(const Language& lang, const std::string& given) {
    if (!given.empty()) return given;
    const auto kept = KeyStore(keys_folder()).list();
    if (kept.empty()) throw CliError(ExitCode::usage, lang.tr("No key is kept. Make one: tablebank keys new NAME"));
    if (kept.size() == 1) return kept.front().name;
    std::vector<std::string> names;
    names.reserve(kept.size());
    for (const KeyStore::Kept& key : kept) names.push_back(key.name);
    throw CliError(ExitCode::usage, lang.tr("which key: {names}?", {{"names", choice_text(lang, names)}}));
}

ExitCode show_key(const KeysOptions& options, Streams& streams) {
    const std::string name = which_key(streams.lang, options.name);
    const KeyStore store(keys_folder());
    PublicKey key;
    try {
        key = store.public_key(name);
    } catch (const ProofError& error) {
        throw_bad_proof(streams.lang, platform::text_of(store.public_file(name)), error);
    } catch (const KeyError& error) {
        if (error.kind() == KeyError::Kind::unknown) throw_unknown_key(streams.lang, name);
        throw;
    }
    if (options.json) {
        streams.out << json_text(key_json(name, key)) << '\n';
        return ExitCode::done;
    }
    streams.out << public_key_text(key);
    if (options.qr) print_qr(to_string(key), streams.out);
    return ExitCode::done;
}

ExitCode run_keys(const KeysOptions& options, Streams& streams) {
    switch (options.wanted) {
        case KeysOptions::Wanted::list:
            return list_keys(options, streams);
        case KeysOptions::Wanted::make:
            return make_key(options, streams);
        case KeysOptions::Wanted::show:
            return show_key(options, streams);
    }
    return ExitCode::done;
}

}  // namespace

void add_keys(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<KeysOptions>();
    CLI::App* command = program.add_subcommand("keys", lang.tr("The keys that you sign with"));
    add_json_flag(lang, *command, options->json);
    command->require_subcommand(0, 1);
    command->footer(example_text(lang, "tablebank keys list"));

    CLI::App* make = command->add_subcommand("new", lang.tr("Make a key that only you can read"));
    make->fallthrough();
    make->add_option("NAME", options->name, lang.tr("What it is called here; without it, the login name"));
    make->add_flag("--passphrase", options->passphrase,
                   lang.tr("Protect it with a passphrase, which is asked for or read from standard input"));
    make->footer(example_text(lang, "tablebank keys new Vera --passphrase"));
    make->callback([options] { options->wanted = KeysOptions::Wanted::make; });

    CLI::App* list = command->add_subcommand("list", lang.tr("The keys that are kept, and what is wrong with them"));
    list->fallthrough();
    list->footer(example_text(lang, "tablebank keys list --json"));
    list->callback([options] { options->wanted = KeysOptions::Wanted::list; });

    CLI::App* show = command->add_subcommand("show", lang.tr("The public half of a key, for others to check with"));
    show->fallthrough();
    show->add_option("NAME", options->name, lang.tr("Which key; without it, the only one"));
    show->add_flag("--qr", options->qr, lang.tr("Also as a QR code, in characters of the terminal"));
    show->footer(example_text(lang, "tablebank keys show Vera --qr"));
    show->callback([options] { options->wanted = KeysOptions::Wanted::show; });

    command->callback([options, &run] { run = [options](Streams& streams) { return run_keys(*options, streams); }; });
}

}  // namespace tablebank
