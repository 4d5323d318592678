#include "app/ui/widgets/cached_drawing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <exception>

#include "app/i18n/language.h"

namespace tablebank {

namespace {

bool holds_pointer(const std::vector<Rect>& rectangles) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    return std::ranges::any_of(rectangles, [at](const Rect& in) {
        return at.x >= in.min.x && at.x <= in.max.x && at.y >= in.min.y && at.y <= in.max.y;
    });
}

template <class Element>
bool same_bytes(const ImVector<Element>& one, const ImVector<Element>& other) {
    return one.Size == other.Size &&
           (one.Size == 0 || std::memcmp(one.Data, other.Data, static_cast<std::size_t>(one.size_in_bytes())) == 0);
}

bool same(const ImDrawList& one, const ImDrawList& other) {
    using Bits = std::array<std::uint32_t, 4>;  // of the four floats of a rectangle, so that -0 differs from 0
    const auto alike = [](const ImDrawCmd& a, const ImDrawCmd& b) {
        return a.ElemCount == b.ElemCount && std::bit_cast<Bits>(a.ClipRect) == std::bit_cast<Bits>(b.ClipRect);
    };
    return std::equal(one.CmdBuffer.begin(), one.CmdBuffer.end(), other.CmdBuffer.begin(), other.CmdBuffer.end(),
                      alike) &&
           same_bytes(one.IdxBuffer, other.IdxBuffer) && same_bytes(one.VtxBuffer, other.VtxBuffer);
}

/// A theme's colours as bytes.
std::string_view colours_of(const Theme& theme) {
    static_assert(std::has_unique_object_representations_v<Palette>);
    return {reinterpret_cast<const char*>(&theme.palette), sizeof theme.palette};
}

}  // namespace

void Fingerprint::mix(std::uint64_t value) {
    number_ = (number_ ^ value) * 0xFF51AFD7ED558CCD;
    number_ ^= number_ >> 32U;
}

void Fingerprint::add(std::string_view text) {
    mix(text.size());
    for (; text.size() >= 8; text.remove_prefix(8)) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data(), 8);
        mix(eight);
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, text.data(), text.size());
    mix(rest);
}

void Pictures::begin(const Ui& ui) {
    ground_ = ImGui::GetWindowDrawList();
    order_.clear();
    open_ = nullptr;
    open_loose_ = nullptr;
    loose_used_ = 0;
    std::erase_if(parts_, [](const auto& part) { return !part->shown; });
    for (const auto& part : parts_) part->shown = false;
    around_ = Fingerprint(ui.fonts.built(), ui.lang.tag()).number();
}

void Pictures::compose(ImDrawData& data) {
    if (ground_ == nullptr || !data.Valid) return;
    const std::vector<ImDrawList*> lists(data.CmdLists, data.CmdLists + data.CmdListsCount);
    composed_.clear();
    for (ImDrawList* list : lists) {
        composed_.push_back(list);
        if (list != ground_) continue;
        for (ImDrawList* ours : order_) {
            ours->_PopUnusedDrawCmd();
            if (ours->CmdBuffer.empty()) continue;
            composed_.push_back(ours);
            data.TotalVtxCount += ours->VtxBuffer.Size;
            data.TotalIdxCount += ours->IdxBuffer.Size;
        }
    }
    data.CmdLists = composed_.data();
    data.CmdListsCount = static_cast<int>(composed_.size());
    ground_ = nullptr;
}

ImDrawList& Pictures::list() {
    if (open_ != nullptr) return *open_->now;
    ImDrawList* const window = ImGui::GetWindowDrawList();
    if (window != ground_) return *window;
    if (open_loose_ == nullptr) {
        if (loose_used_ == loose_.size()) loose_.emplace_back();
        clear(loose_[loose_used_]);
        open_loose_ = loose_[loose_used_++].get();
        order_.push_back(open_loose_);
    }
    return *open_loose_;
}

float& Pictures::height(std::string_view name, const Fingerprint& of) {
    const std::uint64_t now = Fingerprint(of.number(), around_).number();
    auto found = heights_.find(name);
    if (found == heights_.end()) found = heights_.emplace(std::string(name), Height{}).first;
    if (found->second.of != now) found->second = {now, -1};
    return found->second.pixels;
}

void Pictures::watch(const Rect& in) {
    if (open_ != nullptr) open_->watched.push_back(in);
}

Pictures::Part& Pictures::part(std::string_view name) {
    const auto found = std::ranges::find(parts_, name, [](const auto& part) -> std::string_view { return part->name; });
    if (found != parts_.end()) return **found;
    parts_.push_back(std::make_unique<Part>());
    parts_.back()->name = name;
    return *parts_.back();
}

void Pictures::clear(std::unique_ptr<ImDrawList>& list) const {
    if (!list) list = std::make_unique<ImDrawList>(ImGui::GetDrawListSharedData());
    list->_ResetForNewFrame();
    list->PushTextureID(ImGui::GetIO().Fonts->TexID);
    const ImDrawList* const window = ImGui::GetWindowDrawList();
    list->PushClipRect(window->GetClipRectMin(), window->GetClipRectMax());
}

Picture::Picture(const Ui& ui, std::string_view name, const Rect& in, const Fingerprint& shows) : ui_(ui) {
    const ImVec2 corner{in.min.x - ImGui::GetScrollX(), in.min.y - ImGui::GetScrollY()};
    ImGui::SetCursorScreenPos(corner);
    if (Pictures* const all = ui.pictures) {
        const ImDrawList* const window = ImGui::GetWindowDrawList();
        Pictures::Part& part = all->part(name);
        shows_ = Fingerprint(all->around_, colours_of(ui.theme), ui.theme.scale, shows.number(), in.min, in.max, corner,
                             window->GetClipRectMin(), window->GetClipRectMax(), ui.covered)
                     .number();
        wanted_ = !part.kept || part.shows != shows_ || holds_pointer(part.watched) || !ui.press.empty() ||
                  ui.buttons != nullptr;
        part.shown = true;
        all->open_loose_ = nullptr;
        if (!wanted_) {
            show_again(part);
            return;
        }
        std::swap(part.now, part.before);
        all->clear(part.now);
        part.watched.clear();
        all->order_.push_back(part.now.get());
        all->open_ = &part;
        ++all->painted_;
        if (ui.probe != nullptr) {
            widgets_before_ = ui.probe->widgets().size();
            texts_before_ = ui.probe->texts().size();
        }
    }
    ui.list().PushClipRect(in.min, in.max, true);
    ImGui::BeginGroup();
}

Picture::~Picture() {
    if (!wanted_) return;
    ImGui::EndGroup();
    ui_.list().PopClipRect();
    if (ui_.pictures == nullptr) return;
    keep(*ui_.pictures->open_);
    if (std::uncaught_exceptions() > 0) ui_.pictures->open_->kept = false;  // half of it is missing
    ui_.pictures->open_ = nullptr;
}

void Picture::show_again(Pictures::Part& part) const {
    ui_.pictures->order_.push_back(part.now.get());
    ImGui::SetCursorScreenPos(part.flow.min);
    ImGui::Dummy(part.flow.size());
    if (ui_.probe == nullptr) return;
    for (const ProbedWidget& widget : part.widgets) ui_.probe->saw(widget);
    for (const PaintedText& text : part.texts) ui_.probe->painted(text);
}

void Picture::keep(Pictures::Part& part) const {
    part.flow = {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    part.now->_PopUnusedDrawCmd();
    part.kept = part.before && same(*part.now, *part.before) && !holds_pointer(part.watched);
    part.shows = shows_;
    if (ui_.probe == nullptr) return;
    const auto& widgets = ui_.probe->widgets();
    const auto& texts = ui_.probe->texts();
    part.widgets.assign(widgets.begin() + static_cast<std::ptrdiff_t>(widgets_before_), widgets.end());
    part.texts.assign(texts.begin() + static_cast<std::ptrdiff_t>(texts_before_), texts.end());
}

ImDrawList& Ui::list() const {
    return pictures != nullptr ? pictures->list() : *ImGui::GetWindowDrawList();
}

bool pointer_over(const Ui& ui, const Rect& in) {
    if (ui.pictures != nullptr) ui.pictures->watch(in);
    return ImGui::IsMouseHoveringRect(in.min, in.max);
}

}  // namespace tablebank
