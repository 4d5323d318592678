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
    /// Whether it is one of them; costs next to nothing.
    [[nodiscard]] virtual bool has(const std::string& name) const = 0;
    /// nullopt where there is no such page.
    [[nodiscard]] virtual std::optional<Page> page(const Language& lang, const std::string& name) const = 0;
    /// Whether a page takes long to make, so that it should be there before somebody asks for it.
    [[nodiscard]] virtual bool is_long(const std::string& name) const {
        static_cast<void>(name);
        return false;
    }
    struct File {
        std::string name;
        std::string text;
    };
    /// Figures for whoever wants to reckon them out: "event.json".
    [[nodiscard]] virtual std::vector<std::string> file_names() const { return {}; }
    /// The text of one of them.
    [[nodiscard]] virtual std::string file(const std::string& name) const {
        static_cast<void>(name);
        return {};
    }
};

}  // namespace tablebank
