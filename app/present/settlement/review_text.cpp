#include "app/present/settlement/review_text.h"

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/text/escape.h"

namespace tablebank {

namespace {

class Teller {
public:
    Teller(const Language& lang, const Table& table, const Remark& remark)
        : lang_(lang), table_(table), remark_(remark), entry_(table.history.at(remark.entry)) {}

    std::string sentence() const {
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
                return forced_text(lang_, entry_);
            case Remarkable::taken_back_late:
                return lang_.trn("undoes #{entry}, {time} later, with {count} entry in between",
                                 "undoes #{entry}, {time} later, with {count} entries in between",
                                 remark_.entries_between, {about(), lapse});
            case Remarkable::paid_late:
                return lang_.tr("{player} pays {other} what was owed since #{entry}, after others had rolled",
                                {player(), other(), about()});
            case Remarkable::counted_otherwise:
                return remark_.difference < Money{}
                           ? lang_.tr("the notes of {player} were {sum} less than the book said",
                                      {player(), {"sum", amount_text(lang_, -remark_.difference)}})
                           : lang_.tr("the notes of {player} were {sum} more than the book said",
                                      {player(), {"sum", amount_text(lang_, remark_.difference)}});
            case Remarkable::ruling_changed:
            case Remarkable::clock_jumped:
            case Remarkable::clock_set:
                return entry_text(lang_, *table_.game.setup, entry_);
            case Remarkable::clock_went_back:
                return lang_.tr("the computer's clock was {time} earlier than at the entry before", {lapse});
            case Remarkable::long_silence:
                return lang_.tr("nothing was posted for {time} while the clock ran", {lapse});
            case Remarkable::after_time:
                return lang_.tr("posted {time} after the clock had run out", {lapse});
            case Remarkable::from_position:
                return lang_.tr("it begins from a position, and not with the start of its box");
        }
        return {};
    }

private:
    std::string name(const std::optional<Seat>& seat) const {
        return seat ? table_.game.name(*seat) : lang_.tr("the bank");
    }
    Word player() const { return {"player", name(remark_.player)}; }
    Word other() const { return {"other", name(remark_.other)}; }
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
};

}  // namespace

std::string review_text(const Language& lang, const Table& table, const Remark& remark) {
    const Entry& entry = table.history.at(remark.entry);
    std::string text = Teller(lang, table, remark).sentence();
    const bool says_why = remark.kind != Remarkable::forced && remark.kind != Remarkable::ruling_changed;
    if (says_why && !entry.why.empty()) text += " (" + escape_invisible(entry.why) + ")";
    if (const auto by = table.history.reversed_by(remark.entry))
        text += ' ' + lang.tr("(taken back by #{entry})", {{"entry", std::to_string(*by)}});
    return text;
}

}  // namespace tablebank
