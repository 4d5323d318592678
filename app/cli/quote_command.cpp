// `quote`: a pocket calculator for one question, with its workings.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/cli/subject.h"
#include "app/i18n/words.h"
#include "app/present/money_text.h"
#include "app/present/name_text.h"
#include "app/present/refusal_text.h"
#include "app/present/working_text.h"
#include "calculators/income_tax.h"
#include "calculators/rent.h"
#include "calculators/worth.h"

namespace tablebank {
namespace {

enum class Question { rent, tax, worth, raise };

struct QuoteOptions {
    std::string subject;
    Question question = Question::rent;
    std::string word;               ///< the deed or the player asked about
    std::vector<std::string> dice;  ///< D1 D2 for rent; @12=3,4 each for worth
    bool json = false;
};

/// One answer in both forms.
struct Answer {
    Json json;
    std::string heading;
    std::vector<Working> workings;
};

[[noreturn]] void refuse(const Subject& subject, const Refusal& refusal) {
    throw RefusedError(fmt::format("{} ({})", refusal_text(subject.setup, refusal), to_string(refusal.code)),
                       refusal_json(subject.setup, refusal, "").dump());
}

/// The player asked about, who must still be at the table.
const PositionPlayer& player_at_table(const Subject& subject, Seat seat) {
    const auto& player = subject.position.players.at(static_cast<std::size_t>(seat.number - 1));
    if (player.bankrupt) refuse(subject, {.code = RefusalCode::player_out, .player = seat.number});
    return player;
}

Answer answer_rent(const Subject& subject, const QuoteOptions& options) {
    const Edition& edition = *subject.setup.edition;
    const Space space = deed_called(edition, options.word);
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) refuse(subject, {.code = RefusalCode::no_deed_there, .space = space});
    const auto owner = std::ranges::find_if(
        subject.position.players, [&](const PositionPlayer& player) { return player.estate.find(space) != nullptr; });
    if (owner == subject.position.players.end()) refuse(subject, {.code = RefusalCode::unowned, .space = space});
    const int seat = static_cast<int>(owner - subject.position.players.begin()) + 1;

    std::optional<Dice> dice;
    if (!options.dice.empty()) {
        dice = read_dice_pair(options.dice);
        if (deed->kind != SpaceKind::utility) refuse(subject, {.code = RefusalCode::dice_not_wanted, .space = space});
    }
    const Rent rent = quote_rent(edition, subject.rulings, owner->estate, space, dice);
    if (rent.needs_dice) {
        refuse(subject, {.code = RefusalCode::dice_missing, .owner = seat, .space = space, .line = "--dice D1 D2"});
    }
    Answer answer;
    answer.workings = rent.quote.workings;
    answer.json = {{"kind", "rent"},
                   {"deed", space_json(space)},
                   {"owner", owner->name},
                   {"amount", rent.quote.amount.to_string()},
                   {"workings", workings_json(edition, rent.quote.workings)}};
    answer.heading =
        tr("Rent of {deed} to {owner}: {amount}",
           {{"deed", space_name(edition, space)}, {"owner", owner->name}, {"amount", amount_text(rent.quote.amount)}});
    return answer;
}

Answer answer_tax(const Subject& subject, const PositionPlayer& player) {
    const Edition& edition = *subject.setup.edition;
    const IncomeTax tax = quote_income_tax(edition, subject.rulings, player.estate);
    Answer answer;
    answer.workings = tax.workings;
    answer.json = {{"kind", "tax"},
                   {"player", player.name},
                   {"options",
                    {{"fixed", tax.fixed.to_string()},
                     {"percent", tax.percent.to_string()},
                     {"percent_exact", tax.percent_exact.to_string()}}},
                   {"cheaper", tax.percent_is_cheaper() ? "percent" : "fixed"},
                   {"workings", workings_json(edition, tax.workings)}};
    answer.heading =
        tr("Income tax of {player}: fixed {fixed}, or by percentages {percent}",
           {{"player", player.name}, {"fixed", amount_text(tax.fixed)}, {"percent", amount_text(tax.percent)}});
    return answer;
}

Answer answer_worth(const Subject& subject, const PositionPlayer& player, Seat seat, const QuoteOptions& options) {
    const Edition& edition = *subject.setup.edition;
    UtilityDice dice = read_dice_options(edition, options.dice);
    dice.insert(subject.position.dice.begin(), subject.position.dice.end());
    auto asked = quote_worth(edition, subject.rulings, player.estate, dice);
    if (auto* refusal = std::get_if<Refusal>(&asked)) {
        refusal->owner = seat.number;
        name_dice_option(*refusal);
        refuse(subject, *refusal);
    }
    const Worth& worth = std::get<Worth>(asked);
    Answer answer;
    answer.workings = worth.workings;
    answer.json = {{"kind", "worth"},
                   {"player", player.name},
                   {"cash", worth.cash.to_string()},
                   {"income", worth.income.to_string()},
                   {"richest", worth.richest.to_string()},
                   {"raise", worth.raise.to_string()}};
    answer.heading = tr("{player} is worth {richest}: cash {cash}, and {income} from deeds; could raise {raise}",
                        {{"player", player.name},
                         {"richest", amount_text(worth.richest)},
                         {"cash", amount_text(worth.cash)},
                         {"income", amount_text(worth.income)},
                         {"raise", amount_text(worth.raise)}});
    return answer;
}

Answer answer_raise(const Subject& subject, const PositionPlayer& player) {
    const Edition& edition = *subject.setup.edition;
    const Quote raise = quote_raise(edition, subject.rulings, player.estate);
    Answer answer;
    answer.workings = raise.workings;
    answer.json = {{"kind", "raise"},
                   {"player", player.name},
                   {"amount", raise.amount.to_string()},
                   {"workings", workings_json(edition, raise.workings)}};
    answer.heading =
        tr("{player} could raise {amount}", {{"player", player.name}, {"amount", amount_text(raise.amount)}});
    return answer;
}

Answer answer_question(const Subject& subject, const QuoteOptions& options) {
    if (options.question == Question::rent) return answer_rent(subject, options);
    const Seat seat = player_called(subject.setup, options.word);
    const PositionPlayer& player = player_at_table(subject, seat);
    if (options.question == Question::tax) return answer_tax(subject, player);
    if (options.question == Question::worth) return answer_worth(subject, player, seat, options);
    return answer_raise(subject, player);
}

ExitCode run_quote(const QuoteOptions& options, Streams& streams) {
    const Subject subject = open_subject(options.subject, streams.in);
    const Answer answer = answer_question(subject, options);
    if (options.json) {
        streams.out << answer.json.dump() << '\n';
        return ExitCode::done;
    }
    streams.out << answer.heading << '\n';
    for (const std::string& line : workings_text(*subject.setup.edition, answer.workings))
        streams.out << "  " << line << '\n';
    return ExitCode::done;
}

/// One question under `quote`, with the word it asks about.
CLI::App* add_question(CLI::App& quote, const char* name, const char* what, const char* asked,
                       const std::shared_ptr<QuoteOptions>& options, Question question) {
    CLI::App* command = quote.add_subcommand(name, what);
    command->fallthrough();
    command->add_option(asked, options->word, "By name, or any beginning of it that is the only one")->required();
    command->callback([options, question] { options->question = question; });
    return command;
}

}  // namespace

void add_quote(CLI::App& program, Run& run) {
    auto options = std::make_shared<QuoteOptions>();
    CLI::App* command = program.add_subcommand("quote", "Answer a question of a calculator, with its workings");
    command->add_option("FILE", options->subject, "A game, a position in JSON, or - for a position on standard input")
        ->required();
    add_json_flag(*command, options->json);

    CLI::App* rent = add_question(*command, "rent", "What a visitor owes for a deed", "DEED", options, Question::rent);
    rent->add_option("--dice", options->dice, "The visitor's two dice, for a utility: --dice 3 4")->expected(2);
    rent->footer("Example: tablebank quote position.json rent nob");
    CLI::App* tax = add_question(*command, "tax", "Both ways of income tax", "PLAYER", options, Question::tax);
    tax->footer("Example: tablebank quote position.json tax anna");
    CLI::App* worth =
        add_question(*command, "worth", "What a player is worth in goal B", "PLAYER", options, Question::worth);
    worth->add_option("--dice", options->dice, "Dice for a utility, as @12=3,4; may be repeated")
        ->allow_extra_args(false);
    worth->footer("Example: tablebank quote position.json worth boris --dice @12=3,4");
    CLI::App* raise = add_question(*command, "raise", "What a player could raise before bankruptcy", "PLAYER", options,
                                   Question::raise);
    raise->footer("Example: tablebank quote position.json raise anna");

    command->require_subcommand(1);
    command->footer("Example: tablebank quote game.tbl rent nob");
    command->callback([options, &run] { run = [options](Streams& streams) { return run_quote(*options, streams); }; });
}

}  // namespace tablebank
