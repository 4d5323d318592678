#pragma once
// Pages as files in a folder, for any web server. A folder with other content is not touched; earlier published files
// are replaced, and removed if they are no longer pages.

#include <filesystem>

#include "app/pages/page_source.h"

namespace tablebank {

struct Published {
    std::size_t written = 0;  ///< files that are new or have changed
    std::size_t same = 0;
    std::size_t removed = 0;
};

/// If the pages in the folder were made of the same state by the same program, and each of them is there, none is made
/// again. Otherwise each file is compared, and written if it is new or has changed. Each file is replaced atomically,
/// so that no reader gets half of one. The folder itself may be reached through a link; below it no link is followed
/// (db/file/folder.h). All of it is checked before anything is written. Throws FileError: exists if the folder has
/// files but no list of published pages; in_the_way if something other than a plain file has the name of a page, or a
/// file that the list does not name has different content; read_only, disk_full, disk_failed.
Published publish_pages(const PageSource& source, const std::filesystem::path& folder);

}  // namespace tablebank
