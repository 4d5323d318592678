#include "app/present/event/result_import_error_text.h"

#include "app/i18n/language.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/found_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

/// For decisions of people during a game, and for the time of play.
std::string text_of_play(const Language& lang, GameFinding::Kind kind, const std::string& detail) {
    const std::initializer_list<Word> words = {{"detail", detail}};
    switch (kind) {
        case GameFinding::Kind::adjusted:
            return lang.tr("a total was set in the place of the computed one ({detail})", words);
        case GameFinding::Kind::ruled:
            return lang.tr("a ruling was changed during the game");
        case GameFinding::Kind::extended:
            return lang.tr("more minutes were granted than the event gave its table ({detail})", words);
        case GameFinding::Kind::counted:
            return lang.tr("cash changed by counts and sums from the bank, and not by play ({detail})", words);
        case GameFinding::Kind::agreed:
            return lang.tr("a turn, a place or freedom was given by the word of the table");
        case GameFinding::Kind::clock:
            return lang.tr("it was not played by its clock ({detail})", words);
        case GameFinding::Kind::reviewed:
            return lang.tr("a judge should look at it: \"tablebank review\" says why");
        case GameFinding::Kind::protested:
            return lang.tr("a protest was lodged about this game, or the time for protests was set");
        case GameFinding::Kind::dealt:
            return lang.tr(
                "dealings and unclaimed rents gave or cost a player much, or dealings undid each other ({detail})",
                words);
        case GameFinding::Kind::left:
            return lang.tr("a player left the game before its end ({detail})", words);
        case GameFinding::Kind::people:
            return lang.tr(
                "someone else sat there, or under another name: the result counts for whom the event seated, unless "
                "the director says for whom");
        case GameFinding::Kind::owed:
            return lang.tr("something was due at its end and not paid ({detail})", words);
        case GameFinding::Kind::other_time:
            return lang.tr("it was not played in the time of its round ({detail})", words);
        case GameFinding::Kind::other_game:
            return lang.tr("it is not the game that was begun with the line of its table");
        case GameFinding::Kind::together:
            return lang.tr("cash by hand, cards and dealings together gave or cost a player much ({detail})", words);
        case GameFinding::Kind::rerolled:
            return lang.tr("dice or cards were undone, and others or none took their place ({detail})", words);
        case GameFinding::Kind::hindsight:
            return lang.tr("dealings were changed before dice that were known already ({detail})", words);
        case GameFinding::Kind::old_rules:
            return lang.tr("it was played by the rules of an older program ({detail})", words);
        case GameFinding::Kind::too_long:
            return lang.tr("its record is too long to be stored with the event");
        case GameFinding::Kind::unfinished:
            return lang.tr("its end was undone there, or it is another game from there on");
        default:
            return {};
    }
}

std::string text_of_kind(const Language& lang, GameFinding::Kind kind, const std::string& detail) {
    switch (kind) {
        case GameFinding::Kind::decided_otherwise:
            return lang.tr("today's rules would post something else");
        case GameFinding::Kind::refused_today:
            return lang.tr("today's rules would refuse it");
        case GameFinding::Kind::unsigned_correction:
            return lang.tr("the certified sheet was corrected without the judge's signature");
        case GameFinding::Kind::unjudged:
            return lang.tr("it goes back too far");
        case GameFinding::Kind::mistyped:
            return lang.tr("typed otherwise than it was posted");
        case GameFinding::Kind::from_position:
            return lang.tr("it begins from a position, and not with the start of its box");
        case GameFinding::Kind::forced:
            return lang.tr("recorded against the rules");
        case GameFinding::Kind::other_setup:
            return lang.tr("its rulings, minutes, seats or roles are not those that the event gave its table");
        case GameFinding::Kind::other_box:
            return lang.tr("its edition has other figures, cards or rules than the one of this machine");
        case GameFinding::Kind::unsettled:
            return no_game_result_text(lang, NoGameResult::unsettled);
        case GameFinding::Kind::unknown_box:
            return lang.tr("this machine has no edition of that name to compare with the game's");
        case GameFinding::Kind::dated_back:
            return lang.tr("dated before the entry ahead of it");
        default:
            return text_of_play(lang, kind, detail);
    }
}

std::string finding_text(const Language& lang, const Setup& setup, const GameFinding& finding) {
    if (finding.refusal)
        return lang.tr("today's rules would refuse it: {reason}",
                       {{"reason", refusal_text(lang, setup, *finding.refusal)}});
    std::string detail = finding.seat == 0 ? "" : setup.player(Seat{finding.seat}).name;
    if (!detail.empty() && !finding.detail.empty()) detail += ' ';
    detail += finding_detail(lang, finding.kind, finding.detail);
    return detail.empty() ? finding_sentence(lang, finding.kind) : text_of_kind(lang, finding.kind, detail);
}

std::vector<std::string> finding_lines(const Language& lang, const ImportedResult& taken, bool against) {
    constexpr std::size_t most_lines = 10;
    std::vector<std::string> lines;
    std::int64_t more = 0;
    for (const GameFinding& finding : taken.check.findings) {
        if (finding.speaks_against() != against) continue;
        if (lines.size() == most_lines) {
            ++more;
            continue;
        }
        if (!taken.game) {
            lines.push_back(lang.tr("seat {seat}", {{"seat", std::to_string(finding.seat)}}) + ": " +
                            finding_sentence(lang, finding.kind));
            continue;
        }
        const Table& table = taken.game->table;
        if (finding.entry == 0) {
            lines.push_back(finding_text(lang, *table.game.setup, finding));
            continue;
        }
        lines.push_back("#" + std::to_string(finding.entry) + " " +
                        escape_invisible(table.history.at(finding.entry).line) + ": " +
                        finding_text(lang, *table.game.setup, finding));
    }
    if (more > 0) lines.push_back(lang.trn("and {count} more entry", "and {count} more entries", more));
    return lines;
}

}  // namespace

std::string hash_alone_text(const Language& lang) {
    return lang.tr("the event has only the hash of this game, because there is no room for its record: keep its file");
}

std::string result_import_error_text(const Language& lang, const Event& event, const ResultImportError& no) {
    switch (no.kind) {
        case ResultImportError::Kind::no_result:
            return no_game_result_text(lang, no.reason);
        case ResultImportError::Kind::other_edition:
            return lang.tr("this game was played with the edition {edition}, the event with {other}",
                           {{"edition", no.edition}, {"other", event.made.edition}});
        case ResultImportError::Kind::no_table:
            return lang.tr("{players} sit together at no table of a round that has begun",
                           {{"players", list_text(lang, no.players)}});
        case ResultImportError::Kind::before_bell:
            return lang.tr(
                "this game began before the bell of round {round}; only the director knows whether it is the game of "
                "table {table} in it",
                {{"round", std::to_string(no.round)}, {"table", std::to_string(no.table)}});
        case ResultImportError::Kind::code_damaged:
            return lang.tr("a part of this code is missing; scan it once more");
        case ResultImportError::Kind::code_too_early:
            return no_game_result_text(lang, NoGameResult::not_finished);
        case ResultImportError::Kind::code_of_none:
            return lang.tr(
                "the game of this code was not begun for a table of a round that has begun here, so its seats are not "
                "known; take its game or record, or type the totals");
        case ResultImportError::Kind::nothing_aside:
            return lang.tr("no whole game was set aside at that table");
        case ResultImportError::Kind::hash_alone:
            return lang.tr(
                "there was no room for the game that was set aside at that table, and its hub has it no longer; take "
                "it from its file");
    }
    return {};
}

std::string finding_sentence(const Language& lang, GameFinding::Kind kind) {
    constexpr std::string_view no_detail = " ()";
    std::string sentence = text_of_kind(lang, kind, {});
    if (const std::size_t at = sentence.find(no_detail); at != std::string::npos) sentence.erase(at, no_detail.size());
    return sentence;
}

std::vector<std::string> findings_against(const Language& lang, const ImportedResult& taken) {
    return finding_lines(lang, taken, true);
}

std::vector<std::string> remarks_of(const Language& lang, const ImportedResult& taken) {
    std::vector<std::string> remarks = finding_lines(lang, taken, false);
    if (!taken.game)
        remarks.push_back(lang.tr("read from the code of a sheet; the game itself was not seen"));
    else if (!taken.certified)
        remarks.push_back(lang.tr("no judge certified this sheet"));
    else if (taken.wish.source && taken.wish.source->certified_by.empty())
        remarks.push_back(lang.tr("this sheet was certified without a judge's key, as anyone at the table can"));
    else if (taken.wish.source)
        remarks.push_back(lang.tr("this sheet was certified with the key {key}; compare it with that of the judge",
                                  {{"key", taken.wish.source->certified_by}}));
    if (!taken.unsigned_by.empty())
        remarks.push_back(lang.tr("not signed by {players}", {{"players", list_text(lang, taken.unsigned_by)}}));
    return remarks;
}

std::string passed_over_text(const Language& lang, const FolderGames::Other& other) {
    switch (other.why) {
        case PassedOver::folder:
            return lang.tr("skipped: a folder within the folder is not searched");
        case PassedOver::link_to_folder:
            return lang.tr("skipped: a link to a folder is not followed");
        case PassedOver::dead_link:
            return lang.tr("skipped: a link that leads to no file");
        case PassedOver::device:
            return lang.tr("skipped: a pipe, a socket or a device, which is never opened");
        case PassedOver::cannot_read:
            return lang.tr("cannot be read: {reason}", {{"reason", other.reason}});
        case PassedOver::too_many:
            return lang.trn("there is more than {count} game here; the others are not read",
                            "there are more than {count} games here; the others are not read",
                            static_cast<std::int64_t>(FolderGames::most));
    }
    return {};
}

}  // namespace tablebank
