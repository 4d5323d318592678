#include "app/chart/nice_ticks.h"

#include <algorithm>
#include <cmath>

namespace tablebank {

std::vector<std::int64_t> nice_ticks(double least, double most, int count) {
    const double wanted = std::max(1.0, (most - least) / count);
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    double step = power;
    for (const double times : {1.0, 2.0, 5.0, 10.0}) {
        step = times * power;
        if (step >= wanted) break;
    }
    const auto first = std::llround(std::floor(least / step));
    const auto last = std::max(first + 1, static_cast<long long>(std::llround(std::ceil(most / step))));
    std::vector<std::int64_t> ticks;
    for (auto tick = first; tick <= last; ++tick) ticks.push_back(tick * std::llround(step));
    return ticks;
}

}  // namespace tablebank
