#include "app/phones/phone_request.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "app/i18n/language.h"
#include "app/pages/seat_page.h"
#include "ledger/text/escape.h"
#include "ledger/text/json_bounds.h"

namespace tablebank {
namespace {

using PhoneJson = nlohmann::ordered_json;

constexpr std::size_t most_values = 100;

std::string_view status_of(PhoneAnswer::What what) {
    switch (what) {
        case PhoneAnswer::What::posted:
            return "posted";
        case PhoneAnswer::What::waits:
            return "waits";
        case PhoneAnswer::What::shown:
            return "shown";
        case PhoneAnswer::What::again:
            return "again";
        case PhoneAnswer::What::done:
            return "done";
        case PhoneAnswer::What::refused:
            return "refused";
    }
    return "refused";
}

std::string text_of(const PhoneJson& json) {
    return json.dump(-1, ' ', false, PhoneJson::error_handler_t::replace);
}

/// Sets one member of a request; false if the key or the type of its value is unknown.
bool take_member(PhoneRequest& request, const std::string& key, const nlohmann::json& value) {
    const auto take_text = [&](std::string& into) {
        if (!value.is_string()) return false;
        into = value.get<std::string>();
        return true;
    };
    const auto take_number = [&](std::int64_t& into) {
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() > INT64_MAX) return false;
        into = value.get<std::int64_t>();
        return true;
    };
    const auto take_list = [&](std::vector<std::string>& into) {
        if (!value.is_array()) return false;
        for (const nlohmann::json& item : value) {
            if (!item.is_string()) return false;
            into.push_back(item.get<std::string>());
        }
        return true;
    };
    if (key == "trade") return take_text(request.trade);
    if (key == "with") return take_number(request.with);
    if (key == "give") return take_list(request.give);
    if (key == "get") return take_list(request.get);
    if (key == "form") return take_text(request.form);
    if (key == "parts") return take_list(request.parts);
    if (key == "pin") return take_text(request.pin);
    if (key == "language") return take_text(request.language);
    if (key == "id") return take_text(request.id);
    if (key == "text") return take_text(request.text);
    if (key == "meaning") return take_text(request.meaning);
    if (key == "upon") return take_number(request.upon);
    if (key == "entry") return take_number(request.entry);
    return false;
}

}  // namespace

std::optional<PhoneRequest> read_phone_request(std::string_view body) {
    if (body.size() > longest_phone_request || beyond_json_bounds(body, most_values)) return std::nullopt;
    const nlohmann::json json = nlohmann::json::parse(body, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    PhoneRequest request;
    for (const auto& [key, value] : json.items())
        if (!take_member(request, key, value)) return std::nullopt;
    return request;
}

std::string phone_refusal_json(const SeatRefusal& refusal) {
    PhoneJson json{{"status", "refused"}, {"code", refusal.code}, {"text", escape_invisible(refusal.text)}};
    if (!refusal.line.empty()) json["force"] = {{"form", forcing_form()}, {"line", refusal.line}};
    return text_of(json);
}

std::string pin_refusal_json(const Language& lang, const SeatRefusal& refusal) {
    return text_of({{"status", "refused"},
                    {"code", refusal.code},
                    {"text", escape_invisible(refusal.text)},
                    {"open", lang.tr_in("on a page", "Open")}});
}

std::string bank_token_json(const std::string& token) {
    return text_of({{"status", "done"}, {"token", token}});
}

std::string bank_forms_json(const Language& lang, const BankForms& forms, std::int64_t last) {
    PhoneJson list = PhoneJson::array();
    for (const BankForm& form : forms.forms) {
        PhoneJson parts = PhoneJson::array();
        for (const FormPart& part : form.parts) {
            PhoneJson json{{"kind", to_string(part.kind)}, {"label", part.label}};
            if (part.optional) json["optional"] = true;
            parts.push_back(std::move(json));
        }
        list.push_back({{"id", form.id}, {"text", form.text}, {"parts", std::move(parts)}});
    }
    PhoneJson lists = PhoneJson::object();
    for (const FormList& of_kind : forms.lists) {
        PhoneJson choices = PhoneJson::array();
        for (const FormChoice& choice : of_kind.choices) {
            PhoneJson json{{"word", choice.word}, {"text", escape_invisible(choice.text)}};
            if (!choice.line.empty()) json["line"] = choice.line;
            choices.push_back(std::move(json));
        }
        lists[std::string(to_string(of_kind.kind))] = std::move(choices);
    }
    return text_of({{"status", "done"},
                    {"last", last},
                    {"forms", std::move(list)},
                    {"lists", std::move(lists)},
                    {"choose", lang.tr_in("on a page", "Choose an act")}});
}

std::string bank_state_json(const Language& lang, const BankState& state) {
    const PhoneState& page = state.page;
    SeatPageState shown{.id = page.id, .now_ms = page.now_ms, .stopped = page.stopped, .bank = SeatPageState::Bank{}};
    for (const PhoneNotice& waits : state.waiting) {
        const Word player{"player", page.table.game.setup->player(waits.seat).name};
        const Word text{"text", waits.effect};
        shown.bank->waiting.push_back({waits.id,
                                       waits.what == PhoneNotice::What::asks_undo
                                           ? lang.tr("{player} asks for an undo: {text}", {player, text})
                                           : lang.tr("{player} waits for you: {text}", {player, text}),
                                       {}});
    }
    return seat_page_json(lang, page.table, page.view, shown);
}

std::string phone_answer_json(const PhoneAnswer& answer) {
    if (answer.what == PhoneAnswer::What::refused) return phone_refusal_json(answer.refusal);
    PhoneJson json{{"status", status_of(answer.what)}, {"last", answer.last}};
    if (answer.what == PhoneAnswer::What::posted) {
        json["entry"] = answer.entry;
        json["text"] = escape_invisible(answer.text);
    }
    if (answer.what == PhoneAnswer::What::shown || answer.what == PhoneAnswer::What::again) {
        json["preview"] = {{"text", escape_invisible(answer.preview.text)},
                           {"meaning", answer.preview.meaning},
                           {"line", answer.preview.lines.back()}};
        if (!answer.preview.notes.empty()) json["preview"]["notes"] = escape_invisible(answer.preview.notes);
    }
    return text_of(json);
}

std::string phone_state_json(const Language& lang, const PhoneState& state) {
    SeatPageState page{.id = state.id,
                       .now_ms = state.now_ms,
                       .stopped = state.stopped,
                       .rolls = state.rolls,
                       .waits = state.waits,
                       .news = state.news};
    for (const PhoneState::Asked& asked : state.asked) {
        const std::string& notes = asked.preview.notes;
        page.asked.push_back(
            {asked.id, notes.empty() ? asked.preview.text : asked.preview.text + ' ' + notes, asked.preview.meaning});
    }
    return seat_page_json(lang, state.table, state.view, page);
}

}  // namespace tablebank
