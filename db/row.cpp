#include "db/row.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstring>

#include "db/failure.h"

namespace tablebank {

std::int64_t Row::integer(int column) const {
    const SQLite::Column value = statement_.getColumn(column);
    if (!value.isInteger()) throw Damage(std::string(value.getName()) + " is not a number");
    return value.getInt64();
}

std::string Row::text(int column) const {
    const SQLite::Column value = statement_.getColumn(column);
    if (!value.isText()) throw Damage(std::string(value.getName()) + " is not a text");
    return value.getString();
}

Hash Row::hash(int column) const {
    const SQLite::Column value = statement_.getColumn(column);
    Hash hash;
    if (!value.isBlob() || value.getBytes() != static_cast<int>(hash.bytes.size())) {
        throw Damage(std::string(value.getName()) + " is not a hash");
    }
    std::memcpy(hash.bytes.data(), value.getBlob(), hash.bytes.size());
    return hash;
}

std::optional<std::int64_t> Row::maybe_integer(int column) const {
    if (statement_.isColumnNull(column)) return std::nullopt;
    return integer(column);
}

std::optional<std::string> Row::maybe_text(int column) const {
    if (statement_.isColumnNull(column)) return std::nullopt;
    return text(column);
}

}  // namespace tablebank
