#pragma once
// The lines of a game in the model's form, found by the product's text: lines that a repair decides again come back as
// entries.

#include <map>
#include <optional>
#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "tests/random_play/model_line.h"

namespace random_play {

class KnownLines {
public:
    void remember(const tablebank::Entry& entry, const ModelLine& meant) { lines_[written(entry)] = meant; }
    /// nullopt for a line that was never posted and is not one of the plain ones that a repair adds.
    [[nodiscard]] std::optional<ModelLine> find(const tablebank::Setup& setup, const tablebank::Entry& entry) const;

private:
    [[nodiscard]] static std::string written(const tablebank::Entry& entry);

    std::map<std::string, ModelLine> lines_;
};

}  // namespace random_play
