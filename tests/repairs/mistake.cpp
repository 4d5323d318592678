// The text that the banker typed in place of the intended line.

#include "tests/repairs/random_repair.h"

namespace repairs {

using namespace tablebank;

/// The same line with something else after the words `from`.
std::string RandomRepair::other_words(const std::string& line, const std::string& from) {
    const auto end = line.find(from) + from.size();
    return line.substr(0, end) + std::to_string(some_money(12).units() + Money{1}.units());
}

/// nullopt for a line that cannot be taken for another.
std::optional<std::string> RandomRepair::mistaken(const std::string& line) {
    const auto has = [&](const std::string& words) { return line.find(words) != std::string::npos; };
    if (is_throw(line)) {
        std::string others = line;
        while (others == line) others = dice();
        return others;
    }
    if (line == "decline") return "ok";
    if (line == "ok") {
        const auto dues = open_dues(right_.game, right_.game.turn());
        const bool bought = !dues.empty() && dues.front().kind == DueKind::offer;
        return bought ? std::optional<std::string>{"decline"} : std::nullopt;
    }
    if (has("rent dice ")) return "rent dice " + dice();
    if (line.starts_with("foundation ")) return "foundation " + std::to_string(chance_.die());
    if (line.starts_with("card ")) return "card -" + std::to_string(some_money(6).units()) + " \"read\"";
    if (line.starts_with("auction ") && has(" none"))
        return line.substr(0, line.find(" none")) + " " + name_of(right_, right_.game.turn()) + " " +
               std::to_string(some_money(3).units());
    if (line.starts_with("auction ")) return other_words(line, line.substr(0, line.rfind(' ') + 1));
    if (has(" trade ")) return other_words(line, " get ");
    if (has(" mortgage @")) return line.substr(0, line.find(" mortgage")) + " sell @" + line.substr(line.find('@') + 1);
    return std::nullopt;
}

}  // namespace repairs
