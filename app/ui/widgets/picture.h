#pragma once
// Parts of a screen that are painted once and shown again, frame after frame, until something they show changes. A
// frame in which nothing changed copies no triangle of them: the lists of triangles are handed to ImGui as they are.
//
//     if (Picture part(ui, "board", in, Fingerprint(snapshot.made, first_die)); part.wanted()) paint_board(ui, in,
//     ...);
//
// What is painted may depend on the fingerprint, the rectangle, the theme, the letters and the language, and on the
// pointer over what it watches (buttons do so by themselves), and on nothing else. A part that paints through ui.list()
// and the widgets of this folder may be a picture; windows, fields and whatever else ImGui paints may not be in one.
// Without `Ui::pictures` everything is painted in every frame, with the same outcome to the last triangle: a test
// compares the two on every screen.

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

/// What a part shows, folded into one number: two that differ are painted differently, perhaps.
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

/// The pictures of one window. Those that a frame did not show are forgotten.
class Pictures {
public:
    Pictures() = default;
    Pictures(const Pictures&) = delete;
    Pictures& operator=(const Pictures&) = delete;
    ~Pictures() = default;  ///< before its ImGui context ends

    /// At the start of a frame, in the window beneath all others of the screen. What is painted in that window by
    /// ui.list() lies over what ImGui itself paints there, in the order in which it was painted.
    void begin(const Ui& ui);
    /// After ImGui::Render: puts the pictures in among the lists of the frame.
    void compose(ImDrawData& data);

    /// Where to paint now.
    [[nodiscard]] ImDrawList& list();
    /// The picture being painted looks otherwise while the pointer is here.
    void watch(const Rect& in);
    /// How many pictures were painted, all told.
    [[nodiscard]] std::uint64_t painted() const { return painted_; }
    /// A height that was worked out for this, or a place for it that says that it was not: below 0.
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
        std::unique_ptr<ImDrawList> before;  ///< as it was painted the last time but one
        std::vector<Rect> watched;
        Rect flow{};  ///< what it took of the window
        std::vector<ProbedWidget> widgets;
        std::vector<PaintedText> texts;
        bool kept = false;   ///< came out the same twice running, with the pointer elsewhere
        bool shown = false;  ///< in this frame
    };
    [[nodiscard]] Part& part(std::string_view name);
    /// An empty list with the clipping of the window being drawn.
    void clear(std::unique_ptr<ImDrawList>& list) const;

    std::map<std::string, Height, std::less<>> heights_;
    std::vector<std::unique_ptr<Part>> parts_;
    std::vector<std::unique_ptr<ImDrawList>> loose_;  ///< what is painted between pictures
    std::size_t loose_used_ = 0;
    ImDrawList* open_loose_ = nullptr;
    Part* open_ = nullptr;
    ImDrawList* ground_ = nullptr;
    std::vector<ImDrawList*> order_;     ///< of this frame, the lowest first
    std::vector<ImDrawList*> composed_;  ///< with those of ImGui
    std::uint64_t around_ = 0;           ///< fingerprint of the letters and the language
    std::uint64_t painted_ = 0;
};

/// One part in one frame, until the end of the scope. Its widgets flow from the corner of its rectangle.
class Picture {
public:
    Picture(const Ui& ui, std::string_view name, const Rect& in, const Fingerprint& shows);
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture();
    /// Whether it must be painted, and its buttons asked, in this frame.
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

/// How high something is, worked out anew only when what it depends on changes: measuring texts takes longer than
/// drawing them. As for a picture, letters and language count by themselves.
template <class Work>
[[nodiscard]] float kept_height(const Ui& ui, std::string_view name, const Fingerprint& of, const Work& work) {
    if (ui.pictures == nullptr) return work();
    float& height = ui.pictures->height(name, of);
    if (height < 0) height = work();
    return height;
}

/// Whether the pointer is over a rectangle; a picture in which this is asked is painted anew while it is.
[[nodiscard]] bool pointer_over(const Ui& ui, const Rect& in);

}  // namespace tablebank
