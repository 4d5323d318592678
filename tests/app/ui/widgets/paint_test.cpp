// Rectangles out of rectangles, and letters put into them.

#include "app/ui/widgets/paint.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

constexpr ImU32 ink = IM_COL32_WHITE;

bool is_same(const Rect& one, const Rect& other) {
    return one.min.x == other.min.x && one.min.y == other.min.y && one.max.x == other.max.x && one.max.y == other.max.y;
}

const PaintedText& painted(Canvas& canvas) {
    REQUIRE(canvas.screen().probe().texts().size() == 1);
    return canvas.screen().probe().texts().front();
}

}  // namespace

TEST_CASE("a piece that is cut off and the rest share the rectangle, with the gap between them") {
    Rect rest{{0, 0}, {100, 50}};
    CHECK(is_same(cut_left(rest, 30, 10), {{0, 0}, {30, 50}}));
    CHECK(is_same(rest, {{40, 0}, {100, 50}}));
    CHECK(is_same(cut_right(rest, 20, 5), {{80, 0}, {100, 50}}));
    CHECK(is_same(rest, {{40, 0}, {75, 50}}));
    CHECK(is_same(cut_top(rest, 10, 2), {{40, 0}, {75, 10}}));
    CHECK(is_same(cut_bottom(rest, 8), {{40, 42}, {75, 50}}));
    CHECK(is_same(rest, {{40, 12}, {75, 42}}));
}

TEST_CASE("cutting off too much leaves nothing, and never less than nothing") {
    Rect rest{{0, 0}, {100, 50}};
    static_cast<void>(cut_left(rest, 90, 20));
    CHECK(rest.width() == 0);
    static_cast<void>(cut_bottom(rest, 60, 5));
    CHECK(rest.height() == 0);
}

TEST_CASE("a line that is too long is written in smaller letters, never below the smallest, and then ends with dots") {
    Canvas canvas;
    const std::string words = "a line of some length";
    float whole = 0;
    canvas.frame([&](const Ui& ui) { whole = measure(ui, Lettering::title, words).x; });
    const auto size_in = [&](float part) {
        canvas.frame([&](const Ui& ui) {
            paint_line(ui, {{10, 10}, {10 + whole * part, 60}}, Lettering::title, ink, words);
        });
        return painted(canvas).size;
    };
    CHECK(size_in(1.1F) == 20);
    CHECK(size_in(0.8F) < 20);
    CHECK_FALSE(painted(canvas).cut);
    CHECK(size_in(0.3F) >= 11);
    CHECK(painted(canvas).cut);
    CHECK(painted(canvas).text == words);  // shown whole
}

TEST_CASE("a name is as large as its neighbours, and ends with dots at once") {
    Canvas canvas;
    canvas.frame([](const Ui& ui) { paint_name(ui, {{10, 10}, {60, 40}}, Lettering::title, ink, "Wilhelmina"); });
    CHECK(painted(canvas).size == 20);
    CHECK(painted(canvas).cut);
}

TEST_CASE("the pointer over a line that was cut shows the whole of it, and over a whole line shows nothing") {
    float wide = 40;
    Hand hand([&](const Ui& ui) { paint_name(ui, {{10, 10}, {10 + wide, 40}}, Lettering::title, ink, "Wilhelmina"); });
    CHECK_FALSE(hand.has("tip"));
    hand.point_at({30, 25});
    CHECK(hand.widget("tip").text == "Wilhelmina");
    wide = 400;
    hand.frames(2);
    CHECK_FALSE(hand.has("tip"));
}

TEST_CASE("a long word that is made to fit stays whole in every width") {
    Screenless screen;
    screen.frame([](const Ui& ui) {
        const float one_row = ui.fonts.size(Lettering::tiny) * 1.08F + 0.01F;
        const float whole = measure(ui, Lettering::tiny, "Przedsiębiorca").x;
        for (float width = whole * 0.7F; width < whole * 1.1F; width += 0.07F) {
            const Rect in{{10.3F, 10}, {10.3F + width, 100}};
            CHECK(paint_wrapped(ui, in, Lettering::tiny, IM_COL32_WHITE, "Przedsiębiorca") <= one_row);
        }
    });
}

TEST_CASE("rows that do not fit end with dots, and a text states how high its rows are") {
    Canvas canvas;
    const std::string words = "one two three four five six seven eight nine ten";
    float low = 0;
    float high = 0;
    canvas.frame([&](const Ui& ui) { low = paint_wrapped(ui, {{10, 10}, {90, 40}}, Lettering::body, ink, words); });
    CHECK(painted(canvas).cut);
    canvas.frame([&](const Ui& ui) { high = paint_wrapped(ui, {{10, 10}, {90, 400}}, Lettering::body, ink, words); });
    CHECK_FALSE(painted(canvas).cut);
    CHECK(low <= 31);
    CHECK(high > low);
}

TEST_CASE("a cell that states that a text fits shows it whole, in letters as small as it needs") {
    Canvas canvas;
    int fitting = 0;
    for (float width = 20; width < 140; width += 4) {
        const Rect in{{10, 10}, {10 + width, 40}};
        bool fits = false;
        bool cut = false;
        canvas.frame([&](const Ui& ui) {
            fits = fits_in_cell(ui, in, Lettering::body, "Place de la République");
            cut = paint_in_cell(ui, in, Lettering::body, ink, "Place de la République");
        });
        CAPTURE(width);
        if (fits) CHECK_FALSE(cut);
        fitting += fits ? 1 : 0;
    }
    CHECK(fitting > 0);
    CHECK(fitting < 30);
}

TEST_CASE("a note of the flow is found by its key, and what follows it is below") {
    Canvas canvas;
    float below = 0;
    canvas.frame([&](const Ui& ui) {
        note(ui, "refusal", Lettering::body, ink, "that cannot be");
        space(ui, Gap::wide);
        below = ImGui::GetCursorScreenPos().y;
    });
    const ProbedWidget* said = canvas.screen().probe().find("refusal");
    REQUIRE(said != nullptr);
    CHECK(said->kind == ProbedWidget::Kind::note);
    CHECK(said->text == "that cannot be");
    CHECK(below >= said->max.y + 24);
}

TEST_CASE("a sum that is aligned to the right ends where its column does, at every scale") {
    for (const float scale : {1.0F, 1.5F}) {
        Screenless screen(scale);
        float end = 0;
        float edge = 0;
        screen.frame([&](const Ui& ui) {
            Canvas::begin(ui);
            edge = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
            line(ui, Lettering::body, ink, "1,500", Align::right);
            end = ImGui::GetItemRectMax().x;
            ImGui::End();
        });
        CHECK(end <= edge + 1);
        CHECK(end >= edge - 2);
    }
}

TEST_CASE("a drawing that breaks off within a pane leaves a frame that can be ended, and the next one is drawn") {
    Hand hand([](const Ui& ui) { note(ui, "whole", Lettering::body, ink, "whole"); });
    bool thrown = false;
    hand.screen().frame([&](const Ui& ui) {
        Canvas::begin(ui);
        try {
            const Pane pane("pane", {{10, 10}, {200, 200}});
            ImGui::PushStyleVar(ImGuiStyleVar_Alpha, 0.5F);
            ImGui::BeginGroup();
            throw std::runtime_error("a disk that is full");
        } catch (const std::runtime_error&) {
            thrown = true;
        }
        ImGui::End();
    });
    CHECK(thrown);
    hand.frames(2);
    CHECK(hand.has("whole"));
    CHECK(ImGui::GetStyle().Alpha == 1.0F);
}

}  // namespace tablebank
