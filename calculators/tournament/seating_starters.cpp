#include "calculators/tournament/seating_starters.h"

#include <array>

namespace tablebank {
namespace {

// Found by a search among first rounds that contain every difference and every fixed player at most once, which keeps
// all rounds free of repeats; the tests count every pair. Such seatings are known to exist: Kirkman triple systems and
// nearly Kirkman ones, resolvable group divisible designs with tables of four, and the resolvable design of 28 players.

// clang-format off
constexpr std::array kirkman_15{
    0, 1, 12,  2, 4, 11,  3, 6, 9,  5, 13, 14,  7, 8, 10};
constexpr std::array nearly_kirkman_18{
    0, 11, 12,  1, 2, 7,  3, 13, 16,  4, 10, 17,  5, 6, 14,  8, 9, 15,
    0, 9, 13,  1, 4, 11,  2, 6, 10,  3, 14, 17,  5, 12, 15,  7, 8, 16};
constexpr std::array kirkman_21{
    0, 4, 11,  1, 6, 14,  2, 3, 12,  5, 16, 17,  7, 8, 10,  9, 15, 19,  13, 18, 20};
constexpr std::array kirkman_21_transversals{5, 10, 19,  3, 9, 20,  0, 8, 16};
constexpr std::array nearly_kirkman_24{
    0, 14, 22,  1, 7, 10,  2, 9, 18,  3, 13, 15,  4, 5, 11,  6, 17, 23,  8, 16, 21,  12, 19, 20};
constexpr std::array kirkman_27{
    0, 15, 24,  1, 17, 22,  2, 7, 19,  3, 9, 12,  4, 5, 14,  6, 8, 13,  10, 16, 23,  11, 25, 26,  18, 20, 21};
constexpr std::array nearly_kirkman_30{
    0, 12, 20,  1, 11, 15,  2, 5, 26,  3, 16, 18,  4, 21, 27,  6, 17, 28,  7, 8, 13,  9, 14, 25,  10, 22, 29,
    19, 23, 24};
constexpr std::array nearly_kirkman_36{
    0, 10, 28,  1, 24, 31,  2, 15, 16,  3, 20, 35,  4, 6, 12,  5, 17, 21,  7, 27, 29,  8, 13, 32,  9, 19, 34,
    11, 25, 26,  14, 18, 23,  22, 30, 33};
constexpr std::array fours_24{
    0, 8, 16, 23,  1, 15, 19, 20,  2, 3, 5, 12,  4, 10, 17, 21,  6, 11, 14, 22,  7, 9, 13, 18};
constexpr std::array fours_28{
    0, 12, 18, 20,  1, 4, 6, 23,  2, 3, 16, 26,  5, 11, 13, 14,  7, 17, 19, 27,  8, 10, 15, 24,  9, 21, 22, 25};
constexpr std::array fours_32{
    0, 5, 23, 27,  1, 4, 19, 31,  2, 13, 16, 18,  3, 8, 24, 26,  6, 9, 20, 22,  7, 12, 28, 30,  10, 11, 17, 25,  14, 15, 21, 29,
    0, 6, 19, 26,  1, 9, 18, 21,  2, 4, 23, 30,  3, 15, 27, 28,  5, 13, 17, 22,  7, 11, 24, 31,  8, 14, 16, 25,  10, 12, 20, 29,
    0, 1, 10, 15,  2, 3, 9, 12,  4, 5, 11, 14,  6, 7, 8, 13,  16, 17, 27, 30,  18, 19, 24, 29,  20, 21, 26, 31,  22, 23, 25, 28};
constexpr std::array fours_32_turns{4, 4, 2};
constexpr std::array fours_36{
    0, 13, 29, 35,  1, 11, 23, 30,  2, 5, 6, 14,  3, 19, 26, 33,  4, 15, 20, 31,  7, 25, 27, 28,  8, 12, 22, 32,
    9, 16, 24, 34,  10, 17, 18, 21};
constexpr std::array fours_44{
    0, 4, 6, 17,  1, 13, 32, 41,  2, 18, 35, 42,  3, 22, 31, 39,  5, 19, 26, 43,  7, 12, 29, 36,  8, 9, 16, 34,
    10, 25, 33, 37,  11, 20, 30, 40,  14, 27, 28, 38,  15, 21, 23, 24};
constexpr std::array fives_30{
    0, 5, 6, 26, 28,  1, 10, 14, 20, 25,  2, 4, 16, 18, 19,  3, 7, 11, 12, 13,  8, 9, 21, 23, 27,  15, 17, 22, 24, 29};

constexpr std::array<SeatingStarter, 13> starters{{
    {5, 3, 7, 2, kirkman_15},
    {6, 3, 4, 4, nearly_kirkman_18},
    {7, 3, 7, 3, kirkman_21, kirkman_21_transversals},
    {8, 3, 11, 2, nearly_kirkman_24},
    {9, 3, 13, 2, kirkman_27},
    {10, 3, 14, 2, nearly_kirkman_30},
    {12, 3, 17, 2, nearly_kirkman_36},
    {6, 4, 7, 3, fours_24},
    {7, 4, 9, 3, fours_28},
    {8, 4, 8, 4, fours_32, {}, fours_32_turns},
    {9, 4, 10, 3, fours_36},
    {11, 4, 13, 3, fours_44},
    {6, 5, 6, 5, fives_30},
}};
// clang-format on

}  // namespace

std::span<const SeatingStarter> seating_starters() {
    return starters;
}

}  // namespace tablebank
