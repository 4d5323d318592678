// `quote`: a pocket calculator for one question, with its workings.

#include <charconv>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/refusal_error_text.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/calculator/quote_answer.h"
#include "app/present/words/working_text.h"

namespace tablebank {
namespace {

struct QuoteOptions {
    std::string subject;
    Question question = Question::rent;
    std::string word;                ///< the deed or the player asked about
    int steps = 1;                   ///< of building
    std::vector<std::string> dice;   ///< D1 D2 for rent; @12=3,4 each for worth
    std::optional<std::int64_t> at;  ///< of a game: as it was after this entry
    bool json = false;
};

[[noreturn]] void refuse(const Language& lang, const GameOrPosition& subject, const Refusal& refusal) {
    throw refused(lang, subject.setup, refusal);
}

Asked asked_of_deed(const Language& lang, const GameOrPosition& subject, const QuoteOptions& options) {
    Asked asked{.question = options.question, .steps = options.steps};
    asked.deed = deed_called(lang, *subject.setup.edition, options.word);
    if (!options.dice.empty()) asked.dice = read_dice_pair(lang, options.dice);
    return asked;
}

/// `worth` takes dice for utilities, which beat the position's own.
Asked asked_of_player(const Language& lang, GameOrPosition& subject, const QuoteOptions& options) {
    UtilityDice dice = read_dice_options(lang, *subject.setup.edition, options.dice);
    for (const auto& [space, thrown] : dice) subject.position.dice.insert_or_assign(space, thrown);
    return {.question = options.question, .player = player_called(lang, subject.setup, options.word).number - 1};
}

QuoteAnswer answer_asked(const Language& lang, const GameOrPosition& subject, const Asked& asked) {
    auto found = answer_question(lang, subject.setup, subject.rulings, subject.position, asked);
    auto* refusal = std::get_if<Refusal>(&found);
    if (refusal == nullptr) return std::get<QuoteAnswer>(std::move(found));
    if (asks_of_deed(asked.question) && refusal->code == RefusalCode::dice_missing) {
        refusal->line = "--dice D1 D2";
    } else {
        name_dice_option(*refusal);
    }
    refuse(lang, subject, *refusal);
}

std::string player_name(const GameOrPosition& subject, int index) {
    return subject.position.players.at(static_cast<std::size_t>(index)).name;
}

Json deed_answer_json(const Language& lang, const GameOrPosition& subject, const Asked& asked,
                      const QuoteAnswer& answer) {
    Json json{{"kind", to_string(asked.question)}, {"deed", space_json(asked.deed)}};
    if (answer.owner >= 0) json["owner"] = player_name(subject, answer.owner);
    if (asked.question == Question::build || asked.question == Question::sell) json["steps"] = asked.steps;
    json["amount"] = answer.amount.to_string();
    if (answer.redeem) json["redeem"] = answer.redeem->to_string();
    json["workings"] = workings_json(lang, *subject.setup.edition, answer.workings);
    return json;
}

Json player_answer_json(const Language& lang, const GameOrPosition& subject, const Asked& asked,
                        const QuoteAnswer& answer) {
    Json json{{"kind", to_string(asked.question)}, {"player", player_name(subject, asked.player)}};
    if (answer.worth) {
        json["cash"] = answer.worth->cash.to_string();
        json["income"] = answer.worth->income.to_string();
        json["richest"] = answer.worth->richest.to_string();
        json["raise"] = answer.worth->raise.to_string();
        return json;
    }
    if (answer.tax) {
        json["options"] = {{"fixed", answer.tax->fixed.to_string()},
                           {"percent", answer.tax->percent.to_string()},
                           {"percent_exact", answer.tax->percent_exact.to_string()}};
        json["cheaper"] = answer.tax->percent_is_cheaper() ? "percent" : "fixed";
    } else {
        json["amount"] = answer.amount.to_string();
    }
    json["workings"] = workings_json(lang, *subject.setup.edition, answer.workings);
    return json;
}

/// Questions about the table: the start cash, by its notes if the edition has them.
Json table_answer_json(const Language& lang, const GameOrPosition& subject, const Asked& asked,
                       const QuoteAnswer& answer) {
    Json json{{"kind", to_string(asked.question)}, {"amount", answer.amount.to_string()}, {"notes", Json::array()}};
    for (const Working& working : answer.workings) {
        if (working.step == Step::start_notes)
            json["notes"].push_back({{"value", working.base.to_string()}, {"count", working.count}});
    }
    json["workings"] = workings_json(lang, *subject.setup.edition, answer.workings);
    return json;
}

Asked asked_by(const Language& lang, GameOrPosition& subject, const QuoteOptions& options) {
    if (asks_of_deed(options.question)) return asked_of_deed(lang, subject, options);
    if (asks_of_player(options.question)) return asked_of_player(lang, subject, options);
    return {.question = options.question};
}

ExitCode run_quote(const QuoteOptions& options, Streams& streams) {
    GameOrPosition subject = open_subject(streams.lang, options.subject, streams.in);
    if (options.at) go_back(streams.lang, subject, *options.at);
    const Asked asked = asked_by(streams.lang, subject, options);
    const QuoteAnswer answer = answer_asked(streams.lang, subject, asked);
    if (options.json) {
        const Json json = asks_of_deed(asked.question)     ? deed_answer_json(streams.lang, subject, asked, answer)
                          : asks_of_player(asked.question) ? player_answer_json(streams.lang, subject, asked, answer)
                                                           : table_answer_json(streams.lang, subject, asked, answer);
        streams.out << json_text(json) << '\n';
        return ExitCode::done;
    }
    streams.out << answer.heading << '\n';
    for (const std::string& line : workings_text(streams.lang, *subject.setup.edition, answer.workings))
        streams.out << "  " << line << '\n';
    return ExitCode::done;
}

/// The error of a number of steps; empty if it is valid.
std::string possible_steps(const Language& lang, const std::string& typed) {
    constexpr int most = 100;
    int steps = 0;
    const auto [end, trouble] = std::from_chars(typed.data(), typed.data() + typed.size(), steps);
    const bool possible = trouble == std::errc{} && end == typed.data() + typed.size() && steps >= 1 && steps <= most;
    return possible ? std::string{}
                    : lang.tr("\"{text}\" is not a number from 1 to {most}",
                              {{"text", typed}, {"most", std::to_string(most)}});
}

/// One question under `quote`, with the word it asks about.
CLI::App* add_question(const Language& lang, CLI::App& quote, const std::string& name, const std::string& what,
                       const char* asked, const std::shared_ptr<QuoteOptions>& options, Question question) {
    CLI::App* command = quote.add_subcommand(name, what);
    command->fallthrough();
    command
        ->add_option(asked, options->word,
                     lang.tr("By name, or by its first letters if no other name begins with them"))
        ->required();
    command->callback([options, question] { options->question = question; });
    return command;
}

/// The sums that the bank charges or pays for a deed and its buildings.
void add_deed_questions(const Language& lang, CLI::App& quote, const std::shared_ptr<QuoteOptions>& options) {
    const auto add = [&](const std::string& what, const char* example, Question question) {
        const std::string name(to_string(question));
        CLI::App* command = add_question(lang, quote, name, what, "DEED", options, question);
        command->footer(example_text(lang, std::string("tablebank quote position.json ") + example));
        return command;
    };
    const auto steps = [&](CLI::App* command) {
        command->add_option("STEPS", options->steps, lang.tr("How many steps, the hotel being the last; 1 by default"))
            ->check([&](const auto& each) { return possible_steps(lang, each); });
    };
    add(lang.tr("What a deed costs"), "price nob", Question::price);
    steps(add(lang.tr("What its owner pays to build"), "build nob 2", Question::build));
    steps(add(lang.tr("What its owner gets for buildings"), "sell nob", Question::sell));
    add(lang.tr("What the bank lends on a deed"), "mortgage nob", Question::mortgage);
    add(lang.tr("What redeeming a deed costs"), "redeem @32", Question::redeem);
    add(lang.tr("What taking over a mortgaged deed costs"), "takeover @32", Question::takeover);
}

}  // namespace

void add_quote(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<QuoteOptions>();
    CLI::App* command =
        program.add_subcommand("quote", lang.tr("Answer a question of a calculator, with its workings"));
    command
        ->add_option("FILE", options->subject,
                     lang.tr("A game, a position in JSON, or - for a position on standard input"))
        ->required();
    add_json_flag(lang, *command, options->json);

    CLI::App* rent = add_question(lang, *command, "rent", lang.tr("What a visitor owes for a deed"), "DEED", options,
                                  Question::rent);
    rent->add_option("--dice", options->dice, lang.tr("The visitor's two dice, for a utility: --dice 3 4"))
        ->expected(2);
    rent->footer(example_text(lang, "tablebank quote position.json rent nob"));
    add_deed_questions(lang, *command, options);
    CLI::App* tax =
        add_question(lang, *command, "tax", lang.tr("Both ways of income tax"), "PLAYER", options, Question::tax);
    tax->footer(example_text(lang, "tablebank quote position.json tax anna"));
    CLI::App* worth = add_question(lang, *command, "worth", lang.tr("What a player is worth in goal B"), "PLAYER",
                                   options, Question::worth);
    worth->add_option("--dice", options->dice, lang.tr("Dice for a utility, such as @12=3,4; may be repeated"))
        ->allow_extra_args(false);
    worth->footer(example_text(lang, "tablebank quote position.json worth boris --dice @12=3,4"));
    CLI::App* raise = add_question(lang, *command, "raise", lang.tr("What a player could raise before bankruptcy"),
                                   "PLAYER", options, Question::raise);
    raise->footer(example_text(lang, "tablebank quote position.json raise anna"));

    CLI::App* start = command->add_subcommand("start", lang.tr("What each player begins with, by its notes"));
    start->fallthrough();
    start->callback([options] { options->question = Question::start; });
    start->footer(example_text(lang, "tablebank quote position.json start"));

    command->add_option("--at", options->at, lang.tr("As it was after this entry"));
    command->require_subcommand(1);
    command->footer(example_text(lang, "tablebank quote game.tbl rent nob"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_quote(*options, streams); }; });
}

}  // namespace tablebank
