#include "app/ui/screens/board_ring.h"

#include <algorithm>

namespace tablebank {

namespace {

constexpr float strip_depth = 15;
constexpr float tag_depth = 5;
constexpr float token_row = 25;
constexpr float token_width = 24;
constexpr float largest_token = 22;
constexpr float smallest_token = 13;  ///< its letter is still readable
constexpr float badge_size = 17;
constexpr float padding = 3;
constexpr float narrowest_name = 36;
constexpr float lowest_for_rows = 46;  ///< below it name and badge are side by side

/// A band along the edge of a space that looks away from the middle, or towards it.
Rect cut_edge(Rect& rest, BoardSide side, float deep) {
    switch (side) {
        case BoardSide::bottom:
            return cut_bottom(rest, deep);
        case BoardSide::left:
            return cut_left(rest, deep);
        case BoardSide::top:
            return cut_top(rest, deep);
        case BoardSide::right:
            break;
    }
    return cut_right(rest, deep);
}

BoardSide opposite(BoardSide side) {
    return static_cast<BoardSide>((static_cast<int>(side) + 2) % 4);
}

/// On a space too low for rows tokens are next to the name, or in the lane towards the middle if the name would not
/// fit.
void place_beside_name(CellParts& parts, Rect& rest, const Rect& cell, BoardSide side, int tokens, float unit) {
    const float broad = token_width * (1 + 0.5F * static_cast<float>(tokens - 1)) * unit;
    parts.in_lane = rest.width() - broad < narrowest_name * unit;
    if (!parts.in_lane) {
        parts.tokens = cut_right(rest, broad);
        return;
    }
    const float lane = token_width * unit;
    const float from = side == BoardSide::left ? cell.max.x : cell.min.x - lane;
    parts.tokens = {{from, cell.min.y}, {from + lane, cell.max.y}};
}

}  // namespace

BoardRing::BoardRing(const Rect& in, int spaces, float depth) : in_(in), depth_(depth) {
    spaces_.fill(spaces / 4);
    constexpr std::array longer{BoardSide::bottom, BoardSide::top, BoardSide::left};
    for (int left = spaces % 4; left > 0; --left) ++spaces_.at(static_cast<std::size_t>(longer.at(left - 1)));
    for (std::size_t side = 1; side < first_.size(); ++side) first_[side] = first_[side - 1] + spaces_[side - 1];
}

BoardSide BoardRing::side_of(int space) const {
    std::size_t side = first_.size() - 1;
    while (side > 0 && first_[side] > space) --side;
    return static_cast<BoardSide>(side);
}

bool BoardRing::is_corner(int space) const {
    return std::ranges::find(first_, space) != first_.end();
}

Rect BoardRing::middle(float unit) const {
    const float height = cell(first_[static_cast<std::size_t>(BoardSide::left)] + 1).height();
    return inner().inset(height < lowest_for_rows * unit ? token_width * unit : 0, 0);
}

Rect BoardRing::cell(int space) const {
    const auto side = static_cast<std::size_t>(side_of(space));
    const auto step = static_cast<float>(space - first_[side]);
    const auto between = static_cast<float>(spaces_[side] - 1);
    const float across = (in_.width() - 2 * depth_) / between;
    const float along = (in_.height() - 2 * depth_) / between;
    const bool corner = step == 0;
    switch (static_cast<BoardSide>(side)) {
        case BoardSide::bottom: {
            const float right = corner ? in_.max.x : in_.max.x - depth_ - (step - 1) * across;
            return {{right - (corner ? depth_ : across), in_.max.y - depth_}, {right, in_.max.y}};
        }
        case BoardSide::left: {
            const float bottom = corner ? in_.max.y : in_.max.y - depth_ - (step - 1) * along;
            return {{in_.min.x, bottom - (corner ? depth_ : along)}, {in_.min.x + depth_, bottom}};
        }
        case BoardSide::top: {
            const float left = corner ? in_.min.x : in_.min.x + depth_ + (step - 1) * across;
            return {{left, in_.min.y}, {left + (corner ? depth_ : across), in_.min.y + depth_}};
        }
        case BoardSide::right:
            break;
    }
    const float top = corner ? in_.min.y : in_.min.y + depth_ + (step - 1) * along;
    return {{in_.max.x - depth_, top}, {in_.max.x, top + (corner ? depth_ : along)}};
}

CellParts parts_of_cell(const Rect& cell, BoardSide side, const CellLoad& load, float unit) {
    CellParts parts;
    Rect rest = cell;
    if (load.owned) parts.tag = cut_edge(rest, side, tag_depth * unit);
    if (load.street) parts.strip = cut_edge(rest, opposite(side), strip_depth * unit);
    parts.body = rest;
    const bool upright = side == BoardSide::bottom || side == BoardSide::top;
    parts.flat = !upright && cell.height() < lowest_for_rows * unit;
    rest = rest.inset(padding * unit, (parts.flat ? 1 : padding) * unit);
    if (parts.flat) {
        if (load.owned) parts.badge = cut_left(rest, badge_size * unit);
        if (load.tokens > 0) place_beside_name(parts, rest, cell, side, load.tokens, unit);
    } else if (load.tokens > 0) {
        parts.tokens = cut_bottom(rest, std::min(token_row * unit, rest.height()));
        if (load.owned) parts.badge = cut_left(parts.tokens, badge_size * unit);
    } else if (load.owned) {
        parts.badge = cut_bottom(rest, badge_size * unit);
        parts.badge.max.x = parts.badge.min.x + badge_size * unit;
    }
    parts.label = rest;
    return parts;
}

std::vector<Rect> places_of_tokens(const Rect& in, int tokens, float unit) {
    int columns = 1;
    float size = 0;
    for (int many = 1; many <= tokens; ++many) {
        const int rows = (tokens + many - 1) / many;
        const float fits = std::min(in.width() / static_cast<float>(many), in.height() / static_cast<float>(rows));
        if (fits <= size) continue;
        size = fits;
        columns = many;
    }
    const float least = std::min({smallest_token * unit, in.width(), in.height()});
    size = std::min(std::max(size, least), largest_token * unit);
    const int rows = (tokens + columns - 1) / columns;
    const auto step = [&](float length, int many) {
        return many < 2 ? 0 : std::min(size + 2 * unit, (length - size) / static_cast<float>(many - 1));
    };
    const ImVec2 steps{step(in.width(), columns), step(in.height(), rows)};
    std::vector<Rect> places;
    for (int token = 0; token < tokens; ++token) {
        const int row = token / columns;
        const int in_row = std::min(columns, tokens - row * columns);
        const float x =
            in.centre().x + steps.x * (static_cast<float>(token % columns) - 0.5F * static_cast<float>(in_row - 1));
        const float y = in.centre().y + steps.y * (static_cast<float>(row) - 0.5F * static_cast<float>(rows - 1));
        places.push_back({{x - size / 2, y - size / 2}, {x + size / 2, y + size / 2}});
    }
    return places;
}

}  // namespace tablebank
