#include "app/present/words/file_error_text.h"

#include "app/i18n/words.h"
#include "app/present/words/file_reason_text.h"

namespace tablebank {
namespace {

std::string untouched() {
    return tr("The file was not touched.");
}

std::string posted_stays() {
    return tr("Everything posted before is kept; nothing of this line was.");
}

/// What the disk or the reader said; some of it begins with the file's name, which the sentence has already.
std::string message_of(const FileError& error) {
    const std::string message = error.what();
    const std::string name = error.file().string() + ": ";
    return file_reason_text(message.starts_with(name) ? message.substr(name.size()) : message);
}

/// Trouble with what stands in the file.
FileErrorText content_parts(const FileError& error, const Word& file) {
    const Word message{"message", message_of(error)};
    switch (error.kind()) {
        case FileError::Kind::cannot_read:
            return {tr("{file} cannot be read: {message}.", {file, message}), untouched(),
                    tr("Check the name and the permissions.")};
        case FileError::Kind::not_ours:
            return {tr("{file} is no game of tablebank: {message}.", {file, message}), untouched(),
                    tr("Choose a game file (.tbl).")};
        case FileError::Kind::newer:
            return {tr("{file} was written by a later version of tablebank.", {file}), untouched(),
                    tr("Open it with that version.")};
        default:
            return {tr("{file} is damaged: {message}.", {file, message}), untouched(),
                    tr("Go on from a backup; keep this file for whoever looks into it.")};
    }
}

/// Trouble with writing to it.
FileErrorText writing_parts(const FileError& error, const Word& file) {
    switch (error.kind()) {
        case FileError::Kind::exists:
            return {tr("{file} exists already.", {file}), untouched(), tr("Choose another name.")};
        case FileError::Kind::read_only:
            return {tr("{file} cannot be written.", {file}), posted_stays(),
                    tr("Make it writable, or copy it to where you may write.")};
        case FileError::Kind::open_elsewhere:
            return {tr("{file} is open in another program.", {file}), untouched(),
                    tr("Close it there; reading commands work beside it.")};
        case FileError::Kind::disk_full:
            return {tr("The disk of {file} is full.", {file}), posted_stays(),
                    tr("Make room and post the line again, or save a copy elsewhere.")};
        case FileError::Kind::moved_on:
            return {tr("{file} holds entries that were not expected: somebody else posted.", {file}), posted_stays(),
                    tr("Look at the log, and post again what is still missing.")};
        default:
            return {tr("The disk refused {file}: {message}.", {file, {"message", message_of(error)}}), posted_stays(),
                    tr("Try again, or save a copy elsewhere.")};
    }
}

}  // namespace

FileErrorText file_error_parts(const FileError& error) {
    const Word file{"file", error.file().string()};
    switch (error.kind()) {
        case FileError::Kind::cannot_read:
        case FileError::Kind::not_ours:
        case FileError::Kind::newer:
        case FileError::Kind::damaged:
            return content_parts(error, file);
        case FileError::Kind::exists:
        case FileError::Kind::read_only:
        case FileError::Kind::open_elsewhere:
        case FileError::Kind::disk_full:
        case FileError::Kind::disk_failed:
        case FileError::Kind::moved_on:
            return writing_parts(error, file);
    }
    return {};
}

std::string file_error_text(const FileError& error) {
    const FileErrorText parts = file_error_parts(error);
    return parts.what + " " + parts.kept + " " + parts.next;
}

}  // namespace tablebank
