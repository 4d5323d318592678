#pragma once
// The random player: mostly goes on with the game as a table would, sometimes tries moves against the rules, undoes,
// corrects, or types unrelated text.

#include "tests/random_play/model.h"
#include "tests/support/chance.h"

namespace random_play {

class LineMaker {
public:
    /// A game is ended after about `planned` lines. In some everyone is rich and builds, houses only or hotels, so that
    /// the box is emptied. With a bell, time is called after this many lines, whatever is going on.
    LineMaker(Rng& chance, const Model& model, int planned, int bell_after = -1)
        : chance_(chance),
          model_(model),
          planned_(planned),
          bell_after_(bell_after),
          builders_(chance.percent(15)),
          want_hotels_(chance.percent(50)) {}

    [[nodiscard]] ModelLine next();
    /// A line of a table that only goes to its end, once time is called.
    [[nodiscard]] ModelLine wind_up();

private:
    [[nodiscard]] const ModelTable& table() const { return model_.table(); }
    [[nodiscard]] const Agreed& agreed() const { return model_.agreed(); }
    [[nodiscard]] const Book& book() const { return *agreed().book; }
    [[nodiscard]] ModelLine plain(Verb verb, int player = 0) const;

    // line_maker.cpp: going on with the game
    [[nodiscard]] ModelLine go_on();
    [[nodiscard]] ModelLine deal_out();
    [[nodiscard]] int missing_street() const;
    [[nodiscard]] ModelLine build_up();
    [[nodiscard]] ModelLine build_next(int seat);
    [[nodiscard]] ModelLine visit_withheld();
    [[nodiscard]] std::vector<int> sites_of(int seat) const;
    [[nodiscard]] ModelLine settle(const Due& due);
    [[nodiscard]] ModelLine raise_money(int seat, Units owed);
    [[nodiscard]] ModelLine take_turn();
    [[nodiscard]] ModelLine deal(int seat);
    [[nodiscard]] int site_of(int seat, int otherwise);
    [[nodiscard]] ModelLine trade(int seat);
    [[nodiscard]] ModelLine settle_choice(const Due& due, int named);
    [[nodiscard]] ModelLine auction_of(int space);
    [[nodiscard]] ModelLine draw_card(int seat, int space);
    [[nodiscard]] ModelLine play_card();
    [[nodiscard]] ModelLine bring_to_end();
    [[nodiscard]] ModelLine after_play();

    // after_bell.cpp: once time was called at a random moment
    [[nodiscard]] bool is_time_for_bell() const;
    [[nodiscard]] ModelLine ring();
    [[nodiscard]] ModelLine after_bell();
    [[nodiscard]] ModelLine tempted();

    // any_line.cpp: arbitrary lines
    [[nodiscard]] ModelLine anything();
    [[nodiscard]] ModelLine about_deeds(Verb verb);
    [[nodiscard]] ModelLine about_player(Verb verb);
    [[nodiscard]] ModelLine about_table(Verb verb);
    [[nodiscard]] ModelLine history();
    [[nodiscard]] ModelLine amendment(int entry);
    [[nodiscard]] Effect any_effect();
    [[nodiscard]] std::vector<Effect> what_it_does();
    [[nodiscard]] int any_seat() { return chance_.between(1, agreed().seats()); }
    [[nodiscard]] int any_space() { return chance_.below(book().spaces()); }
    [[nodiscard]] int any_deed() { return chance_.one_of(book().deeds).space; }
    [[nodiscard]] std::string any_card();
    [[nodiscard]] Units any_sum();
    [[nodiscard]] bool owes_several(const Due& due) const;
    [[nodiscard]] Units all_owed(int debtor, int creditor) const;
    [[nodiscard]] ModelLine pay_together(const Due& due);
    [[nodiscard]] ModelLine press(const Due& due);
    [[nodiscard]] Throw any_throw();
    [[nodiscard]] Goods any_goods(int giver);
    [[nodiscard]] std::map<int, Throw> utilities_thrown();

    Rng& chance_;
    const Model& model_;
    int planned_;
    int bell_after_;
    bool builders_;
    bool want_hotels_;
    int made_ = 0;
};

}  // namespace random_play
