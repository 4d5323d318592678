// The window that a frame is drawn into covers the display, and closes anything that an exception left open within it.

#include "app/ui/widgets/whole_window.h"

#include <doctest/doctest.h>

#include <stdexcept>

#include "app/ui/widgets/paint.h"
#include "tests/app/ui/screenless.h"

namespace tablebank {

TEST_CASE("a whole window covers the display to its edges, however large that is") {
    Screenless screen;
    for (const ImVec2 size : {ImVec2{1024, 640}, ImVec2{1920, 1080}}) {
        screen.resize(size);
        for (int i = 0; i < 2; ++i)
            screen.frame([&](const Ui&) {
                const WholeWindow window("all");
                CHECK(ImGui::GetWindowPos().x == 0);
                CHECK(ImGui::GetWindowSize().x == size.x);
                CHECK(ImGui::GetWindowSize().y == size.y);
                CHECK(ImGui::GetCursorScreenPos().x == 0);
            });
    }
}

TEST_CASE("windows and panes that an exception left open are ended with it, and the next frame is drawn") {
    Screenless screen;
    for (int i = 0; i < 3; ++i)
        CHECK_THROWS_AS(screen.frame([](const Ui& ui) {
            struct EndOfFrame {
                ~EndOfFrame() { ImGui::EndFrame(); }
            };
            const EndOfFrame end;
            const WholeWindow window("all");
            ImGui::Begin("dialog");
            ImGui::BeginChild("part");
            ImGui::PushID("deep");
            static_cast<void>(ui);
            throw std::runtime_error("a disk that is full");
        }),
                        std::runtime_error);
    bool drawn = false;
    screen.frame([&](const Ui& ui) {
        const WholeWindow window("all");
        note(ui, "said", Lettering::body, IM_COL32_WHITE, "there again");
        drawn = true;
    });
    CHECK(drawn);
    CHECK(screen.probe().find("said") != nullptr);
}

}  // namespace tablebank
