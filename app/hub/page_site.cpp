#include "app/hub/page_site.h"

#include <string_view>
#include <utility>

#include "app/hub/seat_site.h"
#include "app/pages/page_files.h"

namespace tablebank {
namespace {

struct PageName {
    std::string language;
    std::string page;
};

/// "fr/table-3"; nullopt if it has another form.
std::optional<PageName> page_name(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    return PageName{std::string(text.substr(0, slash)), std::string(text.substr(slash + 1))};
}

std::optional<std::string_view> behind(std::string_view path, std::string_view beginning, std::string_view end) {
    if (path.size() < beginning.size() + end.size() || !path.starts_with(beginning) || !path.ends_with(end))
        return std::nullopt;
    return path.substr(beginning.size(), path.size() - beginning.size() - end.size());
}

/// Without a language: the pages of seats follow it, and request their content with their secret.
constexpr const char* seats_topic = "play";
constexpr const char* json_type = "application/json; charset=utf-8";
constexpr const char* text_type = "text/plain; charset=utf-8";

WebAnswer json_answer(KeptText text) {
    return {.type = json_type, .kept = std::move(text)};
}

std::map<std::string, WebAnswer, std::less<>> kept_files(bool has_seats) {
    std::map<std::string, WebAnswer, std::less<>> files;
    const auto keep = [&](const std::vector<PageFileText>& some) {
        for (const PageFileText& file : some)
            files.emplace(file.name,
                          WebAnswer{.type = std::string(file.type), .kept = keep_body(std::string(file.text))});
    };
    keep(page_files());
    if (has_seats) keep(seat_files());
    return files;
}

}  // namespace

PageSite::PageSite(std::shared_ptr<const PageSource> source, HubUploads uploads, PhoneUploads phones)
    : languages_(all_page_languages()),
      shelf_(std::make_shared<PageShelf>(std::move(source), languages_)),
      uploads_(std::move(uploads)),
      phones_(std::move(phones)),
      files_(kept_files(phones_.take != nullptr)) {
    shelf_->prepare();
}

void PageSite::show(std::shared_ptr<const PageSource> source) {
    auto fresh = std::make_shared<PageShelf>(std::move(source), languages_);
    fresh->prepare(*shelf());
    const std::lock_guard lock(guard_);
    shelf_ = std::move(fresh);
}

std::shared_ptr<PageShelf> PageSite::shelf() const {
    const std::lock_guard lock(guard_);
    return shelf_;
}

WebAnswer PageSite::answer(const WebRequest& request) {
    if (request.method != "GET") return {405, text_type, "read only\n"};
    const std::string_view path = request.path;
    const std::string_view name = path == "/" ? "index.html" : path.substr(1);
    if (const auto file = files_.find(name); file != files_.end()) return file->second;
    const auto shown = shelf();
    if (const auto wished = behind(path, "/data/", ".json"))
        if (const auto page = page_name(*wished); page && shown->has(page->language, page->page))
            return json_answer(shown->page(page->language, page->page).text);
    if (KeptText file = shown->file(std::string(name))) return json_answer(std::move(file));
    return {404, text_type,
            accepted_language(*languages_, request).tr_in("on a page", "There is no such page.") + '\n'};
}

bool PageSite::take(WebRequest& request, const WebReply& reply) {
    if (phones_.take && SeatSite::is_for_seat(request)) {
        phones_.take(std::move(request), reply);
        return true;
    }
    if (uploads_.table && request.path == "/table") {
        uploads_.table(std::move(request.body), request.from, reply);
        return true;
    }
    if (!uploads_.join || request.path != "/join") return false;
    std::string line = uploads_.join(request.body);
    if (line.empty())
        reply({404, text_type, "no such table\n"});
    else
        reply({200, text_type, std::move(line)});
    return true;
}

std::optional<std::string> PageSite::topic_of(const WebRequest& request) {
    const auto wished = behind(request.path, "/stream/", "");
    if (!wished) return std::nullopt;
    if (phones_.state && *wished == seats_topic) return seats_topic;
    const auto name = page_name(*wished);
    if (!name || !shelf()->has(name->language, name->page)) return std::nullopt;
    return std::string(*wished);
}

StreamState PageSite::state_of(const std::string& topic) {
    if (topic == seats_topic) {
        std::string state = phones_.state();
        return {state, state};
    }
    const auto shown = shelf();
    const auto name = page_name(topic);
    // A page that no longer exists, such as that of a table which a new seating does not have, continues as an empty
    // one.
    if (!name || !shown->has(name->language, name->page)) return {shown->source().state(), "{}"};
    const ShelvedPage page = shown->page(name->language, name->page);
    return {page.state, page.text->text};
}

std::optional<std::string> PageSite::id_of(const std::string& topic) {
    if (topic == seats_topic) return phones_.state();
    const auto shown = shelf();
    const auto name = page_name(topic);
    if (!name || !shown->has(name->language, name->page)) return shown->source().state();
    return shown->state_of(name->page);
}

}  // namespace tablebank
