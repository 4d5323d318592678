#pragma once
// The lines that docs/reference/stages.md allows after time was called: the page itself is read here, not copied.

#include <map>
#include <optional>
#include <string>

#include "tests/random_play/model_line.h"

namespace random_play {

/// One line that was accepted, with the table before and after it.
struct PostedLine {
    const ModelLine& meant;  ///< everything named
    const ModelTable& before;
    const ModelTable& after;
    std::string stage;  ///< of the table before it
};

class StagePage {
public:
    /// The page of the sources.
    [[nodiscard]] static const StagePage& read();

    /// "yes", "–", a refusal's code or one of the words that the page explains.
    [[nodiscard]] const std::string& cell(const std::string& word, const std::string& stage) const;
    /// Why the page does not allow a posted entry; empty if it does. Before time is called everything is allowed.
    [[nodiscard]] std::string objection(const PostedLine& posted) const;
    /// The same for a line that no random play makes, by its words alone.
    [[nodiscard]] std::string objection(const std::string& typed, const std::string& stage) const;

private:
    std::map<std::string, std::map<std::string, std::string>> cells_;  ///< by word of the line, then by stage
};

}  // namespace random_play
