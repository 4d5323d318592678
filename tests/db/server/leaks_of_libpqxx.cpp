// libpqxx 6.4 leaks the empty answer of a connection that broke, 216 bytes each time: the sanitizer ignores that alone.

extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:PQmakeEmptyPGresult\n";
}
