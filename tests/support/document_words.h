#pragma once
// The content of a document for paper, for the tests of the code that makes one.

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "app/paper/document.h"

namespace tablebank::testing {

template <class Block>
[[nodiscard]] std::vector<Block> blocks_of(const std::vector<PaperBlock>& blocks) {
    std::vector<Block> found;
    for (const PaperBlock& each : blocks)
        if (const auto* block = std::get_if<Block>(&each)) found.push_back(*block);
    return found;
}

/// The only one of its kind.
template <class Block>
[[nodiscard]] Block block_of(const std::vector<PaperBlock>& blocks) {
    const auto found = blocks_of<Block>(blocks);
    REQUIRE(found.size() == 1);
    return found.front();
}

/// The content under a heading, up to the next one; fails the test if there is no such heading.
[[nodiscard]] inline std::vector<PaperBlock> under(const std::vector<PaperBlock>& blocks, const std::string& heading) {
    std::vector<PaperBlock> found;
    bool there = false;
    bool within = false;
    for (const PaperBlock& each : blocks) {
        if (const auto* head = std::get_if<block::Heading>(&each)) {
            within = head->text == heading;
            there = there || within;
        } else if (within) {
            found.push_back(each);
        }
    }
    REQUIRE_MESSAGE(there, heading);
    return found;
}

[[nodiscard]] inline bool has_heading(const std::vector<PaperBlock>& blocks, const std::string& heading) {
    for (const block::Heading& head : blocks_of<block::Heading>(blocks))
        if (head.text == heading) return true;
    return false;
}

/// The texts of a row, "" for a box to be filled in.
[[nodiscard]] inline std::vector<std::string> texts_of(const PaperRow& row) {
    std::vector<std::string> texts;
    for (const PaperCell& cell : row.cells) texts.push_back(cell.text);
    return texts;
}

[[nodiscard]] inline std::vector<std::vector<std::string>> rows_of(const block::Table& table) {
    std::vector<std::vector<std::string>> rows;
    for (const PaperRow& row : table.rows) rows.push_back(texts_of(row));
    return rows;
}

[[nodiscard]] inline std::vector<std::string> heads_of(const block::Table& table) {
    std::vector<std::string> heads;
    for (const PaperColumn& column : table.columns) heads.push_back(column.head);
    return heads;
}

/// Labels with their values, "Anna: signed"; a label alone if there is a line to write on.
[[nodiscard]] inline std::vector<std::string> said_by(const std::vector<PaperField>& fields) {
    std::vector<std::string> said;
    for (const PaperField& field : fields)
        said.push_back(field.value.empty() ? field.label : field.label + ": " + field.value);
    return said;
}

/// The value after a label of any of the fields; fails the test if there is no such label.
[[nodiscard]] inline std::string value_of(const std::vector<PaperField>& fields, const std::string& label) {
    for (const PaperField& field : fields)
        if (field.label == label) return field.value;
    FAIL("no field is called " << label);
    return {};
}

/// Every paragraph, in order.
[[nodiscard]] inline std::vector<std::string> paragraphs_of(const std::vector<PaperBlock>& blocks) {
    std::vector<std::string> texts;
    for (const block::Paragraph& each : blocks_of<block::Paragraph>(blocks)) texts.push_back(each.text);
    return texts;
}

}  // namespace tablebank::testing
