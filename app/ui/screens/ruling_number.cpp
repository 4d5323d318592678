#include "app/ui/screens/ruling_number.h"

#include <algorithm>
#include <cstdlib>

#include "app/i18n/language.h"
#include "app/present/typing/typed_text.h"
#include "app/ui/widgets/field.h"
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

bool ruling_number(const Ui& ui, FocusRing* ring, const std::string& key, std::string& value, const std::string& word) {
    int figure = figure_of(value);
    if (!number_field(ui, key, figure, {.most = most_ruling_number, .none = ui.lang.tr("a number"), .ring = ring}))
        return false;
    value = figure == 0 ? word : std::to_string(figure);
    return true;
}

}  // namespace tablebank
