#include "app/cli/judge_json.h"

#include "app/export/time_text.h"

namespace tablebank {
namespace {

Json said_json(const Said& said, const char* words) {
    Json json{{"entry", said.entry}, {"at", utc_moment(said.at_ms)}};
    if (!said.words.empty()) json[words] = said.words;
    return json;
}

Json counted_json(const CountedHand& hand, const std::string& name) {
    Json json{{"player", name}};
    if (hand.entry > 0) json["entry"] = hand.entry;
    json["counted"] = hand.counted.to_string();
    if (hand.entry > 0) json["booked"] = hand.booked.to_string();
    for (const NoteCount& note : hand.notes)
        json["notes"].push_back({{"value", note.value.to_string()}, {"count", note.count}});
    if (hand.waived) json["waived"] = true;
    if (!hand.why.empty()) json["why"] = hand.why;
    if (hand.after_handing_in) json["handed_in"] = true;
    return json;
}

Json undone_of(const std::vector<Undone>& undone) {
    Json list = Json::array();
    for (const Undone& item : undone) {
        Json json{{"what", to_string(item.kind)}};
        if (item.of != 0) json["of"] = item.of;
        list.push_back(std::move(json));
    }
    return list;
}

Json typed_json(const TypedSignature& typed) {
    Json json = said_json(typed.said, "why");
    json["player"] = typed.name;
    json["signature"] = typed.refused ? "refused" : "signed";
    if (!typed.said.poster.empty()) json["typed_by"] = typed.said.poster;
    if (!typed.stands) json["of_another_result"] = true;
    return json;
}

void add_certificate(const CertifiedSheet& sheet, Json& json) {
    if (!sheet.said.poster.empty()) json["typed_by"] = sheet.said.poster;
    json["sheet"] = sheet.number;
    if (!sheet.key.empty()) {
        json["key"] = sheet.key;
        json["key_proved"] = sheet.proved;
    }
    if (sheet.despite.empty()) return;
    json["despite"] = sheet.despite;
    json["undone"] = undone_of(sheet.undone);
}

Json protest_json(const ProtestCase& lodged, const std::vector<std::string>& names) {
    Json json{{"protest", lodged.protest.entry}, {"state", to_string(lodged.protest.state)}};
    if (lodged.seat > 0) json["player"] = names.at(static_cast<std::size_t>(lodged.seat - 1));
    if (lodged.protest.about > 0) json["about"] = lodged.protest.about;
    json["course"] = Json::array();
    for (std::size_t step = 0; step < lodged.course.size(); ++step) {
        Json row = said_json(lodged.course[step], "why");
        row["state"] = to_string(lodged.states[step]);
        json["course"].push_back(std::move(row));
    }
    return json;
}

}  // namespace

void add_judge_json(const Adjudication& road, const std::vector<std::string>& names, Json& json) {
    if (road.confirmed) {
        json["rulings_confirmed"] = said_json(*road.confirmed, "judge");
        if (road.rulings_changed_since) json["rulings_confirmed"]["changed_since"] = true;
    }
    for (const CountedHand& hand : road.hands)
        json["counted"].push_back(counted_json(hand, names.at(static_cast<std::size_t>(hand.seat - 1))));
    if (road.counts.size() > road.hands.size())
        for (const CountedHand& hand : road.counts)
            json["counts"].push_back(counted_json(hand, names.at(static_cast<std::size_t>(hand.seat - 1))));
    for (const Said& witness : road.witnesses) json["witnesses"].push_back(said_json(witness, "witness"));
    for (const int seat : road.signed_by) json["signed"].push_back(names.at(static_cast<std::size_t>(seat - 1)));
    for (const int seat : road.refused_by) json["refused"].push_back(names.at(static_cast<std::size_t>(seat - 1)));
    for (const TypedSignature& typed : road.signatures) json["signatures"].push_back(typed_json(typed));
    for (const TypedSignature& typed : road.signatures)
        if (!typed.stands) json["signed_before_a_change"].push_back(typed.name);
    if (road.sheet) {
        json["certified"] = said_json(road.sheet->said, "judge");
        add_certificate(*road.sheet, json["certified"]);
    }
    for (const Said& correction : road.corrections) json["score_corrections"].push_back(said_json(correction, "why"));
    for (const auto& [changed, minutes] : road.protest_times) {
        Json& time = json["protest_times"].emplace_back(said_json(changed, "why"));
        time["minutes"] = minutes;
        if (!changed.poster.empty()) time["typed_by"] = changed.poster;
    }
    for (const ProtestCase& lodged : road.protests) json["protests"].push_back(protest_json(lodged, names));
    if (road.protest_deadline_ms) json["protests_until"] = utc_moment(*road.protest_deadline_ms);
}

}  // namespace tablebank
