#pragma once
// An edition file: the text a banker edits, and the edition that is read out of it.
//
// The reader is strict: an unknown, missing, misspelt or impossible value is an error, and everything wrong with a file
// is told at once, each with its line and key. The same reader serves the shipped files, a banker's own, and the text
// pinned in a game file. What makes an edition sound is decided by calculators::validate; this room only adds the
// lines. The keys are described in docs/reference/edition-format.md. Knows nothing of games or of the screen.

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

/// An edition file as it was read: TOML in UTF-8. `path` is only what messages call it.
struct EditionText {
    static constexpr std::size_t largest = std::size_t{1024} * 1024;  ///< bytes; a longer file is refused

    std::string path;
    std::string text;
};

/// One thing to say about an edition file.
struct EditionMessage {
    std::string path{};  ///< the file
    int line = 0;        ///< 1-based; 0 where no line is known
    int column = 0;      ///< 1-based, for errors of the TOML itself; else 0
    std::string key{};   ///< "deed[3].price", arrays counted from 0; empty where the whole file is meant
    std::string message{};
    bool warning = false;
    bool unknown = false;  ///< a key or a word that is not known here, and may be known to a later version

    friend bool operator==(const EditionMessage&, const EditionMessage&) = default;
};

/// "editions/us.toml:41: deed[3].price: must be ...", with the parts that are known.
[[nodiscard]] std::string to_string(const EditionMessage& message);

/// An edition file that cannot be read or is no sound edition. what() holds every message, one a line.
class EditionError : public std::runtime_error {
public:
    explicit EditionError(std::vector<EditionMessage> messages);
    EditionError(std::string path, std::string message);  ///< one message about a whole file or folder
    [[nodiscard]] const std::vector<EditionMessage>& messages() const { return messages_; }
    /// Whether keys and words that are not known here are all that is wrong, as in an edition of a later version.
    [[nodiscard]] bool is_of_later_version() const;

private:
    std::vector<EditionMessage> messages_;
};

/// The text of a file, called by the path given. Throws EditionError.
[[nodiscard]] EditionText read_edition_text(const std::filesystem::path& path);

/// The edition that a text describes, completed and validated. Throws EditionError with every error and warning found;
/// where only warnings were found, they are appended to `warnings`.
[[nodiscard]] Edition parse_edition(const EditionText& text, std::vector<EditionMessage>* warnings = nullptr);

/// An edition together with the text it comes from, which a game pins.
struct LoadedEdition {
    Edition edition;
    EditionText text;
    std::vector<EditionMessage> warnings;
};
[[nodiscard]] LoadedEdition load_edition_file(const std::filesystem::path& path);  ///< throws EditionError

}  // namespace tablebank
