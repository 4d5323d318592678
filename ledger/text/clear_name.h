#pragma once
// The rules for new names, which prevent confusing two people: every character is visible, and no other name in the
// same list looks the same. Existing names do not change. ICU does the work.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tablebank {

/// Marks on one letter. No writing system in use has more.
inline constexpr int most_marks = 4;

/// Whether no letter has more marks than that, and each mark follows a letter.
[[nodiscard]] bool has_clear_marks(std::string_view text);

/// The same, and every character is visible and known on every machine: another machine may draw a private-use
/// character or an unassigned code point differently. There is no space of any kind at either end.
[[nodiscard]] bool is_clear_text(std::string_view text);

/// The whole number that is the first word of a name, in digits of any width: 4 for "4" and "4 Anna". nullopt for
/// another word.
[[nodiscard]] std::optional<int> number_in_front(std::string_view name);

/// A set of names, for checking whether another one looks like one of them. The same name in another case is not a
/// look-alike.
class NamesMet {
public:
    void meet(const std::string& name);
    /// A name of the set that looks like this one: "Anna" with a Cyrillic А, "Ivan" with l for I.
    [[nodiscard]] std::optional<std::string> look_alike(const std::string& name) const;

private:
    std::multimap<std::string, std::string> by_look_;
};

/// The first two that look alike.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> first_look_alike(
    const std::vector<std::string>& names);

}  // namespace tablebank
