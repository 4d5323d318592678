#include "app/ui/widgets/number_field.h"

#include <algorithm>
#include <cstdlib>

#include "app/present/typing/typed_text.h"
#include "app/ui/widgets/button.h"

namespace tablebank {

namespace {

/// No more digits than any such number has.
constexpr std::size_t longest = 6;

int number_typed(const std::string& typed, const NumberStyle& style) {
    if (!is_number(typed)) return style.least;
    return typed.size() > longest ? style.most : std::clamp(std::atoi(typed.c_str()), style.least, style.most);
}

}  // namespace

bool number_field(const Ui& ui, std::string_view key, int& value, const NumberStyle& style) {
    const int before = value;
    const auto step = [&](const char* end, const char* sign, int by) {
        const ButtonStyle look{.width = ui.px(34), .lettering = Lettering::strong, .repeats = true};
        if (button(ui, std::string(key) + end, sign, look)) value = std::clamp(value + by, style.least, style.most);
    };
    step(".less", "–", -1);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    std::string typed = value == style.least && !style.none.empty() ? std::string{} : std::to_string(value);
    const FieldStyle look{.hint = style.none, .width = ui.px(style.none.empty() ? 64 : 110)};
    const FieldEvents typing =
        style.ring != nullptr ? style.ring->field_stop(key, typed, look) : field(ui, key, typed, look);
    if (typing.changed) value = number_typed(typed, style);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    step(".more", "+", 1);
    return value != before;
}

}  // namespace tablebank
