#include "app/cli/event_options.h"

#include <fmt/format.h>

#include <array>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/event/act_text.h"
#include "app/event/find_player.h"
#include "app/event/typed_score.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/words/name_text.h"
#include "db/file/file_error.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

Run again_when_moved_on(Run run) {
    return [run = std::move(run)](Streams& streams) {
        constexpr int more_attempts = 4;
        for (int attempt = 0; attempt < more_attempts; ++attempt) {
            try {
                return run(streams);
            } catch (const FileError& error) {
                if (error.kind() != FileError::Kind::moved_on) throw;
            }
        }
        return run(streams);
    };
}

void add_event_options(const Language& lang, CLI::App& command, EventOptions& options, bool writes) {
    command.add_option("FILE", options.file, lang.tr("The event: a file, or postgresql://HOST/DATABASE#NAME"))
        ->required();
    add_json_flag(lang, command, options.json);
    if (!writes) return;
    command.add_option("--by", options.by, lang.tr("Who does it; without it, the login name"));
    command.add_option("--why,--reason", options.why,
                       lang.tr("Why, in a few words; it stays in the book of the event"));
}

EventSession open_event(const EventOptions& options) {
    StampMaker stamps = StampMaker::system();
    if (!options.by.empty()) stamps.poster = options.by;
    return EventSession::open(options.file, std::move(stamps));
}

void throw_event_refusal(const Language& lang, const EventRefusal& refusal, const std::string& note) {
    std::string message = event_refusal_text(lang, refusal);
    if (refusal.code == EventRefusal::Code::name_alike)
        message = lang.tr("{reason}; if they are two people, add --alike", {{"reason", message}});
    if (!note.empty()) message += "; " + note;
    Json json{{"refused", to_string(refusal.code)}};
    if (refusal.round != 0) json["round"] = refusal.round;
    if (refusal.table != 0) json["table"] = refusal.table;
    if (refusal.code == EventRefusal::Code::name_alike) json["names"] = {refusal.text, refusal.other};
    json["message"] = message;
    throw RefusedError(message, json_text(json));
}

int event_player_called(const Language& lang, const Event& event, const std::string& word) {
    if (const EventPlayer* named = event.player(word)) return named->number;
    if (const auto number = read_number<int>(word))
        if (event.player(*number) != nullptr) return *number;
    const std::vector<int> players = players_found(event, word);
    std::vector<std::string> names;
    names.reserve(players.size());
    for (const int player : players) names.push_back(event.players.at(player).name);
    if (names.empty()) throw CliError(ExitCode::usage, lang.tr("no one is called \"{name}\" here", {{"name", word}}));
    if (names.size() > 1)
        throw CliError(ExitCode::usage,
                       lang.tr("\"{name}\" may be {names}", {{"name", word}, {"names", choice_text(lang, names)}}));
    return players.front();
}

Json event_entry_json(const Language& lang, const Event& event, const EventLogRow& row) {
    Json json{{"entry", row.stamp.entry}, {"at_ms", row.stamp.at}, {"who", row.stamp.who}};
    if (!row.stamp.why.empty()) json["why"] = row.stamp.why;
    json["act"] = Json::parse(act_text(row.act));
    json["act"].erase("secret");
    json["hash"] = to_hex(row.hash);
    if (const auto fate = event.fate(row.stamp.entry)) {
        constexpr std::array<const char*, 3> keys{"undone_by", "amended_by", "out_since"};
        json[keys.at(static_cast<std::size_t>(fate->kind))] = fate->by;
    }
    json["message"] = act_line(lang, event, row.act);
    return json;
}

SeatScore read_named_score(const Language& lang, const Event& event, const std::string& word) {
    const std::size_t equals = word.rfind('=');
    const auto wrong = [&] {
        return CliError(
            ExitCode::usage,
            lang.tr("\"{text}\" is not a score, such as Anna=304.2, Anna=304.2@1 or Anna=forfeit", {{"text", word}}));
    };
    if (equals == std::string::npos) throw wrong();
    const int player = event_player_called(lang, event, word.substr(0, equals));
    auto score = read_typed_score(word.substr(equals + 1));
    if (!score) throw wrong();
    score->player = player;
    return *score;
}

void tell_posted(Streams& streams, const EventOptions& options, const EventSession& session, std::int64_t first,
                 const std::variant<ActStamp, EventRefusal>& outcome, const Json& more) {
    if (const auto* no = std::get_if<EventRefusal>(&outcome)) throw_event_refusal(streams.lang, *no);
    const std::vector<EventLogRow> rows = session.log_from(first);
    if (options.json) {
        Json list = Json::array();
        for (const EventLogRow& row : rows) list.push_back(event_entry_json(streams.lang, session.event(), row));
        Json json{{"posted", std::move(list)}};
        if (!more.is_null()) json.update(more);
        streams.out << json_text(json) << '\n';
        return;
    }
    for (const EventLogRow& row : rows)
        streams.out << fmt::format("#{} {}\n", row.stamp.entry, act_line(streams.lang, session.event(), row.act));
}

void expect_yes(const Language& lang, bool yes, const std::string& message, const std::vector<std::string>& lines) {
    if (yes) return;
    const std::string asks = lang.tr("{what}; if it is meant, add --yes", {{"what", message}});
    std::string told = asks;
    for (const std::string& line : lines) told += "\n  " + line;
    throw RefusedError(told, json_text({{"refused", "needs-yes"}, {"message", asks}, {"plan", lines}}));
}

ExitCode post_and_tell(Streams& streams, const EventOptions& options, EventSession& session,
                       const EventDecision& decision, const std::vector<std::string>& evidence) {
    const std::int64_t first = session.event().last + 1;
    tell_posted(streams, options, session, first, session.post(decision, options.why, evidence));
    return ExitCode::done;
}

}  // namespace tablebank
