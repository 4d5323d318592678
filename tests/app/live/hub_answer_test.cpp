// By what a table plays, in the answer of a hub.

#include "app/live/hub_answer.h"

#include <doctest/doctest.h>

namespace tablebank {

TEST_CASE("an answer states by what the table plays, and an impossible time is invalid") {
    const RoundTime time{1'700'000'000'000, 65, 1'700'000'600'000};
    const HubAnswer answer{.state = HubState::kept, .entry = 3, .time = time};
    const auto read = read_hub_answer(hub_answer_text(answer));
    REQUIRE(read);
    CHECK(read->time == time);
    CHECK_FALSE(read_hub_answer(hub_answer_text({.state = HubState::kept}))->time);
    for (const RoundTime& strange : {RoundTime{-1, 65, 5}, RoundTime{10, 65, 5}, RoundTime{1, 0, 5},
                                     RoundTime{1, 100'001, 5}, RoundTime{1, 65, 253'402'300'800'000}}) {
        const auto other = read_hub_answer(hub_answer_text({.state = HubState::kept, .time = strange}));
        REQUIRE(other);
        CHECK_FALSE(other->time);
    }
}

}  // namespace tablebank
