#include "app/cli/wish_options.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"

namespace tablebank {
namespace {

/// Parses requests, and finds the players in them.
class WishReader {
public:
    WishReader(const Language& lang, const std::vector<std::string>& names) : lang_(lang), names_(names) {
        for (const std::string& name : names) folded_.push_back(fold(name));
    }

    [[nodiscard]] std::pair<int, int> pair(const char* option, const std::string& text,
                                           const std::string& shape) const {
        const std::size_t comma = text.find(',');
        if (comma == std::string::npos) misshapen(option, text, shape);
        return {player(option, text.substr(0, comma)), player(option, text.substr(comma + 1))};
    }
    /// The text before the last `=`, and the number after it.
    [[nodiscard]] std::pair<std::string, int> numbered(const char* option, const std::string& text,
                                                       const std::string& shape) const {
        const std::size_t equals = text.rfind('=');
        const auto number = equals == std::string::npos ? std::nullopt : whole_number(text.substr(equals + 1));
        if (!number) misshapen(option, text, shape);
        return {text.substr(0, equals), *number};
    }
    [[nodiscard]] int player(const char* option, const std::string& name) const {
        const auto found = std::ranges::find(folded_, fold(name));
        const auto is_meant = [key = search_key(name)](const std::string& one) { return search_key(one) == key; };
        if (found == folded_.end() && std::ranges::count_if(names_, is_meant) == 1)
            return static_cast<int>(std::ranges::find_if(names_, is_meant) - names_.begin());
        constexpr std::size_t few = 30;  // up to this many are all listed; of more, only similar ones
        if (found == folded_.end())
            throw CliError(ExitCode::usage,
                           std::string(option) + ": " +
                               unknown_word(lang_, lang_.tr("no player \"{text}\"", {{"text", name}}), name,
                                            names_.size() > few ? closest_words(name, names_) : names_));
        return static_cast<int>(found - folded_.begin());
    }

private:
    [[noreturn]] void misshapen(const char* option, const std::string& text, const std::string& shape) const {
        throw CliError(ExitCode::usage,
                       std::string(option) + ": " +
                           lang_.tr("\"{text}\" is not written as {shape}", {{"text", text}, {"shape", shape}}));
    }

    const Language& lang_;
    const std::vector<std::string>& names_;
    std::vector<std::string> folded_;
};

}  // namespace

std::optional<int> whole_number(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

SeatingWishes read_wishes(const Language& lang, const WishOptions& options, const std::vector<std::string>& names) {
    const WishReader reader(lang, names);
    SeatingWishes wishes;
    for (const std::string& text : options.apart) {
        const auto [first, second] = reader.pair("--apart", text, "A,B");
        wishes.apart.push_back({first, second});
    }
    for (const std::string& text : options.try_apart) {
        const auto [first, second] = reader.pair("--try-apart", text, "A,B");
        wishes.apart.push_back({.first = first, .second = second, .must = false});
    }
    for (const std::string& text : options.at_tables) {
        const auto [name, table] = reader.numbered("--table", text, lang.tr_in("a shape", "NAME=K"));
        wishes.tables.push_back({reader.player("--table", name), table});
    }
    const std::string in_round = lang.tr_in("a shape", "A,B=ROUND");
    const auto take_together = [&](const char* option, const std::vector<std::string>& texts, bool must) {
        for (const std::string& text : texts) {
            const auto [both, round] = reader.numbered(option, text, in_round);
            const auto [first, second] = reader.pair(option, both, in_round);
            wishes.together.push_back({first, second, round, must});
        }
    };
    take_together("--together", options.together, true);
    take_together("--try-together", options.try_together, false);
    return wishes;
}

void add_wish_options(const Language& lang, CLI::App& command, WishOptions& options) {
    command.add_option("--apart", options.apart, lang.tr("A,B: two who never meet, as a family; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option("--try-apart", options.try_apart,
                    lang.tr("A,B: two who meet as seldom as can be, as a club; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option("--together", options.together, lang.tr("A,B=ROUND: two who meet in that round; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option("--try-together", options.try_together,
                    lang.tr("A,B=ROUND: two who meet in that round if every other wish allows it; may be repeated"))
        ->allow_extra_args(false);
}

}  // namespace tablebank
