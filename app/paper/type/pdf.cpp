#include "app/paper/pdf.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include <ctime>
#include <memory>

#include "app/paper/layout.h"
#include "app/paper/missing_glyphs.h"
#include "app/paper/pdf_catalogue.h"
#include "app/paper/type/font_painter.h"
#include "platform/clock.h"

namespace tablebank {

namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Brush = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
    try {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
    } catch (const std::bad_alloc&) {
        return CAIRO_STATUS_NO_MEMORY;  // no exception passes through a library that is written in C
    }
    return CAIRO_STATUS_SUCCESS;
}

void require(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(status));
}

void describe(cairo_surface_t* surface, const PaperDocument& document) {
    const std::string created = platform::utc_text(document.created_ms.value_or(0), "%Y-%m-%dT%H:%M:%SZ");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, document.title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "tablebank");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, created.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, created.c_str());
}

/// The library's position in the bytes of an image that it reads.
struct PngBytes {
    std::string_view rest;
};

cairo_status_t read_png(void* from, unsigned char* bytes, unsigned int count) {
    std::string_view& rest = static_cast<PngBytes*>(from)->rest;
    if (rest.size() < count) return CAIRO_STATUS_READ_ERROR;
    rest.copy(reinterpret_cast<char*>(bytes), count);
    rest.remove_prefix(count);
    return CAIRO_STATUS_SUCCESS;
}

/// The chapters and sections that a viewer lists next to the pages.
struct Outline {
    int count = 0;
    int chapter = CAIRO_PDF_OUTLINE_ROOT;
};

struct Painter {
    cairo_t* brush;
    FontPainter& fonts;
    Outline& outline;
    UnknownSigns* unknown;  ///< nullptr: not requested

    void grey(double value) const { cairo_set_source_rgb(brush, value, value, value); }
    void operator()(const mark_of_page::Words& it) const {
        grey(it.grey);
        fonts.paint(brush, it.x, it.y, *it.words);
        if (unknown != nullptr) add_unknown_signs(it.words, *unknown);
    }
    void operator()(const mark_of_page::Line& it) const {
        grey(it.grey);
        cairo_set_line_width(brush, it.width);
        cairo_move_to(brush, it.x, it.y);
        cairo_line_to(brush, it.to_x, it.to_y);
        cairo_stroke(brush);
    }
    void operator()(const mark_of_page::Box& it) const {
        grey(it.grey);
        cairo_set_line_width(brush, it.line);
        cairo_rectangle(brush, it.x, it.y, it.width, it.height);
        cairo_stroke(brush);
    }
    void operator()(const mark_of_page::Stroke& it) const {
        cairo_set_source_rgb(brush, it.colour.red, it.colour.green, it.colour.blue);
        cairo_set_line_width(brush, it.width);
        cairo_set_line_join(brush, CAIRO_LINE_JOIN_ROUND);
        cairo_new_path(brush);
        for (const ChartPoint& point : it.points) cairo_line_to(brush, point.x, point.y);
        cairo_stroke(brush);
    }
    void operator()(const mark_of_page::Bar& it) const {
        cairo_set_source_rgb(brush, it.colour.red, it.colour.green, it.colour.blue);
        cairo_rectangle(brush, it.in.left, it.in.top, it.in.width(), it.in.height());
        cairo_fill(brush);
    }
    /// One path: squares that meet leave no hair between them.
    void operator()(const mark_of_page::Code& it) const {
        grey(0);
        const int size = it.squares.size();
        const double square = it.size / (size + 2.0 * qr_margin);
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size;) {
                int end = column;
                while (it.squares.dark(end, row)) ++end;
                if (end > column)
                    cairo_rectangle(brush, it.x + (column + qr_margin) * square, it.y + (row + qr_margin) * square,
                                    (end - column) * square, square);
                column = end + 1;
            }
        }
        cairo_fill(brush);
    }
    void operator()(const mark_of_page::Image& it) const {
        PngBytes bytes{it.png};
        const Surface picture(cairo_image_surface_create_from_png_stream(read_png, &bytes), cairo_surface_destroy);
        require(cairo_surface_status(picture.get()));
        cairo_save(brush);
        cairo_translate(brush, it.in.left, it.in.top);
        cairo_scale(brush, it.in.width() / cairo_image_surface_get_width(picture.get()),
                    it.in.height() / cairo_image_surface_get_height(picture.get()));
        cairo_set_source_surface(brush, picture.get(), 0, 0);
        cairo_paint(brush);
        cairo_restore(brush);
    }
    void operator()(const mark_of_page::Place& it) const {
        const std::string name = fmt::format("name='place-{}'", outline.count);
        cairo_tag_begin(brush, CAIRO_TAG_DEST, name.c_str());
        cairo_tag_end(brush, CAIRO_TAG_DEST);
        const bool chapter = it.rank == PaperRank::chapter;
        const std::string to = fmt::format("dest='place-{}'", outline.count++);
        const int listed =
            cairo_pdf_surface_add_outline(cairo_get_target(brush), chapter ? CAIRO_PDF_OUTLINE_ROOT : outline.chapter,
                                          it.words.c_str(), to.c_str(), CAIRO_PDF_OUTLINE_FLAG_OPEN);
        if (chapter) outline.chapter = listed;
    }
    void operator()(const mark_of_page::TagBegins& it) const { cairo_tag_begin(brush, it.name, nullptr); }
    void operator()(const mark_of_page::TagEnds& it) const { cairo_tag_end(brush, it.name); }
};

void paint_pages(const Painter& painter, const PaperPages& laid) {
    for (const PaperPage& page : laid.pages) {
        for (const PageMark& mark : page.marks) std::visit(painter, mark);
        if (&page != &laid.pages.back()) cairo_show_page(painter.brush);
    }
}

}  // namespace

std::string pdf_of(std::span<const PaperDocument> documents, UnknownSigns* unknown) {
    const PaperDocument& first = documents.front();
    const PaperPages laid = lay_out(first);
    std::string pdf;
    const Surface surface(cairo_pdf_surface_create_for_stream(append, &pdf, laid.width, laid.height),
                          cairo_surface_destroy);
    require(cairo_surface_status(surface.get()));
    describe(surface.get(), first);
    {
        const Brush brush(cairo_create(surface.get()), cairo_destroy);
        Outline outline;
        FontPainter fonts;
        const Painter painter{brush.get(), fonts, outline, unknown};
        painter(mark_of_page::TagBegins{"Document"});
        paint_pages(painter, laid);
        for (const PaperDocument& next : documents.subspan(1)) {
            cairo_show_page(brush.get());
            paint_pages(painter, lay_out(next));
        }
        painter(mark_of_page::TagEnds{"Document"});
        cairo_show_page(brush.get());
        require(cairo_status(brush.get()));
    }
    cairo_surface_finish(surface.get());
    require(cairo_surface_status(surface.get()));
    if (!first.created_ms) pdf = without_dates(std::move(pdf));
    return with_language(std::move(pdf), first.language);
}

std::string pdf_of(const PaperDocument& document) {
    return pdf_of(std::span(&document, 1));
}

int pages_of(const PaperDocument& document) {
    return static_cast<int>(lay_out(document).pages.size());
}

}  // namespace tablebank
