#include "app/hub/seat_site.h"

#include <optional>
#include <string_view>
#include <utility>

#include "ledger/books/people.h"

namespace tablebank {
namespace {

constexpr std::string_view seat_path = "/seat/";
constexpr std::string_view bank_path = "/bank/";
constexpr const char* seat_type = "application/json; charset=utf-8";

int status_of_refusal(std::string_view code) {
    constexpr int bad_request = 400;
    constexpr int unauthorised = 401;
    constexpr int forbidden = 403;
    constexpr int not_processed = 422;
    constexpr int too_many = 429;
    constexpr int unavailable = 503;
    if (code == to_string(PhoneRefusal::malformed)) return bad_request;
    if (code == to_string(PhoneRefusal::pin_needed)) return unauthorised;
    for (const auto no :
         {PhoneRefusal::unknown_link, PhoneRefusal::other_page, PhoneRefusal::wrong_pin, PhoneRefusal::bank_closed})
        if (code == to_string(no)) return forbidden;
    if (code == to_string(PhoneRefusal::too_fast)) return too_many;
    if (code == to_string(PhoneRefusal::not_stored) || code == to_string(PhoneRefusal::not_in_time)) return unavailable;
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

const Language& language_of(const PageShelf::Languages& languages, const WebRequest& request,
                            const std::optional<PhoneRequest>& asked) {
    const auto found = languages.find(asked ? asked->language : std::string{});
    return found == languages.end() ? accepted_language(languages, request) : found->second;
}

}  // namespace

const Language& accepted_language(const PageShelf::Languages& languages, const WebRequest& request) {
    for (const std::string& wished : request.languages)
        if (const auto found = languages.find(wished.substr(0, wished.find('-'))); found != languages.end())
            return found->second;
    return languages.at("en");
}

bool SeatSite::is_for_seat(const WebRequest& request) {
    return request.method == "POST" && (request.path.starts_with(seat_path) || request.path.starts_with(bank_path));
}

/// The text, or the line of a trade that the page put together.
std::string SeatSite::text_of_request(const PhoneRequest& asked, Seat seat) const {
    if (asked.with == 0) return asked.text;
    if (asked.with > most_seats_of_game) return {};
    return desk_.line_of(seat, {Seat{static_cast<int>(asked.with)}, asked.give, asked.get});
}

WebAnswer SeatSite::late_answer(const PageShelf::Languages& languages, const WebRequest& request) {
    const Language& lang = language_of(languages, request, read_phone_request(request.body));
    return refusal_answer(refused_phone(lang, PhoneRefusal::not_in_time));
}

WebAnswer SeatSite::answer(const WebRequest& request) {
    const auto asked = read_phone_request(request.body);
    const Language& lang = language_of(*languages_, request, asked);
    const auto refuse = [&](PhoneRefusal refusal) { return refusal_answer(refused_phone(lang, refusal)); };
    // The server has compared the origin with the host already, if there is one: here it must be there.
    if (header_of(request, "origin").empty()) return refuse(PhoneRefusal::other_page);
    if (request.path.starts_with(bank_path)) return answer_bank(lang, request, asked);
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
    if (what == "roll") return phone_web_answer(desk_.roll(lang, *seat, asked->id));
    if (what == "undo") return phone_web_answer(desk_.ask_undo(lang, *seat, asked->id, asked->entry));
    if (what == "cancel") return phone_web_answer(desk_.withdraw(lang, *seat));
    return refuse(PhoneRefusal::malformed);
}

WebAnswer SeatSite::answer_bank(const Language& lang, const WebRequest& request,
                                const std::optional<PhoneRequest>& asked) {
    const auto refuse = [&](PhoneRefusal refusal) { return refusal_answer(refused_phone(lang, refusal)); };
    const auto refuse_pin = [&](PhoneRefusal refusal) {
        const SeatRefusal said = refused_phone(lang, refusal);
        return WebAnswer{status_of_refusal(said.code), seat_type, pin_refusal_json(lang, said)};
    };
    if (bank_ == nullptr || !bank_->has_secret(header_of(request, "seat-secret")))
        return refuse(PhoneRefusal::unknown_link);
    if (!asked) return refuse(PhoneRefusal::malformed);
    const std::string_view what = std::string_view(request.path).substr(bank_path.size());
    if (what == "enter") {
        const BankDesk::Entered entered = bank_->enter(asked->pin);
        if (entered.refusal) return refuse_pin(*entered.refusal);
        return {200, seat_type, bank_token_json(entered.token)};
    }
    if (!bank_->lock().is_in(header_of(request, "bank-token")))
        return refuse_pin(bank_->is_closed() ? PhoneRefusal::bank_closed : PhoneRefusal::pin_needed);
    if (what == "state") return {200, seat_type, bank_state_json(lang, bank_->look(lang))};
    if (what == "forms") return {200, seat_type, bank_forms_json(lang, bank_->forms(lang), bank_->last())};
    if (what == "try")
        return phone_web_answer(
            bank_->preview(lang, asked->form.empty() ? asked->text : form_line(asked->form, asked->parts)));
    if (what == "act")
        return phone_web_answer(
            bank_->act(lang, {.id = asked->id, .text = asked->text, .meaning = asked->meaning, .upon = asked->upon}));
    if (what == "confirm") return phone_web_answer(bank_->confirm(lang, asked->trade));
    if (what == "decline") return phone_web_answer(bank_->decline(asked->trade));
    if (what == "stop" || what == "go") return phone_web_answer(bank_->stop(what == "stop"));
    return refuse(PhoneRefusal::malformed);
}

}  // namespace tablebank
