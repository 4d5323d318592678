#include "app/position/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "app/position/position_json.h"
#include "ledger/text/json_bounds.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

/// Follows a parse from the outermost value inwards and remembers which keys each open object has had.
class DuplicateWatch {
public:
    void enter(bool array) {
        count_element();
        levels_.push_back({.array = array});
    }
    void leave() { levels_.pop_back(); }
    void value() { count_element(); }

    void key(const std::string& name) {
        Level& level = levels_.back();
        level.key = name;
        if (!level.seen.insert(name).second) throw PositionError({{path(), "is there twice"}});
    }

    /// The path of the value that is being read.
    [[nodiscard]] std::string value_path() {
        count_element();
        return path();
    }

private:
    struct Level {
        bool array = false;
        std::size_t elements = 0;
        std::string key{};
        std::set<std::string> seen{};
    };

    void count_element() {
        if (!levels_.empty() && levels_.back().array) ++levels_.back().elements;
    }

    [[nodiscard]] std::string path() const {
        std::string written;
        for (const Level& level : levels_) {
            if (level.array)
                written += fmt::format("[{}]", level.elements - 1);
            else
                written += (written.empty() ? "" : ".") + truncated(level.key);
        }
        return written;
    }

    std::vector<Level> levels_;
};

/// Line and column, both from 1, of a byte of the text.
std::string place_of(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return fmt::format("line {}, column {}", line, before.size() - line_start + 1);
}

}  // namespace

Json parse_json(std::string_view text) {
    if (const auto beyond = beyond_json_bounds(text))
        throw PositionError({{"", fmt::format("{}: this is no JSON of a position: it has more values, or deeper ones",
                                              place_of(text, *beyond))}});
    DuplicateWatch watch;
    const Json::parser_callback_t follow = [&](int, Json::parse_event_t event, Json& parsed) {
        switch (event) {
            case Json::parse_event_t::object_start:
                watch.enter(false);
                break;
            case Json::parse_event_t::array_start:
                watch.enter(true);
                break;
            case Json::parse_event_t::object_end:
            case Json::parse_event_t::array_end:
                watch.leave();
                break;
            case Json::parse_event_t::key:
                watch.key(parsed.get<std::string>());
                break;
            case Json::parse_event_t::value:
                watch.value();
                break;
        }
        return true;
    };
    try {
        return Json::parse(text, follow);
    } catch (const Json::parse_error& error) {
        // The parser names the byte after the one it choked on.
        const std::size_t byte = error.byte == 0 ? 0 : error.byte - 1;
        throw PositionError({{"", fmt::format("{}: this is no JSON", place_of(text, byte))}});
    } catch (const Json::out_of_range&) {
        throw PositionError({{watch.value_path(), "is a number that is out of range"}});
    }
}

}  // namespace tablebank
