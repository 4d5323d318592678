"""An event on a server that scripts/hub.sh makes: the commands that docs/how-to/event-on-a-server.md shows, and several desks at a time.

Called with the program.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve()
ROOT = pathlib.Path(__file__).resolve().parents[2]


class AServerOfItsOwn(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        self.folder.chmod(0o755)  # where root tries it, the server belongs to another user
        (self.folder / "bin").mkdir()
        (self.folder / "bin" / "tablebank").symlink_to(PROGRAM)
        for name in ("scripts", "editions"):
            (self.folder / name).symlink_to(ROOT / name)
        self.environment = os.environ | {"PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
                                         "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        for hub in ("hub", "other"):
            self.addCleanup(self.run_shell, f"test ! -e {hub}/data/postmaster.pid || scripts/hub.sh stop {hub}")

    def run_shell(self, text):
        return subprocess.run(["bash", "-euo", "pipefail", "-c", text], cwd=self.folder, env=self.environment,
                              capture_output=True, text=True, check=False, timeout=120)

    def done(self, text):
        ran = self.run_shell(text)
        self.assertEqual(ran.returncode, 0, f"{text}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def test_the_commands_of_the_page_do_what_it_says(self):
        page = (ROOT / "docs/how-to/event-on-a-server.md").read_text(encoding="utf-8")
        [shown] = re.findall(r"^```server\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        self.done(shown)
        shown_by = [self.done("tablebank event show club.tbe log --json")]
        for hub in ("hub", "other"):
            address = self.done(f"scripts/hub.sh start {hub}").strip()
            shown_by.append(self.done(f"tablebank event show '{address}#club' log --json"))
        self.assertEqual(len(json.loads(shown_by[0])["log"]), 10)
        self.assertEqual(shown_by, [shown_by[0]] * 3)

    def test_what_several_desks_post_at_one_moment_is_there_once(self):
        address = self.done("scripts/hub.sh start hub").strip()
        place = f"{address}#club"
        self.done(f"tablebank event new '{place}' --name Club --edition us --rounds 2 --by Vera")
        desks = [subprocess.Popen([PROGRAM, "event", "player", place, f"Player {desk}", f"Guest {desk}", "--by",
                                   f"Desk {desk}"],
                                  cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  text=True) for desk in range(4)]
        for desk in desks:
            told, said = desk.communicate(timeout=60)
            self.assertEqual(desk.returncode, 0, said)
            self.assertEqual(len(told.splitlines()), 2, told)
        players = json.loads(self.done(f"tablebank event show '{place}' players --json"))["players"]
        self.assertEqual(sorted(player["name"] for player in players),
                         sorted(f"{kind} {desk}" for kind in ("Player", "Guest") for desk in range(4)))
        log = json.loads(self.done(f"tablebank event show '{place}' log --json"))["log"]
        self.assertEqual([row["entry"] for row in log], list(range(1, 10)))

    def serve(self, place):
        hub = subprocess.Popen([PROGRAM, "serve", place, "--listen", "127.0.0.1:0", "--json"], cwd=self.folder,
                               env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(hub.stdout.close)
        self.addCleanup(hub.wait)
        self.addCleanup(hub.kill)
        return json.loads(hub.stdout.readline())["addresses"][0].rstrip("/")

    def test_two_hubs_of_one_event_keep_each_entry_once(self):
        address = self.done("scripts/hub.sh start hub").strip()
        place = f"{address}#club"
        self.done(f"tablebank event new '{place}' --name Club --edition us --rounds 1 --by Vera")
        self.done(f"tablebank event player '{place}' Anna Boris Clara Dmitri")
        self.done(f"tablebank event seat '{place}' && tablebank event round '{place}' 1 --open")
        self.done(f"tablebank event hub '{place}' http://127.0.0.1:1")
        lines = []
        for number in range(2):
            folder = self.folder / f"lines-{number}"
            folder.mkdir()
            self.done(f"tablebank event join '{place}' --hub {self.serve(place)} -o {folder}")
            lines.append(folder / "round-1-table-1.tbj")
        self.done(f"tablebank new table.tbl --join {lines[0]}")
        for turn in range(4):
            self.done(f"tablebank do table.tbl 'note \"supper {turn}\"' 'note \"tea {turn}\"'")
            at_once = [subprocess.Popen([PROGRAM, "send", "table.tbl", "--join", line, "--trust-hub", "--json"], cwd=self.folder,
                                        env=self.environment, stdout=subprocess.PIPE, text=True) for line in lines]
            for sending in at_once:
                told = sending.communicate(timeout=60)[0]
                self.assertIn(sending.returncode, (0, 4), told)  # 4: not now, as the other one was faster
            for line in lines:
                told = json.loads(self.done(f"tablebank send table.tbl --join {line} --trust-hub --json"))
                self.assertEqual((told["acknowledged"], told["state"]), (3 + 2 * turn, "current"))
        head = json.loads(self.done("tablebank verify table.tbl --json"))["head"]
        self.done(f"tablebank event key '{place}' --round 1 --table 1 --withdraw --why 'to look'")
        self.environment |= {"HOME": str(self.folder / "spare"), "XDG_DATA_HOME": str(self.folder / "spare")}
        for number, line in enumerate(lines):
            self.done(f"tablebank new kept-{number}.tbl --join {line} --trust-hub --continue")
            self.assertEqual(json.loads(self.done(f"tablebank verify kept-{number}.tbl --json"))["head"], head)
        log = json.loads(self.done(f"tablebank event show '{place}' log --json"))["log"]
        self.assertFalse([row for row in log if row["act"]["did"] == "fork"])

    def test_what_is_no_server_or_no_event_is_told_with_a_code_of_its_own(self):
        address = self.done("scripts/hub.sh start hub").strip()
        for place, code in ((address, 3), (f"{address}#none", 3), (f"{address}#a b", 3), ("postgresql://", 3),
                            ("postgresql://vera:secret@localhost:1/club#club", 4)):
            ran = self.run_shell(f"tablebank event show '{place}'")
            self.assertEqual(ran.returncode, code, ran.stderr)
            self.assertNotIn("secret", ran.stderr)
        self.done("scripts/hub.sh stop hub")
        self.assertEqual(self.run_shell(f"tablebank event show '{address}#club'").returncode, 4)

    def test_a_password_that_is_used_is_never_said_or_kept(self):
        address = self.done("scripts/hub.sh start hub").strip()
        secret = "hunter2secret"
        place = f"{address.replace('//club@', f'//club:{secret}@')}&sslpassword={secret}#cup"
        told = [self.done(text.format(place=place)) for text in (
            "tablebank event new '{place}' --name Club --edition us --rounds 2 --json",
            "tablebank event player '{place}' Anna Boris Clara Dmitri --json", "tablebank event seat '{place}'",
            "tablebank event show '{place}' log --json", "tablebank event standings '{place}' --json", "tablebank event hub '{place}' http://127.0.0.1:8017",
            "tablebank event join '{place}' --round 1 --json", "tablebank event paper '{place}' slips -o slips.pdf",
            "tablebank event publish '{place}' pages", "tablebank event round '{place}' 1 --open", "tablebank event copy '{place}' copy.tbe",
            "tablebank complete -- event player '{place}' ''")]
        for text in ("event new '{place}' --name Club --edition us --rounds 2", "event copy copy.tbe '{place}'", "event player '{place}' Anna",
                     "verify '{place}' --json", "show '{place}'", "window '{place}'", "event collect '{place}' ."):
            ran = self.run_shell(f"tablebank {text.format(place=place)}")
            told.append(ran.stdout + ran.stderr)
        with subprocess.Popen([PROGRAM, "serve", place, "--listen", "127.0.0.1:0", "--seconds", "20", "--json"], cwd=self.folder,
                              env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as serving:
            told.append(serving.stdout.readline())
            self.assertIn(f"{address}#cup", json.loads(told[-1])["serving"])
            told.append(pathlib.Path(f"/proc/{serving.pid}/cmdline").read_text(encoding="utf-8"))
            serving.terminate()
            told += serving.communicate(timeout=30)
        for text in told:
            self.assertNotIn(secret, text)
        self.done("scripts/hub.sh stop hub")
        kept = [path for path in self.folder.rglob("*") if path.is_file() and "hub" not in path.parts and "scripts" not in path.parts
                and secret.encode() in path.read_bytes()]
        self.assertEqual(kept, [])

    def test_a_schema_that_somebody_prepared_is_not_used(self):
        address = self.done("scripts/hub.sh start hub").strip()
        ask = (f"cd / && {'runuser -u postgres --' if os.geteuid() == 0 else ''} psql --host '{self.folder / 'hub'}' --username club --dbname club "
               "--quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --command ")
        self.done(f"tablebank event new '{address}#honest' --name Club --edition us --rounds 2")
        self.done(ask + "\"CREATE ROLE mallory LOGIN; ALTER TABLE tablebank.event_name OWNER TO mallory\"")
        prepared = self.run_shell(f"tablebank event new '{address}#cup' --name Club --edition us --rounds 2")
        self.assertEqual(prepared.returncode, 3, prepared.stderr)
        self.assertIn("is not used: the schema tablebank or a table in it belongs to another user (event_name: mallory).", prepared.stderr)
        self.done(ask + "'ALTER TABLE tablebank.event_name OWNER TO club'")
        self.done(f"tablebank event player '{address}#honest' Anna")
        self.done(ask + "\"CREATE FUNCTION public.noted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN CREATE TABLE public.ran (); RETURN new; "
                  "END'; CREATE TRIGGER t BEFORE INSERT ON tablebank.entry FOR EACH ROW EXECUTE FUNCTION public.noted()\"")
        for command in ("player '{place}' Boris", "show '{place}'", "standings '{place}' --json"):
            ran = self.run_shell("tablebank event " + command.format(place=f"{address}#honest"))
            self.assertEqual(ran.returncode, 3, ran.stderr)
            self.assertIn("has a trigger or a rule (entry)", ran.stderr)
        self.assertEqual(self.done(ask + "\"SELECT to_regclass('public.ran')\"").strip(), "")
        self.done("scripts/hub.sh stop hub")

    def test_no_folder_of_others_becomes_a_server(self):
        (self.folder / "hub").mkdir()
        (self.folder / "hub" / "letters.txt").write_text("Anna\n", encoding="utf-8")
        self.assertEqual(self.run_shell("scripts/hub.sh start hub").returncode, 1)
        self.assertEqual(self.run_shell("scripts/hub.sh stop hub").returncode, 1)
        self.assertEqual([entry.name for entry in (self.folder / "hub").iterdir()], ["letters.txt"])


if __name__ == "__main__":
    unittest.main()
