#include "app/phones/banker_lock.h"

#include <sodium.h>

#include <algorithm>
#include <new>

#include "ledger/text/digits.h"

namespace tablebank {
namespace {

constexpr std::size_t shortest_pin = 4;
constexpr std::size_t longest_pin = 12;
/// A try takes milliseconds: it is made on the thread of the window.
constexpr unsigned long long work = crypto_pwhash_OPSLIMIT_MIN;
constexpr std::size_t memory = std::size_t{8} * 1024 * 1024;
/// The banker's phone, and those of helpers.
constexpr std::size_t most_tokens = 8;

}  // namespace

bool is_banker_pin(std::string_view text) {
    return text.size() >= shortest_pin && text.size() <= longest_pin && is_digits(text);
}

void BankerLock::set_pin(std::string_view pin) {
    std::string hash(crypto_pwhash_STRBYTES, '\0');
    if (sodium_init() < 0 || crypto_pwhash_str(hash.data(), pin.data(), pin.size(), work, memory) != 0)
        throw std::bad_alloc();
    hash_ = std::move(hash);
    put_out();
    open();
}

bool BankerLock::is_closed(std::int64_t now_ms) const {
    return closed_at_ && !(heard_ && now_ms - *closed_at_ >= closed_ms);
}

void BankerLock::open() {
    wrong_ = 0;
    closed_at_.reset();
    heard_ = false;
}

BankerLock::Answer BankerLock::enter(std::string_view pin, std::int64_t now_ms) {
    if (!has_pin() || is_closed(now_ms)) return {.what = Tried::closed};
    if (closed_at_) open();
    if (is_banker_pin(pin) && crypto_pwhash_str_verify(hash_.c_str(), pin.data(), pin.size()) == 0) {
        wrong_ = 0;
        if (tokens_.size() >= most_tokens) tokens_.erase(tokens_.begin());
        tokens_.push_back(new_token_());
        return {.what = Tried::entered, .token = tokens_.back()};
    }
    if (++wrong_ < most_tries) return {.what = Tried::wrong};
    closed_at_ = now_ms;
    heard_ = false;
    return {.what = Tried::closed, .has_just_closed = true};
}

bool BankerLock::is_in(std::string_view token) const {
    bool found = false;
    for (const std::string& known : tokens_)
        found = (known.size() == token.size() && sodium_memcmp(known.data(), token.data(), token.size()) == 0) || found;
    return found && !token.empty();
}

}  // namespace tablebank
