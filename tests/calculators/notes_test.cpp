#include "calculators/notes.h"

#include <rapidcheck.h>

#include <map>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

Box box_of(std::vector<Note> notes) {
    return {.notes = std::move(notes), .houses = 0, .hotels = 0};
}

/// "1x100 4x10", or "none".
std::string words(const std::optional<Notes>& notes) {
    if (!notes) return "none";
    std::string text;
    for (const NoteCount& note : *notes)
        text += (text.empty() ? "" : " ") + std::to_string(note.count) + "x" + note.value.to_string();
    return text;
}

std::string words(const std::optional<NotesWithChange>& paid) {
    return paid ? words(paid->given) + ", back " + words(paid->back) : "none";
}

/// For every sum that notes of the box make, the fewest; with change every note may also come back. By trying all.
std::map<std::int64_t, std::int64_t> by_brute_force(const Box& box, bool with_change) {
    std::map<std::int64_t, std::int64_t> fewest{{0, 0}};
    for (const Note& note : box.notes) {
        std::map<std::int64_t, std::int64_t> next;
        for (const auto& [sum, count] : fewest) {
            for (std::int64_t more = with_change ? -note.count : 0; more <= note.count; ++more) {
                const std::int64_t now = count + std::abs(more);
                const auto [known, fresh] = next.emplace(sum + more * note.value.units(), now);
                if (!fresh) known->second = std::min(known->second, now);
            }
        }
        fewest = std::move(next);
    }
    return fewest;
}

/// A few kinds of notes with values that need not fit together.
rc::Gen<Box> small_box() {
    return rc::gen::map(
        rc::gen::container<std::map<std::int64_t, int>>(rc::gen::inRange<std::int64_t>(1, 40), rc::gen::inRange(1, 6)),
        [](const std::map<std::int64_t, int>& kinds) {
            Box box;
            for (const auto& [value, count] : kinds) {
                if (box.notes.size() < 4) box.notes.push_back({Money{value}, count});
            }
            if (box.notes.empty()) box.notes.push_back({Money{1}, 1});
            return box;
        });
}

bool within(const Box& box, const Notes& notes) {
    return std::ranges::all_of(notes, [&](const NoteCount& note) {
        const auto kind = std::ranges::find(box.notes, note.value, &Note::value);
        return kind != box.notes.end() && note.count >= 1 && note.count <= kind->count;
    });
}

const std::vector<std::string> every_edition{"us",       "us-dice",       "ru",     "fr", "it", "pl",
                                             "football", "example-small", "classic"};

}  // namespace

TEST_CASE("the notes of a sum, as a banker counts them out") {
    const Box& box = us().box;
    CHECK(words(fewest_notes(box, Money{0})).empty());
    CHECK(words(fewest_notes(box, Money{112})) == "1x100 1x10 2x1");
    CHECK(words(fewest_notes(box, Money{1500})) == "3x500");
    CHECK(words(fewest_notes(shipped("it").box, Money{340})) == "3x100 4x10");
    CHECK(words(fewest_notes(shipped("it").box, Money{345})) == "none");  // no note below 10
}

TEST_CASE("change is proposed if fewer notes change hands") {
    const Box& box = us().box;
    CHECK(words(fewest_notes_with_change(box, Money{95})) == "1x100, back 1x5");
    CHECK(words(fewest_notes_with_change(box, Money{40})) == "1x50, back 1x10");
    CHECK(words(fewest_notes_with_change(box, Money{100})) == "none");
    CHECK(words(fewest_notes_with_change(box, Money{110})) == "none");
}

TEST_CASE("a box gives no more notes of a value than it has") {
    const Box box = box_of({{Money{100}, 1}, {Money{20}, 2}, {Money{1}, 5}});
    CHECK(words(fewest_notes(box, Money{140})) == "1x100 2x20");
    CHECK(words(fewest_notes(box, Money{145})) == "1x100 2x20 5x1");
    CHECK(words(fewest_notes(box, Money{146})) == "none");
    CHECK(words(fewest_notes(box, Money{Money::largest_typed})) == "none");
}

TEST_CASE("values that do not divide one another need more than taking the largest") {
    CHECK(words(fewest_notes(box_of({{Money{50}, 9}, {Money{20}, 9}}), Money{60})) == "3x20");
    CHECK(words(fewest_notes(box_of({{Money{25}, 9}, {Money{10}, 9}, {Money{1}, 9}}), Money{30})) == "3x10");
    CHECK(words(fewest_notes_with_change(box_of({{Money{7}, 9}, {Money{5}, 9}}), Money{1})) == "3x5, back 2x7");
}

TEST_CASE("notes make the sum, and no fewer do") {
    const bool held = rc::check("small boxes, against trying all", [] {
        const Box box = *small_box();
        const auto amount = *rc::gen::inRange<std::int64_t>(0, 300);
        const auto brute = by_brute_force(box, false);
        const auto notes = fewest_notes(box, Money{amount});
        RC_ASSERT(notes.has_value() == brute.contains(amount));
        if (!notes) return;
        RC_ASSERT(sum_of(*notes) == Money{amount});
        RC_ASSERT(how_many(*notes) == brute.at(amount));
        RC_ASSERT(within(box, *notes));
    });
    CHECK(held);
}

TEST_CASE("with change the difference is the sum, and no fewer notes change hands") {
    const bool held = rc::check("small boxes, against trying all", [] {
        const Box box = *small_box();
        const auto amount = *rc::gen::inRange<std::int64_t>(0, 300);
        const auto straight = by_brute_force(box, false);
        const auto brute = by_brute_force(box, true);
        const auto paid = fewest_notes_with_change(box, Money{amount});
        const bool fewer =
            brute.contains(amount) && (!straight.contains(amount) || brute.at(amount) < straight.at(amount));
        RC_ASSERT(paid.has_value() == fewer);
        if (!paid) return;
        RC_ASSERT(sum_of(paid->given) - sum_of(paid->back) == Money{amount});
        RC_ASSERT(how_many(paid->given) + how_many(paid->back) == brute.at(amount));
        RC_ASSERT(within(box, paid->given));
        RC_ASSERT(within(box, paid->back));
    });
    CHECK(held);
}

TEST_CASE("every edition: a sum of its smallest notes is made, and change is never more notes") {
    for (const std::string& id : every_edition) {
        CAPTURE(id);
        const Edition& edition = shipped(id);
        for (std::int64_t times = 1; times <= 2000; ++times) {
            const Money amount = edition.currency.smallest_note * times;
            CAPTURE(amount.to_string());
            const auto notes = fewest_notes(edition.box, amount);
            REQUIRE(notes.has_value());
            REQUIRE(sum_of(*notes) == amount);
            REQUIRE(within(edition.box, *notes));
            const auto paid = fewest_notes_with_change(edition.box, amount);
            if (!paid) continue;
            REQUIRE(sum_of(paid->given) - sum_of(paid->back) == amount);
            REQUIRE(how_many(paid->given) + how_many(paid->back) < how_many(*notes));
        }
    }
}
