// Page one of a game that was played on paper only: the findings against the rules, and why the position counts anyway.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/finding_text.h"

namespace tablebank {

void SheetMaker::as_found() const {
    if (facts.as_found.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Corrections and forced entries")});
    blocks.emplace_back(block::Paragraph{lang.tr("Scored as found: {reason}", {{"reason", facts.as_found}})});
    std::vector<const ScoredPlayer*> seated;
    for (const ScoredPlayer& player : facts.players) seated.push_back(&player);
    std::ranges::sort(seated, {}, &ScoredPlayer::seat);
    std::vector<std::string> names;
    names.reserve(seated.size());
    for (const ScoredPlayer* player : seated) names.push_back(player->name);
    for (const Finding& finding : facts.findings)
        if (weight_of(finding.code) == Weight::as_found)
            blocks.emplace_back(block::Paragraph{finding_text(lang, edition(), names, finding)});
}

}  // namespace tablebank
