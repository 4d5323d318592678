#pragma once
// The body of an answer that many ask for: made once, with the tag by which a browser knows it again, and shared by
// all who are still being sent it.

#include <memory>
#include <string>

namespace tablebank {

struct KeptBody {
    std::string text;
    std::string tag;  ///< of its content, in quotes, as ETag has it
};
using KeptText = std::shared_ptr<const KeptBody>;
[[nodiscard]] KeptText keep_body(std::string text);

}  // namespace tablebank
