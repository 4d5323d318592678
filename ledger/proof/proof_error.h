#pragma once
// A text that is not a valid checkpoint, signature or key, with the place of the error. The expected text is given in
// the form of such a file, which is the same in every language.

#include <stdexcept>
#include <string>

namespace tablebank {

class ProofError : public std::runtime_error {
public:
    enum class Kind {
        too_long,
        expected,           ///< the line should be `expected()`
        unended,            ///< the line has no end: the text is truncated
        more_follows,       ///< there must be nothing from this line on
        later_version,      ///< a checkpoint of a later version
        secret_key,         ///< instead of a public key; it must not be shown
        other_kind,         ///< a key or a signature of another kind
        damaged_key,        ///< its halves do not match
        passphrase_wanted,  ///< the key has a passphrase
        wrong_passphrase,
        too_costly,  ///< its passphrase would need more memory or time than any program uses
    };
    /// `line` from 1; 0 for the whole text.
    explicit ProofError(Kind kind, int line = 0, const std::string& expected = {})
        : std::runtime_error("line " + std::to_string(line) + ": expected " + expected),
          kind_(kind),
          line_(line),
          expected_(expected) {}

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] const std::string& expected() const { return expected_; }

private:
    Kind kind_;
    int line_;
    std::string expected_;
};

}  // namespace tablebank
