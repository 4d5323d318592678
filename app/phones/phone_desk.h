#pragma once
// The acts of the players' phones at an open game. A tap becomes a line of the grammar with the seat in front, is
// decided and posted by the session, and records the phone as its poster. The same id is posted once; an act that would
// mean something else than its player saw is shown again and not posted. The banker confirms or declines what waits,
// and stops all phones. It belongs to the thread that has the session; requests of phones come to it
// through a queue (app/hub/phone_queue.h).

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/i18n/language.h"
#include "app/phones/act_rate.h"
#include "app/phones/phone_mode.h"
#include "app/present/seat/seat_preview.h"
#include "app/present/seat/seat_view.h"
#include "app/session/seat_links.h"
#include "app/session/session.h"

namespace tablebank {

/// An act as a phone sends it.
struct PhoneAct {
    std::string id;         ///< of the tap: 32 hexadecimal digits; the same again is the same act
    std::string text;       ///< a line, or a short answer
    std::string meaning{};  ///< of the preview that its player saw (SeatPreview::meaning)
    std::int64_t upon = 0;  ///< the last entry of the table that its player saw
};

/// The answer to a phone.
struct PhoneAnswer {
    enum class What : std::uint8_t {
        posted,   ///< or had been posted already
        waits,    ///< for the banker
        shown,    ///< `preview` is what it would post; nothing was posted
        again,    ///< the same, and it differs from what its player saw
        done,     ///< a request that posts nothing
        refused,  ///< `refusal`
    };
    What what = What::refused;
    std::int64_t entry = 0;  ///< posted: the first entry
    std::int64_t last = 0;   ///< the last entry of the table
    std::string text{};      ///< posted: its sentence
    SeatPreview preview{};
    SeatRefusal refusal{};
};

/// What the page of a seat shows, at a moment.
struct PhoneState {
    Table table;
    std::int64_t now_ms = 0;
    std::string id;  ///< PhoneDesk::state
    SeatView view;
    bool stopped = false;
    bool rolls = false;   ///< the program may throw the dice that the page shows
    std::string waits{};  ///< the act that waits for the banker, in words; or empty
    std::string news{};   ///< why the last one was not posted; or empty
    /// A trade that another player offers to this one.
    struct Asked {
        std::string id;
        SeatPreview preview;
    };
    std::vector<Asked> asked{};
};

/// An event that the banker reads.
struct PhoneNotice {
    enum class What : std::uint8_t {
        posted,
        waits,
        asks_undo,
        withdrawn,
        not_stored,
        bank_closed,  ///< five wrong PINs: make a sound, and call BankDesk::heard
    };
    What what = What::posted;
    Seat seat{};               ///< 0: the banker's own page
    std::string id{};          ///< waits, asks_undo: of the act
    Posted entries{};          ///< posted
    std::string effect{};      ///< waits: in the banker's language
    std::string difficulty{};  ///< not_stored
};

class PhoneDesk {
public:
    struct Options {
        PhoneMode mode = PhoneMode::at_once;
        std::function<std::int64_t()> running_ms;  ///< a clock that never goes back, for the limit of acts
        bool dice = false;                         ///< a phone may ask the program to throw its dice
        std::function<int()> throw_die{};          ///< 1 to 6; by default of the system's random numbers
    };
    /// `session` outlives it.
    PhoneDesk(Session& session, SeatLinks links, Language banker, Options options);

    // For phones. Each begins with the secret of a seat; a wrong one is refused.
    [[nodiscard]] std::optional<Seat> seat_of(std::string_view secret) const;
    [[nodiscard]] PhoneState look(const Language& lang, Seat seat) const;
    /// The line of a trade; empty if there is none.
    [[nodiscard]] std::string line_of(Seat seat, const SeatTrade& trade) const;
    /// What a text would post.
    [[nodiscard]] PhoneAnswer preview(const Language& lang, Seat seat, std::string_view text);
    [[nodiscard]] PhoneAnswer act(const Language& lang, Seat seat, const PhoneAct& act);
    /// Throws the dice that this seat is to throw, and posts them. Until they are posted, they stay as they fell.
    [[nodiscard]] PhoneAnswer roll(const Language& lang, Seat seat, const std::string& id);
    /// Asks the banker to undo the last entry, which this seat's phone posted.
    [[nodiscard]] PhoneAnswer ask_undo(const Language& lang, Seat seat, const std::string& id, std::int64_t entry);
    /// Agrees to a trade that another seat offers, as this player saw it: it is posted, or waits for the banker.
    [[nodiscard]] PhoneAnswer agree(const Language& lang, Seat seat, const std::string& trade,
                                    const std::string& meaning);
    /// Declines it.
    [[nodiscard]] PhoneAnswer decline(const Language& lang, Seat seat, const std::string& trade);
    /// Withdraws the act that waits, or the offer of a trade.
    [[nodiscard]] PhoneAnswer withdraw(const Language& lang, Seat seat);
    struct Now {
        Table table;
        std::string head;  ///< of its chain, in hexadecimal digits
        std::int64_t now_ms = 0;
    };
    /// The table, for its public pages.
    [[nodiscard]] Now now() const;
    /// Changes whenever a page may change: the head of the game, and a number.
    [[nodiscard]] std::string state() const;

    // For the banker.
    /// The first act that waits, in words; nullopt if none waits.
    [[nodiscard]] std::optional<PhoneNotice> first_waiting() const;
    /// All of them, the first one first.
    [[nodiscard]] std::vector<PhoneNotice> all_waiting() const { return all_waiting(banker_); }
    [[nodiscard]] std::vector<PhoneNotice> all_waiting(const Language& lang) const;
    [[nodiscard]] std::size_t waiting_count() const { return waiting_.size(); }
    /// The language of the notices.
    void speak(const Language& banker) { banker_ = banker; }
    /// Posts it, unless it would mean something else now: then its player sees it again. nullopt if it was not posted.
    std::optional<Posted> confirm_first();
    void decline_first();
    /// The same for an act by its id, wherever it waits.
    std::optional<Posted> confirm(const std::string& id);
    void decline(const std::string& id);
    void stop(bool stopped);
    [[nodiscard]] bool stopped() const { return stopped_; }
    void set_mode(PhoneMode mode);
    [[nodiscard]] PhoneMode mode() const { return options_.mode; }
    void let_roll(bool dice);
    [[nodiscard]] bool lets_roll() const { return options_.dice; }
    /// While the banker corrects an entry: no act is posted, and its player reads why.
    void hold(bool held) { held_ = held; }
    /// Why even the banker's own page posts nothing now.
    [[nodiscard]] std::optional<PhoneRefusal> held() const {
        return held_ ? std::optional{PhoneRefusal::repairing} : std::nullopt;
    }
    [[nodiscard]] std::vector<PhoneNotice> take_notices();
    void notice(PhoneNotice notice);
    [[nodiscard]] std::int64_t running_ms() const { return options_.running_ms(); }
    /// Changes the session or the links of its seats: every page is asked for again.
    template <typename Use>
    auto with_session(Use use) {
        ++revision_;
        return use(session_, links_);
    }
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const SeatLinks& links() const { return links_; }

private:
    struct Waiting {
        Seat seat;
        std::string id;
        SeatLine line;
        std::string meaning;
        bool is_undo = false;
    };
    struct News {
        enum class Why : std::uint8_t {
            declined,    ///< by the banker
            not_agreed,  ///< by the other player of a trade
            changed,     ///< it means something else now, or is refused
        };
        Why why = Why::changed;
        std::vector<std::string> lines;
    };
    [[nodiscard]] std::string thrown_for(const SeatView& view);
    [[nodiscard]] PhoneAnswer take(const Language& lang, Waiting waiting);
    [[nodiscard]] PhoneAnswer refuse(const Language& lang, PhoneRefusal refusal) const;
    [[nodiscard]] PhoneAnswer refuse(SeatRefusal refusal) const;
    [[nodiscard]] std::optional<PhoneAnswer> known(const Language& lang, Seat seat, const std::string& id) const;
    [[nodiscard]] std::optional<PhoneRefusal> may_act(Seat seat, const std::string& id);
    /// Why no phone acts now.
    [[nodiscard]] std::optional<PhoneRefusal> closed_now() const;
    [[nodiscard]] bool must_wait(const SeatLine& line) const;
    [[nodiscard]] PhoneAnswer wait_for_banker(const Language& lang, Waiting waiting);
    [[nodiscard]] PhoneAnswer offer_trade(const Language& lang, Waiting waiting);
    [[nodiscard]] std::deque<Waiting>::iterator offered_to(Seat seat, const std::string& trade);
    [[nodiscard]] std::string waits_of(const Language& lang, Seat seat) const;
    [[nodiscard]] std::string news_of(const Language& lang, Seat seat) const;
    void close(Waiting waiting, News::Why why);
    [[nodiscard]] PhoneNotice notice_of(const Language& lang, const Waiting& waiting) const;
    [[nodiscard]] PhoneAnswer post(const Language& lang, const Waiting& waiting);
    [[nodiscard]] std::optional<Posted> posted_now(const Waiting& waiting);
    [[nodiscard]] std::deque<Waiting>::iterator waiting_with(const std::string& id);

    Session& session_;
    SeatLinks links_;
    Language banker_;
    Options options_;
    ActRate rate_;
    bool stopped_ = false;
    bool held_ = false;
    std::uint64_t revision_ = 0;
    std::deque<Waiting> waiting_;                     ///< one per seat at most
    std::deque<Waiting> trades_;                      ///< offered to another player, one per seat at most
    std::map<int, News> news_;                        ///< by seat, until its next act
    std::deque<std::string> closed_;                  ///< ids of acts that waited and were not posted
    std::deque<std::pair<std::string, Seat>> asked_;  ///< acts that the banker was asked for, and posted
    std::deque<PhoneNotice> notices_;
};

}  // namespace tablebank
