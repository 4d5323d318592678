#pragma once
// The source of pages: an event or a game at one moment, which any thread may read. A server shows one source after
// another; published files come from one source.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/pages/public_page.h"

namespace tablebank {

class Language;

class PageSource {
public:
    virtual ~PageSource() = default;
    /// A text that changes whenever a page may change: the number of the last entry.
    [[nodiscard]] virtual std::string state() const = 0;
    /// The same for one page, if that changes less often than all of them.
    [[nodiscard]] virtual std::string state_of(const std::string& page) const {
        static_cast<void>(page);
        return state();
    }
    /// "wall", "table-3": every page there is, the first one first.
    [[nodiscard]] virtual std::vector<std::string> names() const = 0;
    /// Whether it is one of them; fast.
    [[nodiscard]] virtual bool has(const std::string& name) const = 0;
    /// nullopt if there is no such page.
    [[nodiscard]] virtual std::optional<Page> page(const Language& lang, const std::string& name) const = 0;
    /// Whether a page takes long to make, so that it should be made before a client requests it.
    [[nodiscard]] virtual bool is_long(const std::string& name) const {
        static_cast<void>(name);
        return false;
    }
    struct File {
        std::string name;
        std::string text;
    };
    /// Data files for other programs: "event.json".
    [[nodiscard]] virtual std::vector<std::string> file_names() const { return {}; }
    /// The text of one of them.
    [[nodiscard]] virtual std::string file(const std::string& name) const {
        static_cast<void>(name);
        return {};
    }
};

}  // namespace tablebank
