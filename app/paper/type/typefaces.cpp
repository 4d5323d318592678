#include "app/paper/type/typefaces.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "app/paper/type/system_fonts.h"
#include "platform/user.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

using Face = std::shared_ptr<const Typeface>;

/// For each kind the fonts of the program, in the order in which they are asked for a character.
constexpr std::array<std::array<const char*, 3>, 3> brought{
    {{"NotoSans-Regular.ttf", "DejaVuSans.ttf", "DejaVuSansMono.ttf"},
     {"NotoSans-Bold.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf"},
     {"DejaVuSansMono.ttf", "NotoSans-Regular.ttf", "DejaVuSans.ttf"}}};

bool has_all(const Typeface& face, std::span<const char32_t> letter) {
    return std::ranges::all_of(letter, [&face](char32_t character) { return face.has(character); });
}

/// Each file once. A character's font of the system is looked for once.
class TypefaceShelf {
public:
    TypefaceShelf() {
        std::error_code error;
        const fs::path folder = fonts_beside(platform::program_file(error));
        if (folder.empty()) return;
        std::map<std::string_view, Face> read;
        for (std::size_t kind = 0; kind < brought.size(); ++kind) {
            for (const char* name : brought.at(kind)) {
                const auto [at, is_new] = read.try_emplace(name);
                if (is_new) at->second = Typeface::read({folder / name, 0});
                if (at->second) brought_.at(kind).push_back(at->second);
            }
        }
    }

    Face first(TypefaceKind kind) {
        const std::scoped_lock lock(mutex_);
        const auto& own = brought_.at(static_cast<std::size_t>(kind));
        if (!own.empty()) return own.front();
        Face face = of_system(U'n', kind == TypefaceKind::bold);
        if (!face) throw std::runtime_error("the program was copied without its fonts, and there are no others");
        return face;
    }

    Face with(TypefaceKind kind, std::span<const char32_t> letter) {
        const std::scoped_lock lock(mutex_);
        Face partly;
        for (const Face& face : brought_.at(static_cast<std::size_t>(kind))) {
            if (has_all(*face, letter)) return face;
            if (!partly && face->has(letter.front())) partly = face;
        }
        for (const char32_t character : letter) {
            if (partly && partly->has(character)) continue;
            Face face = of_system(character, kind == TypefaceKind::bold);
            if (face && (!partly || has_all(*face, letter))) return face;
        }
        return partly;
    }

private:
    struct FontFile {
        std::shared_ptr<hb_set_t> characters;
        Face face;
    };

    /// A file of the system, if it has a character. If a file does not have it, only its list of characters is kept.
    Face of_file(const FontPlace& place, char32_t character) {
        const auto [at, is_new] = files_.try_emplace({place.path, place.face});
        FontFile& file = at->second;
        Face face = file.face;
        if (is_new && (face = Typeface::read(place))) file.characters = face->characters();
        if (!file.characters || hb_set_has(file.characters.get(), character) == 0) return nullptr;
        if (!face) face = Typeface::read(place);
        return file.face = face;
    }

    Face of_system(char32_t character, bool bold) {
        const auto [at, is_new] = of_system_.try_emplace({character, bold});
        if (!is_new) return at->second;
        for (const FontPlace& place : system_fonts_with(character, bold)) {
            if (const Face face = of_file(place, character)) return at->second = face;
        }
        return nullptr;
    }

    std::mutex mutex_;
    std::map<std::pair<fs::path, unsigned>, FontFile> files_;
    std::map<std::pair<char32_t, bool>, Face> of_system_;
    std::array<std::vector<Face>, brought.size()> brought_;
};

TypefaceShelf& shelf() {
    static TypefaceShelf all;
    return all;
}

}  // namespace

fs::path fonts_beside(const fs::path& program) {
    std::error_code error;
    const fs::path home = program.parent_path();
    if (fs::path installed = home.parent_path() / "share/tablebank/fonts"; fs::is_directory(installed, error))
        return installed;
    for (fs::path folder = home; folder != folder.parent_path(); folder = folder.parent_path())
        if (fs::exists(folder / "CMakePresets.json", error) && fs::is_directory(folder / "share/fonts", error))
            return folder / "share/fonts";
    return {};
}

std::shared_ptr<const Typeface> first_typeface(TypefaceKind kind) {
    return shelf().first(kind);
}

std::shared_ptr<const Typeface> typeface_with(TypefaceKind kind, std::span<const char32_t> letter) {
    return shelf().with(kind, letter);
}

}  // namespace tablebank
