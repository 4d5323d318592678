#include "app/hub/page_site.h"

#include <algorithm>
#include <string_view>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/pages/page_files.h"
#include "app/pages/page_json.h"

namespace tablebank {
namespace {

struct PageName {
    std::string language;
    std::string page;
};

/// "fr/table-3"; nullopt for a language that there is not, or a longer way.
std::optional<PageName> page_name(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    PageName name{std::string(text.substr(0, slash)), std::string(text.substr(slash + 1))};
    const auto known = languages();
    if (std::ranges::find(known, name.language) == known.end()) return std::nullopt;
    return name;
}

/// The page as it stands, or nullopt where there is none.
std::optional<std::string> data_of(const PageSource& source, const PageName& name) {
    const auto lang = language_called(name.language);
    if (!lang) return std::nullopt;
    const auto page = source.page(*lang, name.page);
    if (!page) return std::nullopt;
    return page_json(*lang, *page, source.state_of(name.page), true);
}

std::optional<std::string_view> behind(std::string_view path, std::string_view beginning, std::string_view end) {
    if (path.size() < beginning.size() + end.size() || !path.starts_with(beginning) || !path.ends_with(end))
        return std::nullopt;
    return path.substr(beginning.size(), path.size() - beginning.size() - end.size());
}

constexpr const char* json_type = "application/json; charset=utf-8";

}  // namespace

void PageSite::show(std::shared_ptr<const PageSource> source) {
    const std::lock_guard lock(guard_);
    source_ = std::move(source);
}

std::shared_ptr<const PageSource> PageSite::source() const {
    const std::lock_guard lock(guard_);
    return source_;
}

WebAnswer PageSite::answer(const WebRequest& request) {
    if (request.method != "GET") return {405, "text/plain; charset=utf-8", "read only\n"};
    const std::string_view path = request.path;
    if (const auto file = page_file(path == "/" ? "index.html" : path.substr(1)))
        return {200, std::string(file->type), std::string(file->text)};
    const auto shown = source();
    if (const auto wished = behind(path, "/data/", ".json"))
        if (const auto name = page_name(*wished))
            if (auto data = data_of(*shown, *name)) return {200, json_type, std::move(*data)};
    for (PageSource::File& file : shown->files())
        if (path.substr(1) == file.name) return {200, json_type, std::move(file.text)};
    return {404, "text/plain; charset=utf-8", "no such page\n"};
}

void PageSite::take(WebRequest&& request, const WebReply& reply) {
    if (uploads_.table && request.path == "/table") return uploads_.table(std::move(request.body), reply);
    if (uploads_.join && request.path == "/join") {
        std::string line = uploads_.join(request.body);
        if (line.empty()) return reply({404, "text/plain; charset=utf-8", "no such table\n"});
        return reply({200, "text/plain; charset=utf-8", std::move(line)});
    }
    reply(answer(request));
}

std::optional<std::string> PageSite::topic_of(const WebRequest& request) {
    const auto wished = behind(request.path, "/stream/", "");
    if (!wished) return std::nullopt;
    const auto name = page_name(*wished);
    if (!name || !data_of(*source(), *name)) return std::nullopt;
    return std::string(*wished);
}

StreamState PageSite::state_of(const std::string& topic) {
    const auto shown = source();
    const auto name = page_name(topic);
    // A page that is gone, as that of a table which a new seating does not have, goes on as an empty one.
    if (!name) return {shown->state(), "{}"};
    const std::string state =
        shown->state_of(name->page);  // before the data, which may be newer and are sent again then
    return {state, data_of(*shown, *name).value_or("{}")};
}

}  // namespace tablebank
