#include "app/hub/file_traces.h"

#include <system_error>

namespace tablebank {

FileTraces traces_of(const std::filesystem::path& file) {
    std::filesystem::path log = file;
    log += "-wal";
    std::error_code none;
    FileTraces traces;
    traces.size = std::filesystem::file_size(file, none);
    traces.time = std::filesystem::last_write_time(file, none);
    traces.log_size = std::filesystem::file_size(log, none);
    traces.log_time = std::filesystem::last_write_time(log, none);
    return traces;
}

}  // namespace tablebank
