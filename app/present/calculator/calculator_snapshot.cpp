#include "app/present/calculator/calculator_snapshot.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/calculator/calculator_hand.h"
#include "app/present/calculator/position_file.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/book_words.h"
#include "app/present/words/finding_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/proposed_names.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/setup_problem_text.h"
#include "app/present/words/shell_word.h"
#include "calculators/ruling_scope.h"
#include "calculators/settlement.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

struct QuestionWords {
    std::optional<Question> question;
    const char* id;
    const char* text;
};

constexpr std::array questions{QuestionWords{Question::rent, "rent", mark("Rent")},
                               QuestionWords{Question::price, "price", mark("Price")},
                               QuestionWords{Question::build, "build", mark("Build")},
                               QuestionWords{Question::sell, "sell", mark("Sell")},
                               QuestionWords{Question::mortgage, "mortgage", mark("Mortgage")},
                               QuestionWords{Question::redeem, "redeem", mark("Redeem")},
                               QuestionWords{Question::tax, "tax", mark("Income tax")},
                               QuestionWords{Question::worth, "worth", mark("Worth")},
                               QuestionWords{Question::raise, "raise", mark("Could raise")},
                               QuestionWords{std::nullopt, "settlement", mark("Settlement")}};

bool asks_of_deed(const CalculatorDraft& draft) {
    return draft.question && asks_of_deed(*draft.question);
}

const DraftPlayer& shown_player(const CalculatorDraft& draft) {
    return draft.players.at(draft.player);
}

/// The state of a deed, piece by piece: "mortgaged, 4 houses".
std::string found_text(const Language& lang, const Edition& edition, const Holding& holding) {
    const PieceNames pieces = edition.words.pieces;
    std::string text = holding.mortgaged ? lang.tr("mortgaged") : std::string{};
    const auto add = [&text](const std::string& more) { text += (text.empty() ? "" : ", ") + more; };
    if (holding.houses > 0) add(houses_text(lang, pieces, holding.houses));
    if (holding.hotels > 0) add(hotels_text(lang, pieces, holding.hotels));
    return text;
}

CalculatorDeed deed_row(const Language& lang, const CalculatorDraft& draft, const Edition& edition, const Deed& deed) {
    CalculatorDeed row{deed.space, deed.name, {}, deed.kind};
    if (deed.city >= 0) row.colour = edition.city_of(deed).colour;
    Role role = shown_player(draft).role;
    for (std::size_t i = 0; i < draft.players.size(); ++i) {
        const DraftPlayer& player = draft.players[i];
        const auto level = player.deeds.find(deed.space);
        if (player.bankrupt || level == player.deeds.end()) continue;
        row.owner = static_cast<int>(i);
        row.level = level->second;
        row.mortgaged = held(edition, player, deed).mortgaged;
        if (row.level == level::as_found) row.found = found_text(lang, edition, held(edition, player, deed));
        role = player.role;
    }
    if (!edition.profile.roles.value) role = Role::player;
    if (deed.kind == SpaceKind::street) row.steps = most_steps(deed, role);
    row.houses = deed.street.of(role).houses();
    const PieceNames pieces = edition.words.pieces;
    for (int step = 1; step <= row.steps; ++step)
        row.built.push_back(step == row.houses + 1  ? lang.tr(piece_words(pieces).a_hotel)
                            : step > row.houses + 1 ? hotels_text(lang, pieces, step - row.houses)
                                                    : houses_text(lang, pieces, step));
    if (row.found.empty()) row.level = std::min(row.level, row.steps);
    row.city = deed.city;
    row.asked = asks_of_deed(draft) && draft.deed == deed.space;
    return row;
}

/// Whether a deed affects the question: for a deed in question, its city or the companies of its kind.
bool bears_on(const CalculatorDraft& draft, const Edition& edition, const Deed& deed) {
    if (!asks_of_deed(draft) || !draft.deed) return true;
    const Deed* asked = edition.deed_at(*draft.deed);
    return asked != nullptr && asked->kind == deed.kind && asked->city == deed.city;
}

bool is_found(const Edition& edition, const Deed& deed, const std::string& typed) {
    std::string words = ' ' + fold(deed.name) + ' ' + space_mark(deed.space);
    if (deed.city >= 0) words += ' ' + fold(edition.city_of(deed).name);
    return words.find(' ' + fold(typed)) != std::string::npos;
}

/// The same as held_text, at the beginning of a line.
std::string held_button(const Language& lang, const Edition& edition) {
    if (edition.words.prison == PrisonName::bench) return lang.tr("On the bench");
    return edition.profile.roles.value ? lang.tr("In jail or the price war") : lang.tr("In jail");
}

void add_deeds(const Language& lang, const CalculatorDraft& draft, const Edition& edition,
               CalculatorSnapshot& snapshot) {
    for (const Deed& deed : edition.deeds) {
        if (!draft.search.empty() && is_found(edition, deed, draft.search))
            snapshot.found.push_back(deed_row(lang, draft, edition, deed));
        if (bears_on(draft, edition, deed)) snapshot.deeds.push_back(deed_row(lang, draft, edition, deed));
    }
    if (snapshot.of_deed && draft.deed) snapshot.subject = space_name(edition, *draft.deed);
    const Deed* example = edition.deeds.empty() ? nullptr : &edition.deeds.back();
    snapshot.search_hint = snapshot.subject;
    if (snapshot.subject.empty() && example != nullptr)
        snapshot.search_hint =
            lang.tr("{deed}, or {space}", {{"deed", localized_line(lang, edition, typed_deed(edition, *example), {})},
                                           {"space", space_mark(example->space)}});
    snapshot.deeds_heading = lang.tr(snapshot.of_deed && draft.deed
                                         ? as_said(edition.words, mark("Its city or its kind, and the state of each"))
                                         : mark("Deeds, and the state of each"));
}

std::string touch_hint(const Language& lang, const CalculatorDraft& draft) {
    if (asks_of_deed(draft))
        return lang.tr("A click asks about the deed. The wheel builds and sells, a right click mortgages.");
    return lang.tr(
        "A click gives the deed to {player}, or takes it away. The wheel builds and sells, a right click mortgages.",
        {{"player", shown_player(draft).name}});
}

bool asks_dice_of(const CalculatorDraft& draft, const CalculatorDeed& row) {
    if (row.kind != SpaceKind::utility || row.owner < 0 || row.mortgaged) return false;
    if (!draft.question) return true;
    if (draft.question == Question::rent) return row.asked;
    return draft.question == Question::worth && row.owner == static_cast<int>(draft.player);
}

void add_utilities(const CalculatorDraft& draft, CalculatorSnapshot& snapshot) {
    for (const CalculatorDeed& row : snapshot.deeds) {
        if (asks_dice_of(draft, row))
            snapshot.utilities.push_back(
                {row.space, row.name, draft.players.at(static_cast<std::size_t>(row.owner)).name});
    }
}

/// Every utility whose dice could be asked for, if all of them may be.
void add_throws(const CalculatorDraft& draft, const Edition& edition, CalculatorSnapshot& snapshot) {
    if (draft.question == Question::rent) snapshot.throws.emplace_back();  // of the utility in question
    if (draft.question && draft.question != Question::worth) return;
    for (const Deed* utility : edition.deeds_of(SpaceKind::utility)) snapshot.throws.push_back(utility->name);
}

void add_rulings(const Language& lang, const Edition& edition, const Rulings& rulings, CalculatorSnapshot& snapshot) {
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_is_calculated(key.name) || !ruling_matters(edition, std::nullopt, key.name)) continue;
        RulingChoice choice = ruling_choice(lang, edition, key, get(rulings, key.name));
        if (choice.changed) ++snapshot.changed_rulings;
        snapshot.rulings.push_back(std::move(choice));
    }
}

/// The player and the deed of a path such as "players[1].deeds[2].houses".
std::string place_text(const PositionDocument& document, const std::string& path) {
    const auto number_after = [&](std::string_view key) -> std::optional<std::size_t> {
        const auto at = path.find(key);
        if (at == std::string::npos) return std::nullopt;
        return static_cast<std::size_t>(std::atoi(path.c_str() + at + key.size()));
    };
    const auto player = number_after("players[");
    if (!player || *player >= document.position.players.size()) return {};
    const PositionPlayer& found = document.position.players[*player];
    const auto deed = number_after("deeds[");
    if (!deed || *deed >= found.estate.deeds.size()) return found.name;
    return found.name + ", " + space_name(*document.edition, found.estate.deeds[*deed].deed);
}

/// The problem of a position, in the words of the reader of positions, with names instead of paths.
std::string problem_text(const Language& lang, const PositionDocument& document, const PositionProblem& problem) {
    const EditionWords& words = document.edition->words;
    constexpr std::array said{mark("the city is not monopolised, so its buildings have been sold"),
                              mark("the streets of the city are not together in this hand, so nothing is built there"),
                              mark("a position has one player or more"), mark("a player has a name")};
    const auto known = std::ranges::find(said, problem.message, [](const char* text) { return std::string(text); });
    const bool limit = problem.path.ends_with(".houses") && problem.message.starts_with("at most ");
    const std::string message =
        known != said.end() ? lang.tr(as_said(words, *known))
        : limit ? lang.tr(as_said(words, mark("more streets of the city are built on than this edition allows")))
                : problem.message;
    const std::string place = place_text(document, problem.path);
    return place.empty() ? message : lang.tr("{place}: {problem}", {{"place", place}, {"problem", message}});
}

void add_problems(const Language& lang, const CalculatorDraft& draft, const PositionDocument& document,
                  const Setup& setup, CalculatorSnapshot& snapshot) {
    for (const DraftPlayer& player : draft.players) {
        if (!player.bankrupt && !read_draft_cash(*document.edition, player.cash))
            snapshot.problems.push_back(
                lang.tr("{player}: the cash is not a sum: {typed}", {{"player", player.name}, {"typed", player.cash}}));
    }
    for (const auto& [space, typed] : draft.dice) {
        if (!typed.empty() && !typed_dice(typed))
            snapshot.problems.push_back(lang.tr("{deed}: two dice are two digits from 1 to 6",
                                                {{"deed", space_name(*document.edition, space)}}));
    }
    for (const SetupProblem& problem : validate(setup, true))
        if (draft.question || problem.kind != SetupProblem::Kind::player_count)
            snapshot.problems.push_back(setup_problem_text(lang, setup, problem));
    if (!snapshot.problems.empty() || !draft.question) return;
    for (const PositionProblem& problem : validate(*document.edition, document.rulings, document.position))
        snapshot.problems.push_back(problem_text(lang, document, problem));
}

Asked asked_by(const CalculatorDraft& draft, const PositionDocument& document) {
    Asked asked{.question = *draft.question, .player = static_cast<int>(draft.player), .steps = draft.steps};
    if (draft.deed) asked.deed = *draft.deed;
    const auto dice = document.position.dice.find(asked.deed);
    if (asked.question == Question::rent && dice != document.position.dice.end()) asked.dice = dice->second;
    return asked;
}

void answer(const Language& lang, const PositionDocument& document, const Setup& setup, const Asked& asked,
            CalculatorSnapshot& snapshot) {
    auto found = answer_question(lang, setup, document.rulings, document.position, asked);
    if (const auto* refusal = std::get_if<Refusal>(&found)) {
        snapshot.problems.push_back(refusal_text(lang, setup, *refusal));
        return;
    }
    const QuoteAnswer& quote = std::get<QuoteAnswer>(found);
    snapshot.amount = money_text(lang, *document.edition, quote.amount);
    snapshot.sentence = quote.heading;
    snapshot.workings = working_rows(lang, *document.edition, document.rulings, quote.workings);
}

/// The findings, and whether the score may be printed: ambiguous ones must be decided first, and what the rules do not
/// allow needs a reason.
void add_findings(const Language& lang, const PositionDocument& document, const std::vector<Finding>& findings,
                  CalculatorSnapshot& snapshot) {
    const auto names = names_of(document.position);
    for (const Finding& finding : findings)
        snapshot.findings.push_back({finding_text(lang, *document.edition, names, finding), weight_of(finding.code)});
    snapshot.wants_reason = has_weight(findings, Weight::as_found);
    snapshot.may_be_written =
        !has_weight(findings, Weight::undecided) && (!snapshot.wants_reason || !document.as_found.empty());
}

void settle_position(const Language& lang, const PositionDocument& document, const Setup& setup,
                     CalculatorSnapshot& snapshot) {
    auto found = settle(*document.edition, document.rulings, counted_as_found(*document.edition, document.position));
    if (const auto* refusal = std::get_if<Refusal>(&found)) {
        snapshot.command.clear();
        // The findings report missing dice, all of them.
        if (refusal->code != RefusalCode::dice_missing)
            snapshot.problems.push_back(refusal_text(lang, setup, *refusal));
        return;
    }
    const Settlement& settled = std::get<Settlement>(found);
    for (const Standing& standing : settled.standings) {
        const auto index = static_cast<std::size_t>(standing.player);
        snapshot.standings.push_back(standing_row(lang, *document.edition, document.rulings, standing, false,
                                                  snapshot.marks.at(index), document.position.players.at(index).name));
    }
    snapshot.sentence = lang.tr("The timed ending, with the cash and the deeds given here");
}

/// Whether a number in the place of the cash is the cash.
void ask_of_cash(const Language& lang, const CalculatorDraft& draft, const Edition& edition,
                 CalculatorSnapshot& snapshot) {
    const auto asked = bare_cash(edition, draft);
    if (!asked) return;
    const Word number{"number", std::to_string(asked->deed.index)};
    const Word deed{"deed", space_name(edition, asked->deed)};
    snapshot.move_question = lang.tr("Is {number} the cash of {player}, or {deed}?",
                                     {number, {"player", draft.players[asked->player].name}, deed});
    snapshot.move_to = lang.tr("{number} is the cash", {number});
    snapshot.move_not = lang.tr("It is {deed}", {deed});
}

/// The owner of a deed that another player has already; or the meaning of a number.
void add_moves(const Language& lang, const CalculatorDraft& draft, const Edition& edition,
               CalculatorSnapshot& snapshot) {
    if (draft.moves.empty()) return ask_of_cash(lang, draft, edition, snapshot);
    const DeedMove& move = draft.moves.front();
    const auto owner = owner_of(draft, move.deed);
    if (!owner || move.to >= draft.players.size()) return;
    const Word deed{"deed", space_name(edition, move.deed)};
    const std::string& has = draft.players[*owner].name;
    const std::string& gets = draft.players[move.to].name;
    snapshot.move_question =
        lang.tr("{deed} is typed for {player} and for {other}.", {deed, {"player", has}, {"other", gets}});
    snapshot.move_to = lang.tr("It is {player}'s", {{"player", gets}});
    snapshot.move_not = lang.tr("It is {player}'s", {{"player", has}});
}

/// The question, followed by the position as the shell passes it.
std::string command_text(const CalculatorDraft& draft, const PositionDocument& document, const Setup& setup) {
    std::string command;
    if (!draft.question) {
        command = document.as_found.empty() ? "tablebank settle -" : "tablebank score -";
    } else {
        const Asked asked = asked_by(draft, document);
        command = "tablebank quote - " + std::string(to_string(asked.question)) + ' ';
        command += asks_of_deed(asked.question) ? space_mark(asked.deed)
                                                : shell_word(setup.player(Seat{asked.player + 1}).name);
        if (asked.question == Question::build || asked.question == Question::sell)
            command += ' ' + std::to_string(asked.steps);
        if (asked.dice)
            command += " --dice " + std::to_string(asked.dice->first) + ' ' + std::to_string(asked.dice->second);
    }
    return command + " <<'END'\n" + write_position(document) + "END\n";
}

}  // namespace

CalculatorSnapshot make_calculator_snapshot(const Language& lang, const std::vector<CalculatorEdition>& editions,
                                            const CalculatorDraft& draft) {
    CalculatorSnapshot snapshot;
    for (const CalculatorEdition& each : editions) snapshot.editions.push_back(each.edition->name);
    for (const QuestionWords& each : questions)
        snapshot.questions.push_back({each.question, each.id, lang.tr(each.text)});
    if (editions.empty()) {
        snapshot.held = lang.tr("In jail");
        snapshot.problems.push_back(lang.tr("No edition was found next to the program."));
        return snapshot;
    }
    const PositionDocument document = calculator_document(editions, draft);
    const Edition& edition = *document.edition;
    const Setup setup = setup_of(document);
    snapshot.edition = edition.name;
    snapshot.held = held_button(lang, edition);
    snapshot.marks = player_marks(setup.players);
    snapshot.most_players = static_cast<std::size_t>(edition.profile.most_players.value);
    if (edition.profile.roles.value) snapshot.roles = edition.profile.played_roles();
    snapshot.names = proposed_names(lang);
    snapshot.of_deed = asks_of_deed(draft);
    snapshot.with_steps = draft.question == Question::build || draft.question == Question::sell;
    add_deeds(lang, draft, edition, snapshot);
    snapshot.board = make_calculator_board(lang, edition, draft);
    snapshot.touch_hint = touch_hint(lang, draft);
    add_utilities(draft, snapshot);
    add_rulings(lang, edition, document.rulings, snapshot);
    add_throws(draft, edition, snapshot);
    add_moves(lang, draft, edition, snapshot);
    snapshot.line_hint = line_of(edition, draft, draft.player);
    add_problems(lang, draft, document, setup, snapshot);
    if (!draft.question)
        add_findings(lang, document, findings_of(edition, document.rulings, paper_game_of(edition, draft)), snapshot);
    if (!snapshot.problems.empty()) {
        snapshot.may_be_written = false;
        return snapshot;
    }
    if (snapshot.of_deed && !draft.deed) {
        snapshot.sentence = lang.tr("Type a deed, or click one.");
        return snapshot;
    }
    if (!snapshot.wants_reason || !document.as_found.empty()) snapshot.command = command_text(draft, document, setup);
    if (draft.question) {
        answer(lang, document, setup, asked_by(draft, document), snapshot);
    } else {
        settle_position(lang, document, setup, snapshot);
    }
    return snapshot;
}

}  // namespace tablebank
