#include "app/present/dialogs/dialog_foot.h"

#include <utility>

#include "app/present/words/localized_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

DialogFoot make_foot(const Language& lang, const Session& session, std::string line, std::string button) {
    DialogFoot foot;
    foot.preview = preview_line(lang, session, line);
    foot.shown = localized_line(lang, session.setup(), line);
    foot.line = std::move(line);
    foot.button = std::move(button);
    return foot;
}

DialogFoot make_foot(const Language& lang, const Session& session, const Command& command, std::string button) {
    return make_foot(lang, session, print_line(session.setup(), command), std::move(button));
}

DialogFoot unfinished_foot(std::string missing, std::string button) {
    DialogFoot foot;
    foot.preview.text = std::move(missing);
    foot.button = std::move(button);
    return foot;
}

}  // namespace tablebank
