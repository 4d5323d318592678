#include "ledger/grammar/paper_game_deed.h"

#include <algorithm>
#include <array>

#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

constexpr std::string_view digits = "0123456789";
/// The letter for the hotel in the heading of page two of the blank sheet, in each language of the program: hotel,
/// albergo, отель, network, réseau, rete, sieć, сеть.
constexpr std::array<std::string_view, 8> hotel_letters{"h", "a", "о", "o", "n", "r", "s", "с"};

/// The end of the deed's name: after the digits of a number; for a name, before its marks. A hyphen inside a name is a
/// part of it.
std::size_t end_of_name(std::string_view word) {
    const std::size_t first = word.starts_with('@') ? 1 : 0;
    if (first == 1 || (!word.empty() && digits.find(word.front()) != std::string_view::npos))
        return std::min(word.find_first_not_of(digits, first), word.size());
    const std::size_t mark = std::min(word.find_first_of("+=*"), word.size());
    if (mark < word.size()) return mark;
    std::size_t end = word.size();
    while (end > 0 && word[end - 1] == '-') --end;
    return end;
}

/// Reads the marks after the name, one by one.
class Marks {
public:
    Marks(const Deed& deed, const Tokens& tokens, std::size_t at, std::string_view rest, bool numbered)
        : deed_(deed), tokens_(tokens), at_(at), rest_(rest), letters_(numbered) {
        read_.holding.deed = deed.space;
    }

    std::variant<PaperGameDeed, ParseError> run() {
        while (!rest_.empty() && !error_) mark();
        if (error_) return *error_;
        return read_;
    }

private:
    bool skip(std::string_view text) {
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }
    bool skip_hotel() {
        return std::ranges::any_of(hotel_letters, [&](std::string_view letter) { return skip(letter); });
    }
    void fail(Kind kind, std::string text, std::vector<std::string> wanted = {}) {
        error_ = ParseError{kind, tokens_.all[at_].column, std::move(text), std::move(wanted)};
    }
    void fail_mark() { fail(Kind::expected, std::string{tokens_.all[at_].text}, {"+3", "h", "-", "=3,4"}); }

    void mark() {
        Holding& holding = read_.holding;
        if (!holding.mortgaged && skip("-")) {
            holding.mortgaged = true;
        } else if (!holding.third && skip("*")) {
            holding.third = true;
        } else if (skip("=")) {
            dice();
        } else if (skip("+")) {
            letters_ = true;
            if (!skip_hotel()) return houses();
            hotel();
        } else if (letters_ && skip_hotel()) {
            hotel();
        } else {
            fail_mark();
        }
    }

    void hotel() {
        int most = 1;
        for (const Role role : all_roles) most = std::max(most, deed_.street.of(role).hotel_steps);
        if (read_.holding.hotels == most) return fail_mark();
        ++read_.holding.hotels;
    }

    void houses() {
        const std::size_t end = std::min(rest_.find_first_not_of(digits), rest_.size());
        const std::string_view count = rest_.substr(0, end);
        if (count.empty() || read_.holding.houses != 0) return fail_mark();
        if (count.size() > 2) return fail(Kind::number_out_of_range, std::string{count});
        read_.holding.houses = std::stoi(std::string{count});
        rest_.remove_prefix(end);
    }

    /// `=34` or `=3,4`, always the last mark.
    void dice() {
        std::string thrown{rest_};
        const auto& all = tokens_.all;
        if (thrown.size() == 1 && at_ + 2 < all.size() && all[at_ + 1].kind == Token::Kind::comma &&
            all[at_ + 2].kind == Token::Kind::word) {
            thrown += all[at_ + 2].text;
            read_.tokens = 3;
        }
        rest_ = {};
        if (deed_.kind != SpaceKind::utility) return fail(Kind::unexpected, "=" + thrown);
        if (thrown.size() != 2 || !is_digits(thrown)) return fail(Kind::expected, "=" + thrown, {"dice"});
        const Dice dice{thrown[0] - '0', thrown[1] - '0'};
        if (!dice.is_possible()) return fail(Kind::dice_out_of_range, thrown);
        read_.dice = dice;
    }

    const Deed& deed_;
    const Tokens& tokens_;
    std::size_t at_;
    std::string_view rest_;
    bool letters_;  ///< after a number, a letter is a hotel; after a name, it would be a part of it
    PaperGameDeed read_;
    std::optional<ParseError> error_;
};

}  // namespace

std::variant<PaperGameDeed, ParseError> read_paper_game_deed(const Edition& edition, const Tokens& tokens,
                                                             std::size_t at) {
    const Token& token = tokens.all[at];
    const std::size_t end = end_of_name(token.text);
    const std::string name{token.text.substr(0, end)};
    const bool numbered = name.starts_with('@') || is_digits(name);
    const auto found = find_deed(edition, is_digits(name) ? '@' + name : name);
    if (const auto* error = std::get_if<ParseError>(&found)) {
        ParseError placed = *error;
        placed.column = token.column;
        if (is_digits(name)) placed.text = name;
        return placed;
    }
    const Deed* deed = edition.deed_at(std::get<Space>(found));
    if (deed == nullptr) return ParseError{Kind::unknown_deed, token.column, name, {}};
    const std::string rest = fold(token.text.substr(end));
    return Marks{*deed, tokens, at, rest, numbered}.run();
}

std::string print_paper_game_deed(const Holding& holding, std::optional<Dice> dice) {
    std::string text = std::to_string(holding.deed.index);
    if (holding.houses > 0) text += '+' + std::to_string(holding.houses);
    text.append(static_cast<std::size_t>(std::max(holding.hotels, 0)), 'h');
    if (holding.mortgaged) text += '-';
    if (holding.third) text += '*';
    if (dice) text += '=' + std::to_string(dice->first) + ',' + std::to_string(dice->second);
    return text;
}

}  // namespace tablebank
