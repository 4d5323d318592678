#include "app/paper/layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/paper/page_maker.h"
#include "app/paper/paper_chart.h"

namespace tablebank {

namespace {

constexpr double code_size = 88;  ///< with its margin: one module of the code is half a millimetre

struct PageForm {
    double width;
    double height;
};

PageForm form_of(PaperSize size) {
    return size == PaperSize::a4 ? PageForm{595.276, 841.89} : PageForm{612, 792};
}

double put_lines(PageMaker& maker, const char* tag, const std::string& text, PaperFont font, double x, double width,
                 double grey) {
    SetWords words = maker.setter().lines(text, font, width);
    const double height = size_of(words).height;
    maker.begin(tag);
    maker.words(x, maker.y(), std::move(words), grey);
    maker.end(tag);
    return height;
}

void lay(PageMaker& maker, const block::Masthead& head) {
    const auto code = head.code.empty() ? std::nullopt : qr_matrix(head.code);
    const double width = maker.width() - (code ? code_size : 0);
    const double top = maker.y();
    maker.move(put_lines(maker, "H1", head.title, PaperFont::title, maker.left(), width, 0) + 1);
    for (const std::string& line : head.lines)
        maker.move(put_lines(maker, "P", line, PaperFont::body, maker.left(), width, quiet_grey));
    maker.move(5);
    const int columns = columns_with_room(maker, head.fields, head.columns, width);
    maker.move(lay_fields(maker, head.fields, columns, maker.left(), width, 14));
    if (code) {
        // The code's quiet zone may extend into the page margin.
        const double square = code_size / (code->size() + 2.0 * qr_margin);
        maker.begin("Figure");
        maker.put(mark_of_page::Code{maker.right() - code_size + qr_margin * square, top - qr_margin * square,
                                     code_size, *code});
        maker.end("Figure");
        maker.move(std::max(0.0, top + code_size - 2 * qr_margin * square - maker.y()));
    }
    maker.move(4);
}

void lay(PageMaker& maker, const block::Heading& heading) {
    if (heading.rank != PaperRank::block) return lay_book_heading(maker, heading);
    SetWords words = maker.setter().line(heading.text, PaperFont::heading, maker.width());
    const WordsSize size = size_of(words);
    constexpr double with_next = 34;  // never alone at the foot of a page
    maker.enter({});
    maker.need(size.height + std::max(with_next, heading.room));
    if (!maker.at_top()) maker.move(4);
    maker.begin("H2");
    maker.words(maker.left(), maker.y(), std::move(words));
    maker.end("H2");
    if (!heading.beside.empty()) {
        const double x = maker.left() + size.width + 8;
        SetWords beside = maker.setter().line(heading.beside, PaperFont::small, maker.right() - x);
        const double lower = size.height - size_of(beside).height - 1;
        maker.begin("P");
        maker.words(x, maker.y() + lower, std::move(beside), quiet_grey);
        maker.end("P");
    }
    maker.move(size.height + 1);
    maker.enter(heading.text);
}

void lay(PageMaker& maker, const block::Paragraph& paragraph) {
    const PaperFont font = paragraph.tone == PaperTone::strong  ? PaperFont::strong
                           : paragraph.tone == PaperTone::quiet ? PaperFont::small
                                                                : PaperFont::body;
    SetWords words = maker.setter().lines(paragraph.text, font, maker.width());
    const double height = size_of(words).height;
    maker.need(height);
    maker.begin("P");
    maker.words(maker.left(), maker.y(), std::move(words), paragraph.tone == PaperTone::quiet ? quiet_grey : 0);
    maker.end("P");
    maker.move(height + 2);
}

void lay(PageMaker& maker, const block::Notice& notice) {
    constexpr double pad = 5;
    SetWords words = maker.setter().lines(notice.text, PaperFont::note, maker.width() - 4 * pad);
    const double height = size_of(words).height + 2 * pad;
    maker.need(height + 4);
    maker.move(2);
    maker.put(mark_of_page::Box{maker.left(), maker.y(), maker.width(), height, 1.2, 0});
    maker.begin("P");
    maker.words(maker.left() + 2 * pad, maker.y() + pad, std::move(words));
    maker.end("P");
    maker.move(height + 3);
}

void lay(PageMaker& maker, const block::Table& table) {
    lay_table(maker, table);
}

void lay(PageMaker& maker, const block::Cards& cards) {
    lay_cards(maker, cards);
}

void lay(PageMaker& maker, const block::Prose& prose) {
    lay_prose(maker, prose);
}

void lay(PageMaker& maker, const block::Listing& listing) {
    lay_listing(maker, listing);
}

void lay(PageMaker& maker, const block::Picture& picture) {
    lay_picture(maker, picture);
}

void lay(PageMaker& maker, const block::Figure& figure) {
    constexpr double words = 50;  // title and note, which stay on its page
    maker.need(paper_chart_height(maker, figure) + words);
    lay(maker, block::Heading{figure.chart.title});
    lay(maker, block::Paragraph{figure.chart.note, PaperTone::quiet});
    if (figure.chart.empty()) return lay(maker, block::Paragraph{figure.chart.nothing});
    lay_chart(maker, figure);
}

void lay(PageMaker& maker, const block::Fields& fields) {
    const auto rows = (fields.fields.size() + fields.columns - 1) / static_cast<std::size_t>(fields.columns);
    maker.need(static_cast<double>(rows) * std::max(fields.row_height, 12.0));
    maker.move(lay_fields(maker, fields.fields, fields.columns, maker.left(), maker.width(), fields.row_height) + 2);
}

void lay(PageMaker& maker, const block::Contents& contents) {
    lay_contents(maker, contents);
}

void lay(PageMaker& maker, const block::BehindFirst&) {
    maker.leave_first();
    if (maker.pages().size() == 1) maker.turn();
}

void lay(PageMaker& maker, const block::NewPage&) {
    if (!maker.at_top()) maker.turn();
}

void lay_all(PageMaker& maker, const std::vector<PaperBlock>& blocks) {
    for (const PaperBlock& block : blocks) std::visit([&maker](const auto& it) { lay(maker, it); }, block);
}

void move_down(PageMark& mark, double by) {
    struct {
        double by;
        void operator()(mark_of_page::Words& it) const { it.y += by; }
        void operator()(mark_of_page::Line& it) const {
            it.y += by;
            it.to_y += by;
        }
        void operator()(mark_of_page::Box& it) const { it.y += by; }
        void operator()(mark_of_page::Code& it) const { it.y += by; }
        void operator()(mark_of_page::Stroke& it) const {
            for (ChartPoint& point : it.points) point.y += by;
        }
        void operator()(mark_of_page::Bar& it) const {
            it.in.top += by;
            it.in.bottom += by;
        }
        void operator()(mark_of_page::Image& it) const {
            it.in.top += by;
            it.in.bottom += by;
        }
        void operator()(mark_of_page::Place&) const {}
        void operator()(mark_of_page::TagBegins&) const {}
        void operator()(mark_of_page::TagEnds&) const {}
    } const mover{by};
    std::visit(mover, mark);
}

/// The chapters and sections of a document, without their pages.
std::vector<ListedHeading> headings_of(const PaperDocument& document) {
    std::vector<ListedHeading> listed;
    for (const PaperBlock& block : document.blocks) {
        const auto* heading = std::get_if<block::Heading>(&block);
        if (heading != nullptr && (heading->rank == PaperRank::chapter || heading->rank == PaperRank::section))
            listed.push_back({heading->text, heading->rank, 0});
    }
    return listed;
}

/// The same, with their final places.
std::vector<ListedHeading> headings_on(const std::vector<PaperPage>& pages) {
    std::vector<ListedHeading> listed;
    for (std::size_t i = 0; i < pages.size(); ++i)
        for (const PageMark& mark : pages[i].marks)
            if (const auto* place = std::get_if<mark_of_page::Place>(&mark))
                listed.push_back({place->words, place->rank, static_cast<int>(i) + 1});
    return listed;
}

bool has_contents(const PaperDocument& document) {
    return std::ranges::any_of(document.blocks,
                               [](const PaperBlock& block) { return std::holds_alternative<block::Contents>(block); });
}

void lay_foot(const PaperDocument& document, const WordSetter& setter, double y, double left, double right,
              PaperPage& page, int number, int pages) {
    const auto put = [&](double x, double line_y, SetWords words) {
        page.marks.emplace_back(mark_of_page::TagBegins{"P"});
        page.marks.emplace_back(mark_of_page::Words{x, line_y, std::move(words), quiet_grey});
        page.marks.emplace_back(mark_of_page::TagEnds{"P"});
    };
    page.marks.emplace_back(mark_of_page::Line{left, y, right, y, 0.4, rule_grey});
    SetWords number_words = setter.line(document.page_text(number, pages), PaperFont::small);
    const double number_width = size_of(number_words).width;
    put(left, y + 3, setter.line(document.foot, PaperFont::small, right - left - number_width - gutter));
    put(right - number_width, y + 3, std::move(number_words));
}

}  // namespace

namespace {

struct LaidOut {
    std::vector<PaperPage> pages;
    std::vector<std::string> overleaf;  ///< headings of the blocks that did not fit on the first page
    double end = 0;                     ///< of the content of the last page
};

/// With the headings of `overleaf` on the first page.
LaidOut lay_once(const PaperDocument& document, const PageMaker::Area& area, const PageMaker::Area& foot_area,
                 const WordSetter& setter, const std::vector<std::string>& overleaf) {
    PageMaker below(foot_area, 0, setter);
    below.move(1e-3);  // not at its top, where a heading has no space above it
    if (!overleaf.empty()) lay(below, block::Paragraph{document.overleaf(overleaf), PaperTone::strong});
    lay_all(below, document.foot_of_first);
    const bool has_foot = !document.foot_of_first.empty() || !overleaf.empty();
    const double kept = has_foot ? below.y() + 2 : 0;

    std::vector<ListedHeading> listed;
    if (has_contents(document)) {
        // The contents have the same length for any numbers, so the pages after them do not move.
        PageMaker first(area, kept, setter, headings_of(document));
        lay_all(first, document.blocks);
        listed = headings_on(first.pages());
    }
    PageMaker maker(area, kept, setter, std::move(listed));
    if (document.overleaf) maker.follow_first(document.goes_on);
    lay_all(maker, document.blocks);
    for (PageMark& mark : below.pages().front().marks) {
        move_down(mark, area.bottom - kept);
        maker.pages().front().marks.push_back(std::move(mark));
    }
    const double end = maker.y();
    return {std::move(maker.pages()), maker.overleaf(), end};
}

LaidOut lay_told(const PaperDocument& document, const PageMaker::Area& area, const PageMaker::Area& foot_area,
                 const WordSetter& setter) {
    // The list of what continues overleaf needs space on the page too, so the page is laid out until the list is
    // complete.
    constexpr int most_tries = 4;
    std::vector<std::string> overleaf;
    LaidOut laid;
    for (int tries = 0; tries < most_tries; ++tries) {
        laid = lay_once(document, area, foot_area, setter, overleaf);
        if (!document.overleaf || laid.overleaf == overleaf) break;
        overleaf = laid.overleaf;
    }
    return laid;
}

/// The same with lower charts; nullopt if it has none.
std::optional<PaperDocument> with_lower_charts(const PaperDocument& document, double scale) {
    PaperDocument lower = document;
    bool any = false;
    for (PaperBlock& block : lower.blocks) {
        auto* figure = std::get_if<block::Figure>(&block);
        if (figure == nullptr || figure->chart.empty()) continue;
        figure->height *= scale;
        any = true;
    }
    return any ? std::optional{std::move(lower)} : std::nullopt;
}

}  // namespace

PaperPages lay_out(const PaperDocument& document) {
    constexpr double side = 42;
    constexpr double head = 27;
    constexpr double foot = 31;
    const PageForm form = form_of(document.size);
    const PageMaker::Area area{side, head, form.width - side, form.height - foot};
    const WordSetter setter(document.language);

    const PageMaker::Area foot_area{side, 0, form.width - side, form.height};
    LaidOut laid = lay_told(document, area, foot_area, setter);
    // A page for a sentence or two is spared by charts that are a little lower.
    constexpr double scant = 140;
    for (const double scale : {0.93, 0.86, 0.78, 0.7, 0.63}) {
        if (laid.pages.size() < 2 || laid.end > head + scant) break;
        const auto lower = with_lower_charts(document, scale);
        if (!lower) break;
        LaidOut other = lay_told(*lower, area, foot_area, setter);
        if (other.pages.size() < laid.pages.size()) laid = std::move(other);
    }
    PaperPages result{form.width, form.height, std::move(laid.pages)};
    const int count = static_cast<int>(result.pages.size());
    for (int number = 1; number <= count; ++number)
        lay_foot(document, setter, form.height - foot + 6, side, form.width - side,
                 result.pages[static_cast<std::size_t>(number - 1)], number, count);
    return result;
}

}  // namespace tablebank
