#pragma once
// A hub without a network, and the messages of a table's laptop to it.

#include <memory>
#include <string>

#include "app/event/live_place.h"
#include "app/hub/live_tables.h"
#include "app/hub_sync/outgoing_game.h"
#include "app/i18n/language.h"
#include "app/pages/event_pages.h"
#include "app/pages/page_json.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

/// A hub without a network: messages are handed over.
class Hub {
public:
    explicit Hub(const std::string& event) : event_(event) { open(); }

    void open() {
        tables_.reset();
        tables_ = std::make_shared<LiveTables>(event_, open_live_store(event_, read_event_state(event_).id));
        while (tables_->go_on()) continue;
    }
    HubReply take(const std::string& message) { return tables_->take({&message, 1}).front(); }
    HubAnswer answer(const std::string& message) { return std::get<HubAnswer>(take(message)); }
    [[nodiscard]] LiveTables& tables() { return *tables_; }
    [[nodiscard]] std::shared_ptr<const LiveTables> view() const { return tables_; }

private:
    std::string event_;
    std::shared_ptr<LiveTables> tables_;
};

inline TableOfEvent place_of(const TableSetup& table) {
    return {table.event_id, table.round, table.table};
}

inline std::string enrolment(const Laptop& laptop) {
    const SecretKey key = laptop.key();
    TableMessage message{.kind = MessageKind::enrolment, .place = place_of(laptop.table()), .key = key.public_key()};
    message.proof = enrolment_proof(laptop.table().code, message.place, message.key);
    return signed_message(key, message);
}

inline std::string entries(const Laptop& laptop, std::int64_t after, std::size_t bytes = usual_part) {
    OutgoingGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    const SecretKey key = laptop.key();
    return signed_message(key, {.kind = MessageKind::entries,
                                .place = place_of(laptop.table()),
                                .key = key.public_key(),
                                .after = after,
                                .before = game.hash_of(after),
                                .part = game.part(after, bytes)});
}

inline std::string wish_for_record(const Laptop& laptop) {
    const SecretKey key = laptop.key();
    return signed_message(key,
                          {.kind = MessageKind::record, .place = place_of(laptop.table()), .key = key.public_key()});
}

inline std::string page_of(const Hub& hub, const std::string& event, const std::string& page) {
    const ReadEvent read = read_event_state(event);
    const auto pages = make_event_pages(read.event, read.id, hub.view());
    return page_json(Language::english(), *pages->page(Language::english(), page), pages->state_of(page), true);
}

struct Evening {
    ScratchFolder folder;
    std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    Laptop laptop{folder.file("one.tbl"), table_of_event(event, 1, 1)};
    Hub hub{event};
};

}  // namespace tablebank::testing
