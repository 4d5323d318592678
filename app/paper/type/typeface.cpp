#include "app/paper/type/typeface.h"

#include <hb-ot.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

namespace tablebank {

namespace {

constexpr std::uintmax_t largest_font = std::uintmax_t{128} << 20;  ///< bytes; collections of Chinese have some 20 MB

std::optional<std::string> bytes_of(const std::filesystem::path& path) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error || size > largest_font) return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (!file.read(bytes.data(), static_cast<std::streamsize>(size))) return std::nullopt;
    return bytes;
}

bool has_table(hb_face_t* face, hb_tag_t tag) {
    hb_blob_t* const table = hb_face_reference_table(face, tag);
    const bool found = hb_blob_get_length(table) > 0;
    hb_blob_destroy(table);
    return found;
}

}  // namespace

std::shared_ptr<const Typeface> Typeface::read(const FontPlace& place) {
    auto bytes = bytes_of(place.path);
    if (!bytes) return nullptr;
    std::shared_ptr<Typeface> read(new Typeface);
    read->bytes_ = std::make_shared<const std::string>(*std::move(bytes));
    read->face_ = place.face;
    hb_blob_t* const blob =
        hb_blob_create(read->bytes_->data(), static_cast<unsigned>(read->bytes_->size()), HB_MEMORY_MODE_READONLY,
                       new std::shared_ptr<const std::string>(read->bytes_),
                       [](void* held) { delete static_cast<std::shared_ptr<const std::string>*>(held); });
    hb_face_t* const face = hb_face_create(blob, place.face);
    hb_blob_destroy(blob);
    const bool drawn = hb_face_get_glyph_count(face) > 0 &&
                       (has_table(face, HB_TAG('g', 'l', 'y', 'f')) || has_table(face, HB_TAG('C', 'F', 'F', ' ')) ||
                        has_table(face, HB_TAG('C', 'F', 'F', '2')));
    read->units_per_em_ = static_cast<int>(hb_face_get_upem(face));
    read->font_.reset(hb_font_create(face));
    hb_face_destroy(face);
    if (!drawn) return nullptr;
    hb_font_extents_t extents{};
    hb_font_get_h_extents(read->font_.get(), &extents);
    read->ascent_ = extents.ascender;
    read->descent_ = -extents.descender;
    hb_font_make_immutable(read->font_.get());
    return read;
}

bool Typeface::has(char32_t character) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(font_.get(), character, &glyph) != 0;
}

std::shared_ptr<hb_set_t> Typeface::characters() const {
    std::shared_ptr<hb_set_t> all(hb_set_create(), hb_set_destroy);
    hb_face_collect_unicodes(hb_font_get_face(font_.get()), all.get());
    return all;
}

}  // namespace tablebank
