#pragma once
// The position of the next block: a pen that moves down the page and starts new pages. Internal header.

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/paper/paper_page.h"

namespace tablebank {

/// A chapter or section and its page; 0 while the page is not known.
struct ListedHeading {
    std::string words;
    PaperRank rank = PaperRank::chapter;
    int page = 0;
};

inline constexpr double quiet_grey = 0.38;  ///< of secondary words

class PageMaker {
public:
    /// The printable part of a page.
    struct Area {
        double left = 0;
        double top = 0;
        double right = 0;
        double bottom = 0;
    };
    /// `kept` is left free at the bottom of the first page.
    PageMaker(const Area& area, double kept, const WordSetter& setter, std::vector<ListedHeading> listed = {})
        : area_(area), setter_(setter), listed_(std::move(listed)) {
        pages_.emplace_back();
        y_ = area.top;
        bottom_ = area.bottom - kept;
    }

    [[nodiscard]] const WordSetter& setter() const { return setter_; }
    /// The headings in the table of contents.
    [[nodiscard]] const std::vector<ListedHeading>& listed() const { return listed_; }
    [[nodiscard]] double left() const { return area_.left; }
    [[nodiscard]] double right() const { return area_.right; }
    [[nodiscard]] double width() const { return area_.right - area_.left; }
    [[nodiscard]] double y() const { return y_; }
    [[nodiscard]] double room() const { return bottom_ - y_; }
    [[nodiscard]] bool at_top() const { return y_ <= area_.top; }
    void move(double down) { y_ += down; }
    void turn() {
        if (follows_first_ && pages_.size() == 1 && !section_.empty()) overleaf_.push_back(section_);
        const bool continues = follows_first_ && !section_.empty();
        pages_.emplace_back();
        y_ = area_.top;
        bottom_ = area_.bottom;
        if (continues && goes_on_) put_line(goes_on_(section_));
    }

    /// From here on the headings of all that the first page cannot hold are noted.
    void follow_first(std::function<std::string(const std::string&)> goes_on) {
        follows_first_ = true;
        goes_on_ = std::move(goes_on);
    }
    /// The following blocks belong after the first page in any case.
    void leave_first() {
        follows_first_ = false;
        section_.clear();
    }
    /// The heading of the following blocks; before a heading: none.
    void enter(const std::string& heading) {
        section_ = heading;
        if (follows_first_ && !heading.empty() && pages_.size() > 1) overleaf_.push_back(heading);
    }
    [[nodiscard]] const std::vector<std::string>& overleaf() const { return overleaf_; }
    /// Starts a new page if less than this is left of it, but never after an empty one.
    void need(double height) {
        if (room() < height && !at_top()) turn();
    }

    void put(PageMark mark) { pages_.back().marks.push_back(std::move(mark)); }
    void words(double x, double y, SetWords words, double grey = 0) {
        put(mark_of_page::Words{x, y, std::move(words), grey});
    }
    void begin(const char* tag) { put(mark_of_page::TagBegins{tag}); }
    void end(const char* tag) { put(mark_of_page::TagEnds{tag}); }

    [[nodiscard]] std::vector<PaperPage>& pages() { return pages_; }

private:
    void put_line(const std::string& text) {
        SetWords words_of = setter_.line(text, PaperFont::small, width());
        const double height = size_of(words_of).height;
        begin("P");
        words(left(), y_, std::move(words_of), quiet_grey);
        end("P");
        move(height + 2);
    }

    Area area_;
    const WordSetter& setter_;
    std::vector<ListedHeading> listed_;
    std::vector<PaperPage> pages_;
    double y_ = 0;
    double bottom_ = 0;
    bool follows_first_ = false;
    std::string section_;
    std::vector<std::string> overleaf_;
    std::function<std::string(const std::string&)> goes_on_;
};

inline constexpr double gutter = 14;       ///< between columns
inline constexpr double rule_grey = 0.78;  ///< of hairlines
inline constexpr double pen_grey = 0.45;   ///< of lines and boxes for a pen

void lay_table(PageMaker& maker, const block::Table& table);
void lay_cards(PageMaker& maker, const block::Cards& cards);
void lay_prose(PageMaker& maker, const block::Prose& prose);
void lay_listing(PageMaker& maker, const block::Listing& listing);
void lay_picture(PageMaker& maker, const block::Picture& picture);
void lay_contents(PageMaker& maker, const block::Contents& contents);
/// A heading of a book: of a chapter, a section or a part.
void lay_book_heading(PageMaker& maker, const block::Heading& heading);
/// At most so many columns that no field is cut; a single one in any case.
int columns_with_room(const PageMaker& maker, const std::vector<PaperField>& fields, int columns, double width);
/// Draws fields in columns from `x` on, `width` wide; returns their height.
double lay_fields(PageMaker& maker, const std::vector<PaperField>& fields, int columns, double x, double width,
                  double row_height);

}  // namespace tablebank
