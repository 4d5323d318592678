#include "app/desk/key_help.h"

#include <string_view>
#include <utility>

#include "app/desk/keys.h"
#include "app/i18n/words.h"

namespace tablebank {

namespace {

HelpSection section_of(KeySection wanted, std::string title) {
    HelpSection section{std::move(title), {}, true};
    std::string_view words;
    std::vector<Chord> chords;
    const auto add = [&] {
        if (!words.empty()) section.rows.push_back({written(chords), tr(words.data())});
        chords.clear();
    };
    for (const KeyRow& row : key_rows()) {
        if (row.section != wanted) continue;
        if (row.words != words) add();
        words = row.words;
        chords.insert(chords.end(), row.chords.all().begin(), row.chords.all().end());
    }
    add();
    return section;
}

}  // namespace

std::vector<HelpSection> help_of_keys() {
    return {section_of(KeySection::general, tr("Keys")),
            section_of(KeySection::dialogs, tr("Trade, auction, card, bankruptcy")),
            section_of(KeySection::past, tr("Back in time")), section_of(KeySection::calculator, tr("Calculator")),
            section_of(KeySection::edition, tr("Figures of your own box"))};
}

}  // namespace tablebank
