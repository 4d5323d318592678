#include "app/cli/findings.h"

#include <ostream>

#include "app/cli/judge_json.h"
#include "app/i18n/language.h"
#include "app/present/sheet/sheet_facts.h"
#include "app/present/words/finding_text.h"

namespace tablebank {
namespace {

void print_of_weight(const Language& lang, const GameOrPosition& subject, Weight weight, std::ostream& out) {
    const auto names = names_of(subject.position);
    for (const Finding& finding : subject.findings)
        if (weight_of(finding.code) == weight)
            out << "  " << finding_text(lang, *subject.setup.edition, names, finding) << '\n';
}

}  // namespace

Json findings_json(const Language& lang, const Edition& edition, const std::vector<std::string>& names,
                   const std::vector<Finding>& findings) {
    Json list = Json::array();
    for (const Finding& finding : findings) {
        Json json{{"code", to_string(finding.code)}, {"weight", to_string(weight_of(finding.code))}};
        const auto name = [&](int player) { return names.at(static_cast<std::size_t>(player)); };
        if (finding.player) json["player"] = name(*finding.player);
        if (finding.other) json["other"] = name(*finding.other);
        for (const Space deed : finding.deeds) json["deeds"].push_back(space_json(deed));
        if (finding.has) json["has"] = finding.has->to_string();
        if (finding.box) json["box"] = finding.box->to_string();
        if (finding.count != 0 || finding.limit != 0) {
            json["count"] = finding.count;
            json["limit"] = finding.limit;
        }
        if (!finding.rule.empty()) json["rule"] = finding.rule;
        json["message"] = finding_text(lang, edition, names, finding);
        list.push_back(std::move(json));
    }
    return list;
}

void add_findings(const Language& lang, const GameOrPosition& subject, Json& json) {
    json["findings"] = findings_json(lang, *subject.setup.edition, names_of(subject.position), subject.findings);
    if (!subject.as_found.empty()) json["reason"] = subject.as_found;
    Adjudication counted;
    counted.hands = counted_hands(subject.position, subject.notes);
    add_judge_json(counted, names_of(subject.position), json);
}

void print_findings(const Language& lang, const GameOrPosition& subject, std::ostream& out) {
    if (!subject.as_found.empty()) {
        out << lang.tr("Scored as found: {reason}", {{"reason", subject.as_found}}) << '\n';
        print_of_weight(lang, subject, Weight::as_found, out);
        out << '\n';
    }
    if (!has_weight(subject.findings, Weight::told)) return;
    out << lang.tr("To be noted:") << '\n';
    print_of_weight(lang, subject, Weight::told, out);
    out << '\n';
}

}  // namespace tablebank
