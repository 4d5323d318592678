#pragma once
// What a name that somebody gives now may look like, so that two people are not taken for one another: every sign of it
// is seen where it stands, and no other name beside it looks the same. Names that were written before stay what they
// are. ICU does the work.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tablebank {

/// Marks on one letter. No language that people write has more.
inline constexpr int most_marks = 4;

/// Whether no letter has more marks than that, and each mark has a letter to stand on.
[[nodiscard]] bool has_clear_marks(std::string_view text);

/// The same, and every sign is seen and known on every machine: nobody knows how another one draws a sign for private
/// use or a place that Unicode leaves empty. There is no blank of any kind at either end.
[[nodiscard]] bool is_clear_text(std::string_view text);

/// The whole number that the first word of a name is, in figures of any width: 4 for "4" and "4 Anna". nullopt for
/// another word.
[[nodiscard]] std::optional<int> number_in_front(std::string_view name);

/// Names that were met, to be asked whether another one looks like one of them. The same name, whatever its case, does
/// not.
class NamesMet {
public:
    void meet(const std::string& name);
    /// A name that was met and looks like this one: "Anna" where А is Cyrillic, "Ivan" with l for I.
    [[nodiscard]] std::optional<std::string> look_alike(const std::string& name) const;

private:
    std::multimap<std::string, std::string> by_look_;
};

/// The first two that look alike.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> first_look_alike(
    const std::vector<std::string>& names);

}  // namespace tablebank
