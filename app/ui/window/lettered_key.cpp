#include "app/ui/window/lettered_key.h"

namespace tablebank {

int lettered_key(int key, const char* name) {
    const bool digit = key >= '0' && key <= '9';
    if (digit || name == nullptr || name[0] == '\0' || name[1] != '\0') return key;
    const char sign = name[0];
    if (sign >= 'a' && sign <= 'z') return sign - 'a' + 'A';  // GLFW numbers letters as ASCII has their capitals
    if ((sign >= 'A' && sign <= 'Z') || sign == ',') return sign;
    // The place where an American keyboard has a letter or a comma writes something else here, which no key stands for.
    const bool moved_away = (key >= 'A' && key <= 'Z') || key == ',';
    return moved_away ? sign : key;
}

}  // namespace tablebank
