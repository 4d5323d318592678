#include "app/paper/type/font_painter.h"

#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <stdexcept>
#include <vector>

namespace tablebank {

namespace {

/// A font as the painter's library reads it. Each has a library of its own, because the last one who needs it may be on
/// another thread.
struct PaintedFont {
    std::shared_ptr<const Typeface> typeface;  ///< its bytes
    FT_Library library = nullptr;
    FT_Face face = nullptr;

    explicit PaintedFont(std::shared_ptr<const Typeface> of) : typeface(std::move(of)) {
        const std::string& bytes = typeface->bytes();
        if (FT_Init_FreeType(&library) != 0 ||
            FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                               static_cast<FT_Long>(bytes.size()), static_cast<FT_Long>(typeface->face()), &face) != 0)
            throw std::runtime_error("a font cannot be read");
    }
    PaintedFont(const PaintedFont&) = delete;
    PaintedFont& operator=(const PaintedFont&) = delete;
    ~PaintedFont() { FT_Done_FreeType(library); }  // with its face
};

void use_exact_measures(cairo_t* brush) {
    cairo_font_options_t* const options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(brush, options);
    cairo_font_options_destroy(options);
}

}  // namespace

cairo_font_face_t* FontPainter::face_of(const std::shared_ptr<const Typeface>& face) {
    auto& made = faces_[face];
    if (!made) {
        auto font = std::make_unique<PaintedFont>(face);
        made.reset(cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING));
        static const cairo_user_data_key_t key{};
        const cairo_status_t kept = cairo_font_face_set_user_data(
            made.get(), &key, font.get(), [](void* held) { delete static_cast<PaintedFont*>(held); });
        if (kept != CAIRO_STATUS_SUCCESS) throw std::runtime_error(cairo_status_to_string(kept));
        (void)font.release();  // the library deletes it
    }
    return made.get();
}

void FontPainter::paint(cairo_t* brush, double x, double y, const TypesetWords& words) {
    use_exact_measures(brush);
    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters;
    for (const TypesetRow& row : words.rows) {
        for (const TypesetRun& run : row.runs) {
            glyphs.clear();
            clusters.clear();
            for (const TypesetGlyph& glyph : run.glyphs)
                glyphs.push_back({glyph.id, x + glyph.x, y + row.base - glyph.raised});
            for (const TypesetCluster& cluster : run.clusters) clusters.push_back({cluster.bytes, cluster.glyphs});
            cairo_set_font_face(brush, face_of(run.face));
            cairo_set_font_size(brush, run.points);
            cairo_show_text_glyphs(
                brush, run.text.data(), static_cast<int>(run.text.size()), glyphs.data(),
                static_cast<int>(glyphs.size()), clusters.data(), static_cast<int>(clusters.size()),
                run.right_to_left ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : static_cast<cairo_text_cluster_flags_t>(0));
        }
    }
}

}  // namespace tablebank
