// `sign`: signs a checkpoint with a key, as a file next to it. It needs no game, so a judge can sign on another
// computer.

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <system_error>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/cli/proof_file.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/words/evidence_text.h"
#include "app/session/key_store.h"
#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct SignOptions {
    std::string checkpoint;
    std::string key;
    std::string out;
    bool qr = false;
    bool json = false;
};

/// The file of a secret key: one of the stored keys by its name, or another file by a path with a slash.
std::filesystem::path secret_key_file(const Language& lang, const std::string& called) {
    if (platform::has_separator(called)) return platform::path_of(called);
    std::filesystem::path file = KeyStore(keys_folder()).secret_file(called);
    std::error_code none;
    if (!std::filesystem::exists(std::filesystem::symlink_status(file, none))) throw_unknown_key(lang, called);
    return file;
}

SecretKey open_secret_key(const SignOptions& options, Streams& streams) {
    const std::filesystem::path file = secret_key_file(streams.lang, options.key);
    std::string text = read_secret_file(file);
    std::string passphrase;
    try {
        if (is_locked(text)) passphrase = read_passphrase(streams, false);
        SecretKey key = read_secret_key(text, passphrase);
        forget(text);
        forget(passphrase);
        return key;
    } catch (const ProofError& error) {
        forget(text);
        forget(passphrase);
        throw_bad_proof(streams.lang, platform::text_of(file), error);
    }
}

ExitCode run_sign(const SignOptions& options, Streams& streams) {
    std::string text;
    const Checkpoint checkpoint =
        read_proof_file(streams.lang, options.checkpoint, longest_checkpoint, [&](std::string_view read) {
            text = read;
            return read_checkpoint(read);
        });
    const std::string out = options.out.empty() ? options.checkpoint + signature_ending : options.out;
    std::error_code none;
    if (std::filesystem::exists(
            std::filesystem::symlink_status(platform::path_of(out), none)))  // before a passphrase is asked for
        throw FileError(FileError::Kind::exists, platform::path_of(out), "");
    if (!options.json)
        streams.out << options.checkpoint << ": " << checkpoint_heading(streams.lang, checkpoint) << '\n';
    streams.out.flush();
    const SecretKey key = open_secret_key(options, streams);
    const std::string signature = signature_text(sign(key, text, checkpoint_remark(checkpoint)),
                                                 "signature from tablebank, key " + to_string(key.id()));
    write_new_file(platform::path_of(out), [&](std::ostream& file) { file << signature; });
    if (options.json) {
        Json json = checkpoint_json(checkpoint);
        json["key"] = to_string(key.id());
        json["file"] = out;
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    streams.out << streams.lang.tr("Signed with key {key}: {file}", {{"key", to_string(key.id())}, {"file", out}})
                << '\n';
    if (options.qr) print_qr(signature, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_sign(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SignOptions>();
    CLI::App* command =
        program.add_subcommand("sign", lang.tr("Sign a checkpoint, so that others can check who gave it"));
    command->add_option("CHECKPOINT", options->checkpoint, lang.tr("The checkpoint's file"))->required();
    command
        ->add_option("--key", options->key,
                     lang.tr("The name of a key that is kept, or the path of a secret key's file, with a slash in it"))
        ->required();
    command->add_option("-o,--out", options->out,
                        lang.tr("A new file; without it, CHECKPOINT.minisig. An existing file is never touched"));
    command->add_flag("--qr", options->qr, lang.tr("Also as a QR code, in characters of the terminal"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank sign end.txt --key Vera"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_sign(*options, streams); }; });
}

}  // namespace tablebank
