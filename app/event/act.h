#pragma once
// A director's act on an event: one entry of its book. An act states what was done, never what follows from it: the
// state is computed from all acts (event.h). Acts are stored as JSON (act_text.h).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "calculators/share.h"
#include "calculators/tournament/scheme.h"
#include "calculators/tournament/seating.h"

namespace tablebank {

/// How players are called on pages that everyone sees.
enum class NamesShown : std::uint8_t { full, first, initials };

/// Who does what at an event: its director everything, a judge what concerns one table or a penalty, a banker the
/// result of their table.
enum class OfficialRole : std::uint8_t { director, judge, banker };

struct RoundSeating {
    int round = 0;
    std::vector<SeatedTable> tables;  ///< players by their number in the event
    std::vector<int> byes;
    bool final_round = false;  ///< only those play who have a seat
    friend bool operator==(const RoundSeating&, const RoundSeating&) = default;
};

/// One player's line of a score sheet.
struct SeatScore {
    int player = 0;
    Share total;
    int place = 0;
    bool forfeit = false;
    /// If it is credited to someone else than the event seated: the player who was seated there, or 0 for a seat that
    /// was added during the game.
    std::optional<int> seat_of{};
    /// The player whom the event seated there; 0: a seat that was added during the game.
    [[nodiscard]] int seated() const { return seat_of.value_or(player); }
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
/// The game that a result was read from; its record is kept as evidence.
struct GameSource {
    std::string game;            ///< its id, 32 hexadecimal digits
    std::int64_t entries = 0;    ///< the last one
    std::string head;            ///< its hash, 64 hexadecimal digits
    std::string evidence;        ///< hash of the text that is kept, 64 hexadecimal digits
    std::string certified_by{};  ///< the key of the judge who certified the sheet, or empty
    bool is_code = false;        ///< it is the code of a sheet which states that people changed seats
    friend bool operator==(const GameSource&, const GameSource&) = default;
};

namespace act {

struct Created {
    std::string name;
    std::string edition;  ///< its id
    int rounds = 1;
    int minutes = 0;
    int table_size = 4;  ///< wanted
    Scheme scheme;
    NamesShown names = NamesShown::full;
    std::vector<std::string> rulings{};  ///< of every table: "key=value", if they differ from the edition's
    friend bool operator==(const Created&, const Created&) = default;
};
struct PlayerAdded {
    int number = 0;
    std::string name;
    std::string family;  ///< players with the same word do not meet; may be empty
    int table = 0;       ///< sits there always; 0: anywhere
    bool substitute = false;
    std::string club{};  ///< players with the same word meet as seldom as can be; may be empty
    friend bool operator==(const PlayerAdded&, const PlayerAdded&) = default;
};
struct PlayerLeft {
    int player = 0;
    int from = 1;  ///< the first round without them
    friend bool operator==(const PlayerLeft&, const PlayerLeft&) = default;
};
struct PlayerReturned {
    int player = 0;
    int from = 1;  ///< the first round with them again
    friend bool operator==(const PlayerReturned&, const PlayerReturned&) = default;
};
struct CheckedIn {
    int player = 0;
    friend bool operator==(const CheckedIn&, const CheckedIn&) = default;
};
/// Not shown on pages that everyone sees, or shown again.
struct Hidden {
    int player = 0;
    bool hidden = true;
    friend bool operator==(const Hidden&, const Hidden&) = default;
};
struct Seated {
    std::vector<RoundSeating> rounds;
    friend bool operator==(const Seated&, const Seated&) = default;
};
/// The bell of a round rings.
struct RoundOpened {
    int round = 0;
    std::optional<std::int64_t> at{};  ///< of an amended bell: when it rang, milliseconds UTC; none: when it was posted
    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};
struct Extended {
    int round = 0;
    int table = 0;  ///< 0: all
    int minutes = 0;
    friend bool operator==(const Extended&, const Extended&) = default;
};
struct ResultTaken {
    int round = 0;
    int table = 0;
    std::vector<SeatScore> seats;
    std::optional<GameSource> source;  ///< none if it was typed from paper
    int correction = 0;                ///< number of it; 0: the first result of the table
    bool early = false;                ///< the bell of its round had not rung: it is set aside, and does not count
    friend bool operator==(const ResultTaken&, const ResultTaken&) = default;
};
/// Another history of a game whose result was imported: it is stored, and decided by a correction.
struct ForkKept {
    int round = 0;
    int table = 0;
    GameSource source;
    /// Entry of the waiting history that this one continues, and whose place it takes; 0: none.
    std::int64_t continues = 0;
    friend bool operator==(const ForkKept&, const ForkKept&) = default;
};
struct RoundUnlocked {
    int round = 0;
    friend bool operator==(const RoundUnlocked&, const RoundUnlocked&) = default;
};
/// A bonus is a penalty of points below 0; it has a name of its own in the log of the event.
struct PenaltyGiven {
    int number = 0;
    int player = 0;
    Share points;
    friend bool operator==(const PenaltyGiven&, const PenaltyGiven&) = default;
};
struct PenaltyWithdrawn {
    int number = 0;
    friend bool operator==(const PenaltyWithdrawn&, const PenaltyWithdrawn&) = default;
};
struct SchemeChanged {
    Scheme scheme;
    friend bool operator==(const SchemeChanged&, const SchemeChanged&) = default;
};
struct LotsDrawn {
    std::vector<int> players;  ///< the first drawn goes first
    friend bool operator==(const LotsDrawn&, const LotsDrawn&) = default;
};

/// The hub to which the tables send their entries.
struct HubNamed {
    std::string address;  ///< "http://192.168.0.7:8017"
    std::string secret;   ///< the codes of the tables follow from it; 64 hexadecimal digits, on no page and in no log
    friend bool operator==(const HubNamed&, const HubNamed&) = default;
};
/// The key that signs a table's entries from now on; an earlier key is withdrawn.
struct KeyEnrolled {
    int round = 0;
    int table = 0;
    std::string key;  ///< in minisign's form: "RWQ..."
    friend bool operator==(const KeyEnrolled&, const KeyEnrolled&) = default;
};
/// The table has none until another is enrolled; this one never again.
struct KeyWithdrawn {
    int round = 0;
    int table = 0;
    friend bool operator==(const KeyWithdrawn&, const KeyWithdrawn&) = default;
};

/// The acts that an official may do to the event. As long as no official is named, everyone may do everything.
struct OfficialNamed {
    std::string name;  ///< as in the stamps of acts
    OfficialRole role = OfficialRole::director;
    int table = 0;  ///< of a banker
    friend bool operator==(const OfficialNamed&, const OfficialNamed&) = default;
};
struct OfficialRemoved {
    std::string name;
    friend bool operator==(const OfficialRemoved&, const OfficialRemoved&) = default;
};

/// Who really sat where in a round that has begun: the two exchange their seats, byes and results.
struct Reseated {
    int round = 0;
    int player = 0;
    int other = 0;  ///< may have had no seat; 0: no one took the seat
    friend bool operator==(const Reseated&, const Reseated&) = default;
};
/// A history, or a result that came before the bell, does not count; it no longer waits for a decision.
struct Dismissed {
    std::int64_t entry = 0;  ///< that kept it
    friend bool operator==(const Dismissed&, const Dismissed&) = default;
};
/// An act is undone. Later acts are decided again on what is then true.
struct Undone {
    std::int64_t entry = 0;
    std::vector<std::int64_t> out{};  ///< entries that do not fit any longer
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Boxed;
/// Another act of the same kind in place of an earlier one; later acts are decided again.
struct Amended {
    std::int64_t entry = 0;
    std::shared_ptr<const Boxed> act{};  ///< never nullptr in a book
    std::vector<std::int64_t> out{};     ///< entries that do not fit any longer
    friend bool operator==(const Amended& one, const Amended& other);
};

}  // namespace act

using Act = std::variant<act::Created, act::PlayerAdded, act::PlayerLeft, act::PlayerReturned, act::CheckedIn,
                         act::Hidden, act::Seated, act::RoundOpened, act::Extended, act::ResultTaken, act::ForkKept,
                         act::RoundUnlocked, act::PenaltyGiven, act::PenaltyWithdrawn, act::SchemeChanged,
                         act::LotsDrawn, act::HubNamed, act::KeyEnrolled, act::KeyWithdrawn, act::OfficialNamed,
                         act::OfficialRemoved, act::Reseated, act::Dismissed, act::Undone, act::Amended>;

namespace act {

/// An act within an act.
struct Boxed {
    Act act;
    friend bool operator==(const Boxed&, const Boxed&) = default;
};
inline bool operator==(const Amended& one, const Amended& other) {
    const bool same_act =
        one.act == other.act || (one.act != nullptr && other.act != nullptr && *one.act == *other.act);
    return one.entry == other.entry && one.out == other.out && same_act;
}

}  // namespace act

}  // namespace tablebank
