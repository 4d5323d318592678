#pragma once
// Judges one line on one table by the rule book: carries it out, or refuses it with the code expected.
//
// A rule of the game or of the table's order can be set aside by `force`; a missing thing cannot. The words `rule` and
// `must` keep the two apart.

#include <string>

#include "tests/random_play/model_charges.h"

namespace random_play {

struct Refused {
    std::string code;
};

/// The measure of a player at the end, in hundredths, and the tie-break between equals.
struct Score {
    int seat = 0;
    Units total = 0;
    Units cash_kept = 0;
};

/// The state of the game (docs/reference/stages.md).
[[nodiscard]] std::string stage_of(const ModelTable& table);

class Oracle {
public:
    /// `entry`: the number the line would get; `now`: its moment in milliseconds.
    Oracle(const ModelTable& before, const ModelLine& line, int entry, Units now)
        : before_(before),
          table_(before),
          line_(line),
          entry_(entry),
          now_(now),
          me_(line.player > 0 ? line.player : before.in_turn()) {}

    /// Throws Refused.
    void judge();
    [[nodiscard]] const ModelTable& table() const { return table_; }
    /// The line with all omitted names: decided again when an older entry is corrected.
    [[nodiscard]] const ModelLine& meant() const { return line_; }

    /// Time was called, and the turn or the round in hand goes on, or a player owes something.
    [[nodiscard]] bool is_last_turn() const;

private:
    void rule(bool holds, const char* code) const {
        if (!holds && !line_.forced) throw Refused{code};
    }
    static void must(bool holds, const char* code) {
        if (!holds) throw Refused{code};
    }
    [[nodiscard]] bool decided(Ruling ruling, std::string_view value) const { return table_.decided(ruling, value); }
    [[nodiscard]] Role role(int seat) const { return table_.agreed->role(seat); }
    [[nodiscard]] const Book& book() const { return table_.book(); }
    [[nodiscard]] Corner corner_at(int space) const { return book().at(space).corner; }
    [[nodiscard]] bool tracked() const { return decided(Ruling::track_tokens, "yes"); }
    [[nodiscard]] Player& mine() { return table_.player(me_); }

    // referee.cpp: phases, turns, the clock, rulings
    void check_phase() const;
    [[nodiscard]] bool speaks_of_a_player() const;
    [[nodiscard]] bool settles_a_debt() const;
    void carry_out();
    void carry_out_for_table();
    void own_turn();
    void dealing_turn();
    void nothing_owed_by(int seat) const;
    [[nodiscard]] bool is_unclaimed(const Due& due) const;
    [[nodiscard]] bool owes_before_roll(int seat) const;
    void needs_reason(bool needed) const;
    [[nodiscard]] bool is_of_own_choice() const;
    void debtors_keep_their_means(Units at_stake = 0) const;
    [[nodiscard]] bool is_result_made() const;
    void estates_go_by_rule() const;
    void keeps_means(int seat, Units at_stake) const;
    void mark_third_streets();
    void mark_third_street_of(int city, int owner);
    [[nodiscard]] bool turns_may_open() const;

    // referee_bell.cpp
    [[nodiscard]] bool finishes_round() const;
    [[nodiscard]] bool turn_has_begun() const;
    [[nodiscard]] bool has_acted_in_turn() const;
    [[nodiscard]] bool turn_is_in_hand() const;
    [[nodiscard]] bool is_due_after_call(const Due& due) const;
    [[nodiscard]] bool anything_is_due() const;
    [[nodiscard]] bool has_turn_in_hand() const;
    void check_after_call() const;
    void check_fine_after_call() const;
    void begin_dealings();
    void enter_closing();
    [[nodiscard]] bool order_goes_on() const;
    [[nodiscard]] bool starts_round(int from, int to) const;
    void note_begun_turn();
    void gifts_are_open() const;
    void begin_turn(int seat);
    void open_turn(int seat);
    void next();
    void turn();
    void clock();
    void stop_clock();
    void time_is_called();
    void change_ruling();

    // referee_moves.cpp: rolls, landing, jail
    void roll();
    [[nodiscard]] bool try_to_leave();
    void move_by(int seat, Units thrown);
    void move_to(int seat, int space, bool passes_start, bool paid, Units times = 0);
    void put_token(int seat, int place);
    void land(int seat, int space, Units times);
    void land_on_deed(int seat, int space, Units times);
    void land_on_rest(int seat);
    void send_to_jail(int seat);
    void leave_jail(int seat);
    /// Out of jail, and on by the dice of the last try if it was the one that moves.
    void set_free(int seat);
    void jail();
    void fine();
    void free();
    void at();

    // referee_cards.cpp: cards and what they say, hidden ones, the bookmakers
    void card();
    [[nodiscard]] bool may_draw_hidden(int seat) const;
    void draw_hidden();
    void use();
    void use_kept();
    void use_hidden();
    void keep_card(const Effect& kept, int deck, int number);
    void hand_card(std::size_t card, int to);
    void hand_all_cards(int from, int to);
    [[nodiscard]] Units in_pile(int deck) const;
    [[nodiscard]] Units cards_above(int deck, int card) const;
    void remember(int deck, int card, bool from_hand);
    void shuffle();
    void stake();
    [[nodiscard]] int deck_for(int space) const;
    /// The effect of a card of a deck; its number, or -1 if the banker just typed the effect.
    void follow(const Effect& effect, int deck, int number = -1);
    void go_to(const Effect& effect);
    void go_back(const Effect& effect);
    void may_be_moved();
    void collect_each(const Effect& effect);
    void pay_each(const Effect& effect);
    void pay_or_owe(int debtor, int creditor, Units sum);
    [[nodiscard]] bool may_collect(int seat) const;
    /// Whether a card about a role is about this player too.
    [[nodiscard]] bool is_meant(int seat, const Effect& effect) const {
        return effect.role == Role::player || role(seat) == effect.role;
    }

    // referee_dues.cpp: debts, and other payments
    void raise(Owed kind, int debtor, int space, Units amount = 0, int creditor = bank, Units factor = 0,
               Units percent = 0);
    /// The recipient of taxes and fines.
    [[nodiscard]] int fines_till() const {
        return book().first_of(Corner::rest) >= 0 && decided(Ruling::taxes_go_to, "middle") ? middle : bank;
    }
    /// A tax or a fine.
    void levy(Owed kind, int debtor, int space, Units amount = 0, Units factor = 0, Units percent = 0);
    /// The recipient of a payment of the line to the bank, or to the middle, for this due.
    [[nodiscard]] int till_for(const Due& due) const { return line_.to_middle ? middle : due.till(); }
    void settle(const Due& due);
    void let_go(const Due& due);
    void settle_in_place(Corner corner);
    /// Cash from one to another; a player must have it.
    void hand(Units sum, int from, int to);
    [[nodiscard]] const Due* find_due(int seat, bool (*wanted)(const Due&, const ModelLine&)) const;
    void ok();
    void rent();
    void rent_unraised(int space);
    [[nodiscard]] Units sum_of(const Due& due);
    void pay_rent(const Due& due);
    void rent_in_kind();
    void tax();
    void foundation();
    void waive();
    void pay_sum(int payer, int payee);
    [[nodiscard]] bool settles_exactly(int payer, int payee);
    void pay_on_account(const std::vector<Due>& here, int payer, int payee);
    void may_give_away(int receiver) const;
    void pay();
    void is_no_card(int seat) const;
    void get();

    // referee_deals.cpp: deeds, buildings, trade
    void for_sale(int space) const;
    /// That jail lets the player buy this (fr 14).
    void may_buy(int seat, bool building = false) const;
    void buy();
    void decline();
    void auction();
    void own_deed(int space, int seat) const;
    void mortgage();
    void redeem();
    void may_redeem(int seat);
    void building_turn();
    void build();
    void may_build(const Printed& street) const;
    void sell();
    void sell_all();
    [[nodiscard]] bool are_scarce(bool hotels) const;
    [[nodiscard]] Units most_built_beside(const Printed& street) const;

    // referee_trade.cpp: trade, and debts paid in deeds
    void trade();
    void trading_is_open();
    /// Whether a player pays for the deeds they get: deeds for deeds are an exchange, unless they add money.
    [[nodiscard]] static bool buys(const Goods& gains, const Goods& goods);
    void not_below_price(const Goods& goods, const Goods& gains) const;
    void own_deeds(const Goods& goods, int giver) const;
    void may_leave(const Goods& goods, const Goods& gains, int giver) const;
    void may_redeem_taken(const Goods& goods, int taker);
    void hand_over_deeds(const Goods& goods, int taker);
    [[nodiscard]] std::vector<std::size_t> cards_given(const Goods& goods, int giver) const;

    // referee_ends.cpp: leaving and the endings
    void bankrupt();
    struct Claim {
        int creditor = 0;
        Units amount = 0;
    };
    [[nodiscard]] std::vector<int> oldest_creditors() const;
    [[nodiscard]] std::vector<Claim> claims_of(std::vector<int> creditors) const;
    void leaves_out_nobody(const std::vector<Claim>& claims);
    void sell_everything();
    void share_out(const std::vector<Claim>& claims);
    void may_be_redeemed(const std::vector<Claim>& claims);
    [[nodiscard]] int taker_of(int space, const std::vector<Claim>& claims) const;
    void take_over(int space, int creditor);
    void all_to_bank();
    void auction_off(const std::vector<int>& deeds);
    void close_dues(int successor);
    void lapse_with_play();
    void end_if_side_gone();
    void pass_turn_on();
    void leave_table();
    void leaves();
    void play_is_over() const;
    [[nodiscard]] bool ends_at_once() const;
    void closing();
    void keep();
    void only_utilities() const;
    void walk();
    void finish();
    void richest();
    void crown(const std::vector<Score>& scores);

    const ModelTable& before_;
    ModelTable table_;
    ModelLine line_;
    int entry_;
    Units now_;
    int me_;
    int raised_ = 0;
    bool paid_fine_ = false;
    std::vector<int> came_{};  ///< deeds, in the order in which they came to a player
};

}  // namespace random_play
