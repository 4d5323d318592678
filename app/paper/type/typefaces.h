#pragma once
// The typefaces of paper: those that the program brings, the same everywhere, and for what they lack those of the
// system. Internal header.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

#include "app/paper/type/typeface.h"

namespace tablebank {

enum class TypefaceKind : std::uint8_t { regular, bold, typed };

/// share/tablebank/fonts in the folder above the program's own, or share/fonts of the sources that it was built from;
/// empty if there is neither.
[[nodiscard]] std::filesystem::path fonts_beside(const std::filesystem::path& program);

/// The first one of a kind. Throws std::runtime_error if there is no font at all.
[[nodiscard]] std::shared_ptr<const Typeface> first_typeface(TypefaceKind kind);

/// One that has a letter with all its marks, or else the letter; nullptr if there is none. Depends on these characters
/// alone, not on what was set before. May be called on any thread.
[[nodiscard]] std::shared_ptr<const Typeface> typeface_with(TypefaceKind kind, std::span<const char32_t> letter);

}  // namespace tablebank
