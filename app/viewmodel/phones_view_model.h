#pragma once
// The open game on the players' phones: its pages, read-only, or the seats' own pages, which act. Nothing listens until
// the banker switches it on; it stops when the game is closed or the banker switches it off. The requests of phones
// reach the session in `serve` only, on the thread of the window.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/phones/phone_desk.h"
#include "app/present/table/phones_face.h"
#include "app/qr/qr_matrix.h"
#include "app/viewmodel/focus.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

class Language;
class ServedFile;

/// A seat and its link; seat 0 is the banker's own page.
struct PhoneSeatRow {
    Seat seat;
    std::string name;
    std::string link;     ///< empty: withdrawn
    bool chosen = false;  ///< its code is shown
};

struct PhonesSnapshot {
    std::optional<QrMatrix> code;        ///< of the first address or of the chosen seat; nullopt while it is off
    std::string code_of;                 ///< the address that the code leads to
    std::vector<std::string> addresses;  ///< "http://192.168.0.7:8017/"
    std::string trouble;                 ///< why it could not be switched on, or a link not be changed
    bool plays = false;                  ///< the phones act
    PhoneMode mode = PhoneMode::at_once;
    bool stopped = false;
    bool rolls = false;  ///< a phone may ask the program to throw its dice
    std::vector<PhoneSeatRow> seats{};
    std::vector<std::string> waiting{};  ///< acts that wait for the banker, in words, the first one first
    std::vector<std::string> latest{};   ///< entries of phones, the last one first
    bool bank_closed = false;            ///< after five wrong PINs
    std::string asks{};                  ///< the question before a link is replaced or withdrawn
    [[nodiscard]] bool on() const { return !addresses.empty(); }
};

/// What the banker has chosen on the screen.
struct PhonesState : SideScreen {
    Focus focus{};
    std::string pin{};  ///< of the banker's own page, as typed; cleared when it is set, and when the screen is left
};

class PhonesViewModel {
public:
    PhonesViewModel();
    PhonesViewModel(const PhonesViewModel&) = delete;
    PhonesViewModel& operator=(const PhonesViewModel&) = delete;
    ~PhonesViewModel();

    PhonesState screen;

    /// Pages to read.
    void switch_on(const Language& lang, const std::filesystem::path& game);
    /// The phones of the seats act. `session` outlives this; `wake` is called from any thread when `serve` is due.
    void play(const Language& lang, Session& session, std::function<void()> wake);
    void switch_off();
    [[nodiscard]] bool plays() const { return play_ != nullptr; }

    /// Answers the phones; `held`: the banker is correcting an entry. Returns whether anything was answered or changed.
    bool serve(const Language& lang, bool held);
    [[nodiscard]] std::vector<PhoneNotice> take_notices();
    [[nodiscard]] std::size_t waiting() const;
    /// What the table's own screen says of them.
    [[nodiscard]] PhonesFace face(const Language& lang) const;

    // All of these do nothing unless the phones act.
    void choose(Seat seat);
    void set_mode(PhoneMode mode);
    void turn_dice();
    void stop_or_go();
    /// Posts the first act that waits; nullopt if there is none, or it would mean something else now. Throws FileError.
    std::optional<Posted> confirm();
    void decline();
    /// Asks before the link of a seat is replaced or withdrawn; `answer` does it, or drops the question.
    void ask(Seat seat, bool withdrawn);
    void answer(const Language& lang, bool agrees);

    /// The banker's own page opens with the typed PIN; `trouble` says if it has another form.
    void set_pin(const Language& lang);
    void open_bank();
    /// Whether five wrong PINs were tried since the last call.
    [[nodiscard]] bool take_warning();
    void warn() { warns_ = true; }
    void warning_heard();

    void refresh(const Language& lang);
    [[nodiscard]] const PhonesSnapshot& shown() const { return shown_; }

private:
    struct Play;
    struct Asked {
        Seat seat;
        bool withdrawn = false;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    template <typename Serve>
    void listen(const Language& lang, const Serve& serve);
    void show_play(const Language& lang);

    std::unique_ptr<ServedFile> served_;
    std::unique_ptr<Play> play_;
    Seat chosen_{1};
    bool warns_ = false;
    std::optional<Asked> asked_;
    PhonesSnapshot shown_;
    Memo<std::string, std::string, int, std::optional<Asked>, bool> shown_of_;
};

}  // namespace tablebank
