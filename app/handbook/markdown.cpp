#include "app/handbook/markdown.h"

#include <md4c.h>

#include <utility>

namespace tablebank {

namespace {

std::string text_of(const MD_ATTRIBUTE& attribute) {
    return {attribute.text, attribute.size};
}

constexpr int stopped = -1;  ///< ends the parser; after a positive value it would go on

/// Receives the parser's events for every beginning and end; a refusal ends the parsing.
class Reader {
public:
    [[nodiscard]] HandbookPage take() { return std::move(page_); }
    [[nodiscard]] const std::string& refusal() const { return refusal_; }

    int enter(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_DOC:
            case MD_BLOCK_THEAD:
            case MD_BLOCK_TBODY:
                return 0;
            case MD_BLOCK_UL:
                lists_.push_back(0);
                return 0;
            case MD_BLOCK_OL:
                lists_.push_back(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start);
                return 0;
            case MD_BLOCK_LI:
                begin(HandbookKind::item, static_cast<int>(lists_.size())).mark = mark_of_item();
                return 0;
            case MD_BLOCK_H:
                begin(HandbookKind::heading, static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level));
                return 0;
            case MD_BLOCK_CODE:
                begin(HandbookKind::code);
                kind_ = SpanKind::code;
                return 0;
            case MD_BLOCK_P:
                // The first paragraph of an item is the item itself.
                if (page_.blocks.empty() || page_.blocks.back().kind != HandbookKind::item ||
                    !page_.blocks.back().words.empty())
                    begin(HandbookKind::paragraph);
                return 0;
            case MD_BLOCK_TABLE:
                begin(HandbookKind::table);
                return 0;
            case MD_BLOCK_TR:
                page_.blocks.back().rows.emplace_back();
                return 0;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD:
                page_.blocks.back().rows.back().emplace_back();
                return 0;
            default:
                return refuse("a quotation, a rule or raw HTML");
        }
    }

    int leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_P && plain_words(page_.blocks.back().words).starts_with("| "))
            return refuse("a table whose rule has fewer than three dashes a column");
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists_.pop_back();
        if (type == MD_BLOCK_CODE) kind_ = SpanKind::plain;
        return 0;
    }

    int enter(MD_SPANTYPE type, void* detail) {
        switch (type) {
            case MD_SPAN_A:
                return 0;
            case MD_SPAN_EM:
            case MD_SPAN_STRONG:
                kind_ = SpanKind::strong;
                return 0;
            case MD_SPAN_CODE:
                kind_ = SpanKind::code;
                return 0;
            case MD_SPAN_IMG: {
                HandbookBlock& block = page_.blocks.back();
                if (block.kind != HandbookKind::paragraph || !block.words.empty())
                    return refuse("a picture within a line");
                block.kind = HandbookKind::picture;
                block.target = text_of(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
                return 0;
            }
            default:
                return refuse("a kind of words that the handbook has not");
        }
    }

    int leave(MD_SPANTYPE type) {
        if (type != MD_SPAN_A && type != MD_SPAN_IMG) kind_ = SpanKind::plain;
        return 0;
    }

    int text(MD_TEXTTYPE type, std::string_view words) {
        switch (type) {
            case MD_TEXT_NORMAL:
            case MD_TEXT_CODE:
                return append(words);
            case MD_TEXT_SOFTBR:
                return append(" ");
            default:
                return refuse("a line break, an entity or raw HTML");
        }
    }

private:
    HandbookBlock& begin(HandbookKind kind, int level = 0) {
        HandbookBlock& block = page_.blocks.emplace_back();
        block.kind = kind;
        block.level = level;
        return block;
    }

    std::string mark_of_item() {
        unsigned& next = lists_.back();
        return next == 0 ? "•" : std::to_string(next++) + '.';
    }

    int append(std::string_view words) {
        HandbookBlock& block = page_.blocks.back();
        HandbookWords& line = block.rows.empty() ? block.words : block.rows.back().back();
        if (line.empty() || line.back().kind != kind_) line.push_back({{}, kind_});
        line.back().text += words;
        return 0;
    }

    int refuse(std::string_view what) {
        refusal_ = std::string(what) + ", near block " + std::to_string(page_.blocks.size());
        return stopped;
    }

    HandbookPage page_;
    std::vector<unsigned> lists_;  ///< of each list that is open, the number of its next item; 0: without numbers
    SpanKind kind_ = SpanKind::plain;
    std::string refusal_;
};

Reader& reader_of(void* given) {
    return *static_cast<Reader*>(given);
}

}  // namespace

HandbookPage read_markdown(std::string_view text) {
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* reader) {
        return reader_of(reader).enter(type, detail);
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* reader) { return reader_of(reader).leave(type); };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* reader) {
        return reader_of(reader).enter(type, detail);
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* reader) { return reader_of(reader).leave(type); };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* reader) {
        return reader_of(reader).text(type, {words, size});
    };
    Reader reader;
    if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &reader) != 0)
        throw MarkdownError(reader.refusal());
    return reader.take();
}

}  // namespace tablebank
