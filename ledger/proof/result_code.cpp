#include "ledger/proof/result_code.h"

#include <algorithm>

#include "ledger/text/digits.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::string_view code_title = "tablebank";
constexpr std::size_t game_digits = 32;
constexpr std::size_t head_digits = 64;
constexpr std::size_t most_scores = 12;  ///< more than any box has players

bool is_blank(char sign) {
    return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t';
}
bool is_hex_digit(char sign) {
    return is_digit(sign) || (sign >= 'a' && sign <= 'f');
}

/// Splits into words, with any number of spaces between them.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool take(std::string_view word) {
        skip_blanks();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    /// The next such characters; empty if there are more than `most`.
    template <class IsPart>
    [[nodiscard]] std::string_view take_while(const IsPart& is_part, std::size_t most) {
        skip_blanks();
        const auto end = std::ranges::find_if_not(rest_, is_part);
        const auto length = std::min(static_cast<std::size_t>(end - rest_.begin()), most);
        const std::string_view word = rest_.substr(0, length);
        rest_.remove_prefix(length);
        return word;
    }
    [[nodiscard]] bool at_end() {
        skip_blanks();
        return rest_.empty();
    }

private:
    void skip_blanks() {
        while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
    }

    std::string_view rest_;
};

/// "304.2@1"
std::optional<ResultCode::Score> read_score_at_place(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos) return std::nullopt;
    const auto total = Share::parse(text.substr(0, at));
    const auto place = read_number<int>(text.substr(at + 1));
    if (!total || !place || *place < 1) return std::nullopt;
    return ResultCode::Score{*total, *place};
}

/// Seats in ascending order, at least one.
bool take_people(Words& words, std::vector<int>& people) {
    constexpr std::size_t longest_seat = 2;
    for (;;) {
        const std::string_view digits = words.take_while(is_digit, longest_seat);
        if (digits.empty()) return !people.empty();
        const auto seat = read_number<int>(digits);
        if (!seat || *seat < 1 || (!people.empty() && *seat <= people.back())) return false;
        people.push_back(*seat);
    }
}

}  // namespace

std::string result_code_text(const ResultCode& code) {
    std::string text = std::string{code_title} + "\ngame " + code.game + "\nentries " + std::to_string(code.entries) +
                       "\nhead " + code.head + '\n';
    if (code.scores.empty()) return text;
    if (!code.people.empty()) {
        text += "people";
        for (const int seat : code.people) text += ' ' + std::to_string(seat);
        text += '\n';
    }
    text += "result";
    for (const ResultCode::Score& score : code.scores)
        text += ' ' + score.total.to_string() + '@' + std::to_string(score.place);
    return text + '\n';
}

bool is_result_code(std::string_view text) {
    Words words(text);
    return words.take(code_title) && words.take("game");
}

std::optional<ResultCode> read_result_code(std::string_view text) {
    if (text.size() > longest_result_code) return std::nullopt;
    Words words(text);
    ResultCode code;
    if (!words.take(code_title) || !words.take("game")) return std::nullopt;
    code.game = words.take_while(is_hex_digit, game_digits);
    if (code.game.size() != game_digits || !words.take("entries")) return std::nullopt;
    const auto entries = read_number<std::int64_t>(words.take_while(is_digit, text.size()));
    if (!entries || !words.take("head")) return std::nullopt;
    code.entries = *entries;
    code.head = words.take_while(is_hex_digit, head_digits);
    if (code.head.size() != head_digits) return std::nullopt;
    if (words.at_end()) return code;
    if (words.take("people") && (!take_people(words, code.people) || words.at_end())) return std::nullopt;
    if (!words.take("result")) return std::nullopt;
    while (!words.at_end()) {
        const auto score =
            read_score_at_place(words.take_while([](char sign) { return !is_blank(sign); }, text.size()));
        if (!score || code.scores.size() == most_scores) return std::nullopt;
        code.scores.push_back(*score);
    }
    return code;
}

}  // namespace tablebank
