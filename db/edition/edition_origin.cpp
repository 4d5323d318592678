#include "db/edition/edition_origin.h"

#include <algorithm>
#include <utility>

#include "db/edition/edition_values.h"

namespace tablebank {
namespace {

std::string typed_at(const std::vector<EditionValue>& values, std::string_view key) {
    const auto found = std::ranges::find(values, key, &EditionValue::key);
    return found == values.end() ? std::string{} : found->typed;
}

}  // namespace

EditionOrigin edition_origin(const EditionText& edition) {
    const std::vector<EditionValue> values = edition_values(edition);
    return {typed_at(values, "origin.like"), typed_at(values, "origin.by"), typed_at(values, "origin.made")};
}

std::string with_origin(const EditionText& edition, const EditionOrigin& origin) {
    EditionText made = edition;
    for (const auto& [key, said] : {std::pair{"origin.like", &origin.like}, std::pair{"origin.by", &origin.by},
                                    std::pair{"origin.made", &origin.made}}) {
        if (said->empty()) continue;
        const std::vector<EditionValue> values = edition_values(made);
        const auto found = std::ranges::find(values, std::string_view{key}, &EditionValue::key);
        made.text = found == values.end() ? with_new_key(made, key, text_literal(*said))
                                          : with_literal(made.text, *found, text_literal(*said));
    }
    return made.text;
}

}  // namespace tablebank
