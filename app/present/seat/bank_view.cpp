#include "app/present/seat/bank_view.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/seat/bank_forms.h"
#include "app/present/seat/seat_view_parts.h"
#include "app/present/settlement/adjudication_offers.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/name_text.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// With its preview, or why it is refused.
SeatOffer bank_offer(const Language& lang, const Session& session, SeatOffer offer) {
    if (!offer.allowed) return offer;
    const SeatTried tried = try_lines(lang, session, {.lines = {offer.line}});
    if (const auto* refusal = std::get_if<SeatRefusal>(&tried)) {
        offer.allowed = false;
        offer.reason = refusal->text;
        return offer;
    }
    const auto& preview = std::get<SeatPreview>(tried);
    offer.effect = preview.notes.empty() ? preview.text : preview.text + ' ' + preview.notes;
    offer.meaning = preview.meaning;
    return offer;
}

void add_turn(const Language& lang, const Session& session, SeatView& view) {
    const auto add = [&](const OfferedAction& action) {
        if (action.opens != Dialog::none || action.to_finish || action.line.empty()) return;
        SeatOffer offer = bank_offer(lang, session, seat_offer_of(action));
        if (!action.question.empty() && offer.allowed) {  // its effect is shown before it is posted
            offer.meaning.clear();
            offer.effect = action.question;
        }
        view.offers.push_back(std::move(offer));
    };
    for (const OfferedAction& action : view.turn.actions) add(action);
    if (session.game().phase() == Phase::finished)
        for (const RoadStep& step : make_road(lang, session.table(), {}, session.now_ms()))
            for (const OfferedAction& action : step.actions)
                if (action.allowed) add(action);
    std::stable_partition(view.offers.begin(), view.offers.end(),
                          [](const SeatOffer& offer) { return offer.foremost; });
}

}  // namespace

SeatView make_bank_view(const Language& lang, const Session& session) {
    const Table& table = session.table();
    SeatView view{.seat = Seat{}};
    view.name = lang.tr_in("on a page", "The bank");
    view.cash = {};
    view.turn = make_turn_snapshot(lang, table);
    view.dice = view.turn.dice.dice;
    view.dice_prefix = view.turn.dice.prefix;
    add_turn(lang, session, view);
    if (table.history.undo_target()) {
        SeatOffer undo{.id = "undo", .text = lang.tr("Undo the last entry"), .line = "undo", .aside = true};
        view.offers.push_back(bank_offer(lang, session, std::move(undo)));
    }
    if (const int person = view.turn.person; person != 0) add_deck(lang, session, Seat{person}, view);
    return view;
}

SeatTried try_bank_text(const Language& lang, const Session& session, std::string_view text) {
    if (text.size() > longest_seat_text || !is_plain_text(text)) return refused_phone(lang, PhoneRefusal::malformed);
    const LineToPost read = read_typed(session.table(), text);
    if (read.asks) return unreadable_on_page(lang, session.setup(), *read.asks);
    if (read.whose.asks())
        return SeatRefusal{"unreadable", lang.tr("Whose is this line: {players}?",
                                                 {{"players", choice_text(lang, read.whose.names)}})};
    SeatLine line{.lines = read.all()};
    std::erase_if(line.lines, [](const std::string& each) { return is_blank_line(each); });
    if (line.lines.empty()) return refused_phone(lang, PhoneRefusal::nothing_typed);
    const std::string only = line.lines.size() == 1 ? line.lines.front() : std::string{};
    SeatTried tried = try_lines(lang, session, std::move(line));
    auto* refusal = std::get_if<SeatRefusal>(&tried);
    if (refusal != nullptr && !refusal->in_full.empty()) refusal->text = refusal->in_full;
    if (refusal != nullptr && !only.empty()) {
        const std::string forced = form_line(forcing_form(), {"-", only});
        if (std::holds_alternative<SeatPreview>(try_lines(lang, session, {.lines = {forced}}))) refusal->line = only;
    }
    return tried;
}

}  // namespace tablebank
