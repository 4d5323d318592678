#include "app/i18n/words.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <boost/locale/message.hpp>
#include <stdexcept>

namespace tablebank {
namespace {

std::string fill(const std::string& sentence, fmt::dynamic_format_arg_store<fmt::format_context>& store,
                 std::initializer_list<Word> words) {
    for (const Word& word : words) store.push_back(fmt::arg(word.name, word.text));
    try {
        return fmt::vformat(sentence, store);
    } catch (const fmt::format_error& error) {
        throw std::invalid_argument("the words of \"" + sentence + "\": " + error.what());
    }
}

std::string fill(const std::string& sentence, std::initializer_list<Word> words) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    return fill(sentence, store, words);
}

/// Boost takes keys for US-ASCII: where a catalogue has no such text, it gives the key without its other signs.
std::string said(const char* english, std::string found) {
    std::string ascii(english);
    std::erase_if(ascii, [](char sign) { return static_cast<unsigned char>(sign) > 0x7FU; });
    return found == ascii ? english : found;
}

}  // namespace

std::string tr(const char* english) {
    return said(english, boost::locale::translate(english).str());
}

std::string tr(const char* english, std::initializer_list<Word> words) {
    return fill(tr(english), words);
}

std::string tr_in(const char* context, const char* english) {
    return said(english, boost::locale::translate(context, english).str());
}

std::string tr_in(const char* context, const char* english, std::initializer_list<Word> words) {
    return fill(tr_in(context, english), words);
}

std::string trn(const char* one, const char* many, std::int64_t count, std::initializer_list<Word> words) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    store.push_back(fmt::arg("count", count));
    // Plural rules look at the last digits only, so a huge count may be folded into the range of int.
    const std::int64_t folded = count < 1'000'000 ? count : 1'000'000 + count % 1'000'000;
    return fill(boost::locale::translate(one, many, static_cast<int>(folded)).str(), store, words);
}

}  // namespace tablebank
