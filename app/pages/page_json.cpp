#include "app/pages/page_json.h"

#include <nlohmann/json.hpp>

#include "app/i18n/language.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

using Json = nlohmann::ordered_json;

std::string_view tone_name(PageTone tone) {
    switch (tone) {
        case PageTone::plain:
            return "plain";
        case PageTone::quiet:
            return "quiet";
        case PageTone::good:
            return "good";
        case PageTone::wait:
            return "wait";
        case PageTone::alarm:
            return "alarm";
    }
    return "plain";
}

/// Empty texts are left out.
void put(Json& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = escape_invisible(text);
}
void put(Json& json, PageTone tone) {
    if (tone != PageTone::plain) json["tone"] = tone_name(tone);
}

Json texts(const std::vector<std::string>& lines) {
    Json list = Json::array();
    for (const std::string& line : lines) list.push_back(escape_invisible(line));
    return list;
}

Json line_json(const page_block::Line& line) {
    Json json = Json::object();
    put(json, "label", line.label);
    put(json, "text", line.text);
    put(json, "figure", line.figure);
    put(json, "colour", line.colour);
    put(json, "to", line.to);
    put(json, line.tone);
    return json;
}

Json lines_json(const std::vector<page_block::Line>& lines) {
    Json list = Json::array();
    for (const page_block::Line& line : lines) list.push_back(line_json(line));
    return list;
}

struct BlockWriter {
    Json operator()(const page_block::Words& it) const {
        Json json{{"kind", "words"}, {"text", escape_invisible(it.text)}};
        put(json, it.tone);
        return json;
    }
    Json operator()(const page_block::Clock& it) const {
        Json json{{"kind", "clock"}, {"label", escape_invisible(it.label)}, {"over", escape_invisible(it.over)}};
        if (it.ends_ms) json["ends_ms"] = *it.ends_ms;
        if (it.left_ms) json["left_ms"] = *it.left_ms;
        return json;
    }
    Json operator()(const page_block::Notice& it) const {
        Json json{{"kind", "notice"}, {"heading", escape_invisible(it.heading)}};
        put(json, "figure", it.figure);
        put(json, "subject", it.subject);
        put(json, "colour", it.colour);
        return json;
    }
    Json operator()(const page_block::Cards& it) const {
        Json cards = Json::array();
        for (const page_block::Card& card : it.cards) {
            Json json{{"title", escape_invisible(card.title)}};
            put(json, "figure", card.figure);
            put(json, "to", card.to);
            put(json, "note", card.note);
            put(json, card.tone);
            json["lines"] = lines_json(card.lines);
            if (card.due_ms) json["due_ms"] = *card.due_ms;
            put(json, "late", card.late);
            if (card.heard_ms) json["heard_ms"] = *card.heard_ms;
            put(json, "heard", card.heard);
            cards.push_back(std::move(json));
        }
        return {{"kind", "cards"}, {"title", escape_invisible(it.title)}, {"cards", std::move(cards)}};
    }
    Json operator()(const page_block::Lines& it) const {
        return {{"kind", "lines"}, {"title", escape_invisible(it.title)}, {"lines", lines_json(it.lines)}};
    }
    Json operator()(const page_block::Table& it) const {
        Json columns = Json::array();
        for (const page_block::Column& column : it.columns) {
            Json json{{"head", escape_invisible(column.head)}};
            if (column.figure) json["figure"] = true;
            columns.push_back(std::move(json));
        }
        Json rows = Json::array();
        for (const page_block::Row& row : it.rows) {
            Json json{{"cells", texts(row.cells)}};
            put(json, "to", row.to);
            if (!row.more.empty()) json["more"] = texts(row.more);
            rows.push_back(std::move(json));
        }
        Json json{
            {"kind", "table"}, {"title", escape_invisible(it.title)}, {"columns", columns}, {"rows", std::move(rows)}};
        put(json, "search", it.search);
        put(json, "nothing", it.nothing);
        return json;
    }
};

/// The texts that the script needs; it inserts the time.
Json script_words(const Language& lang) {
    const Word time{"time", "{time}"};
    return {{"as_of", lang.tr_in("on a page", "As of {time}", {time})},
            {"lost", lang.tr_in("on a page", "No connection since {time}", {time})},
            {"more", lang.tr_in("on a page", "Workings")},
            {"language", lang.tr_in("on a page", "Language")},
            {"none", lang.tr_in("on a page", "There is no such page.")}};
}

}  // namespace

std::string page_json(const Language& lang, const Page& page, const std::string& state, bool live) {
    Json ways = Json::array();
    for (const PageLink& way : page.ways) ways.push_back({{"to", way.to}, {"text", escape_invisible(way.text)}});
    Json blocks = Json::array();
    for (const PageBlock& block : page.blocks) blocks.push_back(std::visit(BlockWriter{}, block));
    const Json json{{"language", lang.tag()},
                    {"state", state},
                    {"live", live},
                    {"title", escape_invisible(page.title)},
                    {"subtitle", escape_invisible(page.subtitle)},
                    {"ways", std::move(ways)},
                    {"blocks", std::move(blocks)},
                    {"words", script_words(lang)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tablebank
