#include "tests/durability/crash_image.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

namespace tablebank::durability {
namespace {

using test::DiskEvent;
using Kind = DiskEvent::Kind;
using random_play::Rng;

constexpr std::size_t sector = 512;

/// A file, under any name: its sure content, and the later events.
struct Inode {
    std::string bytes;
    std::vector<const DiskEvent*> unsynced;
};

/// A new name, or a removal if there is no file for it.
struct NameChange {
    std::string folder;
    std::string taken;  ///< the name that is gone by it, or empty
    std::string given;
    std::size_t inode = 0;
    bool is_sure = false;
};

void put(std::string& bytes, std::size_t offset, std::string_view written) {
    if (bytes.size() < offset + written.size()) bytes.resize(offset + written.size(), '\0');
    bytes.replace(offset, written.size(), written);
}

void carry_out(std::string& bytes, const DiskEvent& event) {
    const auto offset = static_cast<std::size_t>(event.offset);
    if (event.kind == Kind::truncate)
        bytes.resize(offset, '\0');
    else
        put(bytes, offset, event.bytes);
}

/// Each sector of the disk that the write touches is written or not.
void carry_out_torn(std::string& bytes, const DiskEvent& event, int percent, Rng& chance) {
    if (event.kind == Kind::truncate) {
        if (chance.percent(percent)) carry_out(bytes, event);
        return;
    }
    const std::string_view written = event.bytes;
    const auto offset = static_cast<std::size_t>(event.offset);
    for (std::size_t done = 0; done < written.size();) {
        const std::size_t length = std::min(written.size() - done, sector - (offset + done) % sector);
        if (chance.percent(percent)) put(bytes, offset + done, written.substr(done, length));
        done += length;
    }
}

class Disk {
public:
    Disk(const Image& before, Syncs syncs) : syncs_(syncs) {
        for (const auto& [name, bytes] : before) {
            names_[name] = sure_names_[name] = inodes_.size();
            inodes_.push_back({bytes, {}});
        }
    }

    void take(const DiskEvent& event) {
        const std::string folder = std::filesystem::path(event.path).parent_path();
        switch (event.kind) {
            case Kind::create:
                names_[event.path] = inodes_.size();
                changes_.push_back({folder, {}, event.path, inodes_.size(), false});
                inodes_.emplace_back();
                break;
            case Kind::write:
            case Kind::truncate:
                inodes_.at(names_.at(event.path)).unsynced.push_back(&event);
                break;
            case Kind::sync:
                if (syncs_ == Syncs::honoured) sync(inodes_.at(names_.at(event.path)));
                break;
            case Kind::sync_folder:
                if (syncs_ == Syncs::honoured) sync_names(event.path);
                break;
            case Kind::rename:
                names_[event.bytes] = names_.at(event.path);
                names_.erase(event.path);
                changes_.push_back({std::filesystem::path(event.bytes).parent_path(), event.path, event.bytes,
                                    names_.at(event.bytes), false});
                break;
            case Kind::remove:
                names_.erase(event.path);
                changes_.push_back({folder, event.path, {}, 0, false});
                break;
        }
    }

    [[nodiscard]] Image after(Crash crash, Rng& chance) {
        const int percent = chance.one_of(std::vector<int>{5, 50, 90});
        for (Inode& inode : inodes_) settle(inode, crash, percent, chance);
        const std::size_t count = changes_.size();
        const std::size_t sure =
            crash == Crash::prefix ? count : static_cast<std::size_t>(chance.below(static_cast<int>(count) + 1));
        for (std::size_t i = 0; i < sure; ++i) change(changes_[i]);
        Image image;
        for (const auto& [name, inode] : sure_names_) image[name] = inodes_.at(inode).bytes;
        return image;
    }

private:
    static void sync(Inode& inode) {
        for (const DiskEvent* event : inode.unsynced) carry_out(inode.bytes, *event);
        inode.unsynced.clear();
    }
    void sync_names(const std::string& folder) {
        for (std::size_t i = 0; i < changes_.size(); ++i) {
            if (changes_[i].folder != folder) continue;
            change(changes_[i]);
            changes_[i].is_sure = true;
            // The file that lost its name by this, in another folder, never appears there again.
            for (std::size_t earlier = 0; earlier < i; ++earlier)
                changes_[earlier].is_sure |= !changes_[i].taken.empty() && changes_[earlier].given == changes_[i].taken;
        }
        std::erase_if(changes_, [](const NameChange& made) { return made.is_sure; });
    }
    void change(const NameChange& made) {
        if (!made.taken.empty()) sure_names_.erase(made.taken);
        if (!made.given.empty()) sure_names_[made.given] = made.inode;
    }
    static void settle(Inode& inode, Crash crash, int percent, Rng& chance) {
        if (crash == Crash::prefix) return sync(inode);
        std::vector<const DiskEvent*>& events = inode.unsynced;
        if (crash != Crash::dropped)
            for (std::size_t i = events.size(); i > 1; --i)
                std::swap(events[i - 1], events[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
        for (const DiskEvent* event : events) {
            if (crash == Crash::torn)
                carry_out_torn(inode.bytes, *event, percent, chance);
            else if (chance.percent(percent))
                carry_out(inode.bytes, *event);
        }
        events.clear();
    }

    Syncs syncs_;
    std::vector<Inode> inodes_;
    std::map<std::string, std::size_t> names_;       ///< as the program sees them
    std::map<std::string, std::size_t> sure_names_;  ///< as they are after any crash
    std::vector<NameChange> changes_;                ///< the part in between
};

}  // namespace

Image crash_image(const Image& before, const std::vector<DiskEvent>& events, std::size_t position, Crash crash,
                  Syncs syncs, Rng& chance) {
    Disk disk(before, syncs);
    for (std::size_t i = 0; i < position; ++i) disk.take(events[i]);
    return disk.after(crash, chance);
}

}  // namespace tablebank::durability
