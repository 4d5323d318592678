// The pages of a book: chapters, prose, lists, typed lines, images, and the contents.

#include <algorithm>
#include <utility>

#include "app/paper/page_maker.h"
#include "app/paper/png.h"

namespace tablebank {

namespace {

constexpr double below_text = 4.5;
constexpr double with_next = 46;  ///< a heading is never alone at the foot of a page
constexpr double indent = 15;     ///< of an item of a list, for each depth
constexpr mark_of_page::PageColour ground{0.945, 0.95, 0.955};

struct RankLook {
    PaperFont font;
    const char* tag;
    double above;
};

RankLook look_of(PaperRank rank) {
    if (rank == PaperRank::chapter) return {PaperFont::title, "H1", 0};
    if (rank == PaperRank::section) return {PaperFont::section, "H2", 11};
    return {PaperFont::part, "H3", 7};
}

void put_words(PageMaker& maker, const char* tag, double x, SetWords words, double grey = 0) {
    maker.begin(tag);
    maker.words(x, maker.y(), std::move(words), grey);
    maker.end(tag);
}

}  // namespace

void lay_book_heading(PageMaker& maker, const block::Heading& heading) {
    const RankLook look = look_of(heading.rank);
    SetWords words = maker.setter().lines(heading.text, look.font, maker.width());
    const double height = size_of(words).height;
    maker.need(look.above + height + std::max(with_next, heading.room));
    if (!maker.at_top()) maker.move(look.above);
    if (heading.rank != PaperRank::part) maker.put(mark_of_page::Place{heading.text, heading.rank});
    put_words(maker, look.tag, maker.left(), std::move(words));
    maker.move(height + below_text);
}

void lay_prose(PageMaker& maker, const block::Prose& prose) {
    const double x = maker.left() + indent * prose.depth;
    SetWords words = maker.setter().lines(prose.words, maker.right() - x);
    const double height = size_of(words).height;
    maker.need(height);
    maker.begin("P");
    if (!prose.mark.empty()) maker.words(x - indent + 2, maker.y(), maker.setter().lines({{prose.mark + " "}}, indent));
    maker.words(x, maker.y(), std::move(words));
    maker.end("P");
    maker.move(height + (prose.mark.empty() ? below_text : below_text / 2));
}

void lay_listing(PageMaker& maker, const block::Listing& listing) {
    constexpr double pad = 5;
    std::vector<SetWords> lines;
    lines.reserve(listing.lines.size());
    for (const std::string& line : listing.lines)
        lines.push_back(maker.setter().lines(line.empty() ? " " : line, PaperFont::typed, maker.width() - 2 * pad));
    for (std::size_t next = 0; next < lines.size();) {
        // As many lines as fit on this page, on one background.
        if (maker.room() < size_of(lines[next]).height + 2 * pad && !maker.at_top()) maker.turn();
        double height = 0;
        std::size_t end = next;
        while (end < lines.size() && (end == next || height + size_of(lines[end]).height + 2 * pad <= maker.room()))
            height += size_of(lines[end++]).height;
        maker.put(mark_of_page::Bar{{maker.left(), maker.y(), maker.right(), maker.y() + height + 2 * pad}, ground});
        maker.move(pad);
        maker.begin("P");
        for (; next < end; ++next) {
            const double down = size_of(lines[next]).height;
            maker.words(maker.left() + pad, maker.y(), std::move(lines[next]));
            maker.move(down);
        }
        maker.end("P");
        maker.move(pad);
    }
    maker.move(below_text);
}

void lay_picture(PageMaker& maker, const block::Picture& picture) {
    const PngSize size = png_size(picture.png);
    constexpr double highest = 300;
    const double width = std::min(maker.width(), highest * size.width / size.height);
    const double height = width * size.height / size.width;
    SetWords seen = maker.setter().lines(picture.seen, PaperFont::small, maker.width());
    const double below = size_of(seen).height;
    maker.need(height + below + 4);
    // The words are inside its tag: Cairo 1.16 does not accept a page that begins with a tag around nothing but an
    // image.
    maker.begin("Figure");
    maker.words(maker.left(), maker.y() + height + 2, std::move(seen), quiet_grey);
    maker.put(mark_of_page::Image{{maker.left(), maker.y(), maker.left() + width, maker.y() + height}, picture.png});
    maker.end("Figure");
    maker.move(height + 2 + below + below_text);
}

void lay_contents(PageMaker& maker, const block::Contents& contents) {
    SetWords title = maker.setter().line(contents.title, PaperFont::title, maker.width());
    const double high = size_of(title).height;
    put_words(maker, "H1", maker.left(), std::move(title));
    maker.move(high + below_text);
    for (const ListedHeading& listed : maker.listed()) {
        const bool chapter = listed.rank == PaperRank::chapter;
        SetWords number = maker.setter().line(std::to_string(listed.page), PaperFont::prose);
        const WordsSize size = size_of(number);
        if (chapter) maker.need(3 * size.height);
        maker.need(size.height);
        if (chapter) maker.move(below_text);
        const double x = maker.left() + (chapter ? 0 : indent);
        SetWords words = chapter ? maker.setter().lines({{listed.words, PaperWord::strong}}, maker.width() - 30)
                                 : maker.setter().line(listed.words + " ", PaperFont::prose, maker.right() - 30 - x);
        maker.begin("P");
        maker.words(x, maker.y(), std::move(words));
        maker.words(maker.right() - size.width, maker.y(), std::move(number));
        maker.end("P");
        maker.move(size.height + 1);
    }
}

}  // namespace tablebank
