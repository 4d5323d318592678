#include "app/pages/page_files.h"

#include <algorithm>
#include <array>

#include "app/pages/page_texts.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 5> pages{"index.html", "standings.html", "seating.html", "table.html",
                                                "player.html"};

std::vector<PageFileText> all_files() {
    std::vector<PageFileText> files{{"page.css", "text/css; charset=utf-8", page_texts().css},
                                    {"draw.js", "text/javascript; charset=utf-8", page_texts().drawing},
                                    {"reader.js", "text/javascript; charset=utf-8", page_texts().reading},
                                    {"page.js", "text/javascript; charset=utf-8", page_texts().script},
                                    {"icon.svg", "image/svg+xml", page_texts().icon}};
    for (const std::string_view page : pages) files.push_back({page, "text/html; charset=utf-8", page_texts().markup});
    return files;
}

}  // namespace

const std::vector<PageFileText>& page_files() {
    static const std::vector<PageFileText> files = all_files();
    return files;
}

const std::vector<PageFileText>& seat_files() {
    static const std::vector<PageFileText> files{
        {"seat.html", "text/html; charset=utf-8", page_texts().seat_markup},
        {"seat.css", "text/css; charset=utf-8", page_texts().seat_css},
        {"seat.js", "text/javascript; charset=utf-8", page_texts().seat_script},
        {"seat_trade.js", "text/javascript; charset=utf-8", page_texts().seat_trade},
        {"seat.webmanifest", "application/manifest+json", page_texts().seat_manifest},
        {"bank.html", "text/html; charset=utf-8", page_texts().bank_markup},
        {"bank.js", "text/javascript; charset=utf-8", page_texts().bank_script}};
    return files;
}

std::optional<PageFileText> page_file(std::string_view name) {
    const auto found = std::ranges::find(page_files(), name, &PageFileText::name);
    return found == page_files().end() ? std::nullopt : std::optional{*found};
}

}  // namespace tablebank
