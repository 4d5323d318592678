// Who may certify and correct: the key that signed the text, and the object of a signature that does not fit.

#include "app/session/certificate.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "app/session/adjudication.h"
#include "app/session/correction_right.h"
#include "app/session/game_checkpoint.h"
#include "app/session/verification.h"
#include "ledger/proof/comparison.h"
#include "ledger/proof/signature.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

/// A timed game of Anna and Boris that is over; Vera and Mallory have keys.
class Desk {
public:
    Desk() {
        Setup setup = two_players();
        setup.goal = Goal::timed;
        setup.minutes = 120;
        session_.emplace(Session::create(folder_.file("game.tbl"), setup, nullptr, counted_stamps()));
        for (const char* line : {"clock start", "clock call \"the bell\"", "closing", "keep", "walk", "finish"})
            post(line);
    }
    void post(const std::string& line) {
        CAPTURE(line);
        CHECK(refused(line).empty());
    }
    /// The code of the refusal; empty where the line was posted.
    std::string refused(const std::string& line) {
        const Outcome outcome = session_->post(line);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            last_ = *refusal;
            return std::string(to_string(refusal->code));
        }
        return std::holds_alternative<Posted>(outcome) ? "" : "not read";
    }
    static std::string letters(const SecretKey& key, const Checkpoint& text) {
        return signature_letters(signature_text(sign(key, checkpoint_text(text), checkpoint_remark(text)), "a test"));
    }
    [[nodiscard]] Checkpoint certificate(const std::string& name = "Vera") const {
        return certificate_checkpoint(table(), name).value();
    }
    [[nodiscard]] std::string certify(const std::string& signature, const std::string& more = {}) const {
        return "certify " + more + "signed \"" + signature + "\" despite \"a test\" \"Vera\"";
    }
    [[nodiscard]] std::string named() const { return "key \"" + to_string(vera.public_key()) + "\" "; }
    [[nodiscard]] const Table& table() const { return session_->table(); }
    [[nodiscard]] const Refusal& refusal() const { return last_; }

    SecretKey vera = SecretKey::fresh();
    SecretKey mallory = SecretKey::fresh();

private:
    ScratchFolder folder_;
    std::optional<Session> session_;
    Refusal last_{RefusalCode::wrong_signature};
};

}  // namespace

TEST_CASE("the text of a certificate states totals, first places, what a judge set, rulings and counts") {
    Desk desk;
    desk.post("Boris adjust +5 \"a note\"");
    const Checkpoint text = desk.certificate();
    CHECK(purpose_text(text) == "certificate 1");
    REQUIRE(text.states.size() == 4);
    CHECK(text.states[0] == "total 1 300 Anna");
    CHECK(text.states[1] == "total 2 155 Boris");
    CHECK(text.states[2] == "winner 1");
    CHECK(text.states[3] == "adjusted 2 150 155");
    CHECK(read_checkpoint(checkpoint_text(text)) == text);
}

TEST_CASE("a key that signed the text is proved, and one that signed nothing is only named") {
    Desk desk;
    desk.post("certify " + desk.named() + "despite \"a test\" \"Vera\"");
    REQUIRE(adjudication(desk.table()).sheet);
    CHECK_FALSE(adjudication(desk.table()).sheet->proved);
    const Checkpoint text = desk.certificate();
    CHECK(desk.refused("certify signed \"" + Desk::letters(desk.mallory, text) + "\"") == "other-key");
    desk.post("note \"after the end\"");
    desk.post("certify signed \"" + Desk::letters(desk.vera, text) + "\"");
    CHECK(adjudication(desk.table()).sheet->proved);
    CHECK(desk.refused("certify signed \"" + Desk::letters(desk.vera, text) + "\"") == "changes-nothing");

    Desk at_once;
    at_once.post(at_once.certify(Desk::letters(at_once.vera, at_once.certificate()), at_once.named()));
    CHECK(adjudication(at_once.table()).sheet->proved);
    CHECK(verify(at_once.table()).unsigned_corrections.empty());
}

TEST_CASE("a refusal names the signature: another key, another purpose, an older entry, or none of this") {
    Desk desk;
    const Checkpoint before = desk.certificate();
    desk.post("Anna signs");
    const auto refused = [&](const SecretKey& key, const Checkpoint& text) {
        return desk.refused(desk.certify(Desk::letters(key, text), desk.named()));
    };
    CHECK(refused(desk.mallory, desk.certificate()) == "other-key");
    CHECK(refused(desk.vera, before) == "older-entry");
    CHECK(desk.refusal().entry == before.entries);
    const Checkpoint end = checkpoint_at(desk.table(), desk.table().history.last(), {Attester::judge, "Vera"});
    CHECK(refused(desk.vera, end) == "other-purpose");
    CHECK(desk.refusal().detail == "end");
    Checkpoint changed = desk.certificate();
    changed.states.front() = "total 1 1000 Anna";
    CHECK(refused(desk.vera, changed) == "wrong-signature");
    const Checkpoint unadjusted = desk.certificate();
    desk.post("Anna adjust +5 \"a note\"");
    CHECK(refused(desk.vera, unadjusted) == "older-entry");  // of which it was right
    CHECK(desk.refusal().entry == unadjusted.entries);
    CHECK(desk.refused("certify " + desk.named() + "signed \"letters\" despite \"x\" \"Vera\"") == "wrong-signature");
    CHECK(refused(desk.vera, desk.certificate()).empty());
}

TEST_CASE("only the key that certified corrects and certifies again, even after notes and protests") {
    Desk desk;
    const std::string first = Desk::letters(desk.vera, desk.certificate());
    desk.post(desk.certify(first, desk.named()));
    const auto correct = [&](const std::string& letters) { return "correct signed \"" + letters + "\" \"a trifle\""; };
    CHECK(desk.refused("correct \"a trifle\"") == "judge-signs");
    const Checkpoint permission = correction_checkpoint(desk.table()).value();
    CHECK(desk.refused(correct(Desk::letters(desk.mallory, permission))) == "other-key");
    const Checkpoint end = checkpoint_at(desk.table(), desk.table().history.last(), {Attester::judge, "Vera"});
    CHECK(desk.refused(correct(Desk::letters(desk.vera, end))) == "other-purpose");
    desk.post("note \"after the end\"");
    desk.post("Boris protest \"my last turn\"");
    desk.post(correct(Desk::letters(desk.vera, permission)));
    desk.post("Anna adjust -300 \"x\"");
    CHECK(desk.refused(desk.certify(first)) == "other-purpose");  // it signed sheet 1
    CHECK(desk.refusal().detail == "certificate 1");
    CHECK(desk.refused("certify despite \"x\" \"Mallory\"") == "judge-signs");
    CHECK(desk.refused("certify key \"" + to_string(desk.mallory.public_key()) + "\" despite \"x\" \"Mallory\"") ==
          "other-key");
    desk.post(desk.certify(Desk::letters(desk.vera, desk.certificate())));
    const auto sheet = adjudication(desk.table()).sheet;
    REQUIRE(sheet);
    CHECK(sheet->number == 2);
    CHECK(sheet->proved);
    CHECK(verify(desk.table()).unsigned_corrections.empty());
}

TEST_CASE("a certificate agrees with the game that was certified with it, until a correction") {
    Desk desk;
    const Checkpoint text = desk.certificate();
    const auto held = [&] {
        const Table& table = desk.table();
        return compare(summary_of(*table.game.setup, table.history.entries()), std::vector{text}).front().agreement;
    };
    CHECK(held() == Agreement::agrees);
    desk.post(desk.certify(Desk::letters(desk.vera, text), desk.named()));
    CHECK(held() == Agreement::went_on);
    const Checkpoint correction = correction_checkpoint(desk.table()).value();
    desk.post("correct signed \"" + Desk::letters(desk.vera, correction) + "\" \"x\"");
    CHECK(held() == Agreement::past_end);
}

}  // namespace tablebank::testing
