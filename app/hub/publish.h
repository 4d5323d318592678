#pragma once
// Pages as files in a folder, for any web server. A folder that holds something else is not touched; what was published
// there before is replaced, and what is no page any more is taken away.

#include <filesystem>

#include "app/pages/page_source.h"

namespace tablebank {

struct Published {
    std::size_t written = 0;  ///< files that are new or have changed
    std::size_t same = 0;
    std::size_t removed = 0;
};

/// Each file is replaced as a whole, so that nobody reads half of one. The folder itself may be reached through a link;
/// below it no link is followed (db/file/folder.h), and before anything is written all of it is looked at. Throws
/// FileError: exists where the folder holds files and no list of pages of ours; in_the_way where something that is no
/// plain file bears the name of a page, or a file that the list does not name and that says something else; read_only,
/// disk_full, disk_failed.
Published publish_pages(const PageSource& source, const std::filesystem::path& folder);

}  // namespace tablebank
