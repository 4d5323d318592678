#include "app/present/settlement/review_text.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/checklist_text.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/books/people.h"
#include "ledger/text/escape.h"

namespace tablebank {

namespace {

/// Remarks that use the entry's own sentence, with its reason.
bool is_told_as_entered(Remarkable kind) {
    using enum Remarkable;
    constexpr std::array kinds{own_card,  ruling_changed, clock_jumped, clock_set, adjusted,
                               corrected, not_signed,     protest_time, people,    left_late};
    return std::ranges::find(kinds, kind) != kinds.end();
}

class Teller {
public:
    Teller(const Language& lang, const Table& table, const Remark& remark)
        : lang_(lang),
          table_(table),
          remark_(remark),
          entry_(table.history.at(remark.entry)),
          then_(*table.game.setup, remark.entry + 1) {}

    std::string sentence() const {
        if (is_told_as_entered(remark_.kind)) return entry_text(lang_, *table_.game.setup, entry_);
        const Word lapse{"time", duration_text(remark_.lapse_ms)};
        switch (remark_.kind) {
            case Remarkable::unrequited:
                return lang_.tr("{player} gives {other} {sum}, and nothing comes back", {player(), other(), given()});
            case Remarkable::off_price:
                if (remark_.came_back)
                    return lang_.tr("{asset} goes back to {other}, who traded it away in #{entry}",
                                    {{"asset", came_back()}, other(), about()});
                return lang_.tr("{player} gives {other} what is printed at {sum}, for what is printed at {returned}",
                                {player(), other(), given(), {"returned", amount_text(lang_, remark_.returned)}});
            case Remarkable::let_go:
                if (!remark_.other) return lang_.tr("{player} is let off {sum}", {player(), given()});
                return lang_.tr("{other} lets {player} off {sum}", {player(), other(), given()});
            case Remarkable::forced:
                return forced_text(lang_, *table_.game.setup, entry_);
            case Remarkable::taken_back_late:
                return lang_.trn("undoes #{entry}, {time} later, with {count} entry in between",
                                 "undoes #{entry}, {time} later, with {count} entries in between",
                                 remark_.entries_between, {about(), lapse});
            case Remarkable::paid_late:
                if (!remark_.about)
                    return lang_.tr("{player} pays {other} a rent of {sum} that was not claimed in time",
                                    {player(), other(), given()});
                return lang_.tr("{player} pays {other} what was owed since #{entry}, after others had rolled",
                                {player(), other(), about()});
            case Remarkable::counted_otherwise:
                return remark_.difference < Money{}
                           ? lang_.tr("the notes of {player} were {sum} less than the book said",
                                      {player(), {"sum", amount_text(lang_, -remark_.difference)}})
                           : lang_.tr("the notes of {player} were {sum} more than the book said",
                                      {player(), {"sum", amount_text(lang_, remark_.difference)}});
            case Remarkable::clock_went_back:
                return lang_.tr("the computer's clock was {time} earlier than at the entry before", {lapse});
            case Remarkable::long_silence:
                return lang_.tr("nothing was posted for {time} while the clock ran", {lapse});
            case Remarkable::after_time:
                return lang_.tr("posted {time} after the clock had run out", {lapse});
            case Remarkable::from_position:
                return lang_.tr("it begins from a position, and not with the start of its box");
            default:
                return of_ending(lapse);
        }
    }

private:
    std::string of_ending(const Word& lapse) const {
        switch (remark_.kind) {
            case Remarkable::called_early:
                return lang_.tr("time was called with {time} left on the clock", {lapse});
            case Remarkable::after_bell:
                return lang_.tr("posted after time was called, before play was over");
            case Remarkable::ruling_late:
                return lang_.tr("the ruling was changed after time was called, when it can decide who wins");
            case Remarkable::bank_cash:
                return lang_.tr("the bank gives {player} {sum}, and nothing asked for it", {player(), given()});
            case Remarkable::bank_gift:
                return lang_.tr("{player} gives the bank {sum}, and nothing asked for it", {player(), given()});
            case Remarkable::middle_cash:
                if (remark_.given.is_zero())
                    return lang_.tr("{player} takes {sum} from the middle, and nothing asked for it",
                                    {player(), {"sum", amount_text(lang_, remark_.returned)}});
                return lang_.tr("{player} lays {sum} into the middle, and nothing asked for it", {player(), given()});
            case Remarkable::box_short:
                return lang_.tr("the bank pays more than its box holds: it lacks {sum}", {given()});
            case Remarkable::certified_open:
                return lang_.tr("certified, though not done: {undone}",
                                {{"undone", undone_list_text(lang_, names(), remark_.undone)}});
            case Remarkable::key_unproved:
                return lang_.tr("certified with a key that is named and not proved: it signed no such certificate");
            case Remarkable::decided_unheard:
                return lang_.tr("the protest of #{entry} was decided and not heard", {about()});
            default:
                return {};
        }
    }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const PlayerSetup& seated : table_.game.setup->players) all.push_back(seated.name);
        return all;
    }
    std::string name(const std::optional<Seat>& seat) const {
        return seat ? then_->player(*seat).name : lang_.tr("the bank");
    }
    Word player() const { return {"player", name(remark_.player)}; }
    Word other() const {
        if (remark_.others.size() < 2) return {"other", name(remark_.other)};
        std::vector<std::string> all;
        for (const Seat seat : remark_.others) all.push_back(name(seat));
        return {"other", list_text(lang_, all)};
    }
    Word given() const { return {"sum", amount_text(lang_, remark_.given)}; }
    std::string came_back() const {
        const Asset& asset = *remark_.came_back;
        return asset.kind == Asset::Kind::card ? lang_.tr("a card")
                                               : space_name(table_.game.edition(), Space{asset.index});
    }
    Word about() const { return {"entry", std::to_string(remark_.about.value_or(0))}; }

    const Language& lang_;
    const Table& table_;
    const Remark& remark_;
    const Entry& entry_;
    SetupOfEntry then_;  ///< with the players who were seated then
};

/// The reason that the sentence does not have. After a certificate the free text of a line is the judge's name.
std::string reason_beside(const Remark& remark, const Entry& entry) {
    if (remark.kind == Remarkable::certified_open) return remark.despite;
    const bool has_none =
        is_told_as_entered(remark.kind) || remark.kind == Remarkable::forced || remark.kind == Remarkable::key_unproved;
    return has_none ? std::string{} : entry.why;
}

}  // namespace

std::string review_text(const Language& lang, const Table& table, const Remark& remark) {
    const Entry& entry = table.history.at(remark.entry);
    std::string text = Teller(lang, table, remark).sentence();
    const std::string why = reason_beside(remark, entry);
    if (!why.empty()) text += " (" + escape_invisible(why) + ")";
    if (const auto by = table.history.reversed_by(remark.entry))
        text += ' ' + lang.tr("(taken back by #{entry})", {{"entry", std::to_string(*by)}});
    return text;
}

}  // namespace tablebank
