#include "app/cli/seconds_option.h"

#include <string>

#include "app/i18n/language.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

void add_seconds_option(const Language& lang, CLI::App& command, std::optional<int>& seconds) {
    constexpr int most = 1'000'000;
    // Our own function instead of the parser's range, which would show its limits in its own words on every page.
    const auto possible = [&lang](const std::string& typed) {
        const auto number = read_number<int>(typed);
        return number && *number >= 0 && *number <= most ? std::string{}
                                                         : lang.tr("\"{text}\" is not a number from 0 to {most}",
                                                                   {{"text", typed}, {"most", std::to_string(most)}});
    };
    command
        .add_option("--seconds", seconds,
                    lang.tr("Ends by itself after so many seconds, {most} at most", {{"most", std::to_string(most)}}))
        ->check(possible);
}

}  // namespace tablebank
