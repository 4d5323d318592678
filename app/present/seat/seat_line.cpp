#include "app/present/seat/seat_line.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>

#include "app/present/typing/person_to_act.h"
#include "app/present/typing/typed_line.h"
#include "ledger/books/due.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// Far more than a box holds.
constexpr std::int64_t largest_sum = 1'000'000'000;

/// The right of a seat to post a line.
enum class SeatRight : std::uint8_t {
    banker_only,
    chosen,   ///< the player may choose it
    settles,  ///< dice, or a payment of what is due
    agreed,   ///< once the other player agrees
    asked,    ///< the player asks the banker to post it
};

/// A payment of exactly one of the seat's debts.
bool pays_a_due(const Game& game, Seat seat, const action::Pay& pay) {
    return std::ranges::any_of(open_dues(game, seat), [&](const Due& due) {
        return due.is_debt() && due.amount == pay.amount && due.creditor == pay.to && due.middle == pay.middle;
    });
}

/// A rent that its owner asks for, as some rules want it (football 10).
bool claims_own_rent(const Game& game, Seat seat, const action::Get& get) {
    return get.from && std::ranges::any_of(open_dues(game, *get.from), [&](const Due& due) {
               return is_unclaimed(game, due) && due.creditor == seat && due.amount == get.amount;
           });
}

struct RightOfSeat {
    const Game& game;
    Seat seat;

    SeatRight operator()(const action::Roll&) const { return SeatRight::settles; }
    SeatRight operator()(const action::Ok&) const {
        const auto dues = open_dues(game, seat);
        return !dues.empty() && dues.front().is_debt() ? SeatRight::settles : SeatRight::chosen;
    }
    SeatRight operator()(const action::Rent& rent) const {
        return rent.give.empty() ? SeatRight::settles : SeatRight::banker_only;
    }
    SeatRight operator()(const action::Tax&) const { return SeatRight::settles; }
    SeatRight operator()(const action::Fine&) const { return SeatRight::settles; }
    SeatRight operator()(const action::Foundation&) const { return SeatRight::settles; }
    SeatRight operator()(const action::Pay& pay) const {
        return pays_a_due(game, seat, pay) ? SeatRight::settles : SeatRight::chosen;
    }
    SeatRight operator()(const action::Card& card) const {
        return std::holds_alternative<Dice>(card.card) ? SeatRight::settles : SeatRight::chosen;
    }
    SeatRight operator()(const action::Get& get) const {
        return claims_own_rent(game, seat, get) ? SeatRight::chosen : SeatRight::banker_only;
    }
    SeatRight operator()(const action::Buy& buy) const {
        return buy.price ? SeatRight::banker_only : SeatRight::chosen;
    }
    SeatRight operator()(const action::Build& build) const {
        return build.price ? SeatRight::banker_only : SeatRight::chosen;
    }
    /// The turn that it ends must be the player's own.
    SeatRight operator()(const action::Next&) const {
        return game.turn() == seat ? SeatRight::chosen : SeatRight::banker_only;
    }
    SeatRight operator()(const action::Trade& trade) const {
        return trade.more.empty() && trade.with != seat ? SeatRight::agreed : SeatRight::banker_only;
    }
    SeatRight operator()(const action::Count& count) const {
        return count.waived ? SeatRight::banker_only : SeatRight::asked;
    }
    template <typename Other>
    SeatRight operator()(const Other&) const {
        constexpr bool is_own = std::is_same_v<Other, action::Decline> || std::is_same_v<Other, action::Waive> ||
                                std::is_same_v<Other, action::Sell> || std::is_same_v<Other, action::SellCity> ||
                                std::is_same_v<Other, action::Mortgage> || std::is_same_v<Other, action::Redeem> ||
                                std::is_same_v<Other, action::DrawHidden> || std::is_same_v<Other, action::Use> ||
                                std::is_same_v<Other, action::Stake> || std::is_same_v<Other, action::Signs> ||
                                std::is_same_v<Other, action::Refuses> || std::is_same_v<Other, action::Protest>;
        return is_own ? SeatRight::chosen : SeatRight::banker_only;
    }
};

/// One side of a trade; nullopt for an item that is neither a sum nor a deed.
std::optional<Items> items_of(const Edition& edition, const std::vector<std::string>& texts) {
    Items items;
    for (const std::string& text : texts) {
        if (text.empty()) continue;
        if (!text.starts_with('@')) {
            const auto sum = read_number<std::int64_t>(text);
            if (!sum || *sum < 0 || *sum > largest_sum) return std::nullopt;
            items.cash += Money{*sum};
            continue;
        }
        const auto deed = find_deed(edition, text);
        if (!std::holds_alternative<Space>(deed)) return std::nullopt;
        items.deeds.push_back({std::get<Space>(deed), false});
    }
    return items;
}

/// The lines of a text, before any right is checked.
std::variant<std::vector<std::string>, ParseError> lines_of(const Table& table, Seat seat, std::string_view text) {
    if (person_to_act(table) != seat) return std::vector{std::string(text)};
    LineToPost read = read_typed(table, text);
    if (read.asks) return *std::move(read.asks);
    return read.all();
}

}  // namespace

std::string trade_line(const Setup& setup, Seat seat, const SeatTrade& trade) {
    auto give = items_of(*setup.edition, trade.give);
    auto get = items_of(*setup.edition, trade.get);
    if (!give || !get || trade.with.number < 1 || trade.with.number > setup.seats()) return {};
    Command command;
    command.player = seat;
    command.action = action::Trade{.with = trade.with, .give = *std::move(give), .get = *std::move(get)};
    return print_line(setup, command);
}

ReadSeatLine read_seat_line(const Table& table, Seat seat, std::string_view text) {
    const Game& game = table.game;
    const Setup& setup = *game.setup;
    if (text.size() > longest_seat_text || !is_plain_text(text)) return PhoneRefusal::malformed;
    auto read = lines_of(table, seat, text);
    if (auto* asks = std::get_if<ParseError>(&read)) return std::move(*asks);
    SeatLine line{.lines = {}, .settles = true};
    for (const std::string& each : std::get<std::vector<std::string>>(read)) {
        if (is_blank_line(each)) continue;
        auto parsed = parse_line(setup, each);
        if (auto* error = std::get_if<ParseError>(&parsed)) return std::move(*error);
        auto& command = std::get<Command>(parsed);
        if (command.force) return PhoneRefusal::banker_only;
        const bool is_passing = std::holds_alternative<action::Next>(command.action);
        if (!is_passing && command.player.value_or(seat) != seat) return PhoneRefusal::other_player;
        const SeatRight right = std::visit(RightOfSeat{game, seat}, command.action);
        if (right == SeatRight::banker_only) return PhoneRefusal::banker_only;
        line.settles = line.settles && right == SeatRight::settles;
        line.is_asked = line.is_asked || right == SeatRight::asked;
        if (right == SeatRight::agreed) line.partner = std::get<action::Trade>(command.action).with;
        if (!is_passing) command.player = seat;
        line.lines.push_back(print_line(setup, command));
    }
    if (line.lines.empty()) return PhoneRefusal::nothing_typed;
    return line;
}

}  // namespace tablebank
