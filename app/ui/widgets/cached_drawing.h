#pragma once
// Parts of a screen that are painted once and reused in the following frames until their content changes. A frame
// without changes copies none of their triangles: ImGui gets the draw lists as they are.
//
//     if (Picture part(ui, "board", in, Fingerprint(snapshot.made, first_die)); part.wanted()) paint_board(ui, in,
//     ...);
//
// A part may depend on the fingerprint, the rectangle, the theme, the fonts, the language, and the pointer over the
// rectangles that it watches (buttons watch theirs), and on nothing else. A part that paints through ui.list() and the
// widgets of this folder may be a picture. Windows, fields and other ImGui items may not be in one. Without
// `Ui::pictures` everything is painted in every frame, with exactly the same triangles: a test compares the two on
// every screen.

#include <imgui.h>

#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// Hash of everything that a part shows. If two fingerprints differ, the painted part may differ.
class Fingerprint {
public:
    template <class... Values>
    explicit Fingerprint(const Values&... values) {
        (add(values), ...);
    }
    void add(std::string_view text);
    void add(float value) { mix(std::bit_cast<std::uint32_t>(value)); }
    void add(const ImVec2& at) {
        add(at.x);
        add(at.y);
    }
    template <class Value>
    requires std::integral<Value> || std::is_enum_v<Value>
    void add(Value value) { mix(static_cast<std::uint64_t>(value)); }
    template <class Value>
    void add(const std::optional<Value>& value) {
        add(value.has_value());
        if (value) add(*value);
    }
    [[nodiscard]] std::uint64_t number() const { return number_; }

private:
    void mix(std::uint64_t value);

    std::uint64_t number_ = 0x9E3779B97F4A7C15;
};

/// The cached pictures of one window. A picture that a frame did not show is removed.
class Pictures {
public:
    Pictures() = default;
    Pictures(const Pictures&) = delete;
    Pictures& operator=(const Pictures&) = delete;
    ~Pictures() = default;  ///< must run before its ImGui context ends

    /// At the start of a frame, in the lowest window of the screen. Everything painted in that window through ui.list()
    /// is above everything that ImGui paints there, in the order of painting.
    void begin(const Ui& ui);
    /// After ImGui::Render: inserts the pictures into the draw lists of the frame.
    void compose(ImDrawData& data);

    /// The draw list to paint into now.
    [[nodiscard]] ImDrawList& list();
    /// Declares that the current picture looks different while the pointer is here.
    void watch(const Rect& in);
    /// How many pictures were painted since the start.
    [[nodiscard]] std::uint64_t painted() const { return painted_; }
    /// The cached height for this key; a negative value means that it must be computed.
    [[nodiscard]] float& height(std::string_view name, const Fingerprint& of);

private:
    friend class Picture;

    struct Height {
        std::uint64_t of = 0;
        float pixels = -1;
    };

    struct Part {
        std::string name;
        std::uint64_t shows = 0;
        std::unique_ptr<ImDrawList> now;
        std::unique_ptr<ImDrawList> before;  ///< the painting before `now`
        std::vector<Rect> watched;
        Rect flow{};  ///< its rectangle in the flow of the window
        std::vector<ProbedWidget> widgets;
        std::vector<PaintedText> texts;
        bool kept = false;   ///< the last two paintings were equal, with the pointer elsewhere
        bool shown = false;  ///< in this frame
    };
    [[nodiscard]] Part& part(std::string_view name);
    /// An empty list with the clipping of the current window.
    void clear(std::unique_ptr<ImDrawList>& list) const;

    std::map<std::string, Height, std::less<>> heights_;
    std::vector<std::unique_ptr<Part>> parts_;
    std::vector<std::unique_ptr<ImDrawList>> loose_;  ///< paintings between pictures
    std::size_t loose_used_ = 0;
    ImDrawList* open_loose_ = nullptr;
    Part* open_ = nullptr;
    ImDrawList* ground_ = nullptr;
    std::vector<ImDrawList*> order_;     ///< of this frame, the lowest first
    std::vector<ImDrawList*> composed_;  ///< including those of ImGui
    std::uint64_t around_ = 0;           ///< fingerprint of the fonts and the language
    std::uint64_t painted_ = 0;
};

/// One part in one frame, until the end of the scope. Its widgets flow from the corner of its rectangle.
class Picture {
public:
    Picture(const Ui& ui, std::string_view name, const Rect& in, const Fingerprint& shows);
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture();
    /// Whether the caller must paint it, with its buttons, in this frame.
    [[nodiscard]] bool wanted() const { return wanted_; }

private:
    void show_again(Pictures::Part& part) const;
    void keep(Pictures::Part& part) const;

    const Ui& ui_;
    bool wanted_ = true;
    std::uint64_t shows_ = 0;
    std::size_t widgets_before_ = 0;
    std::size_t texts_before_ = 0;
};

/// A height that is computed again only when its inputs change: measuring text takes longer than drawing it. A change
/// of the fonts or the language always counts, as for a picture.
template <class Work>
[[nodiscard]] float kept_height(const Ui& ui, std::string_view name, const Fingerprint& of, const Work& work) {
    if (ui.pictures == nullptr) return work();
    float& height = ui.pictures->height(name, of);
    if (height < 0) height = work();
    return height;
}

/// Whether the pointer is over a rectangle. A picture that calls this is repainted while it is.
[[nodiscard]] bool pointer_over(const Ui& ui, const Rect& in);

}  // namespace tablebank
