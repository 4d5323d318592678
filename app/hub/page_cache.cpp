#include "app/hub/page_cache.h"

#include <algorithm>

#include "app/i18n/catalogues.h"
#include "app/pages/page_json.h"

namespace tablebank {

std::shared_ptr<const PageShelf::Languages> all_page_languages() {
    PageShelf::Languages all;
    for (const std::string& tag : languages())
        if (auto language = language_called(tag)) all.emplace(tag, *std::move(language));
    return std::make_shared<const PageShelf::Languages>(std::move(all));
}

bool PageShelf::has(const std::string& language, const std::string& page) const {
    return languages_->contains(language) && source_->has(page);
}

std::optional<ShelvedPage> PageShelf::kept(const std::string& key) const {
    const std::lock_guard lock(guard_);
    const auto found = kept_.find(key);
    return found == kept_.end() ? std::nullopt : std::optional{found->second};
}

/// If there is no space left, the cache is cleared and pages are made again on request.
void PageShelf::keep(const std::string& key, const ShelvedPage& page) {
    const std::lock_guard lock(guard_);
    if (const auto before = kept_.find(key); before != kept_.end()) {
        bytes_ -= before->second.text->text.size();
        kept_.erase(before);
    }
    if (bytes_ + page.text->text.size() > most_bytes) {
        kept_.clear();
        bytes_ = 0;
    }
    bytes_ += page.text->text.size();
    kept_.emplace(key, page);
}

void PageShelf::note(const std::string& key, const std::string& name) {
    if (!source_->is_long(name)) return;
    const std::lock_guard lock(guard_);
    constexpr int remembered = 8;
    asked_[key] = remembered;
}

ShelvedPage PageShelf::page(const std::string& language, const std::string& page) {
    note(language + '/' + page, page);
    return make_page(language, page);
}

KeptText PageShelf::file(const std::string& name) {
    const auto names = source_->file_names();
    if (std::ranges::find(names, name) == names.end()) return nullptr;
    note(name, name);
    return make_file(name).text;
}

ShelvedPage PageShelf::make_page(const std::string& language, const std::string& page) {
    const std::string key = language + '/' + page;
    std::string state = source_->state_of(page);  // before the page, which may be newer and is made again then
    if (auto known = kept(key); known && known->state == state) return *std::move(known);
    const auto made = source_->page(languages_->at(language), page);
    ShelvedPage shelved{state, keep_body(made ? page_json(languages_->at(language), *made, state, true) : "{}")};
    keep(key, shelved);
    return shelved;
}

ShelvedPage PageShelf::make_file(const std::string& name) {
    if (auto known = kept(name)) return *std::move(known);
    ShelvedPage shelved{source_->state(), keep_body(source_->file(name))};
    keep(name, shelved);
    return shelved;
}

void PageShelf::make(const std::set<std::string>& keys) {
    for (const std::string& key : keys) {
        const std::size_t slash = key.find('/');
        if (slash != std::string::npos && has(key.substr(0, slash), key.substr(slash + 1)))
            static_cast<void>(make_page(key.substr(0, slash), key.substr(slash + 1)));
    }
    for (const std::string& name : source_->file_names()) static_cast<void>(make_file(name));
}

void PageShelf::prepare() {
    std::set<std::string> all;
    for (const std::string& name : source_->names())
        if (source_->is_long(name))
            for (const auto& [tag, language] : *languages_) all.insert(std::string(tag).append("/").append(name));
    make(all);
}

void PageShelf::prepare(const PageShelf& before) {
    std::set<std::string> asked;
    {
        const std::scoped_lock lock(before.guard_, guard_);
        for (const auto& [key, left] : before.asked_) {
            asked.insert(key);
            if (left > 1) asked_.emplace(key, left - 1);
        }
    }
    make(asked);
}

}  // namespace tablebank
