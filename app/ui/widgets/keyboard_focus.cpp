#include "app/ui/widgets/keyboard_focus.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/ui/widgets/key_input.h"

namespace tablebank {

FocusRing::FocusRing(const Ui& ui, Focus& focus, Arrows arrows)
    : ui_(ui), focus_(focus), arrows_(arrows), typed_(signs_of_frame()) {
    if (ImGui::IsMouseClicked(0)) focus_.by_keys = false;
    using enum KeyAction;
    if (!typed_.empty() || any_in_use({go_on, press_part, next_part, up, down, left, right, take_off_list}))
        focus_.by_keys = true;
}

FocusRing::~FocusRing() {
    const std::string here = focus_.key;
    const bool drawn = std::ranges::any_of(stops_, [this](const Stop& stop) { return stop.key == focus_.key; });
    if (!sent_ && !drawn && !stops_.empty()) focus_.key = stops_.front().key;
    focus_.moved = sent_;
    if (!sent_) lead_by_keys();
    focus_.caret_at_start = caret_.at_start;
    focus_.caret_at_end = caret_.at_end;
    // Input continues only while the ring is there: the focus leaves the field with the ring.
    if (writing_ && (sent_ || astray_ || focus_.key != here)) ImGui::SetWindowFocus(nullptr);
}

void FocusRing::lead_by_keys() {
    if (pressed_or_held(KeyAction::next_part)) {
        go_round(ImGui::GetIO().KeyShift);
    } else if (arrows_ == Arrows::other) {
        return;
    } else if (pressed_or_held(KeyAction::right)) {
        if (!writing_ || focus_.caret_at_end) lead({1, 0});
    } else if (pressed_or_held(KeyAction::left)) {
        if (!writing_ || focus_.caret_at_start) lead({-1, 0});
    } else if (pressed_or_held(KeyAction::down)) {
        lead({0, 1});
    } else if (pressed_or_held(KeyAction::up)) {
        lead({0, -1});
    }
}

void FocusRing::go(std::string_view key) {
    focus_.key = key;
    if (focus_.by_keys) focus_.shown = true;
    focus_.moved = true;
    sent_ = true;
}

void FocusRing::go_on_typing(std::string_view key) {
    if (at(key) && focus_.to_end) return;  // on its way: another step would take the keyboard from the field
    go(key);
    focus_.to_end = true;
}

std::string FocusRing::take_digits() {
    std::string digits;
    for (const char sign : typed_) {
        if (sign >= '0' && sign <= '9') digits += sign;
    }
    std::erase_if(typed_, [](char sign) { return sign >= '0' && sign <= '9'; });
    return digits;
}

std::string FocusRing::take_letters() {
    const auto is_letter = [](char sign) {
        const auto byte = static_cast<unsigned char>(sign);
        constexpr unsigned char beyond_ascii = 0x80;
        return byte >= beyond_ascii || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
    };
    std::string letters;
    std::ranges::copy_if(typed_, std::back_inserter(letters), is_letter);
    std::erase_if(typed_, is_letter);
    return letters;
}

bool FocusRing::take(KeyAction action, std::size_t nth) {
    const auto at = typed_.find(sign_of(chords_of(action)[nth].key));
    note_asked(action, at != std::string::npos);
    if (at == std::string::npos) return false;
    typed_.erase(at, 1);
    return true;
}

void FocusRing::add(std::string_view key, const Rect& in, bool by_tab) {
    const float top = ImGui::GetWindowPos().y;
    const bool in_view = in.min.y >= top && in.max.y <= top + ImGui::GetWindowHeight();
    stops_.push_back({std::string(key), in, by_tab, ImGui::GetID("stop"), in_view});
    if (ImGui::IsMouseClicked(0) && ImGui::IsMouseHoveringRect(in.min, in.max)) {
        focus_.key = key;
        focus_.shown = false;
    }
    if (!at(key)) return;
    if (focus_.moved && !in_view) ImGui::SetScrollFromPosY(in.centre().y - top, 0.5F);
    if (focus_.shown) paint_edge(ui_, in.inset(ui_.px(1)), ui_.palette().text, 2);
}

bool FocusRing::stop(std::string_view key, const Rect& in, bool enabled, bool by_tab) {
    if (!enabled) return false;
    add(key, in, by_tab);
    return presses(key);
}

bool FocusRing::presses(std::string_view key) const {
    return at(key) && focus_.shown && pressed(KeyAction::press_part);
}

FieldEvents FocusRing::field_stop(std::string_view key, std::string& typed, FieldStyle style) {
    style.by_tab = false;
    style.focus = at(key) && !ImGui::IsAnyItemActive() && !ImGui::IsMouseDown(0);
    // A sum is stepped by clicks next to it, and a field that took the focus between two would swallow one.
    if (style.digits) style.focus = style.focus && focus_.by_keys;
    style.to_end = style.to_end || (at(key) && focus_.to_end);
    const FieldEvents events = field(ui_, key, typed, style);
    if (events.active) {
        if (at(key)) focus_.to_end = false;
        writing_ = true;
        caret_ = events;
        astray_ = astray_ || (!at(key) && !ImGui::IsMouseDown(0));
    }
    add(key, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()});
    return events;
}

void FocusRing::writing_stop(std::string_view key, const Rect& in) {
    add(key, in);
}

void FocusRing::move_to(const Stop& stop) {
    focus_.key = stop.key;
    focus_.moved = true;
}

void FocusRing::go_round(bool back) {
    const auto here = std::ranges::find(stops_, focus_.key, &Stop::key);
    if (here == stops_.end()) return;
    const auto count = static_cast<std::size_t>(stops_.size());
    auto place = static_cast<std::size_t>(here - stops_.begin());
    do {
        place = (place + (back ? count - 1 : 1)) % count;
    } while (!stops_[place].by_tab && stops_[place].key != focus_.key);
    focus_.shown = true;
    move_to(stops_[place]);
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
        // The distance from the row or the column.
        const float aside = way.x != 0
                                ? std::max({0.0F, stop.in.min.y - here->in.max.y, here->in.min.y - stop.in.max.y})
                                : std::max({0.0F, stop.in.min.x - here->in.max.x, here->in.min.x - stop.in.max.x});
        if (ahead < 2 || aside > 2 * ahead + ui_.px(40)) continue;
        // Items that a pane has scrolled out of view are reached only from within it, and there before all items around
        // it.
        const bool elsewhere = stop.pane != here->pane;
        if (elsewhere && !stop.in_view) continue;
        // Items in the same row or column come before all others.
        const float cost =
            ahead + 6 * aside + (aside > 0 ? ui_.px(4000) : 0) + (elsewhere && way.y != 0 ? ui_.px(8000) : 0);
        if (nearest != nullptr && cost >= least) continue;
        nearest = &stop;
        least = cost;
    }
    focus_.shown = true;
    if (nearest != nullptr) move_to(*nearest);
}

}  // namespace tablebank
