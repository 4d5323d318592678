#include "calculators/closing_schedule.h"

namespace tablebank {
namespace {

std::uint32_t coordinate_bit(int coordinate) {
    return 1U << static_cast<unsigned>(coordinate);
}

/// A phase that ends with at least this many of these pieces, if it took any.
ClosingPhase taking_phase(std::uint32_t kinds, ClosingResource resource, int coordinate) {
    return {.kinds = kinds,
            .asks = coordinate_bit(coordinate),
            .marks = {{.coordinate = coordinate, .resource = resource, .asked_for = true}}};
}

void add_round_of_pieces(ClosingProgram& program, int most_houses) {
    const int first = program.coordinates;
    const int hotels_left = first + most_houses + 1;
    const int houses_left = first + most_houses + 2;
    const int cash_left = first + most_houses + 3;
    program.coordinates += coordinates_of_pieces(most_houses);
    program.final_cash = cash_left;
    program.phases.push_back({.kinds = deal_kind::gives});
    program.phases.push_back(taking_phase(deal_kind::breaks_hotel, ClosingResource::houses, first));
    program.phases.push_back({.kinds = deal_kind::gives});
    program.phases.push_back({.kinds = deal_kind::redeems});
    for (int missing = 0; missing <= most_houses; ++missing) {
        ClosingPhase hotel{.kinds = deal_kind::hotel(missing), .asks = coordinate_bit(hotels_left)};
        if (missing > 0) {
            hotel.asks |= coordinate_bit(first + missing);
            hotel.marks.push_back({.coordinate = first + missing,
                                   .resource = ClosingResource::houses,
                                   .needed = missing,
                                   .asked_for = true,
                                   .before = true});
        }
        if (missing == most_houses)
            hotel.marks.push_back({.coordinate = hotels_left, .resource = ClosingResource::hotels, .asked_for = true});
        program.phases.push_back(std::move(hotel));
    }
    ClosingPhase houses = taking_phase(deal_kind::takes, ClosingResource::houses, houses_left);
    houses.marks.push_back({.coordinate = cash_left});
    program.phases.push_back(std::move(houses));
}

}  // namespace

ClosingProgram rounds_of_cash(int rounds) {
    ClosingProgram program{.phases = {}, .coordinates = rounds, .final_cash = rounds - 1};
    for (int round = 0; round < rounds; ++round) {
        program.phases.push_back({.kinds = deal_kind::incoming});
        program.phases.push_back({.kinds = deal_kind::outgoing, .marks = {{.coordinate = round}}});
    }
    return program;
}

ClosingProgram rounds_of_pieces(int rounds, int most_houses) {
    ClosingProgram program;
    for (int round = 0; round < rounds; ++round) add_round_of_pieces(program, most_houses);
    return program;
}

ClosingPhase look_at_the_cash() {
    return {.marks = {{.coordinate = 0}}};
}

ClosingPhase look_at_the_pieces(int most_houses) {
    ClosingPhase end = look_at_the_cash();
    end.marks.push_back({.coordinate = 1, .resource = ClosingResource::houses});
    end.marks.push_back({.coordinate = 2, .resource = ClosingResource::hotels});
    for (int asked = 1; asked <= most_houses; ++asked)
        end.marks.push_back({.coordinate = peaks_at_the_end + asked - 1,
                             .resource = ClosingResource::houses,
                             .needed = asked,
                             .asked_for = true,
                             .peak = true});
    return end;
}

}  // namespace tablebank
