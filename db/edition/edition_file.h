#pragma once
// An edition file: the text that a banker edits, and the edition parsed from it.
//
// The reader is strict: an unknown, missing, misspelt or impossible value is an error, and all errors of a file are
// reported at once, each with its line and key. The same reader is used for the shipped files, a banker's own files,
// and the text pinned in a game file. calculators::validate decides whether an edition is valid; this module only adds
// the line numbers. docs/reference/edition-format.md describes the keys.

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

/// An edition file as it was read: TOML in UTF-8. `path` is only its name in messages.
struct EditionText {
    static constexpr std::size_t largest = std::size_t{1024} * 1024;  ///< bytes; a longer file is refused

    std::string path;
    std::string text;
};

/// A message about an edition file.
struct EditionMessage {
    std::string path{};  ///< the file
    int line = 0;        ///< 1-based; 0 if it is not known
    int column = 0;      ///< 1-based, for errors of the TOML itself; otherwise 0
    std::string key{};   ///< "deed[3].price", arrays counted from 0; empty for the whole file
    std::string message{};
    bool warning = false;
    bool unknown = false;  ///< a key or a word that this version does not know, but a later one may
    Sentence said{};       ///< `message` for other languages; empty if it is about the whole file
    EditionWords words{};  ///< of the book, for `said`

    friend bool operator==(const EditionMessage&, const EditionMessage&) = default;
};

/// "editions/us.toml:41: deed[3].price: must be ...", with the known parts. A doubt has the word for it before its key.
[[nodiscard]] std::string to_string(const EditionMessage& message, std::string_view warning = "warning");

/// An edition file that cannot be read or is invalid. what() has every message, one per line.
class EditionError : public std::runtime_error {
public:
    explicit EditionError(std::vector<EditionMessage> messages);
    EditionError(std::string path, std::string message);  ///< one message about a whole file or folder
    [[nodiscard]] const std::vector<EditionMessage>& messages() const { return messages_; }
    /// Whether all errors are unknown keys and words, as in an edition of a later version.
    [[nodiscard]] bool is_of_later_version() const;

private:
    std::vector<EditionMessage> messages_;
};

/// The text of a file, with the given path as its name. Throws EditionError.
[[nodiscard]] EditionText read_edition_text(const std::filesystem::path& path);

/// The edition of a text, completed and validated. Throws EditionError with every error and warning; if there are only
/// warnings, they are appended to `warnings`.
[[nodiscard]] Edition parse_edition(const EditionText& text, std::vector<EditionMessage>* warnings = nullptr);

/// An edition with its text, which a game pins.
struct LoadedEdition {
    Edition edition;
    EditionText text;
    std::vector<EditionMessage> warnings;
};
[[nodiscard]] LoadedEdition load_edition_file(const std::filesystem::path& path);  ///< throws EditionError

}  // namespace tablebank
