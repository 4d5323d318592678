#include "app/present/event/not_taken_text.h"

#include "app/i18n/language.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

std::string not_taken_text(const Language& lang, const Event& event, const std::filesystem::path& file,
                           const NotTaken& no) {
    switch (no.kind) {
        case NotTaken::Kind::no_result:
            return no_game_result_text(lang, no.reason);
        case NotTaken::Kind::other_edition:
            return lang.tr("this game was played with the edition {edition}, the event with {other}",
                           {{"edition", no.edition}, {"other", event.made.edition}});
        case NotTaken::Kind::no_table:
            return lang.tr("{players} sit together at no table of a round that has begun",
                           {{"players", list_text(lang, no.players)}});
        case NotTaken::Kind::too_long:
            return lang.tr("{file} is too long to be kept with its result", {{"file", file.string()}});
        case NotTaken::Kind::code_damaged:
            return lang.tr("a part of this code is missing; scan it once more");
        case NotTaken::Kind::code_too_early:
            return no_game_result_text(lang, NoGameResult::not_finished);
        case NotTaken::Kind::code_of_none:
            return lang.tr(
                "the game of this code was not begun for a table of a round that has begun here, so nobody can say who "
                "sat "
                "where; take its game or record, or type the totals");
    }
    return {};
}

std::vector<std::string> remarks_of(const Language& lang, const TakenGame& taken) {
    std::vector<std::string> remarks;
    if (!taken.game)
        remarks.push_back(lang.tr("read from the code of a sheet; the game itself was not seen"));
    else if (!taken.certified)
        remarks.push_back(lang.tr("no judge certified this sheet"));
    if (!taken.unsigned_by.empty())
        remarks.push_back(lang.tr("not signed by {players}", {{"players", list_text(lang, taken.unsigned_by)}}));
    return remarks;
}

}  // namespace tablebank
