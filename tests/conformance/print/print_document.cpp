// Prints docs/generated/conformance.md as the books of tests/conformance/ make it today.

#include <exception>
#include <iostream>

#include "tests/conformance/document.h"

int main() try {
    using namespace tablebank::conformance;
    std::vector<Book> books;
    for (const auto& file : all_books()) books.push_back(read_book(file));
    std::cout << conformance_document(books);
    return 0;
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
}
