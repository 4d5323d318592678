// tablebank until its first frame: `first_frame NANOSECONDS [GAME]` prints the milliseconds from that moment, as
// `date +%s%N` tells it, until the start screen or the table of a game is on the screen.

#include "bench/first_frame.h"

#include "app/ui/window/window.h"

int main(int count, char** values) {
    if (count < 2) return 2;
    tablebank::WindowOptions options;
    if (count > 2) options.file = values[2];
    options.drawn = [started = values[1]](std::uint64_t) { tablebank::bench::tell_first_frame(started); };
    return tablebank::run_window(options);
}
