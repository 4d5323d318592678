#include "app/viewmodel/phones_view_model.h"

#include <utility>

#include "app/hub/served_file.h"
#include "app/hub/served_table.h"
#include "app/hub/web_error_text.h"
#include "app/hub_sync/hub_registration.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/event/hub_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/key_store.h"
#include "app/viewmodel/serve_everywhere.h"
#include "ledger/books/phone_poster.h"
#include "ledger/proof/key.h"
#include "platform/clock.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr std::size_t latest_acts = 4;

/// The entries that phones posted, the last one first.
std::vector<std::string> latest_of_phones(const Language& lang, const Table& table) {
    constexpr std::int64_t looked_at = 200;
    std::vector<std::string> latest;
    const std::int64_t last = table.game.last;
    for (std::int64_t at = last; at > 0 && at > last - looked_at && latest.size() < latest_acts; --at) {
        const Entry& entry = table.history.at(at);
        if (!phone_of_poster(entry.stamp.poster)) continue;
        const Setup& setup = *table.game.setup;
        latest.push_back('#' + std::to_string(at) + "  " + entry_text(lang, setup, entry) + " (" +
                         poster_text(lang, setup, entry.stamp.poster) + ')');
    }
    return latest;
}

}  // namespace

struct PhonesViewModel::Play {
    Play(const Language& lang, Session& session, SeatLinks links)
        : desk(session, std::move(links), lang, PhoneDesk::Options{.running_ms = platform::running_ms}),
          bank(desk, StampMaker::system().new_id) {}

    PhoneDesk desk;
    BankDesk bank;
    std::unique_ptr<ServedTable> served;
};

PhonesViewModel::PhonesViewModel() = default;
PhonesViewModel::~PhonesViewModel() = default;

/// `serve` returns the addresses.
template <typename Serve>
void PhonesViewModel::listen(const Language& lang, const Serve& serve) {
    shown_ = {};
    shown_of_.forget();
    try {
        shown_.addresses = reachable_addresses(serve());
        if (!shown_.addresses.empty()) return;
        if (shown_.trouble.empty()) shown_.trouble = lang.tr("This machine is in no network that a phone could join.");
    } catch (const WebError& error) {
        shown_.trouble = web_error_text(lang, "0.0.0.0", error);
    } catch (const FileError& error) {
        shown_.trouble = file_error_text(lang, error);
    } catch (const KeyError& error) {
        shown_.trouble = key_error_text(lang, error);
    }
    served_.reset();
    play_.reset();
}

void PhonesViewModel::switch_on(const Language& lang, const std::filesystem::path& game) {
    if (served_) return;
    play_.reset();
    listen(lang, [&] {
        served_ = serve_everywhere(
            [&](const WebPlace& place) { return std::make_unique<ServedFile>(platform::text_of(game), place); });
        return served_->addresses();
    });
    if (!shown_.on()) return;
    shown_.code_of = shown_.addresses.front();
    shown_.code = qr_matrix(shown_.code_of);
}

void PhonesViewModel::play(const Language& lang, Session& session, std::function<void()> wake) {
    if (play_) return;
    served_.reset();
    listen(lang, [&]() -> std::vector<std::string> {
        if (const auto event = event_without_phones(session.setup().game_id)) {
            shown_.trouble = phones_barred_text(lang, *event);
            return {};
        }
        SeatLinks links(seat_links_folder(), session.setup().game_id, StampMaker::system().new_id);
        links.make_missing(session.setup());
        play_ = std::make_unique<Play>(lang, session, std::move(links));
        play_->served = serve_everywhere([&](const WebPlace& place) {
            return std::make_unique<ServedTable>(play_->desk, place,
                                                 ServedTable::Options{.wake = wake, .bank = &play_->bank});
        });
        return play_->served->addresses();
    });
    refresh(lang);
}

void PhonesViewModel::switch_off() {
    served_.reset();
    play_.reset();
    asked_.reset();
    shown_ = {};
}

bool PhonesViewModel::serve(const Language& lang, bool held) {
    if (!play_) return false;
    play_->desk.speak(lang);
    play_->desk.hold(held);
    const bool changed = play_->served->serve();
    if (changed) refresh(lang);
    return changed;
}

std::vector<PhoneNotice> PhonesViewModel::take_notices() {
    return play_ ? play_->desk.take_notices() : std::vector<PhoneNotice>{};
}

std::size_t PhonesViewModel::waiting() const {
    return play_ ? play_->desk.waiting_count() : 0;
}

PhonesFace PhonesViewModel::face(const Language& lang) const {
    if (const std::size_t acts = waiting(); acts > 0) {
        const auto count = static_cast<std::int64_t>(acts);
        return {lang.trn("{count} act waits", "{count} acts wait", count), true};
    }
    return {play_ && play_->desk.stopped() ? lang.tr("Phones stopped") : std::string{}, false};
}

void PhonesViewModel::choose(Seat seat) {
    chosen_ = seat;
}

void PhonesViewModel::set_mode(PhoneMode mode) {
    if (play_) play_->desk.set_mode(mode);
}

void PhonesViewModel::turn_dice() {
    if (play_) play_->desk.let_roll(!play_->desk.lets_roll());
}

void PhonesViewModel::stop_or_go() {
    if (play_) play_->desk.stop(!play_->desk.stopped());
}

std::optional<Posted> PhonesViewModel::confirm() {
    return play_ ? play_->desk.confirm_first() : std::nullopt;
}

void PhonesViewModel::decline() {
    if (play_) play_->desk.decline_first();
}

void PhonesViewModel::ask(Seat seat, bool withdrawn) {
    if (play_) asked_ = Asked{seat, withdrawn};
}

void PhonesViewModel::answer(const Language& lang, bool agrees) {
    const auto asked = std::exchange(asked_, std::nullopt);
    if (!play_ || !asked || !agrees) return;
    shown_of_.forget();
    shown_.trouble.clear();
    try {
        play_->desk.with_session([&](const Session& session, SeatLinks& links) {
            if (asked->withdrawn)
                links.withdraw(asked->seat, session.setup());
            else
                static_cast<void>(links.renew(asked->seat, session.setup()));
        });
    } catch (const FileError& error) {
        shown_.trouble = file_error_text(lang, error);
    }
}

void PhonesViewModel::set_pin(const Language& lang) {
    if (!play_) return;
    shown_of_.forget();
    shown_.trouble.clear();
    if (is_banker_pin(screen.pin))
        play_->bank.lock().set_pin(screen.pin);
    else
        shown_.trouble = lang.tr("A PIN has 4 to 12 digits, and nothing else.");
    forget(screen.pin);
    screen.pin.clear();
}

void PhonesViewModel::open_bank() {
    if (play_) play_->bank.lock().open();
}

bool PhonesViewModel::take_warning() {
    return std::exchange(warns_, false);
}

void PhonesViewModel::warning_heard() {
    if (play_) play_->bank.lock().heard();
}

void PhonesViewModel::refresh(const Language& lang) {
    if (!play_) return;
    const bool is_closed = play_->bank.is_closed();
    if (shown_of_.is_stale(play_->desk.state(), lang.tag(), chosen_.number, asked_, is_closed)) show_play(lang);
}

void PhonesViewModel::show_play(const Language& lang) {
    const PhoneDesk& desk = play_->desk;
    const Setup& setup = desk.session().setup();
    PhonesSnapshot now;
    now.addresses = std::move(shown_.addresses);
    now.trouble = std::move(shown_.trouble);
    now.plays = true;
    now.mode = desk.mode();
    now.stopped = desk.stopped();
    now.rolls = desk.lets_roll();
    if (chosen_.number > setup.seats()) chosen_ = Seat{1};
    for (int number = 1; number <= setup.seats(); ++number) {
        const auto secret = desk.links().secret_of(Seat{number}, setup);
        PhoneSeatRow row{Seat{number}, setup.player(Seat{number}).name,
                         secret ? seat_link(now.addresses.front(), *secret) : std::string{}, chosen_ == Seat{number}};
        if (row.chosen && secret) now.code = qr_matrix(now.code_of = row.link);
        now.seats.push_back(std::move(row));
    }
    now.bank_closed = play_->bank.is_closed();
    PhoneSeatRow bank{
        Seat{0}, lang.tr("The banker"),
        play_->bank.lock().has_pin() ? bank_link(now.addresses.front(), play_->bank.secret()) : std::string{},
        chosen_.number == 0};
    if (bank.chosen && !bank.link.empty()) now.code = qr_matrix(now.code_of = bank.link);
    now.seats.push_back(std::move(bank));
    for (const PhoneNotice& waits : desk.all_waiting()) {
        const Word player{"player", setup.player(waits.seat).name};
        now.waiting.push_back(waits.what == PhoneNotice::What::asks_undo
                                  ? lang.tr("{player} asks for an undo: {text}", {player, {"text", waits.effect}})
                                  : lang.tr("{player} waits for you: {text}", {player, {"text", waits.effect}}));
    }
    now.latest = latest_of_phones(lang, desk.session().table());
    if (asked_) {
        const Word player{"player", setup.player(asked_->seat).name};
        now.asks =
            asked_->withdrawn
                ? lang.tr("Withdraw the link of {player}? It opens nothing any more, and you play that seat.", {player})
                : lang.tr("Replace the link of {player}? The old one opens nothing any more.", {player});
    }
    shown_ = std::move(now);
}

}  // namespace tablebank
