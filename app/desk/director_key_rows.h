#pragma once
// The rows of the table of keys that hold at the desk of an event. Inner header of key_rows.h.

#include <array>
#include <cstddef>
#include <utility>

#include "app/desk/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array director_rows{
    KeyRow{director_part,
           Place::event_desk,
           {{Key::f2}, {Key::f3}, {Key::f4}, {Key::f5}, {Key::f6}},
           mark("players, rounds, standings, log, paper"),
           Of::director},
    KeyRow{page_up, Place::event_desk, {{Key::page_up}}, round_to_round, Of::director},
    KeyRow{page_down, Place::event_desk, {{Key::page_down}}, round_to_round, Of::director},
    KeyRow{add_player, Place::event_desk, {ctrl(Key::n)}, mark("a new player"), Of::director},
    KeyRow{seat_rounds, Place::event_desk, {{Key::f7}}, mark("seats the rounds that have not begun"), Of::director},
    KeyRow{ring_bell, Place::event_desk, {{Key::f8}}, mark("rings the bell of the round"), Of::director},
    KeyRow{read_again, Place::event_desk, {{Key::f9}}, mark("reads again what others have written"), Of::director},
};

namespace joining {

template <std::size_t... I, std::size_t... J>
constexpr auto all_of(const std::array<KeyRow, sizeof...(I)>& one, const std::array<KeyRow, sizeof...(J)>& other,
                      std::index_sequence<I...> /*of one*/, std::index_sequence<J...> /*of the other*/) {
    return std::array<KeyRow, sizeof...(I) + sizeof...(J)>{one[I]..., other[J]...};
}

}  // namespace joining

template <std::size_t N, std::size_t M>
constexpr auto joined(const std::array<KeyRow, N>& one, const std::array<KeyRow, M>& other) {
    return joining::all_of(one, other, std::make_index_sequence<N>{}, std::make_index_sequence<M>{});
}

}  // namespace key_table

}  // namespace tablebank
