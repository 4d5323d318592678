#include "app/desk/write_beside.h"

#include <ostream>

#include "db/file/file_error.h"
#include "db/file/new_file.h"

namespace tablebank {

std::filesystem::path write_beside(const std::filesystem::path& game, const std::string& about,
                                   const std::string& pdf) {
    /// Papers of one game that may lie beside it: who writes more of them wants none of them read.
    constexpr int most_sheets = 999;
    for (int number = 1;; ++number) {
        std::filesystem::path file = game;
        file.replace_extension();
        file += about;
        file += (number == 1 ? std::string{} : ' ' + std::to_string(number)) + ".pdf";
        try {
            write_new_file(file, [&pdf](std::ostream& out) { out << pdf; });
            return file;
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::exists || number == most_sheets) throw;
        }
    }
}

}  // namespace tablebank
