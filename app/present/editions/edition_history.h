#pragma once
// The changes of an edition draft, step by step, for undo and redo. Everything typed into one field without leaving it
// is one step.

#include <optional>
#include <string>
#include <vector>

#include "app/present/editions/edition_editor.h"

namespace tablebank {

class EditionHistory {
public:
    /// A new value typed into a field. A text that would make the file unreadable is ignored.
    void type(EditionDraft& draft, const std::string& key, const std::string& typed);
    /// A choice made in a field: always a step of its own.
    void choose(EditionDraft& draft, const std::string& key, const std::string& value);
    /// One more element of a list, or one less.
    void add(EditionDraft& draft, const std::string& list);
    void remove(EditionDraft& draft, const std::string& element);
    /// The field lost the keyboard: later typing is another step.
    void leave(const EditionDraft& draft);
    /// Restores the field to its value from when it got the keyboard.
    void take_back_field(EditionDraft& draft);
    /// Both select the section that changes and return the key of the field; nullopt if there is nothing to do.
    [[nodiscard]] std::optional<std::string> undo(EditionDraft& draft);
    [[nodiscard]] std::optional<std::string> redo(EditionDraft& draft);
    [[nodiscard]] bool can_undo() const { return !done_.empty(); }
    [[nodiscard]] bool can_redo() const { return !undone_.empty(); }

private:
    struct Step {
        std::string text;  ///< the text on the other side of the step
        std::string key;
    };
    void change(EditionDraft& draft, std::string text, const std::string& key);
    [[nodiscard]] static std::optional<std::string> go(EditionDraft& draft, std::vector<Step>& from,
                                                       std::vector<Step>& to);

    std::vector<Step> done_;
    std::vector<Step> undone_;
    std::string typing_;  ///< the field that has the keyboard and was typed into
};

}  // namespace tablebank
