"""A fifth language that is nothing but a folder: its texts are generated, accented and
longer than the English, and each is in brackets.

`test_fifth_language.py` copies the checkout, adds the language and builds the client.
Then it runs the tests of `words.py` and `pages.py` there.
"""
