#include "app/present/words/file_reason_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

struct SystemReason {
    int code;
    const char* text;
};

constexpr std::array system_reasons{
    SystemReason{ENOENT, mark("there is no such file or folder")},
    SystemReason{EACCES, mark("permission is denied")},
    SystemReason{EPERM, mark("the system does not permit it")},
    SystemReason{ENOSPC, mark("no space is left on the disk")},
#ifdef EDQUOT
    SystemReason{EDQUOT, mark("the share of the disk is used up")},
#endif
    SystemReason{EFBIG, mark("the file would be too large")},
    SystemReason{EROFS, mark("the disk can only be read")},
    SystemReason{EISDIR, mark("it is a folder")},
    SystemReason{ENOTDIR, mark("a part of the path is not a folder")},
    SystemReason{EEXIST, mark("a file of that name is there already")},
    SystemReason{EIO, mark("the disk failed while reading or writing")},
    SystemReason{ENAMETOOLONG, mark("the name is too long")},
    SystemReason{ELOOP, mark("the links lead round in a circle")},
    SystemReason{EPIPE, mark("the program that reads it has ended")},
    SystemReason{EBADF, mark("it is closed")},
    SystemReason{EMFILE, mark("too many files are open")},
    SystemReason{EBUSY, mark("another program uses it")},
    SystemReason{EILSEQ, mark("the system permits no such name")},
};

/// The sentences of the readers of game and edition files that occur in the program's own messages.
constexpr std::array reader_reasons{
    mark("the disk failed"),
    mark("its pages cannot be read"),
    mark("the file cannot be opened"),
    mark("this is not a file"),
    mark("this is not a game file"),
    mark("this is the database of another program"),
    mark("this is a game of tablebank"),
    mark("this is an event of tablebank"),
    mark("these are the games of a hub's tables"),
    mark("they are those of another event"),
    mark("this is a record of a game"),
    mark("this is a checkpoint"),
    mark("this is the link of a table"),
    mark("this is a key or a signature"),
    mark("this is a text in JSON, as a position is"),
    mark("this is a text, such as an edition or a list of players"),
    mark("it is empty"),
    mark("this is larger than it may be"),
    mark("it is a link, a folder or a device"),
    mark("it is not a folder, or it is a link to one"),
    mark("no earlier publication wrote it"),
    mark("it is another file under a second name"),
    mark("it names other files, which would be deleted"),
    mark("it is larger than it may be"),
    mark("it ends within its header"),
    mark("its tables are not those of a game"),
    mark("it has no format version"),
    mark("an entry is missing that others refer to"),
    mark("this is not an event"),
    mark("its tables are not those of an event"),
    mark("it does not say which event it is"),
    mark("it says twice which event it is"),
    mark("the number of the event is damaged"),
    mark("the evidence of a result does not have its hash"),
    mark("it holds no event"),
    mark("its last entry is not the one that it names"),
    mark("a hash is not valid"),
    mark("this is not the address of a database"),
    mark("the address does not end in # and the name of an event"),
    mark("the database holds no events"),
    mark("the database has no event of this name"),
    mark("the database does not keep texts as UTF-8"),
    mark("its tables are not those of a hub"),
    mark("this is not a file of a hub's tables"),
    mark("it does not say of which event it is"),
    mark("it says twice of which event it is"),
    mark("its sslkey names a program to be loaded, and no file"),
    mark("an address with a service names no host and no port"),
    mark("with both host and hostaddr an address needs sslmode=verify-full"),
    mark("a key or a certificate that it names is not a file"),
    mark("the schema tablebank or a table in it belongs to another user"),
    mark("a table of the schema tablebank is not a plain table"),
    mark("a table of the schema tablebank has a trigger or a rule"),
    mark("a table of the schema tablebank has row security"),
    mark("a table of the schema tablebank has a default, a constraint or an index that is not tablebank's"),
    mark("a column of the schema tablebank has a type or a collation that is not the server's own"),
    mark("the server does not answer"),
    mark("the server does not answer in time"),
    mark("the server sends more than any answer holds"),
    mark("the server does not let you in"),
    mark("the server broke the connection"),
    mark("the server refused"),
    mark("entry {number} means nothing"),
    mark("the evidence of a result is longer than it may be"),
    mark("a name or a reason is not one that can be written"),
    mark("so many rounds are not possible"),
    mark("so many minutes are not possible"),
    mark("a table has a number that is not possible"),
    mark("it is one player too many"),
    mark("a player of that name is there already"),
    mark("the player is there already"),
    mark("the player has left already"),
    mark("the event has no such round"),
    mark("the round was not seated"),
    mark("the round has begun already"),
    mark("another round is the next one"),
    mark("the round has no such table"),
    mark("a player who is there has neither a seat nor a bye"),
    mark("a player is seated twice"),
    mark("a seat is given to a player who is not there"),
    mark("the scheme has no points for a table of that size"),
    mark("the roles at a table do not fit together"),
    mark("the table has a result already"),
    mark("the table has no result that could be corrected"),
    mark("the round is closed"),
    mark("the result is not that of the players of its table"),
    mark("a total is not possible"),
    mark("the places do not follow from the totals"),
    mark("it changes nothing"),
    mark("its reason is missing"),
    mark("so many points are not possible"),
    mark("no such penalty is in force"),
    mark("the lots are not those of two players or more, each once"),
    mark("the table has the result of another history"),
    mark("the table has the result of another game"),
    mark("it names no hub"),
    mark("it names no key"),
    mark("the table has another key"),
    mark("the key was withdrawn"),
    mark("the table has no key"),
    mark("its author is not allowed to do it"),
    mark("no one would be director"),
    mark("no one of that name is an official"),
    mark("the event has no such player"),
    mark("a round is seated twice, or has no table"),
    mark("it names no edition, or no ruling"),
    mark("its edition is not played so"),
    mark("the game that it names is not possible"),
    mark("it is one official too many"),
    mark("it is one history of a game too many"),
    mark("it is dated before 1970 or after 9999"),
    mark("the bell of its round has not rung"),
    mark("it names an entry that is not there"),
    mark("it undoes what cannot be undone"),
    mark("it amends what it cannot replace"),
    mark("it is one undone or amended act too many"),
    mark("the entry that it names waits for no decision"),
    mark("it does not follow from what was before it"),
    mark("it holds no game"),
    mark("it holds two games"),
    mark("its edition is not the one that was pinned"),
    mark("its goal is unknown"),
    mark("it has another length than a game can have"),
    mark("its players are not those who sat down"),
    mark("its set-up is not the one that was agreed"),
    mark("a ruling is unknown"),
    mark("a ruling is missing"),
    mark("the game has no id of 32 hexadecimal digits"),
    mark("its language is not valid"),
    mark("entry {number} is not whole"),
    mark("entry {number} is missing"),
    mark("entry {number} does not have its hash"),
    mark("entry {number} holds more than any line makes"),
    mark("entry {number} has no id of 32 hexadecimal digits"),
    mark("entry {number} is dated before 1970 or after 9999"),
    mark("entry {number} has a text that cannot have been typed"),
    mark("its words are not those of its line"),
    mark("is a folder, not an edition file"),
    mark("this is not a record of a game"),
    mark("this is a record, of which `tablebank import` makes a game"),
    mark("this is larger than any record"),
    mark("this is longer than any part of a record"),
    mark("this is not written as a record writes it"),
    mark("this line is not allowed here"),
    mark("it begins with a byte order mark"),
    mark("its lines end as those of another system (CR LF)"),
    mark("the record ends within this line"),
    mark("the record stops before its end"),
    mark("its end is not that of its last entry"),
    mark("something follows its end"),
    mark("its edition is longer than an edition may be"),
    mark("another entry has this id"),
};

constexpr std::string_view number_place = "{number}";

/// The reason if it is this sentence, with any number in it.
std::optional<std::string> said_as(const Language& lang, const char* sentence, const std::string& english) {
    const std::string_view whole = sentence;
    const std::size_t place = whole.find(number_place);
    if (place == std::string_view::npos) return english == whole ? std::optional{lang.tr(sentence)} : std::nullopt;
    const std::string_view before = whole.substr(0, place);
    const std::string_view after = whole.substr(place + number_place.size());
    if (english.size() <= before.size() + after.size() || !english.starts_with(before) || !english.ends_with(after))
        return std::nullopt;
    const std::string number = english.substr(before.size(), english.size() - before.size() - after.size());
    if (number.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return lang.tr(sentence, {{"number", number}});
}

struct Place {
    std::string number;
    std::string reason;
};
/// "entry 12: the error", or "line 12: ..."
std::optional<Place> place_of(const std::string& english, std::string_view kind) {
    const std::size_t colon = english.find(": ");
    if (!english.starts_with(kind) || colon == std::string::npos) return std::nullopt;
    std::string number = english.substr(kind.size(), colon - kind.size());
    if (number.empty() || number.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return Place{std::move(number), english.substr(colon + 2)};
}

std::optional<std::string> known_reason(const Language& lang, const std::string& english) {
    for (const auto& [code, text] : system_reasons)
        if (english == std::generic_category().message(code)) return lang.tr(text);
    for (const char* sentence : reader_reasons)
        if (auto said = said_as(lang, sentence, english)) return said;
    return std::nullopt;
}

}  // namespace

std::string file_reason_text(const Language& lang, const std::string& english) {
    if (auto known = known_reason(lang, english)) return *known;
    if (const auto place = place_of(english, "entry "))
        return lang.tr("entry {number}: {reason}",
                       {{"number", place->number}, {"reason", file_reason_text(lang, place->reason)}});
    if (const auto place = place_of(english, "line "))
        return lang.tr("line {number}: {reason}",
                       {{"number", place->number}, {"reason", file_reason_text(lang, place->reason)}});
    constexpr std::string_view unread = "cannot be read: ";
    if (english.starts_with(unread))
        return lang.tr("cannot be read: {reason}", {{"reason", file_reason_text(lang, english.substr(unread.size()))}});
    // The database's detail follows the sentence: "the disk failed (disk I/O error)".
    const std::size_t detail = english.find(" (");
    if (detail == std::string::npos) return english;
    const auto known = known_reason(lang, english.substr(0, detail));
    return known ? *known + english.substr(detail) : english;
}

std::vector<std::string> file_reasons_known() {
    return {reader_reasons.begin(), reader_reasons.end()};
}

}  // namespace tablebank
