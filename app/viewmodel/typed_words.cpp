#include "app/viewmodel/typed_words.h"

#include "ledger/text/typed_name.h"

namespace tablebank {

std::vector<std::string> words_between(std::string_view text, char mark) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = text.find(mark);
        std::string word = with_single_spaces(text.substr(0, end));
        if (!word.empty()) words.push_back(std::move(word));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return words;
}

}  // namespace tablebank
