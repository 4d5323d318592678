#pragma once
// The rows of the keymap for the director's screen. Internal header of keymap.h.

#include <array>
#include <cstddef>
#include <utility>

#include "app/viewmodel/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array director_rows{
    Keybinding{director_part,
               InputContext::event_desk,
               {{Key::f2}, {Key::f3}, {Key::f4}, {Key::f5}, {Key::f6}, {Key::f12}},
               mark("players, rounds, standings, log, paper, set-up"),
               Of::director},
    Keybinding{page_up, InputContext::event_desk, {{Key::page_up}}, round_to_round, Of::director},
    Keybinding{page_down, InputContext::event_desk, {{Key::page_down}}, round_to_round, Of::director},
    Keybinding{add_player, InputContext::event_desk, {ctrl(Key::n)}, mark("a new player"), Of::director},
    Keybinding{
        seat_rounds, InputContext::event_desk, {{Key::f7}}, mark("seats the rounds that have not begun"), Of::director},
    Keybinding{ring_bell, InputContext::event_desk, {{Key::f8}}, mark("rings the bell of the round"), Of::director},
    Keybinding{
        read_again, InputContext::event_desk, {{Key::f9}}, mark("reads again what others have written"), Of::director},
};

namespace joining {

template <std::size_t... I, std::size_t... J>
constexpr auto all_of(const std::array<Keybinding, sizeof...(I)>& one,
                      const std::array<Keybinding, sizeof...(J)>& other, std::index_sequence<I...> /*of one*/,
                      std::index_sequence<J...> /*of the other*/) {
    return std::array<Keybinding, sizeof...(I) + sizeof...(J)>{one[I]..., other[J]...};
}

}  // namespace joining

template <std::size_t N, std::size_t M>
constexpr auto joined(const std::array<Keybinding, N>& one, const std::array<Keybinding, M>& other) {
    return joining::all_of(one, other, std::make_index_sequence<N>{}, std::make_index_sequence<M>{});
}

}  // namespace key_table

}  // namespace tablebank
