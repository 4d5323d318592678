#pragma once
// Errors of a screen as it was drawn: text that is cut, keys that are there twice, characters without a glyph, text out
// of sight, and pictures that are not what would be painted now. For tests that visit every screen.

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {

/// The errors of a screen, each once.
class Findings {
public:
    void look(const Screenless& screen, const std::string& where) {
        std::set<std::string> keys;
        for (const ProbedWidget& widget : screen.probe().widgets())
            if (!keys.insert(widget.key).second) found_["twice: " + widget.key] = where;
        for (const PaintedText& text : screen.probe().texts()) {
            if (text.cut && !may_end_with_dots(text.text)) found_["cut: " + text.text] = where;
            if (!screen.can_write(text.text)) found_["no glyph: " + text.text] = where;
        }
    }
    /// Text that must be visible without scrolling, whatever else is on the screen.
    void in_sight(const Screenless& screen, const std::string& where, std::initializer_list<const char*> keys) {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        for (const char* key : keys) {
            const ProbedWidget* widget = screen.probe().find(key);
            const bool whole = widget != nullptr && widget->min.x >= 0 && widget->min.y >= 0 &&
                               widget->max.x <= size.x && widget->max.y <= size.y;
            if (!whole) found_[std::string("out of sight: ") + key] = where;
        }
    }
    /// Whatever can be done at the table is in sight, with nothing scrolled.
    void offers_in_sight(const Screenless& screen, const std::string& where) {
        const ProbedWidget* turn = screen.probe().find("turn");
        if (turn == nullptr) return;
        for (const ProbedWidget& widget : screen.probe().widgets()) {
            if (widget.kind != ProbedWidget::Kind::button || !widget.key.starts_with("turn.")) continue;
            const bool whole = widget.min.x >= turn->min.x && widget.min.y >= turn->min.y &&
                               widget.max.x <= turn->max.x && widget.max.y <= turn->max.y;
            if (!whole) found_["out of sight: " + widget.key] = where;
        }
    }
    void look(Screenless& screen, Application& program, const std::string& where) {
        look(screen, where);
        const auto draw = [&](const Ui& ui) { program.draw(ui); };
        if (!screen.paints_the_same_without_pictures(draw)) found_["another picture: " + where] = where;
    }
    [[nodiscard]] const std::map<std::string, std::string>& found() const { return found_; }
    /// Names are as large as the text next to them, end with dots if they do not fit, and are shown whole under the
    /// pointer (room_test.cpp); nothing else is cut.
    void know_names(const Edition& edition, const std::vector<std::string>& players, const std::string& file) {
        names_.insert(players.begin(), players.end());
        for (const BoardSpace& space : edition.board) names_.insert({space.name, space.brief});
        names_.insert({edition.name, edition.name + "  ·  " + file});
    }

private:
    /// Also if an entry is only named, by its number and the part of its sentence that fits, and if the longest of
    /// names is in a sentence.
    [[nodiscard]] bool may_end_with_dots(const std::string& text) const {
        const auto names_it = [&](const std::string& name) { return name.size() > 20 && text.find(name) != text.npos; };
        return names_.contains(text) || text.starts_with('#') || std::ranges::any_of(names_, names_it);
    }

    std::set<std::string> names_;
    std::map<std::string, std::string> found_;
};

}  // namespace tablebank
