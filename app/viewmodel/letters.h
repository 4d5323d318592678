#pragma once
// The letters that the open screen needs: whatever people and boxes have named that stands on it. A function of what is
// shown, so that it shrinks as it grew; the fonts look at it only when its number changes.

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
    /// Another number whenever the text is another.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    std::string text_;
    std::uint64_t version_ = 0;
};

}  // namespace tablebank
