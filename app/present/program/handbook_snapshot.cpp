#include "app/present/program/handbook_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/handbook/chapter_store.h"
#include "app/handbook/markdown.h"
#include "app/i18n/language.h"
#include "db/file/file_error.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

/// Everything that is read in a block.
std::string words_of_block(const HandbookBlock& block) {
    std::string text = plain_words(block.words);
    for (const auto& row : block.rows)
        for (const HandbookWords& cell : row) text += ' ' + plain_words(cell);
    return text;
}

std::vector<HandbookChapter> chapters_that_are_there(const std::string& language) {
    try {
        return read_handbook(find_handbook(), language);
    } catch (const FileError&) {
    } catch (const MarkdownError&) {
    }
    return {};
}

}  // namespace

std::vector<HelpChapter> make_help_chapters(const Language& lang) {
    std::vector<HelpChapter> chapters;
    for (HandbookChapter& read : chapters_that_are_there(lang.tag())) {
        HelpChapter& chapter = chapters.emplace_back();
        chapter.title = read.page.title();
        chapter.page = std::move(read.page);
    }
    return chapters;
}

bool has_words(std::string_view folded, const SearchedWords& words) {
    return std::ranges::all_of(words, [&](const std::vector<std::string>& readings) {
        return std::ranges::any_of(readings, [&](const std::string& word) { return folded.find(word) != folded.npos; });
    });
}

std::size_t find_in_chapter(HelpChapter& chapter, const SearchedWords& words) {
    std::size_t found = 0;
    chapter.shown.clear();
    const auto& blocks = chapter.page.blocks;
    for (std::size_t begin = 0; begin < blocks.size();) {
        std::size_t end = begin + 1;
        while (end < blocks.size() && blocks[end].kind != HandbookKind::heading) ++end;
        std::string all;
        for (std::size_t i = begin; i < end; ++i) all += ' ' + words_of_block(blocks[i]);
        all = fold(all);
        if (has_words(all, words)) {
            ++found;
            for (std::size_t i = begin; i < end; ++i) chapter.shown.push_back(i);
        }
        begin = end;
    }
    return found;
}

}  // namespace tablebank
