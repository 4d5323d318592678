#pragma once
// Pages of a source as they are served: each is made once, for the first who asks, and handed to all others until it
// shows something else. What the source does not have costs nothing. Internal to this room.

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "app/i18n/language.h"
#include "app/pages/page_source.h"
#include "app/web/kept_body.h"

namespace tablebank {

struct ShelvedPage {
    std::string state;  ///< at which it was made
    KeptText text;
};

class PageShelf {
public:
    using Languages = std::map<std::string, Language, std::less<>>;

    PageShelf(std::shared_ptr<const PageSource> source, std::shared_ptr<const Languages> languages)
        : source_(std::move(source)), languages_(std::move(languages)) {}

    [[nodiscard]] const PageSource& source() const { return *source_; }

    /// Whether there is such a page in that language.
    [[nodiscard]] bool has(const std::string& language, const std::string& page) const;
    /// At which it would be made now. Requires that there is one, as `page`.
    [[nodiscard]] std::string state_of(const std::string& page) const { return source_->state_of(page); }
    /// From any thread; two who ask for the same at once may both make it.
    [[nodiscard]] ShelvedPage page(const std::string& language, const std::string& page);
    /// A file of figures; none where there is no such file.
    [[nodiscard]] KeptText file(const std::string& name);

    /// Makes all that takes long.
    void prepare();
    /// Makes what takes long of what was asked for on the shelf that this one is to take the place of.
    void prepare(const PageShelf& before);

private:
    static constexpr std::size_t most_bytes = std::size_t{64} * 1024 * 1024;  ///< of all that is kept

    void make(const std::set<std::string>& keys);
    [[nodiscard]] ShelvedPage make_page(const std::string& language, const std::string& page);
    [[nodiscard]] ShelvedPage make_file(const std::string& name);
    [[nodiscard]] std::optional<ShelvedPage> kept(const std::string& key) const;
    void keep(const std::string& key, const ShelvedPage& page);
    void note(const std::string& key, const std::string& name);

    std::shared_ptr<const PageSource> source_;
    std::shared_ptr<const Languages> languages_;
    mutable std::mutex guard_;
    std::map<std::string, ShelvedPage> kept_;  ///< by "fr/table-3", and "event.json"
    std::size_t bytes_ = 0;
    std::map<std::string, int> asked_;  ///< what takes long of it, and for how many shelves more that is remembered
};

/// Every language that there is a catalogue for, read once.
[[nodiscard]] std::shared_ptr<const PageShelf::Languages> all_page_languages();

}  // namespace tablebank
