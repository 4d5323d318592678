#include "app/manual/argument_text.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"

namespace tablebank {

std::string argument_text(const Language& lang, const std::string& name) {
    const std::pair<std::string_view, std::string> known[] = {
        {"ADDRESS", lang.tr_in("an argument", "ADDRESS")},
        {"CHAPTER", lang.tr_in("an argument", "CHAPTER")},
        {"CHECKPOINT", lang.tr_in("an argument", "CHECKPOINT")},
        {"FILE", lang.tr_in("an argument", "FILE")},
        {"FOLDER", lang.tr_in("an argument", "FOLDER")},
        {"ID", lang.tr_in("an argument", "ID")},
        {"LINE", lang.tr_in("an argument", "LINE")},
        {"N", lang.tr_in("an argument", "N")},
        {"NAME", lang.tr_in("an argument", "NAME")},
        {"POINTS", lang.tr_in("an argument", "POINTS")},
        {"POSITION", lang.tr_in("an argument", "POSITION")},
        {"RECORD", lang.tr_in("an argument", "RECORD")},
        {"ROUND", lang.tr_in("an argument", "ROUND")},
        {"SCHEME", lang.tr_in("an argument", "SCHEME")},
        {"STEPS", lang.tr_in("an argument", "STEPS")},
        {"DEEDS", lang.tr_in("an argument", "DEEDS")},
        {"TO", lang.tr_in("an argument", "TO")},
        {"VIEW", lang.tr_in("an argument", "VIEW")},
        {"WHAT", lang.tr_in("an argument", "WHAT")},
        {"WORD", lang.tr_in("an argument", "WORD")},
        {"DEED", lang.tr_in("an argument", "DEED")},
        {"PLAYER", lang.tr_in("an argument", "PLAYER")},
        {"SPACE", lang.tr_in("an argument", "SPACE")},
        {"SCORE", lang.tr_in("an argument", "SCORE")},
    };
    const auto* const found = std::ranges::find(known, name, &std::pair<std::string_view, std::string>::first);
    return found == std::end(known) ? name : found->second;
}

}  // namespace tablebank
