#pragma once
// Why no result was taken from a game, and what is remarked of one that was.

#include <filesystem>
#include <string>
#include <vector>

#include "app/event/take_game.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string not_taken_text(const Language& lang, const Event& event, const std::filesystem::path& file,
                                         const NotTaken& no);
/// That nobody certified its sheet, or who did not sign.
[[nodiscard]] std::vector<std::string> remarks_of(const Language& lang, const TakenGame& taken);

}  // namespace tablebank
