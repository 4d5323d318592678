#include "app/viewmodel/intent.h"

#include "app/event/event_place.h"
#include "platform/path_text.h"

namespace tablebank {

std::string intent_name(const Intent& wish) {
    return std::visit(
        [](const auto& it) {
            std::string name = it.words;
            if constexpr (requires { it.file; })
                name += " " + platform::text_of(event_place_shown(it.file));  // an address may hold a password
            if constexpr (requires { it.line; }) name += " " + it.line;
            if constexpr (requires { it.answer; }) name += " " + it.answer;
            if constexpr (requires { it.entry; }) name += " #" + std::to_string(it.entry);
            if constexpr (requires { it.space; }) name += " @" + std::to_string(it.space.index);
            if constexpr (requires { it.action; }) name += " " + std::to_string(static_cast<int>(it.action));
            return name;
        },
        wish);
}

}  // namespace tablebank
