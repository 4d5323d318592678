#include "app/cli/hub_table.h"

#include <ostream>
#include <utility>

#include "app/cli/cli_error.h"
#include "app/cli/json.h"
#include "app/hub_sync/hub_download.h"
#include "app/hub_sync/hub_registration.h"
#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/present/event/join_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/key_store.h"
#include "ledger/proof/proof_error.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// On a local network a hub answers quickly or not at all.
constexpr WebClientLimits while_somebody_waits{.patience = std::chrono::milliseconds{4000}};

SecretKey own_key(const Language& lang) {
    try {
        return hub_sync_key();
    } catch (const KeyError& error) {
        throw CliError(exit_code_of(error.kind()),
                       lang.tr("there is no key to send with: {reason}", {{"reason", error.what()}}));
    } catch (const ProofError& error) {
        throw CliError(ExitCode::bad_file,
                       lang.tr("there is no key to send with: {reason}", {{"reason", proof_error_text(lang, error)}}));
    }
}

}  // namespace

Sender sender_of(const Language& lang, const TableSetup& table, const std::string& certificate) {
    try {
        return {table, own_key(lang), certificate, while_somebody_waits};
    } catch (const WebClientError& error) {
        throw CliError(ExitCode::bad_file, error.what());
    }
}

std::string sent_text(const Language& lang, const TableSetup& table, const Sent& sent) {
    const Word hub{"hub", table.hub};
    const Word entry{"entry", std::to_string(sent.acknowledged)};
    switch (sent.state) {
        case Sent::State::current:
            return lang.tr("{hub} has the game up to entry #{entry}", {hub, entry});
        case Sent::State::more:
            return lang.tr("{hub} has the game up to entry #{entry}, and is being sent more", {hub, entry});
        case Sent::State::again:
            return lang.tr("{hub} answers, and takes nothing of the game beyond entry #{entry}", {hub, entry});
        case Sent::State::waiting:
            if (sent.refused) return hub_refusal_text(lang, *sent.refused);
            if (sent.is_unproved) return lang.tr("{hub}: {reason}", {hub, {"reason", unproved_hub_text(lang)}});
            return lang.tr("{hub} does not answer: {reason}. The game goes on without it, and is sent later",
                           {hub, {"reason", sent.detail}});
        case Sent::State::stopped:
            return hub_refusal_text(lang, sent.refused.value_or(HubState::damaged));
    }
    return {};
}

void throw_hub_refusal(const Language& lang, const Sent& sent) {
    const HubState state = sent.refused.value_or(HubState::damaged);
    const std::string message = hub_refusal_text(lang, state);
    throw RefusedError(message, json_text({{"refused", "hub-" + std::string(to_string(state))}, {"message", message}}));
}

JoinedHub::JoinedHub(Streams& streams, TableSetup table, const std::string& certificate)
    : table_(std::move(table)), sender_(sender_of(streams.lang, table_, certificate)) {
    const Sent joined = sender_.join();
    if (joined.state == Sent::State::stopped) throw_hub_refusal(streams.lang, joined);
    is_there_ = joined.state == Sent::State::current;
    if (!is_there_) streams.err << sent_text(streams.lang, table_, joined) << '\n';
    if (!is_there_ || joined.acknowledged == 0) return;
    const std::string message =
        streams.lang.tr("this table is played already, up to entry #{entry}; to go on with that game add --continue",
                        {{"entry", std::to_string(joined.acknowledged)}});
    throw RefusedError(message, json_text({{"refused", "hub-has-game"}, {"message", message}}));
}

void JoinedHub::send(Streams& streams, const Table& game) {
    if (!keep_hub_registration(table_))
        streams.err << streams.lang.tr(
                           "where this game is sent could not be kept; later it needs: tablebank send FILE --join LINE")
                    << '\n';
    if (!is_there_) return;
    OutgoingGame sent(*game.game.setup);
    sent.add(game);
    const Sent said = sender_.step(sent);
    if (said.state != Sent::State::current) streams.err << sent_text(streams.lang, table_, said) << '\n';
}

ExitCode continue_from_hub(Streams& streams, const TableSetup& table, const HubDownload& wish) {
    const Language& lang = streams.lang;
    if (table.hub.empty())
        throw CliError(ExitCode::usage, lang.tr("this table sends to no hub, so there is nothing to go on with"));
    Sender sender = sender_of(lang, table, wish.certificate);
    std::string record;
    const Sent sent = sender.fetch(record);
    if (sent.refused == HubState::gap)
        throw CliError(ExitCode::usage, lang.tr("the hub has nothing of this table yet; begin it without --continue"));
    if (sent.state == Sent::State::stopped) throw_hub_refusal(lang, sent);
    if (record.empty() && sent.is_unproved)
        throw CliError(ExitCode::disk,
                       lang.tr("{hub}: {reason}", {{"hub", table.hub}, {"reason", unproved_hub_text(lang)}}));
    if (record.empty())
        throw CliError(ExitCode::disk,
                       lang.tr("{hub} does not answer: {reason}", {{"hub", table.hub}, {"reason", sent.detail}}));
    const auto written = write_hub_download(record, table, platform::path_of(wish.file));
    if (!written) throw_hub_refusal(lang, {Sent::State::stopped, HubState::other_game});
    static_cast<void>(keep_hub_registration(table));
    if (wish.json) {
        Json json{{"file", wish.file}, {"seq", written->last}};
        if (written->from_position) json["from_position"] = true;
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    streams.out << lang.tr("{file} goes on after entry #{entry}",
                           {{"file", wish.file}, {"entry", std::to_string(written->last)}})
                << '\n';
    if (written->from_position) streams.out << game_from_position_text(lang) << '\n';
    return ExitCode::done;
}

}  // namespace tablebank
