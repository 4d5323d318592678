// Cards on pages: rows of them as high as the highest, and lines to cut along.

#include <algorithm>
#include <utility>

#include "app/paper/page_maker.h"

namespace tablebank {
namespace {

constexpr double pad = 7;
constexpr double field_height = 13;

class CardMaker {
public:
    CardMaker(PageMaker& maker, const block::Cards& cards)
        : maker_(maker), cards_(cards), width_(maker.width() / std::max(cards.columns, 1)) {}

    void lay() {
        const auto columns = static_cast<std::size_t>(std::max(cards_.columns, 1));
        for (std::size_t first = 0; first < cards_.cards.size(); first += columns) {
            const std::size_t end = std::min(first + columns, cards_.cards.size());
            double height = 0;
            for (std::size_t i = first; i < end; ++i) height = std::max(height, height_of(cards_.cards[i]));
            maker_.need(height);
            const double top = maker_.y();
            for (std::size_t i = first; i < end; ++i) {
                lay_card(cards_.cards[i], maker_.left() + static_cast<double>(i - first) * width_, height);
                maker_.move(top - maker_.y());
            }
            maker_.move(height);
        }
        maker_.move(2);
    }

private:
    [[nodiscard]] double inner() const { return width_ - 2 * pad; }
    [[nodiscard]] SetWords title_of(const block::Card& card) const {
        return maker_.setter().line(card.title, PaperFont::heading, inner());
    }
    [[nodiscard]] SetWords beside_of(const block::Card& card) const {
        return maker_.setter().line(card.beside, PaperFont::small, inner());
    }
    [[nodiscard]] double height_of(const block::Card& card) const {
        const double beside = card.beside.empty() ? 0 : size_of(beside_of(card)).height;
        return 2 * pad + size_of(title_of(card)).height + beside +
               field_height * static_cast<double>(card.fields.size());
    }

    void lay_card(const block::Card& card, double x, double height) {
        if (cards_.cut) maker_.put(mark_of_page::Box{x, maker_.y(), width_, height, 0.4, rule_grey});
        maker_.move(pad);
        put("H2", title_of(card), x, 0);
        if (!card.beside.empty()) put("P", beside_of(card), x, quiet_grey);
        lay_fields(maker_, card.fields, 1, x + pad, inner(), field_height);
    }

    void put(const char* tag, SetWords words, double x, double grey) {
        const double height = size_of(words).height;
        maker_.begin(tag);
        maker_.words(x + pad, maker_.y(), std::move(words), grey);
        maker_.end(tag);
        maker_.move(height);
    }

    PageMaker& maker_;
    const block::Cards& cards_;
    double width_;
};

}  // namespace

void lay_cards(PageMaker& maker, const block::Cards& cards) {
    CardMaker(maker, cards).lay();
}

}  // namespace tablebank
