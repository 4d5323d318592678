#pragma once
// The entries of a history in order, as a range: they are stored in pages, and in two places if a history shares its
// beginning with another.

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "ledger/books/entry.h"

namespace tablebank {

class History;

/// Valid as long as its history, and while nothing is appended to it.
class EntryList {
public:
    class Iterator {
    public:
        using value_type = Entry;
        using reference = const Entry&;
        using pointer = const Entry*;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::bidirectional_iterator_tag;

        Iterator() = default;
        Iterator(const History& history, std::int64_t sequence) : history_(&history), sequence_(sequence) {}
        reference operator*() const;
        pointer operator->() const { return &**this; }
        Iterator& operator++() {
            ++sequence_;
            return *this;
        }
        Iterator operator++(int) { return {*history_, sequence_++}; }
        Iterator& operator--() {
            --sequence_;
            return *this;
        }
        Iterator operator--(int) { return {*history_, sequence_--}; }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        const History* history_ = nullptr;
        std::int64_t sequence_ = 0;
    };

    explicit EntryList(const History& history) : history_(&history) {}

    [[nodiscard]] Iterator begin() const { return {*history_, 1}; }
    [[nodiscard]] Iterator end() const;
    [[nodiscard]] auto rbegin() const { return std::make_reverse_iterator(end()); }
    [[nodiscard]] auto rend() const { return std::make_reverse_iterator(begin()); }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const Entry& operator[](std::size_t index) const;
    [[nodiscard]] const Entry& back() const { return (*this)[size() - 1]; }
    /// A copy of all entries.
    operator std::vector<Entry>() const { return {begin(), end()}; }  // NOLINT(google-explicit-constructor)

private:
    const History* history_;
};

}  // namespace tablebank
