#pragma once
// Where pages come from: an event or a game as it stood at one moment, which can be read by any thread. A server shows
// one source after the other; files that are published are one source.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/pages/page.h"

namespace tablebank {

class Language;

class PageSource {
public:
    virtual ~PageSource() = default;
    /// Another text whenever a page may be another one: the entry it stands at.
    [[nodiscard]] virtual std::string state() const = 0;
    /// The same of one page, where that changes less often than all of them.
    [[nodiscard]] virtual std::string state_of(const std::string& page) const {
        static_cast<void>(page);
        return state();
    }
    /// "wall", "table-3": every page there is, the first one first.
    [[nodiscard]] virtual std::vector<std::string> names() const = 0;
    /// nullopt where there is no such page.
    [[nodiscard]] virtual std::optional<Page> page(const Language& lang, const std::string& name) const = 0;
    /// Figures for whoever wants to reckon them out: "event.json" and its text.
    struct File {
        std::string name;
        std::string text;
    };
    [[nodiscard]] virtual std::vector<File> files() const { return {}; }
};

}  // namespace tablebank
