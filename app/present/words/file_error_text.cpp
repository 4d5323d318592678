#include "app/present/words/file_error_text.h"

#include "app/i18n/language.h"
#include "app/present/words/file_reason_text.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::string untouched(const Language& lang) {
    return lang.tr("The file was not touched.");
}

std::string posted_stays(const Language& lang) {
    return lang.tr("Everything posted before is kept; nothing of this line was.");
}

/// The message of the disk or the reader; it may begin with the file's name, which the sentence has already.
std::string message_of(const Language& lang, const FileError& error) {
    const std::string message = error.what();
    const std::string name = platform::text_of(error.file()) + ": ";
    return file_reason_text(lang, message.starts_with(name) ? message.substr(name.size()) : message);
}

/// The consequence for the games of a hub whose file cannot be used.
std::string new_hub_file(const Language& lang) {
    return lang.tr(
        "Move it elsewhere: the hub makes a new one when it begins, and laptops with a connection send their games to "
        "it.");
}

/// A file of another kind than required.
FileErrorText other_file_parts(const Language& lang, FileSubject subject, const Word& file, const Word& message) {
    switch (subject) {
        case FileSubject::event:
            return {lang.tr("{file} is not an event of tablebank: {message}.", {file, message}), untouched(lang),
                    lang.tr("Choose an event (.tbe).")};
        case FileSubject::hub_games:
            return {lang.tr("{file} does not have the games of this event's hub: {message}.", {file, message}),
                    untouched(lang), new_hub_file(lang)};
        case FileSubject::record:
            return {lang.tr("{file} is not a record of a game: {message}.", {file, message}), untouched(lang),
                    lang.tr("Choose a record (.tbr).")};
        case FileSubject::game:
            break;
    }
    return {lang.tr("{file} is not a game of tablebank: {message}.", {file, message}), untouched(lang),
            lang.tr("Choose a game file (.tbl).")};
}

/// A file that takes no more.
FileErrorText full_file_parts(const Language& lang, FileSubject subject, const Word& file) {
    switch (subject) {
        case FileSubject::event:
            return {lang.tr("{file} is as long as an event may be.", {file}), posted_stays(lang),
                    lang.tr("Go on in a new event; this one can still be read.")};
        case FileSubject::hub_games:
            return {lang.tr("{file} has as many games as it may have.", {file}), posted_stays(lang),
                    new_hub_file(lang)};
        default:
            return {lang.tr("{file} is as long as a game may be.", {file}), posted_stays(lang),
                    lang.tr("Begin a new game from this position.")};
    }
}

/// Faults in the content of the file.
FileErrorText content_parts(const Language& lang, const FileError& error, const Word& file) {
    const Word message{"message", message_of(lang, error)};
    switch (error.kind()) {
        case FileError::Kind::cannot_read:
            return {lang.tr("{file} cannot be read: {message}.", {file, message}), untouched(lang),
                    lang.tr("Check the name and the permissions.")};
        case FileError::Kind::not_ours:
            return other_file_parts(lang, error.subject(), file, message);
        case FileError::Kind::newer:
            return {lang.tr("{file} was written by a later version of tablebank.", {file}), untouched(lang),
                    lang.tr("Open it with that version.")};
        case FileError::Kind::in_the_way:
            return {lang.tr("{file} is in the way: {message}.", {file, message}), untouched(lang),
                    lang.tr("Move it elsewhere, or choose another folder.")};
        case FileError::Kind::unsafe_beside:
            return {lang.tr("{file} cannot belong to a game: {message}.", {file, message}), untouched(lang),
                    lang.tr("Move it elsewhere, and open the game again.")};
        default:
            return {lang.tr("{file} is damaged: {message}.", {file, message}), untouched(lang),
                    error.subject() == FileSubject::hub_games
                        ? new_hub_file(lang)
                        : lang.tr("Go on from a backup; keep this file for the person who examines it.")};
    }
}

/// Trouble with writing to it.
FileErrorText writing_parts(const Language& lang, const FileError& error, const Word& file) {
    switch (error.kind()) {
        case FileError::Kind::exists:
            return {lang.tr("{file} exists already.", {file}), untouched(lang), lang.tr("Choose another name.")};
        case FileError::Kind::journal_name:
            return {lang.tr("{file} would be taken for a journal of the file next to it.", {file}), untouched(lang),
                    lang.tr("Choose another name.")};
        case FileError::Kind::bad_name:
            return {lang.tr("This system permits no file with the name {file}.", {file}),
                    lang.tr("Nothing was written."), lang.tr("Choose another name.")};
        case FileError::Kind::second_name:
            return {lang.tr("{file} has a second name (a hard link), under which lines posted here could be missing.",
                            {file}),
                    untouched(lang),
                    lang.tr("Copy it, with its -wal if there is one, and go on in the copy; it can be read as it is.")};
        case FileError::Kind::read_only:
            return {lang.tr("{file} cannot be written.", {file}), posted_stays(lang),
                    lang.tr("Make it writable, or copy it to where you may write.")};
        case FileError::Kind::open_elsewhere:
            return {lang.tr("{file} is open in another program.", {file}), untouched(lang),
                    lang.tr("Close it there; commands that only read work all the same.")};
        case FileError::Kind::disk_full:
            return {lang.tr("The disk of {file} is full.", {file}), posted_stays(lang),
                    lang.tr("Make room and post the line again, or save a copy elsewhere.")};
        case FileError::Kind::too_long:
            return full_file_parts(lang, error.subject(), file);
        case FileError::Kind::moved_on:
            return {lang.tr("{file} has entries that were not expected: someone else posted.", {file}),
                    posted_stays(lang), lang.tr("Look at the log, and post again what is still missing.")};
        case FileError::Kind::moved_away:
            return {lang.tr("{file} was moved, replaced or deleted while the game was open.", {file}),
                    lang.tr("The earlier entries are in the file that was opened, if it still exists; this line was "
                            "not posted."),
                    lang.tr("Find that file and go on with it; an open window can save a copy.")};
        default:
            return {lang.tr("{file} could not be written: {message}.", {file, {"message", message_of(lang, error)}}),
                    posted_stays(lang), lang.tr("Try again, or save a copy elsewhere.")};
    }
}

/// Trouble with a server, and the road to it.
FileErrorText server_parts(const Language& lang, const FileError& error, const Word& place) {
    const Word message{"message", message_of(lang, error)};
    switch (error.kind()) {
        case FileError::Kind::not_admitted:
            return {lang.tr("{place} cannot be used: {message}.", {place, message}), lang.tr("Nothing was posted."),
                    lang.tr("Check the user, the password and what the user may do there.")};
        case FileError::Kind::untrusted:
            return {lang.tr("{place} is not used: {message}.", {place, message}),
                    lang.tr("Nothing was read there, and nothing posted."),
                    lang.tr("Ask the administrator of the database to correct it, or use another database.")};
        case FileError::Kind::no_module:
            return {lang.tr("Addresses of databases cannot be opened: {place} is missing or does not fit ({message}).",
                            {place, message}),
                    lang.tr("Nothing was posted."),
                    lang.tr("Install the package tablebank-postgresql of this version, or keep the event in a file.")};
        case FileError::Kind::in_doubt:
            return {lang.tr("{place} broke the connection while it answered.", {place}),
                    lang.tr("Whether this line was posted is not known; nothing is there twice or in part."),
                    lang.tr("Look at the log before you post it again.")};
        default:
            return {lang.tr("{place} cannot be reached: {message}.", {place, message}), lang.tr("Nothing was posted."),
                    lang.tr("Check the server and the network, and try again.")};
    }
}

}  // namespace

FileErrorText file_error_parts(const Language& lang, const FileError& error) {
    const Word file{"file", platform::text_of(error.file())};
    switch (error.kind()) {
        case FileError::Kind::cannot_read:
        case FileError::Kind::not_ours:
        case FileError::Kind::newer:
        case FileError::Kind::damaged:
        case FileError::Kind::in_the_way:
        case FileError::Kind::unsafe_beside:
            return content_parts(lang, error, file);
        case FileError::Kind::exists:
        case FileError::Kind::journal_name:
        case FileError::Kind::bad_name:
        case FileError::Kind::second_name:
        case FileError::Kind::read_only:
        case FileError::Kind::open_elsewhere:
        case FileError::Kind::disk_full:
        case FileError::Kind::too_long:
        case FileError::Kind::disk_failed:
        case FileError::Kind::moved_on:
        case FileError::Kind::moved_away:
            return writing_parts(lang, error, file);
        case FileError::Kind::untrusted:
        case FileError::Kind::unreachable:
        case FileError::Kind::not_admitted:
        case FileError::Kind::no_module:
        case FileError::Kind::in_doubt:
            return server_parts(lang, error, {"place", platform::text_of(error.file())});
    }
    return {};
}

std::string file_error_text(const Language& lang, const FileError& error) {
    const FileErrorText parts = file_error_parts(lang, error);
    return parts.what + " " + parts.kept + " " + parts.next;
}

}  // namespace tablebank
