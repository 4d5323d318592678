#include "app/present/event/line_question_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/i18n/language.h"
#include "app/live/event_key.h"

namespace tablebank {
namespace {

using Row = LineQuestionText::Row;

std::string table_words(const Language& lang, const TableSetup& table) {
    return lang.tr("round {round}, table {table}",
                   {{"round", std::to_string(table.round)}, {"table", std::to_string(table.table)}});
}

std::string key_words(const Language& lang, const std::optional<PublicKey>& key) {
    return key ? short_form(*key) : lang.tr("none: nothing proves this line");
}

/// Both addresses if one replaces the other.
void add_hubs(const Language& lang, const LineQuestion& question, std::vector<Row>& rows) {
    const auto& kept = question.known.kept;
    if (kept && kept->hub != question.table.hub) {
        rows.push_back({lang.tr("Sent until now to"), kept->hub});
        rows.push_back({lang.tr("From now on to"), question.table.hub});
    } else {
        rows.push_back({lang.tr_in("of an event", "Hub"), question.table.hub});
    }
}

void add_keys(const Language& lang, const LineQuestion& question, std::vector<Row>& rows) {
    const auto& known = question.known.event_key;
    if (known && known != question.table.key) {
        rows.push_back({lang.tr("Key of the event as you know it"), short_form(*known)});
        rows.push_back({lang.tr("Key of this line"), key_words(lang, question.table.key)});
    } else {
        rows.push_back({lang.tr("Key of the event"), key_words(lang, question.table.key)});
    }
}

constexpr const char* compare_keys = mark(
    "Compare the key with the director's: it is printed on the score sheet of the table, and tablebank event join "
    "shows it.");
constexpr const char* ask_director = mark("Ask the director before you agree; such a change is rarely needed.");

struct DoubtWords {
    LineDoubt doubt;
    const char* question;
    const char* why;
    const char* advice;
};

constexpr std::array doubts{
    DoubtWords{LineDoubt::new_host, mark("Ask this computer for the line of your table?"),
               mark("Nothing that you play is sent there yet, and nothing was sent there now."),
               mark("The address is printed after the code on the score sheet of your table.")},
    DoubtWords{LineDoubt::new_event, mark("Join an event that is new here?"),
               mark("The line is signed with the key below. From now on that key is the event's, and the game "
                    "is sent to this hub as you play."),
               compare_keys},
    DoubtWords{LineDoubt::unproved, mark("Join a table whose line proves nothing?"),
               mark("It is a line of tablebank 1.0, which is not signed. Anyone may have written it, and anyone in the "
                    "network can pretend to be its hub."),
               mark("Agree only if you have the line from the director.")},
    DoubtWords{LineDoubt::other_hub, mark("Send this game to another hub?"),
               mark("You joined this table before, and its game is sent elsewhere."), ask_director},
    DoubtWords{LineDoubt::other_key, mark("Trust another key for an event that you know?"),
               mark("This line is signed with another key than the earlier lines of this event. Someone may be "
                    "pretending to be the director."),
               ask_director},
    DoubtWords{
        LineDoubt::proof_missing, mark("Trust a line without proof?"),
        mark("The lines of this event are signed, and this one is not. Someone may be pretending to be the director."),
        ask_director},
};

}  // namespace

LineQuestionText line_question_text(const Language& lang, const LineQuestion& question) {
    const DoubtWords& words = *std::ranges::find(doubts, question.doubt, &DoubtWords::doubt);
    LineQuestionText text;
    text.question = lang.tr(words.question);
    text.why = lang.tr(words.why);
    text.advice = lang.tr(words.advice);
    if (question.doubt == LineDoubt::new_host) {
        text.rows.push_back({lang.tr_in("of an event", "Hub"), question.table.hub});
        text.agree = lang.tr("Ask there");
    } else {
        text.rows.push_back({lang.tr("Event"), question.table.event});
        text.rows.push_back({lang.tr("Table"), table_words(lang, question.table)});
        add_hubs(lang, question, text.rows);
        add_keys(lang, question, text.rows);
        text.agree = is_change(question.doubt) ? lang.tr("Change it") : lang.tr("Join");
    }
    text.leave = is_change(question.doubt) ? lang.tr("Leave it as it is") : lang.tr("Do not join");
    text.is_warning = is_change(question.doubt);
    return text;
}

std::string line_doubt_text(const Language& lang, const LineQuestion& question) {
    switch (question.doubt) {
        case LineDoubt::new_host:
        case LineDoubt::new_event:
        case LineDoubt::unproved:
            return lang.tr("no one agreed to send to {hub}", {{"hub", question.table.hub}});
        case LineDoubt::other_hub:
            return lang.tr("this game is sent to {kept}, and the line says {hub}",
                           {{"kept", question.known.kept ? question.known.kept->hub : std::string{}},
                            {"hub", question.table.hub}});
        case LineDoubt::other_key:
            return lang.tr("the event {event} is known here by another key than the line's ({known}, not {key})",
                           {{"event", question.table.event},
                            {"known", question.known.event_key ? short_form(*question.known.event_key) : std::string{}},
                            {"key", key_words(lang, question.table.key)}});
        case LineDoubt::proof_missing:
            return lang.tr("the lines of the event {event} are signed, and this one is not",
                           {{"event", question.table.event}});
    }
    return {};
}

std::string trusted_event_text(const Language& lang, const TableSetup& table) {
    const Word event{"event", table.event};
    const Word hub{"hub", table.hub};
    if (!table.key && table.hub.empty())
        return lang.tr("joined on trust: the event {event}, whose line proves nothing", {event});
    if (!table.key)
        return lang.tr("joined on trust: the event {event} at {hub}, whose line proves nothing", {event, hub});
    return lang.tr("trusted from now on: the event {event} at {hub}, by the key {key}",
                   {event, hub, {"key", short_form(*table.key)}});
}

}  // namespace tablebank
