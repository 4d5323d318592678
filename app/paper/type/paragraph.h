#pragma once
// A text on its way to rows: the typeface, script and direction of each of its characters, and their widths. Internal
// header.

#include <unicode/ubidi.h>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/paper/type/typefaces.h"
#include "app/paper/type/typeset_words.h"

namespace tablebank {

struct TypeStyle {
    TypefaceKind kind = TypefaceKind::regular;
    double points = 0;
    friend bool operator==(const TypeStyle&, const TypeStyle&) = default;
};

/// Text with its styles, each from its place on.
struct StyledText {
    struct Part {
        std::size_t begin = 0;
        TypeStyle style;
    };
    std::u16string text;
    std::vector<Part> parts;  ///< the first one begins at 0
};

/// Requires well-formed text without line breaks.
class Paragraph {
public:
    /// `language` is a tag: some letters have other forms in some languages.
    Paragraph(StyledText styled, const std::string& language);
    Paragraph(const Paragraph&) = delete;
    Paragraph& operator=(const Paragraph&) = delete;

    [[nodiscard]] const StyledText& styled() const { return styled_; }
    [[nodiscard]] std::size_t size() const { return styled_.text.size(); }
    /// The whole of it in one row.
    [[nodiscard]] const TypesetRow& whole() const { return whole_; }
    /// Not within letters of one glyph, nor between a letter and its marks.
    [[nodiscard]] bool may_cut(std::size_t at) const { return cuts_[at]; }
    /// In one row, in points. Requires places that may be cut.
    [[nodiscard]] double width(std::size_t begin, std::size_t end) const { return up_to_[end] - up_to_[begin]; }
    /// A part of it as a row.
    [[nodiscard]] TypesetRow row(std::size_t begin, std::size_t end) const;
    /// Characters of a part that no font has.
    void add_unknown(std::size_t begin, std::size_t end, std::vector<char32_t>& unknown) const;

private:
    /// Of the characters from its place on.
    struct Item {
        std::size_t begin = 0;
        std::shared_ptr<const Typeface> face;
        hb_script_t script = HB_SCRIPT_INVALID;
        TypeStyle style;
    };
    struct CloseBidi {
        void operator()(UBiDi* bidi) const { ubidi_close(bidi); }
    };

    [[nodiscard]] const TypeStyle& style_at(std::size_t at) const;
    void itemize();
    void measure();
    /// Sets the advance of each cluster at its place, too.
    TypesetRow set(std::size_t begin, std::size_t end, std::vector<double>& advances) const;
    void set_run(TypesetRow& row, std::size_t begin, std::size_t end, bool right_to_left,
                 std::vector<double>& advances) const;
    void set_item(TypesetRow& row, const Item& item, std::size_t begin, std::size_t end, bool right_to_left,
                  std::vector<double>& advances) const;

    StyledText styled_;
    hb_language_t language_;
    std::vector<Item> items_;
    std::vector<std::size_t> unknown_;  ///< places
    std::vector<bool> cuts_;            ///< of each place, the end too
    std::vector<double> up_to_;         ///< the width before each place, in one row
    std::unique_ptr<UBiDi, CloseBidi> bidi_;
    TypesetRow whole_;
};

}  // namespace tablebank
