#include "app/ui/screens/ruling_number.h"

#include <algorithm>
#include <cstdlib>

#include "app/i18n/words.h"
#include "app/present/typed_text.h"
#include "app/ui/widgets/button.h"
#include "calculators/rulings.h"

namespace tablebank {

namespace {

int figure_of(const std::string& value) {
    if (!is_number(value)) return 0;
    return value.size() > 4 ? most_ruling_number : std::min(std::atoi(value.c_str()), most_ruling_number);
}

}  // namespace

std::string stepped_ruling(const std::string& value, int steps, const std::string& word) {
    const int figure = std::clamp(figure_of(value) + steps, 0, most_ruling_number);
    return figure == 0 ? word : std::to_string(figure);
}

void ruling_number(const Ui& ui, FocusRing& ring, const std::string& key, std::string& value, const std::string& word) {
    const auto step = [&](const char* end, const char* sign, int by) {
        const ButtonStyle style{.width = ui.px(34), .lettering = Lettering::strong, .repeats = true};
        if (button(ui, key + end, sign, style)) value = stepped_ruling(value, by, word);
    };
    step(".less", "–", -1);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    std::string typed = is_number(value) ? value : std::string{};
    const FieldStyle style{.hint = tr("a number"), .width = ui.px(110)};
    if (ring.field_stop(key, typed, style).changed) value = stepped_ruling(typed, 0, word);
    ImGui::SameLine(0, ui.gap(Gap::tight));
    step(".more", "+", 1);
}

}  // namespace tablebank
