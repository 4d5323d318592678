// Shared parts of the sheet of a game and of the blank sheet.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "calculators/total_worth.h"

namespace tablebank {

std::vector<Money> note_values(const Edition& edition) {
    std::vector<Money> values;
    values.reserve(edition.box.notes.size());
    for (const Note& note : edition.box.notes) values.push_back(note.value);
    std::ranges::sort(values, std::ranges::greater{});
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

double note_box(const Edition& edition, double room) {
    constexpr double widest = 34;
    constexpr double narrowest = 14;
    const auto count = static_cast<double>(std::max<std::size_t>(note_values(edition).size(), 1));
    return std::clamp(room / count, narrowest, widest);
}

std::vector<PaperField> event_fields(const Language& lang, const SheetEvent& event) {
    return {{lang.tr("Event"), event.event},
            {lang.tr_in("at an event", "Table"), event.table},
            {lang.tr("Round"), event.round}};
}

void add_signatures(const Language& lang, const std::vector<std::string>& players, const SignedSheet& known,
                    std::vector<PaperBlock>& blocks) {
    constexpr double for_a_name = 18.5;
    const auto line_of = [](const std::string& who, const std::string& name) {
        return PaperField{name.empty() ? who : who + " · " + name};
    };
    blocks.emplace_back(block::Heading{lang.tr("Signatures")});
    std::vector<PaperField> fields{
        {lang.tr("Banker")}, line_of(lang.tr("Judge"), known.judge), line_of(lang.tr("Witness"), known.witness)};
    for (const std::string& player : players) fields.push_back({player});
    blocks.emplace_back(block::Fields{std::move(fields), 3, for_a_name});
    blocks.emplace_back(block::Fields{{{lang.tr("Protests until"), known.protest},
                                       {lang.tr("Signed at"), known.at},
                                       {lang.tr("Correction number"), known.correction}},
                                      3,
                                      for_a_name});
}

std::function<std::string(int, int)> page_numbers(const Language& lang) {
    return [lang](int page, int pages) {
        return lang.tr("page {page} of {pages}", {{"page", std::to_string(page)}, {"pages", std::to_string(pages)}});
    };
}

bool keeps_shares(const Edition& edition) {
    return edition.is_played_for(Goal::timed) && !counts_worth(edition);
}

}  // namespace tablebank
