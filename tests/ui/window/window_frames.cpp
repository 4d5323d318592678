// The window as it is, telling how many frames it drew: `window_frames FILE` writes the count into FILE after each.

#include <cstdio>
#include <fstream>

#include "app/ui/window.h"

int main(int count, char** values) {
    if (count != 2) {
        std::fprintf(stderr, "window_frames FILE\n");
        return 2;
    }
    const std::string file = values[1];
    tablebank::WindowOptions options;
    options.language = "en";
    options.drawn = [&file](std::uint64_t frames) { std::ofstream(file, std::ios::trunc) << frames << '\n'; };
    return tablebank::run_window(options);
}
