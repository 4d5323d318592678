#pragma once
// Cache of a source's pages: each is made once, for the first client who requests it, and shared with the others until
// its state changes. A page that the source does not have costs nothing. Internal header.

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
    /// The state at which it would be made now. Requires an existing page.
    [[nodiscard]] std::string state_of(const std::string& page) const { return source_->state_of(page); }
    /// From any thread; two simultaneous requests for one page may both make it.
    [[nodiscard]] ShelvedPage page(const std::string& language, const std::string& page);
    /// A file of figures; nullptr if there is no such file.
    [[nodiscard]] KeptText file(const std::string& name);

    /// Makes all pages that take long.
    void prepare();
    /// Makes the slow pages that were requested from `before`, which this one will replace.
    void prepare(const PageShelf& before);

private:
    static constexpr std::size_t most_bytes = std::size_t{64} * 1024 * 1024;  ///< of all cached pages

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
    std::map<std::string, int> asked_;  ///< requested slow pages, and for how many more caches each is remembered
};

/// Every language that has a catalogue, read once.
[[nodiscard]] std::shared_ptr<const PageShelf::Languages> all_page_languages();

}  // namespace tablebank
