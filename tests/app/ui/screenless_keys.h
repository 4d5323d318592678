#pragma once
// Keys of a program that is drawn without a window.

#include "app/viewmodel/keys.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {

inline void draw(Screenless& screen, Application& program) {
    for (int i = 0; i < 3; ++i) screen.frame([&](const Ui& ui) { program.draw(ui); });
}

inline void press(Screenless& screen, Application& program, Key key) {
    set_key(key, true);
    draw(screen, program);
    set_key(key, false);
    draw(screen, program);
}

inline void press_alt(Screenless& screen, Application& program, Key key) {
    set_alt(true);
    press(screen, program, key);
    set_alt(false);
    draw(screen, program);
}

inline void press_ctrl(Screenless& screen, Application& program, Key key) {
    set_ctrl(true);
    press(screen, program, key);
    set_ctrl(false);
    draw(screen, program);
}

}  // namespace tablebank
