#pragma once
// The body of an answer that goes to many clients: made once, with the tag by which a browser recognises it, and shared
// while it is being sent.

#include <memory>
#include <string>

namespace tablebank {

struct KeptBody {
    std::string text;
    std::string tag;  ///< hash of its content, in quotes, for ETag
};
using KeptText = std::shared_ptr<const KeptBody>;
[[nodiscard]] KeptText keep_body(std::string text);

}  // namespace tablebank
