#include "app/viewmodel/key_help.h"

#include <string_view>
#include <utility>

#include "app/i18n/language.h"
#include "app/viewmodel/keys.h"

namespace tablebank {

namespace {

HelpSection section_of(const Language& lang, KeySection wanted, std::string title) {
    HelpSection section{std::move(title), {}, true};
    std::string_view words;
    std::vector<Chord> chords;
    const auto add = [&] {
        if (!words.empty()) section.rows.push_back({written(chords), lang.tr(words.data())});
        chords.clear();
    };
    for (const Keybinding& row : keybindings()) {
        if (row.section != wanted) continue;
        if (row.words != words) add();
        words = row.words;
        chords.insert(chords.end(), row.chords.all().begin(), row.chords.all().end());
    }
    add();
    return section;
}

}  // namespace

std::vector<HelpSection> help_of_keys(const Language& lang) {
    return {section_of(lang, KeySection::general, lang.tr("Keys")),
            section_of(lang, KeySection::dialogs, lang.tr("Trade, auction, card, bankruptcy")),
            section_of(lang, KeySection::repair, lang.tr("Correcting an entry")),
            section_of(lang, KeySection::past, lang.tr("Back in time")),
            section_of(lang, KeySection::calculator, lang.tr("Calculator")),
            section_of(lang, KeySection::edition, lang.tr("Custom edition")),
            section_of(lang, KeySection::director, lang.tr("The director's desk"))};
}

}  // namespace tablebank
