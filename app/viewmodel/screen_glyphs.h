#pragma once
// The characters that the open screen needs: all names of people, boxes and files on it. Computed from the current
// screen only, so it also shrinks; the fonts read it only when its version changes.

#include <cstdint>
#include <string>

namespace tablebank {

class AppViewModel;

[[nodiscard]] std::string letters_of(const AppViewModel& desk);

class Letters {
public:
    void show(std::string text) {
        if (text == text_) return;
        text_ = std::move(text);
        ++version_;
    }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Changes whenever the text changes.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    std::string text_;
    std::uint64_t version_ = 0;
};

}  // namespace tablebank
