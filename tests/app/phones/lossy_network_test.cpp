// Random evenings of phones on a bad network: requests are lost, doubled, late and reordered, phones reload, two act
// for one seat, and the server restarts. Nothing is posted twice, nothing for another seat, and nothing that its player
// did not see. The seed of a failing run is printed.

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/phones/phone_desk.h"
#include "db/edition/edition_file.h"
#include "ledger/books/phone_poster.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using What = PhoneAnswer::What;

Setup lossy_setup() {
    static const LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.edition = std::make_shared<const Edition>(loaded.edition);
    setup.edition_text = loaded.text.text;
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

/// An act on its way.
struct Sent {
    int seat = 0;
    PhoneAct act;
    std::string promised;  ///< what its player saw
};

class LossyEvening {
public:
    explicit LossyEvening(unsigned seed)
        : chance_(seed),
          session_(Session::create(folder_.file("game.tbl"), lossy_setup(), nullptr, StampMaker::system())) {
        restart();
    }

    void play(int steps) {
        for (int step = 0; step < steps; ++step) {
            if (one_in(40)) restart();
            if (one_in(25)) bank();
            tap();
            deliver();
        }
        while (!on_the_way_.empty()) deliver();
    }

    void check() const {
        std::map<std::string, int> posted;
        const auto& history = session_->table().history;
        for (std::int64_t sequence = 2; sequence <= history.last(); ++sequence) {
            const Entry& entry = history.at(sequence);
            const auto seat = phone_of_poster(entry.stamp.poster);
            if (!seat) continue;
            CHECK(++posted[entry.stamp.id] == 1);
            auto promise = promises_.find(entry.stamp.id);
            // Dice pay a plain debt first: the id is that of the payment, and the roll is posted with it.
            if (promise == promises_.end()) promise = promises_.find(history.at(sequence - 1).stamp.id);
            REQUIRE(promise != promises_.end());
            CHECK(promise->second.seat == seat->number);
            CHECK((entry.line == "next" || entry.line.starts_with(session_->setup().player(*seat).name)));
        }
        CHECK(contradictions_ == 0);
    }

private:
    bool one_in(int times) { return std::uniform_int_distribution<int>(1, times)(chance_) == 1; }
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(chance_); }

    void restart() {
        desk_.reset();
        if (!session_) return;
        SeatLinks links(folder_.path() / "phones", session_->setup().game_id, StampMaker::system().new_id);
        links.make_missing(session_->setup());
        desk_ = std::make_unique<PhoneDesk>(*session_, std::move(links), english,
                                            PhoneDesk::Options{PhoneMode::at_once, [this] { return now_ms_ += 1000; }});
    }
    /// The banker acts in between.
    void bank() {
        desk_->with_session([&](Session& session, SeatLinks&) {
            static_cast<void>(session.post(one_in(2) ? std::string("undo") : "note \"tea\""));
        });
    }
    /// A player looks and taps something; the request is lost, sent once, or more often.
    void tap() {
        const int seat = 1 + below(3);
        const SeatView view = make_seat_view(english, *session_, Seat{seat});
        std::string text;
        if (!view.offers.empty() && one_in(2))
            text = view.offers[static_cast<std::size_t>(below(static_cast<int>(view.offers.size())))].line;
        else if (view.draws)
            text = "card none";
        else
            text = view.dice_prefix + std::to_string(1 + below(6)) + ' ' + std::to_string(1 + below(6));
        const PhoneAnswer shown = desk_->preview(english, Seat{seat}, text);
        if (shown.what != What::shown) return;
        Sent sent{seat, {StampMaker::system().new_id(), text, shown.preview.meaning, shown.last}, shown.preview.text};
        promises_[sent.act.id] = sent;
        for (int copy = below(4); copy > 0; --copy) on_the_way_.push_back(sent);
    }
    /// Any request that is on its way arrives, perhaps long after others.
    void deliver() {
        if (on_the_way_.empty() || one_in(3)) return;
        const auto at = on_the_way_.begin() + below(static_cast<int>(on_the_way_.size()));
        const Sent sent = *at;
        on_the_way_.erase(at);
        const std::int64_t before = session_->table().game.last;
        const PhoneAnswer answer = desk_->act(english, Seat{sent.seat}, sent.act);
        const bool is_new = session_->table().game.last != before;
        if (is_new && answer.text != sent.promised) ++contradictions_;
        if (is_new && answer.what != What::posted) ++contradictions_;
        if (one_in(20)) static_cast<void>(desk_->act(english, Seat{1 + sent.seat % 3}, sent.act));  // another seat
    }

    std::mt19937 chance_;
    ScratchFolder folder_;
    std::optional<Session> session_;
    std::unique_ptr<PhoneDesk> desk_;
    std::int64_t now_ms_ = 0;
    std::vector<Sent> on_the_way_;
    std::map<std::string, Sent> promises_;
    int contradictions_ = 0;
};

TEST_CASE("on a bad network nothing is posted twice, for another seat, or otherwise than it was shown") {
    constexpr unsigned evenings = 25;
    const unsigned first = std::random_device{}();
    for (unsigned seed = first; seed != first + evenings; ++seed) {
        CAPTURE(seed);
        LossyEvening evening(seed);
        evening.play(60);
        evening.check();
    }
}

}  // namespace
}  // namespace tablebank::testing
