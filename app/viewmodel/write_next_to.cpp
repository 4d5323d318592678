#include "app/viewmodel/write_next_to.h"

#include <ostream>

#include "db/file/file_error.h"
#include "platform/path_text.h"

namespace tablebank {

std::filesystem::path write_beside(const std::filesystem::path& file, const std::string& about,
                                   const std::string& contents, const std::string& ending, Readers readers) {
    /// Maximum number of papers next to one file: no one reads more of them.
    constexpr int most_sheets = 999;
    for (int number = 1;; ++number) {
        std::filesystem::path beside = file;
        beside.replace_extension();
        beside += platform::path_of(about);
        beside += platform::path_of((number == 1 ? std::string{} : ' ' + std::to_string(number)) + ending);
        try {
            write_new_file(
                beside, [&contents](std::ostream& out) { out << contents; }, readers);
            return beside;
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::exists || number == most_sheets) throw;
        }
    }
}

}  // namespace tablebank
