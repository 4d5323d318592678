#include "app/session/seat_links.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "app/session/app_directories.h"
#include "app/session/bounded_config_file.h"
#include "app/session/bounded_json.h"
#include "app/session/key_store.h"
#include "app/session/session.h"
#include "db/file/failure.h"
#include "db/file/file_error.h"
#include "db/file/folder.h"
#include "ledger/books/people.h"
#include "ledger/proof/hash.h"
#include "platform/file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_occasion = 200;
constexpr std::size_t longest_throw = 20;

fs::path file_of(const fs::path& folder, const std::string& game_id) {
    return folder / platform::path_of(game_id + ".json");
}

}  // namespace

fs::path seat_links_folder() {
    const fs::path data = data_folder();
    return data.empty() ? data : data / "phones";
}

bool is_seat_secret(std::string_view text) {
    return is_stamp_id(text);  // 128 bits as well
}

SeatLinks::SeatLinks(fs::path folder, std::string game_id, NewSecret new_secret)
    : folder_(std::move(folder)), game_id_(std::move(game_id)), new_secret_(std::move(new_secret)) {
    if (folder_.empty())
        throw FileError(FileError::Kind::cannot_read, "phones", "no home folder is known for the links of the seats");
    if (!is_stamp_id(game_id_)) throw FileError(FileError::Kind::damaged, folder_, "the id of the game");
    read();
}

/// {"game":ID,"seats":{"1":{"person":1,"secret":"...","dice":{"occasion":"...","text":"3 4"}}}}
void SeatLinks::read() {
    const fs::path file = file_of(folder_, game_id_);
    std::error_code none;
    if (!fs::exists(fs::symlink_status(file, none))) return;
    std::string text;
    try {
        text = read_secret_file(file);
    } catch (const KeyError&) {
        throw FileError(FileError::Kind::cannot_read, file,
                        "others have access to the links in it; delete it, and new ones are made");
    }
    const auto json = parse_bounded_json(text);
    Links found;
    try {
        if (!json || json->at("game") != game_id_) throw std::invalid_argument("game");
        for (const auto& [seat, link] : json->at("seats").items()) {
            const int number = std::stoi(seat);
            Link read{link.at("person").get<std::int64_t>(), link.at("secret").get<std::string>()};
            if (link.contains("dice"))
                read.dice = {link.at("dice").at("occasion").get<std::string>(),
                             link.at("dice").at("text").get<std::string>()};
            const bool is_valid = (read.secret.empty() || is_seat_secret(read.secret)) &&
                                  read.dice.occasion.size() <= longest_occasion &&
                                  read.dice.text.size() <= longest_throw;
            if (number < 1 || number > most_seats_of_game || !is_valid) throw std::invalid_argument("seat");
            found.emplace(number, std::move(read));
        }
    } catch (const std::exception&) {
        static_cast<void>(set_aside(file));
        return;
    }
    links_ = std::move(found);
}

void SeatLinks::write(Links links) {
    std::error_code trouble;
    fs::create_directories(folder_.parent_path(), trouble);
    if (trouble) throw system_file_error(folder_.parent_path(), trouble);
    platform::make_private_folder(folder_, trouble);
    if (trouble && trouble != std::errc::file_exists) throw system_file_error(folder_, trouble);
    const platform::Access access = platform::access_to(folder_, trouble);
    if (trouble || !access.is_own || access.open_to_others)
        throw FileError(FileError::Kind::cannot_read, folder_, "others have access to this folder");
    nlohmann::json seats = nlohmann::json::object();
    for (const auto& [seat, link] : links) {
        nlohmann::json& one = seats[std::to_string(seat)] = {{"person", link.person}, {"secret", link.secret}};
        if (!link.dice.text.empty()) one["dice"] = {{"occasion", link.dice.occasion}, {"text", link.dice.text}};
    }
    const nlohmann::json json{{"game", game_id_}, {"seats", std::move(seats)}};
    const fs::path file = file_of(folder_, game_id_);
    Folder::opened(folder_).replace_for_good(platform::text_of(file.filename()), json.dump() + '\n', Readers::owner);
    links_ = std::move(links);
}

const SeatLinks::Link* SeatLinks::valid(Seat seat, const Setup& now) const {
    const auto found = links_.find(seat.number);
    if (found == links_.end() || found->first > now.seats()) return nullptr;
    return found->second.person == sitter_of(now, seat).person ? &found->second : nullptr;
}

std::optional<Seat> SeatLinks::seat_of(std::string_view secret, const Setup& now) const {
    if (!is_seat_secret(secret)) return std::nullopt;  // a withdrawn link has no secret
    std::optional<Seat> seat;
    for (const auto& [number, link] : links_)
        if (is_same_secret(secret, link.secret)) seat = Seat{number};
    return seat && valid(*seat, now) != nullptr ? seat : std::nullopt;
}

std::optional<std::string> SeatLinks::secret_of(Seat seat, const Setup& now) const {
    const Link* link = valid(seat, now);
    return link == nullptr || link->secret.empty() ? std::nullopt : std::optional{link->secret};
}

void SeatLinks::make_missing(const Setup& now) {
    Links links = links_;
    bool is_changed = false;
    for (int number = 1; number <= now.seats(); ++number) {
        if (valid(Seat{number}, now) != nullptr) continue;
        links[number] = {sitter_of(now, Seat{number}).person, new_secret_(), {}};
        is_changed = true;
    }
    if (is_changed) write(std::move(links));
}

std::string SeatLinks::renew(Seat seat, const Setup& now) {
    Links links = links_;
    Link& link = links[seat.number];
    link = {sitter_of(now, seat).person, new_secret_(), std::move(link.dice)};
    write(std::move(links));
    return links_.at(seat.number).secret;
}

void SeatLinks::withdraw(Seat seat, const Setup& now) {
    Links links = links_;
    Link& link = links[seat.number];
    link = {sitter_of(now, seat).person, {}, std::move(link.dice)};
    write(std::move(links));
}

std::optional<SeatLinks::Thrown> SeatLinks::thrown(Seat seat) const {
    const auto found = links_.find(seat.number);
    return found == links_.end() || found->second.dice.text.empty() ? std::nullopt : std::optional{found->second.dice};
}

void SeatLinks::keep_thrown(Seat seat, Thrown dice) {
    Links links = links_;
    dice.occasion.resize(std::min(dice.occasion.size(), longest_occasion));
    links[seat.number].dice = std::move(dice);
    write(std::move(links));
}

}  // namespace tablebank
