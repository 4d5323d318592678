#pragma once
// A database that several people share, some of whom mean harm: Vera keeps events there, Mallory may make schemas. What
// Mallory's functions do is counted, also where their transaction is taken back.

#include <string>

namespace tablebank::server_test {

class SharedDatabase {
public:
    /// Anew, with the roles vera, olga, mallory, boss and the group directors; the database belongs to boss.
    SharedDatabase();
    SharedDatabase(const SharedDatabase&) = delete;
    SharedDatabase& operator=(const SharedDatabase&) = delete;
    ~SharedDatabase();

    /// Where somebody keeps the event "cup".
    [[nodiscard]] static std::string place_of(const std::string& role);
    static void run_as(const std::string& role, const std::string& sql);
    /// Tables such as the program makes, by this role.
    static void make_tables_as(const std::string& role);
    /// Whoever made them, they are somebody's now, as an administrator would put it right.
    static void give_all_to(const std::string& role);
    /// Everybody may read and write them.
    static void share_all();

    /// How often something of Mallory's ran.
    [[nodiscard]] static int runs();
};

}  // namespace tablebank::server_test
