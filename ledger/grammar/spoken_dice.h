#pragma once
// The faces of two dice as people say them: "six and three", "double six", "dwie szóstki". Internal header of the line
// grammar.

#include <optional>
#include <string_view>

namespace tablebank {

/// A face of a die as a word: "six", "szóstka", "шестёрка"; nullopt for any other word.
[[nodiscard]] std::optional<int> face_in_words(std::string_view typed);

/// Several dice with one face: "sixes", "szóstki".
[[nodiscard]] bool is_plural_face(std::string_view typed);

/// "double", "a pair of": both dice show the face after it.
[[nodiscard]] bool is_double_word(std::string_view typed);

/// "two", in front of several dice with one face.
[[nodiscard]] bool is_two(std::string_view typed);

/// "two" in a language in which a face has no plural, so that "deux six" may be 2 and 6, or 6 and 6.
[[nodiscard]] bool may_count_dice(std::string_view typed);

}  // namespace tablebank
