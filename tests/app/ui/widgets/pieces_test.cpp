// Drawings of box parts: deeds as chips, marks of cities, notes, codes, charts. Nothing is left out for lack of space,
// and nothing is shown by colour alone.

#include "app/ui/widgets/pieces.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "app/ui/widgets/imgui_chart_painter.h"
#include "app/ui/widgets/note_drawing.h"
#include "app/ui/widgets/qr_code.h"
#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

/// The painted content of a frame, as a number.
std::uint64_t look_of(Canvas& canvas, const std::function<void(const Ui&)>& paint) {
    canvas.frame(paint);
    return canvas.screen().triangles_in_order();
}

const Rect chip_place{{100, 100}, {134, 140}};

std::uint64_t chip_look(Canvas& canvas, const DeedChip& chip) {
    return look_of(canvas, [&](const Ui& ui) { paint_deed_chip(ui, chip_place, chip, Lettering::small); });
}

NoteFigure note_of(int value, int count, int rank) {
    NoteFigure note;
    note.figure = std::to_string(value);
    note.count = count;
    note.rank = rank;
    return note;
}

}  // namespace

TEST_CASE("chips that do not fit are closer together rather than left out, and none leaves its place") {
    const Rect in{{10, 10}, {210, 60}};
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{9}, std::size_t{30}, std::size_t{60}}) {
        const auto places = lay_chips(in, count, {deed_chip_width, deed_chip_height}, 3);
        CAPTURE(count);
        CHECK(places.size() == count);
        for (const Rect& place : places) {
            CHECK(place.min.x >= in.min.x);
            CHECK(place.max.x <= in.max.x + 0.5F);
            CHECK(place.max.y <= in.max.y);
            CHECK(place.width() > 0);
        }
    }
    CHECK(lay_chips(in, 4, {deed_chip_width, deed_chip_height}, 3).front().width() == deed_chip_width);
}

TEST_CASE("the state of a deed is on its chip without its colour: mortgage, houses by number, hotel, city") {
    Canvas canvas;
    DeedChip bare;
    bare.colour = "#884422";
    bare.city = 0;
    std::vector<DeedChip> chips(8, bare);
    chips[1].mortgaged = true;
    chips[2].houses = 1;
    chips[3].houses = 2;
    chips[4].hotels = 1;
    chips[5].city = 1;
    chips[6].hotels = 2;
    chips[7].hotels = 3;
    std::set<std::uint64_t> looks;
    for (const DeedChip& chip : chips) looks.insert(chip_look(canvas, chip));
    CHECK(looks.size() == chips.size());
}

TEST_CASE("companies are distinguished by their symbols") {
    Canvas canvas;
    std::set<std::uint64_t> looks;
    for (const SpaceKind kind : {SpaceKind::transport, SpaceKind::utility}) {
        DeedChip company;
        company.kind = kind;
        looks.insert(chip_look(canvas, company));
    }
    CHECK(looks.size() == 2);
}

TEST_CASE("the cities of a board have marks of different shapes, as many as there are, and no city has none") {
    Canvas canvas;
    const auto mark_look = [&](int city) {
        return look_of(canvas, [&](const Ui& ui) { paint_city_mark(ui, {200, 200}, 20, city, IM_COL32_WHITE); });
    };
    std::set<std::uint64_t> looks;
    for (int city = 0; city < city_marks; ++city) looks.insert(mark_look(city));
    CHECK(looks.size() == static_cast<std::size_t>(city_marks));
    CHECK(mark_look(city_marks) == mark_look(0));
    CHECK(mark_look(-1) == look_of(canvas, [](const Ui&) {}));
}

TEST_CASE("tokens of monopolists and competitors have different shapes, and so have all faces of a die") {
    Canvas canvas;
    const auto token_look = [&](Role role) {
        return look_of(canvas, [&](const Ui& ui) {
            Theme grey = ui.theme;  // in which both sides have one colour
            grey.palette.monopolists.fill(IM_COL32(99, 99, 99, 255));
            grey.palette.competitors.fill(IM_COL32(99, 99, 99, 255));
            const Ui plain{.theme = grey, .fonts = ui.fonts, .pictures = ui.pictures};
            paint_token(plain, {200, 200}, 30, {.seat = 1, .role = role, .letter = "A"});
        });
    };
    CHECK(token_look(Role::monopolist) != token_look(Role::competitor));
    std::set<std::uint64_t> faces;
    for (int pips = 1; pips <= 6; ++pips)
        faces.insert(look_of(canvas, [&](const Ui& ui) {
            paint_die(ui, {{100, 100}, {150, 150}}, pips, IM_COL32_WHITE, IM_COL32_BLACK);
        }));
    CHECK(faces.size() == 6);
}

TEST_CASE("a QR code is dark on light in every theme, square by square, with its light margin") {
    const auto code = qr_matrix("tablebank");
    REQUIRE(code);
    Screenless screen;
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast}) {
        screen.dress(theme, 1);
        screen.frame([&](const Ui& ui) {
            Canvas::begin(ui);
            paint_qr(ui, {{100, 100}, {400, 400}}, *code);
            ImGui::End();
        });
        const int squares = code->size() + 2 * qr_margin;
        const auto step = static_cast<float>(300 / squares);
        const float first = 250 - step * static_cast<float>(squares) / 2;
        int wrong = 0;
        for (int row = -qr_margin; row < code->size() + qr_margin; ++row)
            for (int column = -qr_margin; column < code->size() + qr_margin; ++column) {
                const auto middle = [&](int square) {
                    return std::floor(first) + step * (static_cast<float>(square + qr_margin) + 0.5F);
                };
                const ImU32 wanted = code->dark(column, row) ? IM_COL32_BLACK : IM_COL32_WHITE;
                if (screen.colour_at({middle(column), middle(row)}) != wanted) ++wrong;
            }
        CHECK(wrong == 0);
    }
}

TEST_CASE("notes take as many rows as they need in a width, and are given in words too") {
    Canvas canvas;
    NotesSnapshot notes;
    notes.words = "4×500 3×100 2×50 1×10";
    notes.notes = {note_of(500, 4, 5), note_of(100, 3, 4), note_of(50, 2, 3), note_of(10, 1, 2)};
    canvas.frame([&](const Ui& ui) {
        CHECK(notes_height(ui, 1000, notes) == 38);
        CHECK(notes_height(ui, 240, notes) > 38);
        CHECK(notes_height(ui, 1, notes) == 4 * 38);  // one below the other
        draw_notes(ui, "notes", {{10, 10}, {800, 60}}, notes);
    });
    const ProbedWidget* drawn = canvas.screen().probe().find("notes");
    REQUIRE(drawn != nullptr);
    CHECK(drawn->text == notes.words);
}

TEST_CASE("a sum that the box cannot make is reported in words") {
    Canvas canvas;
    NotesSnapshot notes;
    notes.words = "no notes make that";
    canvas.frame([&](const Ui& ui) { draw_notes(ui, "notes", {{10, 10}, {800, 60}}, notes); });
    REQUIRE(canvas.screen().probe().texts().size() == 1);
    CHECK(canvas.screen().probe().texts().front().text == "no notes make that");
}

TEST_CASE("the lines of a chart have the colours of their players, and bars and grid their own") {
    const std::vector<PlayerMark> marks{{.seat = 1, .role = Role::monopolist, .shade = 0, .letter = "A"},
                                        {.seat = 2, .role = Role::competitor, .shade = 1, .letter = "B"}};
    Screenless screen;
    ImU32 second = 0;
    screen.frame([&](const Ui& ui) {
        Canvas::begin(ui);
        ScreenChartPainter painter(ui, marks);
        second = ui.theme.player(marks[1]);
        CHECK(painter.unit() == 1);
        CHECK(painter.width_of("1,500") == measure(ui, Lettering::small, "1,500").x);
        CHECK(painter.line_height() > ui.fonts.size(Lettering::small));
        painter.bar({100, 100, 200, 200}, {ChartInk::series, 1});
        painter.bar({300, 100, 400, 200}, {ChartInk::series, 3});  // of more lines than players they begin again
        painter.bar({500, 100, 600, 200}, {ChartInk::bar});
        ImGui::End();
    });
    CHECK(screen.colour_at({150, 150}) == second);
    CHECK(screen.colour_at({350, 150}) == second);
    CHECK(screen.colour_at({550, 150}) == palette_of(ThemeChoice::dark).competitors.front());
}

}  // namespace tablebank
