#pragma once
// An event whose tables send to a hub, and laptops at them, for the tests of both sides.

#include <memory>
#include <string>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/table_setup.h"
#include "app/session/session.h"
#include "ledger/proof/key.h"

namespace tablebank::testing {

/// The director posts; a refusal fails the test.
void direct(const std::string& event, const EventSession::Decider& decide, const std::string& why = {});
/// In a folder: two tables of four, two rounds, the first of which is being played; sends to `hub`. Gives its file.
std::string make_live_event(const std::string& folder, const std::string& hub);
/// The line that the banker of a table types to begin its game.
[[nodiscard]] TableSetup table_of_event(const std::string& event, int round, int table);

/// A game of a table in a file of its own, with the key that it is sent with.
class Laptop {
public:
    Laptop(const std::string& file, const TableSetup& table);
    /// Of an altered box: its text with `from` written as `to`.
    Laptop(const std::string& file, const TableSetup& table, const std::string& from, const std::string& to);
    /// Opens a game that is there.
    Laptop(const std::string& file, const TableSetup& table, const SecretKey& key);
    /// Lines that the game must accept.
    void play(const std::vector<std::string>& lines);
    /// Sends this many words, each an entry.
    void talk(int notes, const std::string& word);
    /// The present game, as another file.
    void back_up(const std::string& to) const { session_->back_up(to); }
    [[nodiscard]] const Table& game() const { return session_->table(); }
    [[nodiscard]] const Hash& head() const { return session_->head(); }
    [[nodiscard]] SecretKey key() const { return {key_.id(), key_.bytes()}; }
    [[nodiscard]] const TableSetup& table() const { return table_; }

private:
    TableSetup table_;
    SecretKey key_;
    std::unique_ptr<Session> session_;
};

}  // namespace tablebank::testing
