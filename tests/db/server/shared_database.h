#pragma once
// A database that several people share, some of whom are hostile: Vera keeps events there, Mallory may make schemas.
// Calls of Mallory's functions are counted, even if their transaction is rolled back.

#include <string>

namespace tablebank::server_test {

class SharedDatabase {
public:
    /// Made again, with the roles vera, olga, mallory, boss and the group directors; the database belongs to boss.
    SharedDatabase();
    SharedDatabase(const SharedDatabase&) = delete;
    SharedDatabase& operator=(const SharedDatabase&) = delete;
    ~SharedDatabase();

    /// The place where a user keeps the event "cup".
    [[nodiscard]] static std::string place_of(const std::string& role);
    static void run_as(const std::string& role, const std::string& sql);
    /// Tables such as the program makes, by this role.
    static void make_tables_as(const std::string& role);
    /// Gives the tables to one user, as an administrator would after correcting the rights.
    static void give_all_to(const std::string& role);
    /// Everyone may read and write them.
    static void share_all();

    /// How often code of Mallory's ran.
    [[nodiscard]] static int runs();
};

}  // namespace tablebank::server_test
