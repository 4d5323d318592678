#include "app/cli/rule_option.h"

#include <fmt/format.h>

#include <ostream>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "app/present/words/ruling_in_force.h"

namespace tablebank {

void read_rule(const Language& lang, const std::string& option, Rulings& rulings) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
        throw CliError(ExitCode::usage,
                       "--rule: " + lang.tr("\"{text}\" is not written as {shape}",
                                            {{"text", option}, {"shape", lang.tr_in("a shape", "KEY=VALUE")}}));
    const std::string key = option.substr(0, equals);
    const std::string value = option.substr(equals + 1);
    const RulingKey* ruling = find_ruling(key);
    if (ruling == nullptr) {
        std::vector<std::string> known;
        for (const RulingKey& each : ruling_keys()) known.emplace_back(each.name);
        throw CliError(ExitCode::usage,
                       "--rule: " + unknown_word(lang, lang.tr("no ruling \"{word}\"", {{"word", key}}), key, known));
    }
    if (set(rulings, key, value)) return;
    const std::string number = ruling->takes_number ? " " + lang.tr("A number from 1 to {most} is possible too.",
                                                                    {{"most", std::to_string(most_ruling_number)}})
                                                    : std::string{};
    throw CliError(
        ExitCode::usage,
        fmt::format("--rule: {}{}",
                    unknown_word(lang, lang.tr("{ruling} has no value \"{word}\"", {{"ruling", key}, {"word", value}}),
                                 value, {ruling->values.begin(), ruling->values.end()}),
                    number));
}

void remark_on_rules(const Language& lang, const Setup& setup, const std::vector<std::string>& rules,
                     std::ostream& err) {
    for (const std::string& rule : rules) {
        const std::string key = rule.substr(0, rule.find('='));
        const std::string idle = idle_ruling_text(lang, *setup.edition, setup.goal, setup.rulings, key);
        if (!idle.empty()) err << fmt::format("tablebank: --rule {}: {}\n", rule, idle);
    }
}

}  // namespace tablebank
