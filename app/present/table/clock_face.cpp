#include "app/present/table/clock_face.h"

#include <cstdio>

#include "app/i18n/words.h"

namespace tablebank {

ClockFace clock_face(const Game& game, std::int64_t now_ms) {
    const ClockReading clock = read_clock(game, now_ms);
    ClockFace face;
    if (clock.limit_ms == 0) return face;
    face.running = clock.running && clock.left_ms() > 0;
    face.up = clock.left_ms() == 0;
    const std::int64_t seconds = (clock.left_ms() + 999) / 1000;
    char text[32];
    std::snprintf(text, sizeof text, "%d:%02d:%02d", static_cast<int>(seconds / 3600),
                  static_cast<int>(seconds / 60 % 60), static_cast<int>(seconds % 60));
    face.text = face.up ? tr("time is up") : text;
    return face;
}

}  // namespace tablebank
