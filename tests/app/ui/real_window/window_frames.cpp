// The unchanged window, which counts the frames it drew: `window_frames FILE [GAME]` writes the count into FILE after
// each.

#include <cstdio>
#include <fstream>

#include "app/ui/window/window.h"

int main(int count, char** values) {
    if (count < 2 || count > 3) {
        std::fprintf(stderr, "window_frames FILE [GAME]\n");
        return 2;
    }
    const std::string file = values[1];
    tablebank::WindowOptions options;
    options.language = "en";
    if (count == 3) options.file = values[2];
    options.drawn = [&file](std::uint64_t frames) { std::ofstream(file, std::ios::trunc) << frames << '\n'; };
    return tablebank::run_window(options);
}
