"""Someone who reads all that the browser shows, and knows in which language it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from meowple.texts import languages
from tests.own_games import catalogues
from tests.test_languages import CYRILLIC, catalogue
from tests.web.browsing import Visitor

# Keeps every text that ever was on the page, also those that are only heard. What is
# typed as it stands is in no language; a table in words has such names among its own.
KEEP = """
window.read = new Set();
window.drawn = new Set();
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const TYPED = 'code, script, style, noscript, [lang]:not(html)';
function take(node) {
  const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
  if (!element || element.closest?.(TYPED)) return;
  if (node === element) {
    for (const name of spoken) read.add(node.getAttribute?.(name) ?? '');
    for (const child of node.childNodes) take(child);
  } else (element.closest('pre') ? drawn : read).add(node.data);
}
new MutationObserver((changes) => {
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === 'attributes') read.add(target.getAttribute(attributeName) ?? '');
    else if (type === 'characterData') take(target);
    else addedNodes.forEach(take);
  }
}).observe(document, {
  subtree: true, childList: true, characterData: true, attributeFilter: spoken,
});
"""

# What is the same in every language.
NAMES = re.compile(
    r"Meowple|OpenSkill|Ctrl|Shift|Enter|Esc|Page Up|Page Down|\d+x\d+|\b[A-Z0-9]{6}\b"
)
# A shorter piece of a message is no proof of its language.
TELLING = re.compile(r"\w\W+\w|\w{8,}")
ALIEN = {"ru": "іїєґ", "uk": "ыэъё"}
CYRILLIC_LETTERS = r"\u0400-\u04ff"


def reads_all(visitor: Visitor) -> None:
    visitor.context.add_init_script(KEEP)


def texts_of(visitor: Visitor) -> list[str]:
    """All that was read since the page was opened."""
    found = visitor.page.evaluate("[...read]")
    return sorted({plain(text) for text in found} - {""})


def drawn_of(visitor: Visitor) -> list[str]:
    """The tables in words that were read, with their maps."""
    return sorted(map(plain, visitor.page.evaluate("[...drawn]")))


def plain(text: str) -> str:
    return " ".join(text.split())


@cache
def pieces(lang: str) -> frozenset[str]:
    """The words of a language as they stand between what is filled in."""
    said = (words for named in catalogue(lang).values() for words in named.words)
    return frozenset(plain(piece) for words in said for piece in words.splitlines())


@cache
def vocabulary(lang: str) -> str:
    """All that is said in a language, its rules included."""
    rules = (path.read_text(encoding="utf-8") for path in catalogues(f"{lang}/*.md"))
    return "\n".join([*sorted(pieces(lang)), *map(plain, rules)])


def foreign(lang: str, texts: list[str], drawn: Sequence[str] = ()) -> list[str]:
    """What is not in this language, and how that is known."""
    return [*_letters(lang, texts), *_words(lang, [*texts, *drawn])]


def _letters(lang: str, texts: list[str]) -> list[str]:
    alien = re.compile(f"(?i)[{ALIEN.get(lang, CYRILLIC_LETTERS)}]")
    latin = re.compile(r"[A-Za-z]{3,}")
    return [
        f"{text!r} has letters of another language"
        for text in texts
        if alien.search(text) or (lang in CYRILLIC and latin.search(NAMES.sub(" ", text)))
    ]


def _words(lang: str, texts: list[str]) -> list[str]:
    """Texts with pieces of another language that this one does not say."""
    everything, own = "\n".join(texts), vocabulary(lang)
    found = []
    for other in languages():
        for piece in sorted(pieces(other)) if other != lang else ():
            if piece in everything and TELLING.search(piece) and piece not in own:
                whole = re.compile(rf"(?<!\w){re.escape(piece)}(?!\w)")
                found += [
                    f"{text!r} is {other}: {piece!r}"
                    for text in texts
                    if whole.search(text)
                ]
    return found
