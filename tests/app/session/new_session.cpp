#include "tests/app/session/new_session.h"

#include <memory>
#include <utility>

#include "db/edition/edition_file.h"
#include "source_dir.h"

namespace tablebank::testing {

Setup two_players() {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.edition_text = std::move(loaded.text.text);
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

StampMaker counted_stamps(std::int64_t from) {
    auto ticks = std::make_shared<std::int64_t>(from);
    const auto id = [ticks] {
        std::string number = std::to_string(++*ticks);
        return std::string(32 - number.size(), '0') + number;
    };
    return {[ticks] { return ++*ticks * 1000; }, id, "test"};
}

Session new_session(const ScratchFolder& folder, const std::string& name) {
    Setup setup = two_players();
    setup.game_id = std::string(32, 'a');
    return Session::create(folder.file(name), std::move(setup), nullptr, counted_stamps());
}

}  // namespace tablebank::testing
