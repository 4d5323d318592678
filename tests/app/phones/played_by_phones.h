#pragma once
// A game of three players whose phones act: for the tests of their desk.

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "app/phones/phone_desk.h"
#include "db/edition/edition_file.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

/// The id of a tap.
inline std::string tap_id(int number) {
    const std::string digits = std::to_string(number);
    return std::string(32 - digits.size(), 'f') + digits;
}

/// A game of three players with the desk of its phones.
struct PlayedByPhones {
    explicit PlayedByPhones(PhoneMode mode = PhoneMode::at_once)
        : session(make_session(scratch)), desk(session, links(), english, {mode, [this] { return now_ms += 1000; }}) {}

    static Setup game_setup() {
        LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
        Setup setup;
        setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
        setup.edition_text = std::move(loaded.text.text);
        setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
        setup.rulings = setup.edition->rulings;
        setup.language = "en";
        return setup;
    }
    static Session make_session(const ScratchFolder& folder) {
        return Session::create(folder.file("game.tbl"), game_setup(), nullptr, StampMaker::system());
    }
    SeatLinks links() {
        SeatLinks made(scratch.path() / "phones", session.setup().game_id, StampMaker::system().new_id);
        made.make_missing(session.setup());
        return made;
    }
    PhoneAnswer tap(int seat, const std::string& text, int id) {
        const PhoneAnswer shown = desk.preview(english, Seat{seat}, text);
        if (shown.what != PhoneAnswer::What::shown) return shown;
        return desk.act(english, Seat{seat}, {tap_id(id), text, shown.preview.meaning, shown.last});
    }
    [[nodiscard]] std::int64_t last() const { return session.table().game.last; }
    [[nodiscard]] const Entry& entry(std::int64_t sequence) const { return session.table().history.at(sequence); }

    ScratchFolder scratch;
    Session session;
    std::int64_t now_ms = 0;
    PhoneDesk desk;
};

}  // namespace tablebank::testing
