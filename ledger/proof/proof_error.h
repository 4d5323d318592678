#pragma once
// A text that is no checkpoint, no signature and no key, with the place where it ceases to be one. What it should have
// been is given as such a text has it, which is the same in every language.

#include <stdexcept>
#include <string>

namespace tablebank {

class ProofError : public std::runtime_error {
public:
    enum class Kind {
        too_long,
        expected,           ///< the line should read as `expected()`
        unended,            ///< the line has no end: something is cut off behind it, or was not written
        more_follows,       ///< from this line on nothing should stand
        later_version,      ///< a checkpoint of a later version
        secret_key,         ///< where a public key was wanted: nobody should be shown it
        other_kind,         ///< a key or a signature of another kind
        newer_form,         ///< a signature of the text's digest and not of the text, which signify does not know
        damaged_key,        ///< its halves do not belong together
        passphrase_wanted,  ///< the key lies behind one
        wrong_passphrase,
        too_costly,  ///< its passphrase would take more memory or time than any program asks for
    };
    /// `line` from 1; 0 where it is the whole text.
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
