#include "app/present/program/handbook_snapshot.h"

#include <algorithm>
#include <array>
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

/// Whether a word of the text begins like this. A match inside a word does not count.
bool has_word_beginning(std::string_view text, std::string_view beginning) {
    constexpr std::string_view ascii = " -_.,:;+()[]\"'/&#@\n";
    constexpr std::array<std::string_view, 9> printed{"\u00a0", "«", "„", "“", "”", "’", "–", "—", "·"};
    for (std::size_t at = text.find(beginning); at != text.npos; at = text.find(beginning, at + 1)) {
        const std::string_view before = text.substr(0, at);
        const auto ends = [&](std::string_view mark) { return before.ends_with(mark); };
        if (before.empty() || ascii.find(before.back()) != ascii.npos || std::ranges::any_of(printed, ends))
            return true;
    }
    return false;
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
        return std::ranges::any_of(readings, [&](const std::string& reading) {
            return &reading == &readings.front() ? folded.find(reading) != folded.npos
                                                 : has_word_beginning(folded, reading);
        });
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
