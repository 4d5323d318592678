#pragma once
// The links with which the players' phones act for their seats: one secret of 128 bits per seat of a game. They are not
// part of the game: they are stored in a folder and a file of this user alone, named after the game's id. A secret
// belongs to the person who had the seat when it was made: once another person takes the seat over, it is void.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/setup.h"

namespace tablebank {

/// The folder `phones` in the data folder of this user; empty if no home is known.
[[nodiscard]] std::filesystem::path seat_links_folder();

/// Whether a text has the form of a secret: 32 lower-case hexadecimal digits.
[[nodiscard]] bool is_seat_secret(std::string_view text);

class SeatLinks {
public:
    /// A new random secret, 32 hexadecimal digits.
    using NewSecret = std::function<std::string()>;

    /// Those of a game, if there are any. A damaged file is set aside. Throws FileError (cannot_read) if no folder is
    /// known, or if others have access to the file: then its secrets are compromised.
    SeatLinks(std::filesystem::path folder, std::string game_id, NewSecret new_secret);

    /// The seat that a secret opens; every stored secret is compared, in constant time. nullopt for an unknown secret,
    /// for a withdrawn one, and for one of a person who no longer has the seat.
    [[nodiscard]] std::optional<Seat> seat_of(std::string_view secret, const Setup& now) const;
    /// The secret of a seat; nullopt if it was never made or is void.
    [[nodiscard]] std::optional<std::string> secret_of(Seat seat, const Setup& now) const;
    /// Makes secrets for the seats that have none, unless theirs was withdrawn. Throws FileError.
    void make_missing(const Setup& now);
    /// A new secret instead of the old one, also if that was withdrawn. Throws FileError; then the old one is valid.
    std::string renew(Seat seat, const Setup& now);
    /// No secret opens this seat until it is renewed. Throws FileError; then the old one is valid.
    void withdraw(Seat seat, const Setup& now);

    /// Dice that the program threw for a phone and that wait to be posted.
    struct Thrown {
        std::string occasion;  ///< what they are for; 200 bytes at most
        std::string text;      ///< "3 4"
    };
    /// The last ones of a seat, also of an earlier program; nullopt if there are none.
    [[nodiscard]] std::optional<Thrown> thrown(Seat seat) const;
    /// Throws FileError; then they are not kept.
    void keep_thrown(Seat seat, Thrown dice);

private:
    struct Link {
        std::int64_t person = 0;
        std::string secret;  ///< empty: withdrawn
        Thrown dice{};
    };
    using Links = std::map<int, Link>;  ///< by seat

    void read();
    void write(Links links);
    [[nodiscard]] const Link* valid(Seat seat, const Setup& now) const;

    std::filesystem::path folder_;
    std::string game_id_;
    NewSecret new_secret_;
    Links links_;
};

}  // namespace tablebank
