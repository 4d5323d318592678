#include "app/present/editions/edition_history.h"

#include <utility>

namespace tablebank {

namespace {

/// An evening's work. A step keeps the text of the file, some twenty kilobytes.
constexpr std::size_t most_remembered = 500;

bool can_be_read(const std::string& text) {
    try {
        static_cast<void>(edition_values({.path = {}, .text = text}));
        return true;
    } catch (const EditionError&) {
        return false;
    }
}

}  // namespace

void EditionHistory::change(EditionDraft& draft, std::string text, const std::string& key) {
    if (text == draft.text || !can_be_read(text)) return;
    done_.push_back({std::exchange(draft.text, std::move(text)), key});
    if (done_.size() > most_remembered) done_.erase(done_.begin());
    undone_.clear();
}

void EditionHistory::type(EditionDraft& draft, const std::string& key, const std::string& typed) {
    if (typing_ != key) leave(draft);
    std::string text = with_field(draft.text, key, typed);
    if (typing_ == key && !done_.empty()) {
        if (can_be_read(text)) draft.text = std::move(text);
        return;
    }
    const std::size_t before = done_.size();
    change(draft, std::move(text), key);
    if (done_.size() != before) typing_ = key;
}

void EditionHistory::choose(EditionDraft& draft, const std::string& key, const std::string& value) {
    leave(draft);
    change(draft, with_field(draft.text, key, value), key);
}

void EditionHistory::add(EditionDraft& draft, const std::string& list) {
    leave(draft);
    change(draft, with_one_more(draft.text, list), list);
}

void EditionHistory::remove(EditionDraft& draft, const std::string& element) {
    leave(draft);
    change(draft, without_element(draft.text, element), element);
}

void EditionHistory::leave(const EditionDraft& draft) {
    if (typing_.empty()) return;
    typing_.clear();
    if (!done_.empty() && done_.back().text == draft.text) done_.pop_back();
}

void EditionHistory::take_back_field(EditionDraft& draft) {
    if (typing_.empty() || done_.empty()) return;
    typing_.clear();
    draft.text = std::move(done_.back().text);
    done_.pop_back();
}

std::optional<std::string> EditionHistory::go(EditionDraft& draft, std::vector<Step>& from, std::vector<Step>& to) {
    if (from.empty()) return std::nullopt;
    Step step = std::move(from.back());
    from.pop_back();
    std::swap(step.text, draft.text);
    std::string key = step.key;
    lead_to(draft, key);
    to.push_back(std::move(step));
    return key;
}

std::optional<std::string> EditionHistory::undo(EditionDraft& draft) {
    leave(draft);
    return go(draft, done_, undone_);
}

std::optional<std::string> EditionHistory::redo(EditionDraft& draft) {
    leave(draft);
    return go(draft, undone_, done_);
}

}  // namespace tablebank
