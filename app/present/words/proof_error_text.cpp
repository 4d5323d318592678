#include "app/present/words/proof_error_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string proof_error_text(const Language& lang, const ProofError& error) {
    const Word line{"line", std::to_string(error.line())};
    switch (error.kind()) {
        case ProofError::Kind::too_long:
            return lang.tr("it is longer than {most} bytes", {{"most", error.expected()}});
        case ProofError::Kind::expected:
            return lang.tr("line {line}: \"{expected}\" is expected here", {line, {"expected", error.expected()}});
        case ProofError::Kind::unended:
            return lang.tr("line {line} is cut off: the newline at its end is missing", {line});
        case ProofError::Kind::more_follows:
            return lang.tr("line {line}: nothing more is expected here", {line});
        case ProofError::Kind::later_version:
            return lang.tr("it was written by a later version of tablebank");
        case ProofError::Kind::secret_key:
            return lang.tr("this is a secret key, which no one should see; the public key is needed");
        case ProofError::Kind::other_kind:
            return lang.tr("this is a key or a signature of another kind than those of minisign");
        case ProofError::Kind::damaged_key:
            return lang.tr("the key is damaged");
        case ProofError::Kind::passphrase_wanted:
            return lang.tr("the key has a passphrase, and none was given");
        case ProofError::Kind::wrong_passphrase:
            return lang.tr("this is not the passphrase of the key");
        case ProofError::Kind::too_costly:
            return lang.tr("the passphrase of this key requires more memory and time than minisign ever does");
    }
    return {};
}

std::string key_error_text(const Language& lang, const KeyError& error) {
    const Word what{"what", error.what()};
    switch (error.kind()) {
        case KeyError::Kind::no_home:
            return lang.tr("no home folder is known, so there is no place for keys");
        case KeyError::Kind::bad_name:
            return lang.tr(
                "\"{what}\" is not a valid name for a key: it must be 1 to 24 letters, digits, spaces, hyphens or "
                "apostrophes",
                {what});
        case KeyError::Kind::unknown:
            return lang.tr("there is no key \"{what}\"", {what});
        case KeyError::Kind::open_to_others:
            return lang.tr(
                "{what} is open to others, so it is refused; make it yours alone (chmod go-rwx), or better make a new "
                "key",
                {what});
        case KeyError::Kind::of_another:
            return lang.tr("{what} belongs to another user, so it is refused", {what});
        case KeyError::Kind::shared_folder:
            return lang.tr(
                "everyone can write to the folder {what}, so nothing in it is trusted; delete it, or make it yours "
                "alone "
                "(chmod go-rwx) if you know each file in it",
                {what});
    }
    return {};
}

}  // namespace tablebank
