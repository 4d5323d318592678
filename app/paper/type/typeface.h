#pragma once
// One face of a font file. Everything is measured in its own units, of which an em has `units_per_em`, so measures are
// whole numbers and the same on every system. Internal header.

#include <hb.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace tablebank {

/// A font file, and the number of the face in it.
struct FontPlace {
    std::filesystem::path path;
    unsigned face = 0;
};

class Typeface {
public:
    /// nullptr if the file cannot be read or has no such face with outlines.
    [[nodiscard]] static std::shared_ptr<const Typeface> read(const FontPlace& place);

    [[nodiscard]] bool has(char32_t character) const;
    /// All that it has.
    [[nodiscard]] std::shared_ptr<hb_set_t> characters() const;
    [[nodiscard]] hb_font_t* font() const { return font_.get(); }
    [[nodiscard]] const std::string& bytes() const { return *bytes_; }
    [[nodiscard]] unsigned face() const { return face_; }
    [[nodiscard]] int units_per_em() const { return units_per_em_; }
    [[nodiscard]] int ascent() const { return ascent_; }    ///< above the base line
    [[nodiscard]] int descent() const { return descent_; }  ///< below it

private:
    Typeface() = default;

    struct DestroyFont {
        void operator()(hb_font_t* font) const { hb_font_destroy(font); }
    };
    std::shared_ptr<const std::string> bytes_;
    std::unique_ptr<hb_font_t, DestroyFont> font_;
    unsigned face_ = 0;
    int units_per_em_ = 0;
    int ascent_ = 0;
    int descent_ = 0;
};

}  // namespace tablebank
