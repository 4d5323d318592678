#pragma once
// Shortcuts go by what is printed on the keys. GLFW numbers a key by its place on an American keyboard: what a French
// one prints A on arrives as Q, a German Z as Y.

namespace tablebank {

/// The number of the key that bears `name`, what the layout in use writes with `key`, UTF-8 or nullptr. Only Latin
/// letters and the comma are told so; digits, and keys of a layout with other letters, stay what they are by their
/// place.
[[nodiscard]] int lettered_key(int key, const char* name);

}  // namespace tablebank
