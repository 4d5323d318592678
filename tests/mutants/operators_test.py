#!/usr/bin/env python3
"""The changes made to a source, and the parts that are left alone."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts" / "mutants"))

from operators import changes  # noqa: E402  (its path is set above)
from tokens import tokens  # noqa: E402


def made(source, operator):
    """The source after each change of one operator."""
    return [source[:change.start] + change.after + source[change.end:] for change in changes(source) if change.operator == operator]


class Tokens(unittest.TestCase):
    def test_comments_and_preprocessor_lines_are_none(self):
        source = '#include <a>\n  #define B \\\n  c\nd /* e\n */ f // g\n'
        self.assertEqual([token.text for token in tokens(source)], ["d", "f"])

    def test_texts_are_one_each(self):
        source = r'''R"x(a "b" )" c)x" u8"d\"e" '\'' 'f' 1'000'000 0xFFU'''
        self.assertEqual([token.kind for token in tokens(source)], ["text"] * 4 + ["number"] * 2)

    def test_signs_are_read_whole(self):
        self.assertEqual([token.text for token in tokens("a<=>b->c::d&&!e")], ["a", "<=>", "b", "->", "c", "::", "d", "&&", "!", "e"])


class TheChanges(unittest.TestCase):
    def test_a_comparison_turned(self):
        self.assertEqual(made("x = a < b;", "a comparison turned"), ["x = a <= b;", "x = a >= b;"])
        self.assertEqual(made("x = a == b;", "a comparison turned"), ["x = a != b;"])

    def test_brackets_of_templates_and_references_are_no_operators(self):
        self.assertEqual(changes("std::vector<int> f(Entry&& entry, auto&&... rest);"), [])

    def test_and_for_or(self):
        self.assertEqual(made("x = a && b || c;", "and for or"), ["x = a || b || c;", "x = a && b && c;"])

    def test_a_condition_decided(self):
        self.assertEqual(made("if (a(b, c)) d();", "a condition decided"), ["if (false) d();", "if (true) d();"])
        self.assertEqual(made("if (int a = b(); a) d();", "a condition decided"),
                         ["if (int a = b(); false) d();", "if (int a = b(); true) d();"])
        self.assertEqual(made("while (a()) b();", "a condition decided"), ["while (false) b();"])

    def test_a_condition_that_declares_what_its_branch_uses_stays(self):
        self.assertEqual(made("if (const auto* a = b()) c(*a);", "a condition decided"), [])

    def test_a_boolean_turned(self):
        self.assertEqual(made('f(true, "true"); // true', "a boolean turned"), ['f(false, "true"); // true'])

    def test_a_not_dropped(self):
        self.assertEqual(made("x = !a && b != c;", "a not dropped"), ["x = a && b != c;"])

    def test_a_one_dropped(self):
        self.assertEqual(made("x = a + 1; y = b - 1; z = c + 10;", "a one dropped"),
                         ["x = a; y = b - 1; z = c + 10;", "x = a + 1; y = b; z = c + 10;"])

    def test_a_sum_turned(self):
        self.assertEqual(made("x = -a + b;", "a sum turned"), ["x = -a - b;"])

    def test_an_extreme_turned(self):
        self.assertEqual(made("x = std::max(a, min);", "an extreme turned"), ["x = std::min(a, min);"])

    def test_a_statement_dropped(self):
        self.assertEqual(made("void f() { g(1); if (a) throw b; for (;;) c += 2; }", "a statement dropped"),
                         ["void f() { {} if (a) throw b; for (;;) c += 2; }", "void f() { g(1); if (a) {} for (;;) c += 2; }",
                          "void f() { g(1); if (a) throw b; for (;;) {} }"])
        self.assertEqual(made("auto f = [&](int a) -> Money { g(); return a; };", "a statement dropped"),
                         ["auto f = [&](int a) -> Money { {} return a; };"])

    def test_what_declares_stays(self):
        for source in ("void f() { Money sum; }", "void f() { Money& sum = a; }", "void f() { std::vector<int> all{1, 2}; }",
                       "void f() { ledger::Entry entry(1); }", "void f() { auto a = b; const int c = d; using e = f; }",
                       "struct A { int b; void c(); };", "namespace a { class B; }", "int a[] = {b, c};"):
            self.assertEqual(made(source, "a statement dropped"), [], source)

    def test_nothing_returned(self):
        self.assertEqual(made("int f() { return g(1); }", "nothing returned"), ["int f() { return {}; }"])
        self.assertEqual(made("int f() { return {}; } void g() { return; }", "nothing returned"), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
