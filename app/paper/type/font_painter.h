#pragma once
// Paints typeset words with Cairo. Internal header.

#include <cairo.h>

#include <map>
#include <memory>

#include "app/paper/type/typeset_words.h"

namespace tablebank {

/// For one document. Its fonts stay with what was painted.
class FontPainter {
public:
    /// From their upper left corner. Throws std::runtime_error if a font cannot be used.
    void paint(cairo_t* brush, double x, double y, const TypesetWords& words);

private:
    struct DestroyFace {
        void operator()(cairo_font_face_t* face) const { cairo_font_face_destroy(face); }
    };
    cairo_font_face_t* face_of(const std::shared_ptr<const Typeface>& face);

    std::map<std::shared_ptr<const Typeface>, std::unique_ptr<cairo_font_face_t, DestroyFace>> faces_;
};

}  // namespace tablebank
