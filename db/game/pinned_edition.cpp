#include "db/game/pinned_edition.h"

#include <fmt/core.h>

#include "db/edition/edition_file.h"
#include "db/file/failure.h"
#include "platform/path_text.h"

namespace tablebank {

std::shared_ptr<const Edition> pinned_edition(const std::filesystem::path& file, const std::string& text) {
    try {
        return std::make_shared<const Edition>(parse_edition({platform::text_of(file), text}));
    } catch (const EditionError& error) {
        const std::string why = fmt::format("its edition cannot be read: {}", error.what());
        if (error.is_of_later_version()) throw OfLaterVersion(why);
        throw Damage(why);
    }
}

}  // namespace tablebank
