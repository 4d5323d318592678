#include <ostream>

#include "app/cli/json.h"
#include "app/cli/show_view.h"
#include "app/export/time_text.h"
#include "app/position/position_json.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/table/bank_face.h"
#include "app/present/table/play_state.h"
#include "app/present/words/due_text.h"
#include "app/session/after_time.h"
#include "app/session/game_settlement.h"
#include "calculators/edition_alike.h"
#include "db/edition/edition_folder.h"
#include "db/file/file_error.h"
#include "ledger/books/next_turn.h"
#include "ledger/books/people.h"
#include "ledger/books/phone_poster.h"
#include "ledger/books/result.h"
#include "ledger/books/stage.h"

namespace tablebank {
namespace {

void write(const Json& json, std::ostream& out) {
    out << json_text(json) << '\n';
}

Json spaces_json(const std::vector<const Deed*>& deeds) {
    Json list = Json::array();
    for (const Deed* deed : deeds) list.push_back(space_json(deed->space));
    return list;
}

/// Cards to keep by name, hidden ones as hidden: no one at the table knows more.
Json cards_json(const ShowView& view, const std::vector<PositionCard>& cards) {
    Json list = Json::array();
    for (const PositionCard& card : cards) {
        if (!view.edition().is_hidden(card.card)) {
            list.push_back({{"name", view.edition().kept_cards.at(static_cast<std::size_t>(card.card)).name}});
            continue;
        }
        Json json{{"hidden", true}};
        if (!card.played.empty()) json["played"] = card.played;
        list.push_back(std::move(json));
    }
    return list;
}

Json bank_json(const ShowView& view) {
    const Pieces pieces = view.game().in_bank();
    std::vector<PositionCard> cards;
    for (const int card : cards_with(view.game(), Account::bank())) cards.push_back({card});
    return {{"cash", view.game().book.cash(Account::bank()).to_string()},
            {"middle", view.game().in_middle().to_string()},
            {"houses", pieces.houses},
            {"hotels", pieces.hotels},
            {"deeds", spaces_json(deeds_with(view.game(), Account::bank()))},
            {"withheld", spaces_json(deeds_with(view.game(), Account::withheld()))},
            {"cards", cards_json(view, cards)}};
}

Json one_due_json(const ShowView& view, const Due& due) {
    Json json{{"kind", to_string(due.kind)}, {"debtor", view.game().name(due.debtor)}};
    json["creditor"] = due.creditor ? Json(view.game().name(*due.creditor)) : Json("bank");
    if (due.middle) json["middle"] = true;
    if (due.times > 0) json["times"] = due.times;
    json["space"] = space_json(due.space);
    json["amount"] = due.amount.to_string();
    if (due.kind == DueKind::income_tax) json["percent_amount"] = due.percent_amount.to_string();
    if (due.kind == DueKind::utility_rent) json["factor"] = due.factor;
    if (due.dice) json["dice"] = {due.dice->first, due.dice->second};
    if (due.claimed || is_unclaimed(view.game(), due)) json["claimed"] = due.claimed;
    json["message"] = due_text(view.lang, view.game(), due);
    json["line"] = wanted_line(view.game(), due);
    return json;
}

Json due_json(const ShowView& view) {
    Json list = Json::array();
    for (const Due& due : open_dues(view.game())) {
        Json json = one_due_json(view, due);
        json["raised_by"] = due.key.index;
        if (const auto why = explain(view.lang, view.table, due)) {
            json["workings"] = workings_json(view.lang, view.edition(), why->workings);
            if (why->amount != why->today) json["today"] = why->today.to_string();
        }
        list.push_back(std::move(json));
    }
    // It is not raised yet: the next turn begins with it.
    if (const auto fine = fine_of_next_turn(view.game())) list.push_back(one_due_json(view, *fine));
    return list;
}

Json clock_json(const ShowView& view) {
    const ClockReading clock = read_clock(view.game(), view.now_ms);
    return {{"running", clock.running},
            {"used_ms", clock.used_ms},
            {"limit_ms", clock.limit_ms},
            {"left_ms", clock.left_ms()},
            {"time_called", view.game().time_called()}};
}

Json player_json(const ShowView& view, Seat seat) {
    const Game& game = view.game();
    Json json{{"seat", seat.number},
              {"name", game.name(seat)},
              {"role", to_string(game.role(seat))},
              {"cash", game.cash(seat).to_string()}};
    for (const FormerSitter& former : former_sitters(*game.setup, view.table.history, seat))
        json["before"].push_back({{"name", former.name}, {"until", former.until}});
    const auto space = game.space_of(seat);
    json["space"] = space ? Json(space_json(*space)) : Json(nullptr);
    json["jailed"] = game.is_jailed(seat);
    if (game.jail_tries(seat) > 0) json["tries"] = game.jail_tries(seat);
    json["out"] = game.is_out(seat);
    std::vector<const Deed*> deeds;
    for (const Holding& holding : game.estate(seat).deeds) deeds.push_back(view.edition().deed_at(holding.deed));
    json["deeds"] = spaces_json(deeds);
    json["cards"] = cards_json(view, game.cards(seat));
    return json;
}

/// The path of the game, which pins its edition, unless the edition of that id here is played alike; otherwise empty.
std::string pinned_in(const ShowView& view) {
    try {
        if (plays_alike(load_edition(view.edition().id).edition, view.edition())) return {};
    } catch (const EditionError&) {  // none of that id, or a broken one
    } catch (const FileError&) {
    }
    return is_edition_path(view.file) ? view.file : "./" + view.file;
}

/// The dice that the last player's utilities count with.
UtilityDice least_throws(const Game& game) {
    UtilityDice dice;
    const Position scored = uncounted_position(game);
    for (const Holding& holding : game.estate(game.players().front()).deeds)
        if (const auto thrown = scored.dice.find(holding.deed); thrown != scored.dice.end()) dice.insert(*thrown);
    return dice;
}

}  // namespace

void write_summary(const ShowView& view, std::ostream& out) {
    const Game& game = view.game();
    Json json{
        {"game", game.setup->game_id},    {"edition", view.edition().id},      {"goal", to_string(game.setup->goal)},
        {"minutes", game.setup->minutes}, {"phase", to_string(game.phase())},  {"round", game.round()},
        {"turn", game.name(game.turn())}, {"rolls_left", rolls_to_come(game)}, {"entries", view.game().last}};
    // Once time is called, the phase alone does not tell whether play goes on.
    if (const Stage stage = stage_of(game); game.phase() == Phase::play && stage != Stage::play)
        json["stage"] = to_string(stage);
    if (is_practice(*game.setup)) json["practice"] = true;
    if (view.head) json["head"] = to_hex(*view.head);
    json["players"] = Json::array();
    for (int seat = 1; seat <= game.seats(); ++seat) json["players"].push_back(player_json(view, Seat{seat}));
    if (!game.setup->order.empty())  // someone joined: the seats are not in the order of play
        for (const Seat seat : game.order()) json["order"].push_back(seat.number);
    json["bank"] = bank_json(view);
    json["due"] = due_json(view);
    json["clock"] = clock_json(view);
    json["winners"] = Json::array();
    for (const Seat winner : game.winners()) json["winners"].push_back(game.name(winner));
    write(json, out);
}

void write_players(const ShowView& view, std::ostream& out) {
    PositionDocument document{.edition_name = view.edition().id,
                              .edition = view.game().setup->edition,
                              .rulings = view.game().rulings(),
                              .position = view.game().position(),
                              .pinned_in = pinned_in(view)};
    if (auto handed_in = handed_in_state(view.table)) {
        document.rulings = handed_in->rulings;
        document.position = std::move(handed_in->position);
        for (int seat = 1; seat <= view.game().seats(); ++seat) {
            const bool plays = !view.game().is_out(Seat{seat});
            document.cash_since.push_back(plays ? std::optional{view.game().cash(Seat{seat})} : std::nullopt);
        }
    } else if (is_uncounted(view.game()) && view.game().setup->goal == Goal::timed) {
        document.position.dice = least_throws(view.game());
    }
    out << write_position(document);
}

void write_deeds(const ShowView& view, std::ostream& out) {
    const Game& game = view.game();
    Json list = Json::array();
    for (const Deed& deed : view.edition().deeds) {
        const auto owner = game.owner_of(deed.space);
        const Pieces pieces = game.on_street(deed.space);
        Json json{{"deed", space_json(deed.space)}, {"name", deed.name}};
        json["owner"] = owner ? Json(game.name(*owner)) : Json(nullptr);
        json["withheld"] = game.book.holder(Asset::deed(deed.space)) == Account::withheld();
        json["mortgaged"] = game.is_mortgaged(deed.space);
        json["houses"] = pieces.houses;
        json["hotel"] = pieces.hotels > 0;
        if (view.edition().profile.hotels_per_street.value > 1) json["hotels"] = pieces.hotels;
        json["price"] = deed.price.to_string();
        list.push_back(std::move(json));
    }
    write({{"deeds", std::move(list)}}, out);
}

void write_log(const ShowView& view, std::ostream& out) {
    Json list = Json::array();
    AfterTime after_time(view.game().setup);
    for (const Entry& entry : view.table.history.entries()) {
        const auto over = after_time.look(entry, view.table.history.in_force(entry.sequence));
        Json json{{"seq", entry.sequence},
                  {"at", utc_moment(entry.stamp.at_ms)},
                  {"poster", entry.stamp.poster},
                  {"line", entry.line},
                  {"text", entry_text(view.lang, *view.game().setup, entry)}};
        if (const auto phone = phone_of_poster(entry.stamp.poster)) json["phone"] = phone->number;
        if (!entry.why.empty()) json["why"] = entry.why;
        if (entry.forced) json["forced"] = *entry.forced;
        if (over) json["seconds_after_time"] = *over / 1000;
        if (entry.reverses) json["reverses"] = *entry.reverses;
        if (const auto reversal = view.table.history.reversed_by(entry.sequence)) json["reversed_by"] = *reversal;
        if (const auto action = view.table.history.action_of(entry.sequence))
            json["action"] = {{"first", action->first}, {"last", action->last}};
        list.push_back(std::move(json));
    }
    write({{"entries", std::move(list)}}, out);
}

void write_bank(const ShowView& view, std::ostream& out) {
    write(bank_json(view), out);
}

void write_due(const ShowView& view, std::ostream& out) {
    write({{"due", due_json(view)}}, out);
}

void write_clock(const ShowView& view, std::ostream& out) {
    write(clock_json(view), out);
}

void write_rulings(const ShowView& view, std::ostream& out) {
    Json json = Json::object();
    const Rulings rulings = view.game().rulings();
    for (const RulingKey& key : ruling_keys()) json[std::string(key.name)] = get(rulings, key.name);
    write({{"rulings", std::move(json)}}, out);
}

}  // namespace tablebank
