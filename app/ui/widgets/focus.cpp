#include "app/ui/widgets/focus.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

void append_sign(std::string& text, unsigned sign) {
    if (sign < 0x80) {
        text += static_cast<char>(sign);
    } else if (sign < 0x800) {
        text += static_cast<char>(0xC0U | (sign >> 6U));
        text += static_cast<char>(0x80U | (sign & 0x3FU));
    } else {
        text += static_cast<char>(0xE0U | (sign >> 12U));
        text += static_cast<char>(0x80U | ((sign >> 6U) & 0x3FU));
        text += static_cast<char>(0x80U | (sign & 0x3FU));
    }
}

/// What ImGui was given to write in this frame, while no field of its own takes it.
std::string signs_of_frame() {
    std::string text;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl) return text;
    for (const ImWchar sign : io.InputQueueCharacters) {
        if (sign >= ' ' && sign != 0x7F) append_sign(text, sign);
    }
    return text;
}

}  // namespace

FocusRing::FocusRing(const Ui& ui, Focus& focus) : ui_(ui), focus_(focus), typed_(signs_of_frame()) {}

FocusRing::~FocusRing() {
    const bool drawn = std::ranges::any_of(stops_, [this](const Stop& stop) { return stop.key == focus_.key; });
    if (!drawn && !stops_.empty()) focus_.key = stops_.front().key;
    focus_.moved = false;
    if (pressed_or_held(Key::tab)) {
        go_round(ImGui::GetIO().KeyShift);
    } else if (pressed_or_held(Key::right)) {
        lead({1, 0});
    } else if (pressed_or_held(Key::left)) {
        lead({-1, 0});
    } else if (pressed_or_held(Key::down)) {
        lead({0, 1});
    } else if (pressed_or_held(Key::up)) {
        lead({0, -1});
    }
}

void FocusRing::go(std::string_view key) {
    focus_.key = key;
    focus_.moved = true;
}

std::string FocusRing::take_digits() {
    std::string digits;
    for (const char sign : typed_) {
        if (sign >= '0' && sign <= '9') digits += sign;
    }
    std::erase_if(typed_, [](char sign) { return sign >= '0' && sign <= '9'; });
    return digits;
}

bool FocusRing::take(char sign) {
    const auto at = typed_.find(sign);
    if (at == std::string::npos) return false;
    typed_.erase(at, 1);
    return true;
}

void FocusRing::add(std::string_view key, const Rect& in) {
    stops_.push_back({std::string(key), in});
    if (ImGui::IsMouseClicked(0) && ImGui::IsMouseHoveringRect(in.min, in.max)) {
        focus_.key = key;
        focus_.shown = false;
    }
    if (!at(key)) return;
    if (focus_.moved) {
        const float top = ImGui::GetWindowPos().y;
        const bool in_view = in.min.y >= top && in.max.y <= top + ImGui::GetWindowHeight();
        if (!in_view) ImGui::SetScrollFromPosY(in.centre().y - top, 0.5F);
    }
    if (focus_.shown) paint_edge(ui_, in.inset(ui_.px(1)), ui_.palette().text, 2);
}

bool FocusRing::stop(std::string_view key, const Rect& in, bool enabled) {
    if (!enabled) return false;
    add(key, in);
    return at(key) && focus_.shown && pressed(Key::space);
}

void FocusRing::writing_stop(std::string_view key, const Rect& in) {
    add(key, in);
}

void FocusRing::go_round(bool back) {
    const auto here = std::ranges::find(stops_, focus_.key, &Stop::key);
    if (here == stops_.end()) return;
    const auto count = static_cast<std::size_t>(stops_.size());
    const auto place = static_cast<std::size_t>(here - stops_.begin());
    focus_.shown = true;
    go(stops_[(place + (back ? count - 1 : 1)) % count].key);
}

void FocusRing::lead(ImVec2 way) {
    const auto here = std::ranges::find(stops_, focus_.key, &Stop::key);
    if (here == stops_.end()) return;
    const ImVec2 from = here->in.centre();
    const Stop* nearest = nullptr;
    float least = 0;
    for (const Stop& stop : stops_) {
        const ImVec2 to = stop.in.centre();
        const float ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
        // How far it lies off the row or the column.
        const float aside = way.x != 0
                                ? std::max({0.0F, stop.in.min.y - here->in.max.y, here->in.min.y - stop.in.max.y})
                                : std::max({0.0F, stop.in.min.x - here->in.max.x, here->in.min.x - stop.in.max.x});
        if (ahead < 2 || aside > 2 * ahead + ui_.px(40)) continue;
        // Whatever stands in the same row or column comes before all others.
        const float cost = ahead + 6 * aside + (aside > 0 ? ui_.px(4000) : 0);
        if (nearest != nullptr && cost >= least) continue;
        nearest = &stop;
        least = cost;
    }
    focus_.shown = true;
    if (nearest != nullptr) go(nearest->key);
}

}  // namespace tablebank
