#include "ledger/grammar/spoken_slips.h"

#include <string>

#include "ledger/grammar/spoken_phrases.h"

namespace tablebank {

bool read_salary_of(Reader& line, Command& command) {
    if (!line.at_salary() || line.at_whole_name()) return false;
    const Reader::Place begin = line.place();
    skip_articles(line);
    const std::string word{line.take()->text};
    if (!line.skip("to") && !line.skip("for")) skip_articles(line);
    if (line.at_name_of_player() || line.at_receiver()) {
        const Seat seat = line.player();
        if (!line.error() && line.at_end()) {
            command.player = seat;
            command.action = action::Get{line.setup().edition->profile.salary.value.passing, std::nullopt};
            command.why = word;
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

bool read_mistake(Reader& line, Command& command) {
    const std::size_t words = phrase_ahead(line, Phrase::mistake);
    if (words == 0 || line.peek(words) != nullptr || line.at_whole_name()) return false;
    skip_phrase(line, Phrase::mistake);
    command.action = action::Undo{};
    return true;
}

bool asks_about_turn(Reader& line) {
    if (!line.is_spoken() || !line.at_word() || line.at_name_of_player(Reader::PlayerIs::acting)) return false;
    const Reader::Place begin = line.place();
    bool opened = false;
    while (!line.at_end() && (skip_phrase(line, Phrase::well) || skip_phrase(line, Phrase::your_turn))) opened = true;
    if (opened && line.at_name_of_player()) {
        const Token& name = *line.peek();
        Command turn;
        turn.action = action::Turn{line.player()};
        if (!line.error() && line.at_end()) {
            line.fail({ParseError::Kind::two_meanings,
                       name.column,
                       std::string{name.text},
                       {"next", print_line(line.setup(), turn)}});
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

bool read_passing(Reader& line, Command& command) {
    const Money salary = line.setup().edition->profile.salary.value.passing;
    if (salary.is_zero() || !skip_phrase(line, Phrase::passes_start)) return false;
    command.action = action::Get{salary, std::nullopt};
    return true;
}

bool read_forgotten_salary(Reader& line, Command& command) {
    const Reader::Place begin = line.place();
    if (!skip_phrase(line, Phrase::forgot)) return false;
    if (line.at_salary()) {
        // The word is also the reason, so it is not consumed.
        command.action = action::Get{line.setup().edition->profile.salary.value.passing, std::nullopt};
        return true;
    }
    line.go_back(begin);
    return false;
}

}  // namespace tablebank
