#include "tests/app/cli/proof_desk.h"

#include <sys/wait.h>

namespace tablebank::testing {
namespace {

constexpr const char* home_of_data = "XDG_DATA_HOME";

std::string set_before() {
    const char* set = std::getenv(home_of_data);
    return set == nullptr ? "" : set;
}

}  // namespace

Home::Home(const std::string& folder) : before_(set_before()) {
    ::setenv(home_of_data, folder.c_str(), 1);
}

Home::~Home() {
    if (before_.empty())
        ::unsetenv(home_of_data);
    else
        ::setenv(home_of_data, before_.c_str(), 1);
}

int shell(const std::string& command) {
    const int status = std::system((command + " >/dev/null 2>&1").c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

ProofViewModel::ProofViewModel() {
    (void)run({"do", game, "12", "ok"});
    std::filesystem::copy_file(game, early);
    (void)run({"do", game, "next", "boris 1 2", "ok", "next"});
    for (const char* name : {"Vera", "Boris"}) (void)run({"keys", "new", name});
    folder.write("vera.pub", run({"keys", "show", "Vera"}).out);
    folder.write("boris.pub", run({"keys", "show", "Boris"}).out);
}

std::string ProofViewModel::kept(const std::string& name, const std::string& role, const std::string& who,
                                 const std::vector<std::string>& more) const {
    std::vector<std::string> arguments{"checkpoint", game, "--as", role, "--name", who, "-o", file(name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran ran = run(arguments);
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    return file(name);
}

std::string ProofViewModel::signed_by(const std::string& key, const std::string& checkpoint) const {
    const Ran ran = run({"sign", checkpoint, "--key", key});
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    return checkpoint;
}

void expect(int code, const std::string& words, const std::vector<std::string>& arguments, const std::string& input) {
    const Ran ran = run(arguments, input);
    CAPTURE(ran.out);
    CAPTURE(ran.err);
    CHECK(ran.code == code);
    CHECK((ran.out + ran.err).find(words) != std::string::npos);
}

}  // namespace tablebank::testing
