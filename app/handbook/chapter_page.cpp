#include "app/handbook/chapter_page.h"

namespace tablebank {

std::string plain_words(const HandbookWords& words) {
    std::string text;
    for (const HandbookSpan& span : words) text += span.text;
    return text;
}

std::string HandbookPage::title() const {
    for (const HandbookBlock& block : blocks)
        if (block.kind == HandbookKind::heading) return plain_words(block.words);
    return {};
}

}  // namespace tablebank
