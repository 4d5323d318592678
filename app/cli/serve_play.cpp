#include "app/cli/serve_play.h"

#include <fmt/format.h>

#include <chrono>
#include <ostream>
#include <string_view>
#include <utility>

#include "app/cli/cli_error.h"
#include "app/cli/entry_line.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/cli/source_line.h"
#include "app/cli/typed_input.h"
#include "app/cli/typed_lines.h"
#include "app/hub_sync/hub_registration.h"
#include "app/i18n/language.h"
#include "app/phones/bank_desk.h"
#include "app/phones/phone_desk.h"
#include "app/present/entries/entry_text.h"
#include "app/present/event/hub_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/qr/qr_text.h"
#include "app/session/key_store.h"
#include "app/session/seat_links.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/books/phone_poster.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/key.h"
#include "platform/clock.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// The banker's words for the phones; any other line is one of the game.
constexpr std::string_view phones_word = "phones ";
constexpr std::string_view decline_word = "no";

class PhonesTerminal {
public:
    PhonesTerminal(PhoneDesk& desk, BankDesk& bank, const PlayOptions& options, Streams& streams)
        : desk_(desk), bank_(bank), options_(options), streams_(streams) {}

    /// The address of the links, once the server listens.
    void show_links(const std::vector<std::string>& addresses) {
        address_ = addresses.empty() ? std::string{} : addresses.front();
        Json seats = Json::array();
        const Setup& setup = desk_.session().setup();
        for (int number = 1; number <= setup.seats(); ++number) {
            Json json{{"seat", number}, {"player", setup.player(Seat{number}).name}};
            if (const auto secret = desk_.links().secret_of(Seat{number}, setup))
                json["link"] = seat_link(address_, *secret);
            seats.push_back(std::move(json));
        }
        const bool has_bank = bank_.lock().has_pin();
        const std::string own = has_bank ? bank_link(address_, bank_.secret()) : std::string{};
        if (options_.json) {
            Json json{{"serving", options_.file}, {"addresses", addresses}, {"seats", seats}};
            if (has_bank) json["bank"] = own;
            return print(json);
        }
        for (const std::string& url : addresses)
            streams_.out << lang().tr("Pages: {address}", {{"address", url}}) << '\n';
        for (const Json& seat : seats) show_link(seat);
        if (has_bank) {
            streams_.out << lang().tr("The banker's own page: {link}", {{"link", own}}) << '\n';
            show_code(own);
        }
        streams_.out << lang().tr(
                            "Enter posts the act that waits, \"no\" declines it; any other line is one of the game.")
                     << '\n'
                     << lang().tr("Ctrl+C ends it.") << std::endl;
    }

    void show_notices() {
        for (const PhoneNotice& notice : desk_.take_notices()) show(notice);
    }

    /// One line of the banker.
    void take(const std::string& line) try {
        if (line.empty()) return confirm();
        if (line == decline_word) return desk_.decline_first();
        if (line.starts_with(phones_word)) return command(line.substr(phones_word.size()));
        post(line);
    } catch (const FileError& error) {
        streams_.err << file_error_text(lang(), error) << std::endl;
    } catch (const CliError& error) {
        streams_.err << error.what() << std::endl;
    }

    /// Renews or withdraws the link of a player.
    void change_link(bool renewed, const std::string& name) {
        Json json = desk_.with_session([&](const Session& session, SeatLinks& links) {
            const auto found = find_player(session.setup(), name);
            if (const auto* error = std::get_if<ParseError>(&found))
                throw CliError(ExitCode::usage, parse_error_at_table(lang(), session.game().edition(), *error));
            const Seat seat = std::get<Seat>(found);
            Json changed{{"seat", seat.number}, {"player", session.setup().player(seat).name}};
            if (!renewed)
                links.withdraw(seat, session.setup());
            else
                changed["link"] = seat_link(address_, links.renew(seat, session.setup()));
            return changed;
        });
        if (address_.empty()) return;
        if (options_.json) return print(json);
        show_link(json);
        streams_.out << std::flush;
    }

private:
    [[nodiscard]] const Language& lang() const { return streams_.lang; }
    void print(const Json& json) const { streams_.out << json_text(json) << std::endl; }

    void show_link(const Json& seat) const {
        const Word player{"player", seat.at("player").get<std::string>()};
        if (!seat.contains("link")) {
            streams_.out << lang().tr("{player}: no link; \"phones renew {player}\" makes one", {player}) << '\n';
            return;
        }
        const auto link = seat.at("link").get<std::string>();
        streams_.out << lang().tr("{player}: {link}", {player, {"link", link}}) << '\n';
        show_code(link);
    }
    void show_code(const std::string& link) const {
        if (!options_.qr) return;
        if (const auto code = qr_matrix(link)) streams_.out << qr_text(*code);
    }

    /// Five wrong PINs. With a user at the terminal its bell is rung, so that the page may open after a minute.
    void show_closed_bank() {
        if (is_typed(streams_)) {
            streams_.err << '\a';
            bank_.lock().heard();
        }
        streams_.err << lang().tr("Five wrong PINs: the banker's own page is closed. \"phones open\" opens it.")
                     << std::endl;
    }

    void show(const PhoneNotice& notice) {
        if (notice.what == PhoneNotice::What::posted) return show(notice.entries);
        if (notice.what == PhoneNotice::What::bank_closed) return show_closed_bank();
        const std::string name =
            notice.seat.number == 0 ? lang().tr("the banker") : desk_.session().setup().player(notice.seat).name;
        if (options_.json) {
            Json json{{"phone", notice.seat.number}, {"player", name}, {"what", what_of(notice.what)}};
            if (!notice.effect.empty()) json["text"] = notice.effect;
            return print(json);
        }
        const Word player{"player", name};
        const Word text{"text", notice.effect};
        switch (notice.what) {
            case PhoneNotice::What::waits:
                streams_.out << lang().tr("{player} waits for you: {text} Enter posts it, \"no\" declines it.",
                                          {player, text});
                break;
            case PhoneNotice::What::asks_undo:
                streams_.out << lang().tr("{player} asks you to undo: {text} Enter undoes it, \"no\" declines it.",
                                          {player, text});
                break;
            case PhoneNotice::What::withdrawn:
                streams_.out << lang().tr("{player} withdraws the act.", {player});
                break;
            default:
                streams_.err << lang().tr("An act of {player} could not be stored: {message}",
                                          {player, {"message", notice.difficulty}})
                             << std::endl;
                return;
        }
        streams_.out << std::endl;
    }

    static std::string_view what_of(PhoneNotice::What what) {
        switch (what) {
            case PhoneNotice::What::waits:
                return "waits";
            case PhoneNotice::What::asks_undo:
                return "asks-undo";
            case PhoneNotice::What::withdrawn:
                return "withdrawn";
            case PhoneNotice::What::not_stored:
                return "not-stored";
            case PhoneNotice::What::bank_closed:
                return "bank-closed";
            case PhoneNotice::What::posted:
                break;
        }
        return "posted";
    }

    /// Entries that were posted, with the phone that they came from.
    void show(const Posted& posted) {
        desk_.with_session([&](const Session& session, const SeatLinks&) {
            for (std::int64_t sequence = posted.first; sequence <= posted.last; ++sequence)
                show(session, session.table().history.at(sequence));
        });
    }
    void show(const Session& session, const Entry& entry) const {
        const Setup& setup = session.setup();
        const std::string text = entry_text(lang(), setup, entry);
        const auto phone = phone_of_poster(entry.stamp.poster);
        if (options_.json) {
            Json json{{"seq", entry.sequence}, {"line", entry.line}, {"text", text}};
            if (phone) json["phone"] = phone->number;
            return print(json);
        }
        streams_.out << told_line(lang(), fmt::format("#{}", entry.sequence), setup, entry,
                                  phone ? text + " (" + poster_text(lang(), setup, entry.stamp.poster) + ')' : text)
                     << std::flush;
    }

    void confirm() {
        if (!desk_.first_waiting()) {
            streams_.err << lang().tr("No act waits.") << std::endl;
            return;
        }
        if (const auto posted = desk_.confirm_first()) return show(*posted);
        streams_.err << lang().tr("It would mean something else now, and was not posted; its player sees that.")
                     << std::endl;
    }

    void post(const std::string& line) {
        if (is_blank_line(line)) return;
        const auto posted = desk_.with_session([&](Session& session, const SeatLinks&) {
            const Outcome outcome = session.post(line);
            const SourceLine source{line, std::nullopt};
            if (const auto* error = std::get_if<ParseError>(&outcome))
                throw unreadable_line(lang(), session.table(), source, *error);
            if (const auto* refusal = std::get_if<Refusal>(&outcome))
                throw refused_line(lang(), session.table(), source, *refusal);
            return std::get<Posted>(outcome);
        });
        show(posted);
    }

    /// "stop", "go", "at-once", "renew Anna".
    void command(const std::string& words) {
        const std::size_t space = words.find(' ');
        const std::string verb = words.substr(0, space);
        const std::string name = space == std::string::npos ? std::string{} : words.substr(space + 1);
        if (verb == "stop" || verb == "go") {
            desk_.stop(verb == "stop");
        } else if (const auto mode = parse_phone_mode(verb)) {
            desk_.set_mode(*mode);
        } else if (verb == "open") {
            bank_.lock().open();
        } else if (verb == "renew" || verb == "withdraw") {
            change_link(verb == "renew", name);
        } else {
            throw CliError(ExitCode::usage,
                           lang().tr("After \"phones\": stop, go, at-once, confirm, dues, open, renew PLAYER "
                                     "or withdraw PLAYER"));
        }
    }

    PhoneDesk& desk_;
    BankDesk& bank_;
    const PlayOptions& options_;
    Streams& streams_;
    std::string address_;
};

/// A neighbour in the same network can read along on plain HTTP, and act with the secret.
void warn_of_plain_http(const WebPlace& place, Streams& streams) {
    const bool is_local = place.address.starts_with("127.") || place.address == "::1";
    if (place.tls || is_local) return;
    streams.err
        << streams.lang.tr(
               "Without TLS anyone in this network can read along, and act in a player's name. Whatever is posted "
               "can be undone; --certificate and --key prevent it.")
        << std::endl;
}

/// Sets the PIN of the banker's own page, if there is to be one. It is nowhere kept.
void take_pin(const PlayOptions& options, BankDesk& bank, Streams& streams) {
    if (!options.asks_pin && options.pin_file.empty()) return;
    std::string pin;
    try {
        pin = options.asks_pin
                  ? read_secret_line(streams, streams.lang.tr("PIN of the banker's own page, 4 to 12 digits:"))
                  : read_secret_file(platform::path_of(options.pin_file));
    } catch (const KeyError& error) {
        throw CliError(ExitCode::usage, key_error_text(streams.lang, error));
    }
    std::string first = pin.substr(0, pin.find_first_of("\r\n"));
    forget(pin);
    const bool is_pin = is_banker_pin(first);
    if (is_pin) bank.lock().set_pin(first);
    forget(first);
    if (!is_pin) throw CliError(ExitCode::usage, streams.lang.tr("A PIN has 4 to 12 digits, and nothing else."));
}

/// At an event the director decides whether phones act.
void require_phones_allowed(const Session& session, const Streams& streams) {
    std::optional<std::string> event;
    try {
        event = event_without_phones(session.setup().game_id);
    } catch (const KeyError& error) {
        throw CliError(ExitCode::disk, key_error_text(streams.lang, error));
    }
    if (event) throw CliError(ExitCode::usage, phones_barred_text(streams.lang, *event));
}

}  // namespace

ExitCode serve_play(const PlayOptions& options, const WebPlace& place, const platform::SignalBlocker& signals,
                    Streams& streams) {
    const StampMaker stamps = StampMaker::system();
    Session session = Session::open(platform::path_of(options.file), stamps);
    require_phones_allowed(session, streams);
    SeatLinks links(seat_links_folder(), session.setup().game_id, stamps.new_id);
    links.make_missing(session.setup());
    PhoneDesk desk(session, std::move(links), streams.lang, {options.mode, platform::running_ms, options.dice});
    BankDesk bank(desk, stamps.new_id);
    take_pin(options, bank, streams);
    PhonesTerminal terminal(desk, bank, options, streams);
    for (const std::string& name : options.withdraw) terminal.change_link(false, name);
    for (const std::string& name : options.renew) terminal.change_link(true, name);
    warn_of_plain_http(place, streams);
    ServedTable served(desk, place, {.bank = &bank});
    terminal.show_links(served.addresses());
    TypedLines typed(streams.in);
    using std::chrono::milliseconds;
    constexpr milliseconds slice{50};
    constexpr std::int64_t thousand = 1000;
    const std::int64_t ends_ms = platform::running_ms() + options.seconds.value_or(0) * thousand;
    while (!signals.came_within(milliseconds{0})) {
        served.wait(slice);
        while (const auto line = typed.next()) terminal.take(*line);
        served.serve();
        terminal.show_notices();
        const std::int64_t late_ms = platform::running_ms() - ends_ms;
        if (options.seconds && late_ms >= 0 && (typed.is_over() || late_ms >= thousand))
            break;  // piped lines are posted
    }
    return ExitCode::done;
}

}  // namespace tablebank
