#include "app/cli/dice_option.h"

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/parse_error_text.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

int read_die(const Language& lang, const std::string& text) {
    if (text.size() == 1 && text[0] >= '1' && text[0] <= '6') return text[0] - '0';
    throw CliError(ExitCode::usage, "--dice: " + lang.tr("a die shows 1 to 6, not \"{text}\"", {{"text", text}}));
}

/// The utility before the `=`.
Space read_utility(const Language& lang, const Edition& edition, const std::string& text) {
    const auto found = find_deed(edition, text);
    if (const auto* error = std::get_if<ParseError>(&found))
        throw CliError(ExitCode::usage, "--dice: " + parse_error_reason(lang, edition, *error));
    const Space space = std::get<Space>(found);
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr || deed->kind != SpaceKind::utility)
        throw CliError(
            ExitCode::usage,
            "--dice: " + lang.tr("\"{text}\" is not a utility, and only utilities need dice", {{"text", text}}));
    return space;
}

}  // namespace

void name_dice_option(Refusal& refusal) {
    if (refusal.code != RefusalCode::dice_missing || !refusal.space) return;
    refusal.line = "--dice @" + std::to_string(refusal.space->index) + "=D1,D2";
}

Dice read_dice_pair(const Language& lang, const std::vector<std::string>& pair) {
    return {read_die(lang, pair.at(0)), read_die(lang, pair.at(1))};
}

UtilityDice read_dice_options(const Language& lang, const Edition& edition, const std::vector<std::string>& options) {
    UtilityDice dice;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        const std::size_t comma = option.find(',', equals == std::string::npos ? 0 : equals);
        if (equals == std::string::npos || comma == std::string::npos)
            throw CliError(ExitCode::usage, "--dice: " + lang.tr("\"{text}\" is not written as {shape}",
                                                                 {{"text", option}, {"shape", "@12=3,4"}}));
        const Space space = read_utility(lang, edition, option.substr(0, equals));
        const Dice thrown{read_die(lang, option.substr(equals + 1, comma - equals - 1)),
                          read_die(lang, option.substr(comma + 1))};
        if (!dice.emplace(space, thrown).second)
            throw CliError(ExitCode::usage,
                           "--dice: " + lang.tr("{space} is named twice", {{"space", space_mark(space)}}));
    }
    return dice;
}

}  // namespace tablebank
