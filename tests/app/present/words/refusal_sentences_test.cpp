// Every refusal has its sentences, and no place in them that nothing fills.

#include "app/present/words/refusal_sentences.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

std::vector<std::string> places_in(const std::string& text) {
    std::vector<std::string> places;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        places.push_back(text.substr(open + 1, text.find('}', open) - open - 1));
    return places;
}

TEST_CASE("each code has a meaning that needs no case, and no other code has it") {
    std::set<std::string> meanings;
    for (const RefusalCode code : all_refusal_codes()) {
        CAPTURE(std::string(to_string(code)));
        const RefusalSentences& sentences = sentences_of(code);
        CHECK(sentences.code == code);
        REQUIRE(sentences.meaning != nullptr);
        CHECK(places_in(sentences.meaning).empty());
        CHECK(meanings.insert(sentences.meaning).second);
    }
}

TEST_CASE("a case has only the parts of its refusal") {
    const std::set<std::string> known{
        "player",     "owner",       "space",         "city",         "has",      "needs",      "short",     "entry",
        "detail",     "phase",       "values",        "rule",         "rulings",  "whole_city", "undone",    "pieces",
        "held",       "creditors",   "left",          "card",         "offered",  "card_space", "auctioned", "stakes",
        "character",  "grant",       "unseen",        "state",        "creditor", "payee",      "holder",    "open",
        "unanswered", "sum_to_bank", "sum_to_middle", "sum_from_bank"};
    for (const RefusalCode code : all_refusal_codes()) {
        for (const char* sentence : sentences_of(code).cases) {
            if (sentence == nullptr) continue;
            CAPTURE(sentence);
            for (const std::string& place : places_in(sentence)) CHECK_MESSAGE(known.contains(place), place);
        }
    }
}

TEST_CASE("each sentence of a refusal is in the language of the terminal") {
    for (const char* tag : {"fr", "it", "pl", "ru"}) {
        CAPTURE(tag);
        const auto lang = language_called(tag);
        REQUIRE(lang);
        for (const RefusalCode code : all_refusal_codes()) {
            const RefusalSentences& sentences = sentences_of(code);
            CHECK_MESSAGE(lang->tr(sentences.meaning) != sentences.meaning, sentences.meaning);
            for (const char* sentence : sentences.cases)
                if (sentence != nullptr) CHECK_MESSAGE(lang->tr(sentence) != sentence, sentence);
        }
    }
}

}  // namespace
}  // namespace tablebank
