// The game on the players' own phones: the code that leads there, the address, and the switch.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/qr_code.h"

namespace tablebank {
namespace {

void draw_switch(const Ui& ui, const PhonesSnapshot& snapshot, PendingIntent& queue) {
    const std::string words = snapshot.on() ? ui.lang.tr("Switch it off") : ui.lang.tr("Switch it on");
    const ButtonStyle style{.look = snapshot.on() ? ButtonLook::plain : ButtonLook::primary,
                            .key_hint = hint_of(KeyAction::go_on),
                            .on = snapshot.on()};
    if (button(ui, "phones.switch", words, style) || pressed(KeyAction::go_on))
        queue.push(intent::Phones{!snapshot.on()});
}

void draw_words(const Ui& ui, const PhonesSnapshot& snapshot, PendingIntent& queue) {
    const Palette& p = ui.palette();
    note(ui, "phones.what", Lettering::body, p.text,
         ui.lang.tr("Every player sees cash, deeds, what is due and why on their own phone. No one can change anything "
                    "there, and nothing that only the banker sees is shown."));
    space(ui, Gap::small);
    if (!snapshot.trouble.empty()) note(ui, "phones.trouble", Lettering::body, p.refused, snapshot.trouble);
    if (snapshot.on()) {
        note(ui, "phones.how", Lettering::body, p.text,
             ui.lang.tr("A phone in the same network reads the code, or opens one of these:"));
        for (const std::string& address : snapshot.addresses)
            note(ui, "phones.address." + address, Lettering::strong, p.text, address);
        space(ui, Gap::small);
        note(ui, "phones.who", Lettering::small, p.quiet,
             ui.lang.tr("Anyone on this network can view. Sharing stops when the game closes, or here."));
    } else {
        note(ui, "phones.off", Lettering::small, p.quiet,
             ui.lang.tr("Nothing can be reached from outside until you switch it on."));
    }
    space(ui, Gap::small);
    draw_switch(ui, snapshot, queue);
}

}  // namespace

void draw_phones(const Ui& ui, const PhonesSnapshot& snapshot, Screen from, PendingIntent& queue) {
    Rect rest = draw_side_head(ui, "phones", ui.lang.tr("Phones"), from, queue);
    if (snapshot.code) {
        const float side = std::min({rest.height(), rest.width() / 2, ui.px(520)});
        Rect left = cut_left(rest, side, ui.gap(Gap::large));
        const Rect code = cut_top(left, side);
        paint_qr(ui, code, *snapshot.code);
        ui.report({ProbedWidget::Kind::note, "phones.code", snapshot.addresses.front(), code.min, code.max});
    }
    const Pane pane("phones", rest);
    draw_words(ui, snapshot, queue);
}

}  // namespace tablebank
