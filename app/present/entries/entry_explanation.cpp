#include "app/present/entries/entry_explanation.h"

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/working_text.h"
#include "calculators/total_worth.h"
#include "ledger/decide/explain.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

std::string reckoning_title(const Language& lang, const Game& game, const Reckoning& reckoning) {
    const auto space = [&] { return space_name(game.edition(), reckoning.space); };
    const auto player = [&] { return game.name(reckoning.player); };
    switch (reckoning.what) {
        case SumOf::rent:
            return lang.tr("Rent of {space}", {{"space", space()}});
        case SumOf::purchase:
            return lang.tr("Price of {space}", {{"space", space()}});
        case SumOf::income_tax:
            return lang.tr("Income tax");
        case SumOf::property_tax:
            return lang.tr(as_said(game.edition().words, mark("Property tax")));
        case SumOf::foundation:
            return lang.tr("The foundation");
        case SumOf::jail_fine:
            return lang.tr("Fine");
        case SumOf::salary:
            return lang.tr("Salary");
        case SumOf::buildings:
            return lang.tr("Buildings on {space}", {{"space", space()}});
        case SumOf::mortgage:
            return lang.tr("Mortgage of {space}", {{"space", space()}});
        case SumOf::redemption:
            return lang.tr("Redemption of {space}", {{"space", space()}});
        case SumOf::winding_up:
            return lang.tr("Buildings of {player}", {{"player", player()}});
        case SumOf::kept_share:
            return lang.tr("Share kept by {player}", {{"player", player()}});
        case SumOf::walk:
            return counts_worth(game.edition())
                       ? lang.tr("What the deeds of {player} are worth", {{"player", player()}})
                       : lang.tr("The walk: {player}", {{"player", player()}});
        case SumOf::worth:
            return lang.tr("Worth of {player}", {{"player", player()}});
        case SumOf::repairs:
            return lang.tr("Repairs");
    }
    return {};
}

std::string reckoned_sum(const Language& lang, const Reckoning& reckoning, const Share& sum) {
    return reckoning.times_dice ? lang.tr("{factor} × dice", {{"factor", amount_text(lang, sum)}})
                                : amount_text(lang, sum);
}

/// That the rules of an earlier version posted another sum than the workings come to.
std::string earlier_rules_text(const Language& lang, const Reckoning& reckoning) {
    if (!reckoning.differs()) return {};
    return lang.tr("posted by the rules of an earlier version: {posted}; today's say {today}",
                   {{"posted", reckoned_sum(lang, reckoning, reckoning.posted)},
                    {"today", reckoned_sum(lang, reckoning, reckoning.today)}});
}

Explanation in_words(const Language& lang, const Game& game, Reckoning reckoning) {
    return {.title = reckoning_title(lang, game, reckoning),
            .amount = reckoning.posted,
            .workings = std::move(reckoning.workings),
            .rulings = reckoning.rulings,
            .today = reckoning.today,
            .earlier = earlier_rules_text(lang, reckoning)};
}

}  // namespace

std::optional<Explanation> explain(const Language& lang, const Table& table, const Due& due) {
    auto reckoning = reckon(table, due);
    if (!reckoning) return std::nullopt;
    return in_words(lang, table.game, *std::move(reckoning));
}

std::vector<WorkingRow> card_rows(const Language& lang, const Table& table, const Due& due) {
    const Game& game = table.game;
    const auto read = parse_entry(*game.setup, table.history.at(due.key.index));
    const auto* command = std::get_if<Command>(&read);
    const auto* drawn = command == nullptr ? nullptr : std::get_if<action::Card>(&command->action);
    if (drawn == nullptr) return {};
    const CardEffect* effect = std::get_if<CardEffect>(&drawn->card);
    const Deck* deck = game.edition().deck_at(due.space, game.role(due.debtor));
    if (effect == nullptr && deck != nullptr) effect = deck->find(drawn->number().value());
    if (effect == nullptr) return {};
    return {{lang.tr("card: {effect}", {{"effect", card_text(lang, game.edition(), *effect)}}),
             amount_text(lang, due.amount),
             {}}};
}

std::vector<Explanation> explain_entry(const Language& lang, const Table& table, std::int64_t sequence) {
    std::vector<Explanation> explanations;
    for (Reckoning& reckoning : reckon_entry(table, sequence))
        explanations.push_back(in_words(lang, table.game, std::move(reckoning)));
    return explanations;
}

std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition, const Explanation& why) {
    std::vector<WorkingRow> rows = working_rows(lang, edition, why.rulings, why.workings);
    if (!why.earlier.empty()) rows.push_back({why.earlier, {}, {}});
    return rows;
}

std::vector<std::string> workings_text(const Language& lang, const Edition& edition, const Explanation& why) {
    std::vector<std::string> lines = workings_text(lang, edition, why.workings);
    if (!why.earlier.empty()) lines.push_back(why.earlier);
    return lines;
}

}  // namespace tablebank
