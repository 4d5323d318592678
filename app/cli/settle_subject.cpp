#include "app/cli/settle_subject.h"

#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/json.h"
#include "app/cli/new_file_name.h"
#include "app/cli/refusal_error_text.h"
#include "app/cli/sheet_paper.h"
#include "app/export/settlement_csv.h"
#include "app/i18n/language.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {

void require_names(const Language& lang, const SettlementFiles& files) {
    if (files.to_csv) require_file_name(lang, "--csv", files.csv);
    if (files.to_pdf) require_file_name(lang, "--pdf", files.pdf);
}

std::variant<GameSettlement, Refusal> settle_subject(const GameOrPosition& subject, const UtilityDice& dice) {
    if (subject.game) return settle_game(subject.game->table, dice);
    GameSettlement result{subject.position, subject.rulings, {}, false, {}, {}};
    for (const auto& [space, thrown] : dice) result.position.dice.insert_or_assign(space, thrown);
    auto settled = settle(*subject.setup.edition, result.rulings, result.position);
    if (auto* refusal = std::get_if<Refusal>(&settled)) return std::move(*refusal);
    result.settlement = std::get<Settlement>(std::move(settled));
    return result;
}

void refuse_settlement(const Language& lang, const Setup& setup, Refusal refusal) {
    name_dice_option(refusal);
    throw refused(lang, setup, refusal);
}

void write_settlement(const SettlementFiles& files, const GameOrPosition& subject, const UtilityDice& dice,
                      const GameSettlement& result, Streams& streams) {
    if (files.to_csv)
        write_new_file(platform::path_of(files.csv), [&](std::ostream& out) {
            export_settlement_csv(streams.lang, *subject.setup.edition, result.position, result.settlement, out);
        });
    if (files.to_pdf)
        write_pdf(sheet_of(streams.lang, subject, facts_of(streams.lang, subject, dice), {}),
                  platform::path_of(files.pdf), streams);
}

}  // namespace tablebank
