#pragma once
// The cases that the random repairs reached.

#include <cstdint>
#include <map>
#include <string>

namespace repairs {

class Count {
public:
    void add(const std::string& what, std::int64_t times = 1) { of_[what] += times; }
    [[nodiscard]] std::int64_t of(const std::string& what) const {
        const auto found = of_.find(what);
        return found == of_.end() ? 0 : found->second;
    }
    [[nodiscard]] const std::map<std::string, std::int64_t>& all() const { return of_; }

private:
    std::map<std::string, std::int64_t> of_;
};

}  // namespace repairs
