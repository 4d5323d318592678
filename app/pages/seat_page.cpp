#include "app/pages/seat_page.h"

#include <nlohmann/json.hpp>

#include "app/i18n/language.h"
#include "app/pages/game_blocks.h"
#include "app/pages/page_json.h"
#include "app/present/seat/phone_refusal.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/players_view.h"
#include "app/present/words/localized_line.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

using SeatJson = nlohmann::ordered_json;

/// Empty texts are left out.
void put_text(SeatJson& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = escape_invisible(text);
}

SeatJson offer_json(const SeatOffer& offer) {
    SeatJson json{{"id", offer.id}, {"text", escape_invisible(offer.text)}, {"line", offer.line}};
    put_text(json, "effect", offer.effect);
    put_text(json, "reason", offer.reason);
    if (!offer.meaning.empty()) json["meaning"] = offer.meaning;
    if (!offer.allowed) json["barred"] = true;
    if (offer.foremost) json["foremost"] = true;
    if (offer.aside) json["aside"] = true;
    return json;
}

SeatJson offers_json(const std::vector<SeatOffer>& offers) {
    SeatJson list = SeatJson::array();
    for (const SeatOffer& offer : offers) list.push_back(offer_json(offer));
    return list;
}

SeatJson deeds_json(const std::vector<SeatDeed>& deeds) {
    SeatJson list = SeatJson::array();
    for (const SeatDeed& deed : deeds) {
        SeatJson json{{"name", escape_invisible(deed.name)}};
        put_text(json, "state", deed.state);
        put_text(json, "colour", deed.colour);
        json["offers"] = offers_json(deed.offers);
        list.push_back(std::move(json));
    }
    return list;
}

SeatJson event_json(const std::optional<SeatEvent>& event) {
    if (!event) return nullptr;
    return {{"entry", event->entry}, {"text", escape_invisible(event->text)}};
}

SeatJson items_json(const std::vector<TradeItem>& items) {
    SeatJson list = SeatJson::array();
    for (const TradeItem& item : items) {
        SeatJson json{{"mark", item.mark}, {"name", escape_invisible(item.name)}};
        put_text(json, "colour", item.colour);
        list.push_back(std::move(json));
    }
    return list;
}

SeatJson partners_json(const std::vector<TradePartner>& partners) {
    SeatJson list = SeatJson::array();
    for (const TradePartner& partner : partners)
        list.push_back(
            {{"seat", partner.seat}, {"name", escape_invisible(partner.name)}, {"deeds", items_json(partner.deeds)}});
    return list;
}

SeatJson asked_json(const std::vector<SeatPageState::Asked>& trades) {
    SeatJson list = SeatJson::array();
    for (const SeatPageState::Asked& trade : trades)
        list.push_back({{"id", trade.id}, {"text", escape_invisible(trade.text)}, {"meaning", trade.meaning}});
    return list;
}

page_block::Cards own_cash(const Language& lang, const SeatView& view) {
    page_block::Card cash{.title = lang.tr("Cash"), .figure = view.cash};
    if (!view.stands.empty()) cash.lines.push_back({.text = view.stands});
    for (const std::string& card : view.hand) cash.lines.push_back({.text = card});
    return {{}, {std::move(cash)}};
}

/// On the banker's own page.
page_block::Cards all_players(const Language& lang, const Table& table) {
    page_block::Cards players{.title = lang.tr_in("on a page", "Players")};
    for (const PlayerCard& player : make_player_cards(lang, table)) {
        page_block::Card card{.title = player.name, .figure = player.cash};
        card.note = player.out || player.stands.empty() ? player.role : player.role + " · " + player.stands;
        players.cards.push_back(std::move(card));
    }
    return players;
}

/// "Any line: Anna pay 50 to Boris", with the words of the language and the names of two players.
std::string any_line_text(const Language& lang, const Setup& setup) {
    std::string line = setup.player(Seat{1}).name + " pay 50";
    if (setup.seats() > 1) line += " to " + setup.player(Seat{2}).name;
    return lang.tr_in("on a page", "Any line: {line}", {{"line", localized_line(lang, setup, line)}});
}

SeatJson bank_json(const Language& lang, const Setup& setup, const SeatPageState::Bank& bank, bool stopped) {
    SeatJson waiting = SeatJson::array();
    for (const SeatPageState::Asked& act : bank.waiting)
        waiting.push_back({{"id", act.id}, {"text", escape_invisible(act.text)}});
    return {{"waiting", std::move(waiting)},
            {"stopped", stopped},
            {"words",
             {{"post", lang.tr("Post it")},
              {"decline", lang.tr("Decline it")},
              {"stop", stopped ? lang.tr("Let the phones act again") : lang.tr("Stop all phones")},
              {"line", any_line_text(lang, setup)},
              {"more", lang.tr_in("on a page", "Any act, by taps")},
              {"look", lang.tr_in("on a page", "Show it")}}}};
}

/// The labels of the script; it has none of its own.
SeatJson play_words(const Language& lang) {
    return {{"turn", lang.tr_in("on a page", "It is your turn.")},
            {"dice", lang.tr_in("on a page", "Tap the dice that you threw")},
            {"roll", lang.tr_in("on a page", "Roll for me")},
            {"post", lang.tr_in("on a page", "Post")},
            {"back", lang.tr_in("on a page", "Back")},
            {"card", lang.tr_in("on a page", "The card that you drew")},
            {"effect", lang.tr_in("on a page", "Or what it says: +50, -75, @39")},
            {"find", lang.tr_in("on a page", "Find the card")},
            {"deeds", lang.tr_in("on a page", "Your deeds")},
            {"none", lang.tr_in("on a page", "None yet.")},
            {"again", lang.tr_in("on a page", "The table has changed. This would be posted now:")},
            {"cancel", lang.tr_in("on a page", "Withdraw it")},
            {"undo", lang.tr_in("on a page", "Ask the banker to undo it")},
            {"paid", lang.tr_in("on a page", "You were paid.")},
            {"sound", lang.tr_in("on a page", "Sound when it is your turn")},
            {"read", lang.tr_in("on a page", "Understood")},
            {"trade", lang.tr_in("on a page", "Trade")},
            {"with", lang.tr_in("on a page", "With")},
            {"give", lang.tr_in("on a page", "You give")},
            {"get", lang.tr_in("on a page", "You get")},
            {"sum", lang.tr_in("on a page", "Cash")},
            {"count", lang.tr_in("on a page", "The sum of your notes")},
            {"look", lang.tr_in("on a page", "Show it")},
            {"asks", lang.tr_in("on a page", "A trade is offered to you:")},
            {"agree", lang.tr_in("on a page", "Agree")},
            {"decline", lang.tr_in("on a page", "Decline")}};
}

}  // namespace

Page seat_page(const Language& lang, const Table& table, const SeatView& view, std::int64_t now_ms) {
    Page page{.title = view.name, .subtitle = view.side};
    add_clock(lang, table.game, now_ms, {}, page);
    const TurnSnapshot& turn = view.turn;
    if (!turn.heading.empty())
        page.blocks.emplace_back(page_block::Notice{turn.heading, turn.amount, turn.subject, turn.colour});
    if (turn.amount.empty() && !turn.sentence.empty()) page.blocks.emplace_back(page_block::Words{turn.sentence});
    add_workings(turn.workings, page);
    add_waiting(lang, turn.waiting, page);
    return page;
}

std::string seat_page_json(const Language& lang, const Table& table, const SeatView& view, const SeatPageState& state) {
    const Page page = seat_page(lang, table, view, state.now_ms);
    Page after{.title = {}};
    after.blocks.emplace_back(view.seat.number == 0 ? all_players(lang, table) : own_cash(lang, view));
    add_latest(lang, latest_events(lang, table), after);
    SeatJson json = SeatJson::parse(page_json(lang, page, state.id, true));
    json["after"] = SeatJson::parse(page_json(lang, after, state.id, true)).at("blocks");
    SeatJson play{{"seat", view.seat.number}, {"upon", table.game.last}, {"awaited", view.awaited}};
    if (state.bank) play["bank"] = bank_json(lang, *table.game.setup, *state.bank, state.stopped);
    if (state.stopped && !state.bank) put_text(play, "stopped", phone_refusal_text(lang, PhoneRefusal::stopped));
    play["offers"] = offers_json(view.offers);
    play["dice"] = {{"count", view.dice}, {"prefix", view.dice_prefix}};
    if (state.rolls) play["rolls"] = true;
    play["draws"] = view.draws;
    if (!view.count_prefix.empty()) play["count"] = {{"prefix", view.count_prefix}, {"suffix", view.count_suffix}};
    play["cards"] = offers_json(view.cards);
    play["deeds"] = deeds_json(view.deeds);
    play["own"] = items_json(view.own);
    play["partners"] = partners_json(view.partners);
    play["asked"] = asked_json(state.asked);
    play["undone"] = event_json(view.undone);
    play["paid"] = event_json(view.paid);
    put_text(play, "waits", state.waits);
    put_text(play, "news", state.news);
    play["words"] = play_words(lang);
    json["play"] = std::move(play);
    return json.dump(-1, ' ', false, SeatJson::error_handler_t::replace);
}

}  // namespace tablebank
