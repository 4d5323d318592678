// Lines of a table that has heard the bell: half of them go on with the ending, the others are what a player would like
// to do now.

#include <algorithm>

#include "tests/random_play/line_maker.h"

namespace random_play {

/// Whatever is going on at the table.
bool LineMaker::is_time_for_bell() const {
    return bell_after_ >= 0 && made_ > bell_after_ && table().time_called == 0 && table().in_phase() == Phase::play;
}

ModelLine LineMaker::ring() {
    if (chance_.percent(10)) return go_on();
    ModelLine line = plain(Verb::clock_call);
    line.explained = true;
    return line;
}

ModelLine LineMaker::after_bell() {
    const int mood = chance_.below(100);
    if (mood < 30) return table().in_phase() == Phase::play ? bring_to_end() : after_play();
    ModelLine line = mood < 50 ? anything() : mood < 62 ? history() : tempted();
    const bool takes_back = mood >= 50 && mood < 62;
    if (!takes_back) line.forced = chance_.percent(12);
    return line;
}

/// Nothing but what brings the game to its end.
ModelLine LineMaker::wind_up() {
    if (table().in_phase() == Phase::closing) return plain(Verb::keep);
    if (table().in_phase() != Phase::play) return after_play();
    ModelLine line;
    const int mood = chance_.below(100);
    if (table().time_called == 0) {
        line = plain(Verb::clock_call);
    } else if (!table().dues.empty() && mood < 60) {
        line = settle(chance_.one_of(table().dues));
    } else if (mood < 75) {
        line.verb = Verb::roll;
        line.dice = any_throw();
    } else if (mood < 85) {
        line.verb = Verb::next;
    } else {
        line.verb = table().decided(Ruling::closing, "yes") ? Verb::closing : Verb::keep;
    }
    line.forced = false;
    line.explained = line.verb == Verb::clock_call || line.verb == Verb::card || line.verb == Verb::waive;
    return line;
}

/// Lines that would change who wins.
ModelLine LineMaker::tempted() {
    const int seat = chance_.one_of(table().playing());
    const int kind = chance_.below(10);
    ModelLine line = plain(Verb::pay, seat);
    if (kind == 0) {
        line.other = chance_.percent(80) ? any_seat() : bank;
        line.amount = std::max<Units>(1, table().player(seat).cash / chance_.between(1, 4));
        return line;
    }
    if (kind == 1) return trade(seat);
    if (kind == 2) {
        line.verb = Verb::get;
        line.other = chance_.percent(60) ? any_seat() : bank;
        line.amount = any_sum();
        return line;
    }
    if (kind == 3) return plain(chance_.percent(50) ? Verb::waive : Verb::leaves, seat);
    if (kind == 4) {
        for (const int jailed : table().playing())
            if (table().is_jailed(jailed)) line.player = jailed;
        line.verb = chance_.percent(60) ? Verb::fine : Verb::free;
        return line;
    }
    if (kind == 5) return about_table(Verb::rule);
    if (kind == 6) {
        line.verb = Verb::roll;
        line.dice = any_throw();
        return line;
    }
    if (kind == 7) return deal(seat);
    if (kind == 8) {
        line.verb = Verb::at;
        line.space = any_space();
        return line;
    }
    return chance_.percent(50) ? plain(Verb::next) : about_table(Verb::turn);
}

}  // namespace random_play
