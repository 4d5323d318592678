// `verify`: checks that a game file is intact, and finds entries that the rules would decide otherwise.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/entry_line.h"
#include "app/cli/external_evidence.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/refusal_text.h"
#include "app/session/session.h"
#include "app/session/verification.h"
#include "ledger/text/escape.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct VerifyOptions {
    std::string file;
    std::string head;
    EvidenceOptions evidence;
    bool strict = false;
    bool json = false;
};

/// What is wrong with the head that was stored elsewhere; empty if it is this one. A head from the middle means that
/// the game went on; any other, that entries were lost or changed.
std::string wrong_head(const Language& lang, const ReadGame& game, const Hash& expected) {
    if (game.head == expected) return {};
    Hash hash = genesis(*game.table.game.setup);
    for (const Entry& entry : game.table.history.entries()) {
        hash = chained(hash, entry);
        if (hash == expected)
            return lang.trn("the head given is that of entry #{entry}; {count} more follows, up to {head}",
                            "the head given is that of entry #{entry}; {count} more follow, up to {head}",
                            game.table.history.last() - entry.sequence,
                            {{"entry", std::to_string(entry.sequence)}, {"head", to_hex(game.head)}});
    }
    return lang.tr("the head given is nowhere in this game, whose head is {head}: entries were lost or changed",
                   {{"head", to_hex(game.head)}});
}

std::string deviation_text(const Language& lang, const Setup& setup, const Deviation& deviation) {
    if (deviation.refusal)
        return lang.tr("today's rules would refuse it: {reason}",
                       {{"reason", refusal_text(lang, setup, *deviation.refusal)}});
    return lang.tr("today's rules would post something else");
}

Json findings_json(const Language& lang, const Table& table, const Verification& found) {
    Json forced = Json::array();
    for (const std::int64_t sequence : found.forced) {
        const Entry& entry = table.history.at(sequence);
        forced.push_back(
            {{"seq", sequence}, {"line", entry.line}, {"why", *entry.forced}, {"set_aside", entry.set_aside}});
    }
    const auto listed = [&](const std::vector<Deviation>& deviations) {
        Json list = Json::array();
        for (const Deviation& deviation : deviations) {
            Json json{{"seq", deviation.sequence}, {"line", table.history.at(deviation.sequence).line}};
            if (deviation.refusal) json["refused"] = to_string(deviation.refusal->code);
            json["message"] = deviation_text(lang, *table.game.setup, deviation);
            list.push_back(std::move(json));
        }
        return list;
    };
    Json json{{"forced", std::move(forced)}, {"deviations", listed(found.deviations)}};
    if (!found.refused_today.empty()) json["refused_today"] = listed(found.refused_today);
    for (const std::int64_t sequence : found.mistyped) {
        const Entry& entry = table.history.at(sequence);
        json["mistyped"].push_back({{"seq", sequence}, {"line", entry.line}, {"typed", entry.typed}});
    }
    if (!found.unsigned_corrections.empty()) json["unsigned_corrections"] = found.unsigned_corrections;
    if (!found.unjudged.empty()) json["unjudged"] = found.unjudged;
    if (found.from_position) json["from_position"] = true;
    return json;
}

void print_findings(const Language& lang, const Table& table, const Verification& found, std::ostream& out) {
    const auto mention = [&](std::int64_t sequence, const std::string& what) {
        out << told_line(lang, fmt::format("  #{}", sequence), *table.game.setup, table.history.at(sequence), what);
    };
    if (!found.forced.empty()) out << lang.tr("Recorded against the rules:") << '\n';
    for (const std::int64_t sequence : found.forced)
        mention(sequence, forced_in_terminal(lang, *table.game.setup, table.history.at(sequence)));
    if (!found.deviations.empty()) out << lang.tr("Decided otherwise by today's rules:") << '\n';
    for (const Deviation& deviation : found.deviations)
        mention(deviation.sequence, deviation_text(lang, *table.game.setup, deviation));
    if (!found.refused_today.empty()) out << lang.tr("Right by the rules of its day, refused by today's:") << '\n';
    for (const Deviation& deviation : found.refused_today)
        mention(deviation.sequence, refusal_text(lang, *table.game.setup, *deviation.refusal));
    if (!found.unsigned_corrections.empty())
        out << lang.tr("Corrections and certificates without the right signature of the judge's key:") << '\n';
    for (const std::int64_t sequence : found.unsigned_corrections) mention(sequence, lang.tr("not signed by that key"));
    if (!found.unjudged.empty())
        out << lang.tr("Not judged: these lines together go back further than any game does:") << '\n';
    for (const std::int64_t sequence : found.unjudged) mention(sequence, lang.tr("it goes back too far"));
    if (!found.mistyped.empty()) out << lang.tr("Typed otherwise than it was posted:") << '\n';
    for (const std::int64_t sequence : found.mistyped)
        mention(sequence, fmt::format("\"{}\"", escape_invisible(table.history.at(sequence).typed)));
}

void print_verified(Streams& streams, const ReadGame& game, const Verification& found) {
    streams.out << streams.lang.trn("{count} entry; chain, sums and replay hold.",
                                    "{count} entries; chain, sums and replay hold.", game.table.history.last())
                << '\n'
                << streams.lang.tr("Head: {hash}", {{"hash", to_hex(game.head)}}) << '\n';
    if (found.from_position)
        streams.out << streams.lang.tr(
                           "It begins from a position, and not with the start of its box: how it came to that is not "
                           "in it.")
                    << '\n';
    print_findings(streams.lang, game.table, found, streams.out);
}

std::string out_of_order(const Language& lang, const std::string& file) {
    return lang.tr("{file}: not everything that was held elsewhere agrees with it", {{"file", file}});
}

std::string unsigned_text(const Language& lang, const std::string& file) {
    return lang.tr("{file}: its sheet was certified or corrected without the judge's signature", {{"file", file}});
}

/// A bad file that standard output has reported already.
class ToldError : public CliError {
public:
    explicit ToldError(const std::string& message) : CliError(ExitCode::bad_file, message) {}
};

ExitCode run_verify(const VerifyOptions& options, Streams& streams) {
    std::optional<Hash> expected;
    if (!options.head.empty()) {
        expected = parse_hash(options.head);
        if (!expected)
            throw CliError(ExitCode::usage,
                           "--head: " + streams.lang.tr("\"{text}\" is not a hash of 64 hexadecimal digits",
                                                        {{"text", options.head}}));
    }
    const ExternalEvidence held = read_evidence(streams.lang, options.evidence);
    const auto [game, found] = read_and_verify(platform::path_of(options.file));
    if (expected)
        if (const std::string wrong = wrong_head(streams.lang, game, *expected); !wrong.empty())
            throw CliError(ExitCode::bad_file, fmt::format("{}: {}", escape_invisible(options.file), wrong));

    std::optional<VerifiedEvidence> weighed;
    if (!held.checkpoints.empty()) weighed = verify_against(game.table, held);
    std::string wrong = weighed && !weighed->evidence.is_sound() ? out_of_order(streams.lang, options.file) : "";
    if (wrong.empty() && !found.unsigned_corrections.empty()) wrong = unsigned_text(streams.lang, options.file);
    if (options.json) {
        Json json{{"ok", wrong.empty()}, {"entries", game.table.history.last()}, {"head", to_hex(game.head)}};
        if (!wrong.empty()) json["message"] = wrong;
        json.update(findings_json(streams.lang, game.table, found));
        if (weighed) json["checkpoints"] = evidence_json(streams.lang, held, *weighed);
        streams.out << json_text(json) << '\n';
    } else {
        print_verified(streams, game, found);
        if (weighed) print_evidence(streams.lang, held, *weighed, streams.out);
    }
    if (!wrong.empty()) throw ToldError(wrong);
    return options.strict && !found.clean() ? ExitCode::refused : ExitCode::done;
}

/// With --json a program learns of a bad file on standard output too.
ExitCode run_telling(const VerifyOptions& options, Streams& streams) {
    const auto tell = [&](const std::string& message) {
        if (options.json) streams.out << json_text({{"ok", false}, {"message", message}}) << '\n';
    };
    try {
        return run_verify(options, streams);
    } catch (const FileError& error) {
        tell(file_error_text(streams.lang, error));
        throw;
    } catch (const ToldError&) {
        throw;
    } catch (const CliError& error) {
        tell(error.what());
        throw;
    }
}

}  // namespace

void add_verify(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* command = program.add_subcommand("verify", lang.tr("Check the chain, the sums and the replay of a game"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("--head", options->head,
                        lang.tr("The head hash as it was noted elsewhere; must be this game's"));
    add_evidence_options(lang, *command, options->evidence);
    command->add_flag("--strict", options->strict,
                      lang.tr("Fail (exit 1) if entries were forced or would be decided differently today"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank verify game.tbl --strict"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_telling(*options, streams); }; });
}

}  // namespace tablebank
