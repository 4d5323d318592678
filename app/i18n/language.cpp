#include "app/i18n/language.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <boost/locale/generator.hpp>
#include <boost/locale/message.hpp>
#include <filesystem>
#include <locale>
#include <span>
#include <stdexcept>
#include <system_error>

#include "app/i18n/catalogues.h"
#include "app/i18n/elision.h"
#include "ledger/text/escape.h"
#include "ledger/text/truncate.h"
#include "platform/path_text.h"

namespace tablebank {

struct Language::Catalogue {
    std::string tag;
    std::locale texts;  ///< only its message facet is asked
};

namespace {

constexpr const char* english_tag = "en";

/// "ru" of "ru_RU.UTF-8@calendar"; English for the locale that means no language.
std::string tag_of(std::string_view name) {
    const std::string_view tag = name.substr(0, name.find_first_of("_-.@"));
    if (tag.empty() || tag == "C" || tag == "POSIX") return english_tag;
    return std::string{tag};
}

std::locale texts_of(const std::string& tag) {
    boost::locale::generator generate;
    generate.categories(boost::locale::message_facet | boost::locale::information_facet);
    generate.characters(boost::locale::char_facet);
    generate.add_messages_path(platform::text_of(catalogues_folder()));
    generate.add_messages_domain(catalogue_domain);
    return generate.generate(std::locale::classic(), tag + ".UTF-8");
}

std::span<const Word> as_span(std::initializer_list<Word> words) {
    return {words.begin(), words.size()};
}

/// A translated sentence with its words inserted. Throws fmt::format_error if it names a word that is not there.
std::string filled(const std::string& sentence, fmt::dynamic_format_arg_store<fmt::format_context>& store,
                   std::span<const Word> words) {
    for (const Word& word : words) {
        const std::string text = without_second_quotes(sentence, word);
        store.push_back(
            fmt::arg(word.name, word.lines ? escape_lines(text) : escape_invisible(truncated(text, longest_word))));
    }
    return fmt::vformat(sentence, store);
}

/// A user's catalogue may name unknown words: then the sentence is in English.
std::string fill(const std::string& tag, const std::string& found, const std::string& english,
                 fmt::dynamic_format_arg_store<fmt::format_context>& store, std::span<const Word> words) {
    try {
        return with_inner_quotes(tag, filled(euphonic(tag, found, words), store, words));
    } catch (const fmt::format_error& error) {
        if (found != english) return fill(tag, english, english, store, {});
        throw std::invalid_argument("the words of \"" + english + "\": " + error.what());
    }
}

std::string fill(const std::string& tag, const std::string& found, const char* english, std::span<const Word> words) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    return fill(tag, found, english, store, words);
}

/// Boost takes keys for US-ASCII: if a catalogue does not have a text, it returns the key without its other characters.
std::string said(const char* english, const std::string& found) {
    std::string ascii(english);
    std::erase_if(ascii, [](char sign) { return static_cast<unsigned char>(sign) > 0x7FU; });
    return found == ascii ? english : found;
}

}  // namespace

Language::Language(std::shared_ptr<const Catalogue> catalogue) : catalogue_(std::move(catalogue)) {}

Language Language::english() {
    static const auto none = std::make_shared<const Catalogue>(Catalogue{english_tag, std::locale::classic()});
    return Language(none);
}

const std::string& Language::tag() const {
    return catalogue_->tag;
}

std::string Language::tr(const char* english) const {
    return said(english, boost::locale::translate(english).str(catalogue_->texts));
}

std::string Language::tr(const char* english, std::initializer_list<Word> words) const {
    return fill(tag(), tr(english), english, as_span(words));
}

std::string Language::tr_marked(const char* english, const std::vector<Word>& words) const {
    return fill(tag(), tr(english), english, words);
}

std::string Language::tr_in(const char* context, const char* english) const {
    return said(english, boost::locale::translate(context, english).str(catalogue_->texts));
}

std::string Language::tr_in(const char* context, const char* english, std::initializer_list<Word> words) const {
    return fill(tag(), tr_in(context, english), english, as_span(words));
}

std::string Language::trn(const char* one, const char* many, std::int64_t count,
                          std::initializer_list<Word> words) const {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    store.push_back(fmt::arg("count", count));
    // Plural rules look at the last digits only, so a huge count may be folded into the range of int.
    const std::int64_t folded = count < 1'000'000 ? count : 1'000'000 + count % 1'000'000;
    const auto sentence = boost::locale::translate(one, many, static_cast<int>(folded));
    return fill(tag(), sentence.str(catalogue_->texts), count == 1 ? one : many, store, as_span(words));
}

std::optional<Language> language_called(std::string_view tag) {
    const std::string wanted = tag_of(tag);
    if (wanted == english_tag) return Language::english();
    if (!has_catalogue(wanted)) return std::nullopt;
    return Language(std::make_shared<const Language::Catalogue>(Language::Catalogue{wanted, texts_of(wanted)}));
}

Language language_of_environment() {
    return language_called(platform::user_language()).value_or(Language::english());
}

Language language_wished(std::string_view tag) {
    if (tag.empty()) return language_of_environment();
    return language_called(tag).value_or(Language::english());
}

}  // namespace tablebank
