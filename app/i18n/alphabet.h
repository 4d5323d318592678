#pragma once
// The alphabetical order of a language for names: ё with е, é with e, ł after l. It is ICU's, the same on every system.

#include <memory>
#include <string>

namespace tablebank {

class Language;

class Alphabet {
public:
    explicit Alphabet(const Language& lang);
    /// A key whose bytes compare as the texts do in the alphabet; equal only for equal texts.
    [[nodiscard]] std::string key(const std::string& text) const;

private:
    struct Order;
    std::shared_ptr<const Order> order_;
};

}  // namespace tablebank
