#include "app/hub/seat_site.h"

#include <string_view>
#include <utility>

#include "ledger/books/people.h"

namespace tablebank {
namespace {

constexpr std::string_view seat_path = "/seat/";
constexpr const char* seat_type = "application/json; charset=utf-8";

int status_of_refusal(std::string_view code) {
    constexpr int bad_request = 400;
    constexpr int forbidden = 403;
    constexpr int not_processed = 422;
    constexpr int too_many = 429;
    constexpr int unavailable = 503;
    if (code == to_string(PhoneRefusal::malformed)) return bad_request;
    if (code == to_string(PhoneRefusal::unknown_link) || code == to_string(PhoneRefusal::other_page)) return forbidden;
    if (code == to_string(PhoneRefusal::too_fast)) return too_many;
    if (code == to_string(PhoneRefusal::not_stored)) return unavailable;
    return not_processed;
}

WebAnswer refusal_answer(const SeatRefusal& refusal) {
    return {status_of_refusal(refusal.code), seat_type, phone_refusal_json(refusal)};
}

WebAnswer phone_web_answer(const PhoneAnswer& answer) {
    constexpr int conflict = 409;
    if (answer.what == PhoneAnswer::What::refused) return refusal_answer(answer.refusal);
    return {answer.what == PhoneAnswer::What::again ? conflict : 200, seat_type, phone_answer_json(answer)};
}

std::string header_of(const WebRequest& request, const std::string& name) {
    const auto found = request.headers.find(name);
    return found == request.headers.end() ? std::string{} : found->second;
}

}  // namespace

const Language& accepted_language(const PageShelf::Languages& languages, const WebRequest& request) {
    for (const std::string& wished : request.languages)
        if (const auto found = languages.find(wished.substr(0, wished.find('-'))); found != languages.end())
            return found->second;
    return languages.at("en");
}

bool SeatSite::is_for_seat(const WebRequest& request) {
    return request.method == "POST" && request.path.starts_with(seat_path);
}

const Language& SeatSite::language_of(const WebRequest& request, const std::string& wished) const {
    const auto found = languages_->find(wished);
    return found == languages_->end() ? accepted_language(*languages_, request) : found->second;
}

/// The text, or the line of a trade that the page put together.
std::string SeatSite::text_of_request(const PhoneRequest& asked, Seat seat) const {
    if (asked.with == 0) return asked.text;
    if (asked.with > most_seats_of_game) return {};
    return desk_.line_of(seat, {Seat{static_cast<int>(asked.with)}, asked.give, asked.get});
}

WebAnswer SeatSite::answer(const WebRequest& request) {
    const auto asked = read_phone_request(request.body);
    const Language& lang = language_of(request, asked ? asked->language : std::string{});
    const auto refuse = [&](PhoneRefusal refusal) { return refusal_answer(refused_phone(lang, refusal)); };
    // The server has compared the origin with the host already, if there is one: here it must be there.
    if (header_of(request, "origin").empty()) return refuse(PhoneRefusal::other_page);
    const auto seat = desk_.seat_of(header_of(request, "seat-secret"));
    if (!seat) return refuse(PhoneRefusal::unknown_link);
    if (!asked) return refuse(PhoneRefusal::malformed);
    const std::string_view what = std::string_view(request.path).substr(seat_path.size());
    if (what == "state") return {200, seat_type, phone_state_json(lang, desk_.look(lang, *seat))};
    if (what == "try") return phone_web_answer(desk_.preview(lang, *seat, text_of_request(*asked, *seat)));
    if (what == "agree") return phone_web_answer(desk_.agree(lang, *seat, asked->trade, asked->meaning));
    if (what == "decline") return phone_web_answer(desk_.decline(lang, *seat, asked->trade));
    if (what == "act")
        return phone_web_answer(desk_.act(
            lang, *seat, {.id = asked->id, .text = asked->text, .meaning = asked->meaning, .upon = asked->upon}));
    if (what == "undo") return phone_web_answer(desk_.ask_undo(lang, *seat, asked->id, asked->entry));
    if (what == "cancel") return phone_web_answer(desk_.withdraw(lang, *seat));
    return refuse(PhoneRefusal::malformed);
}

}  // namespace tablebank
