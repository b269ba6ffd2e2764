"""The common part of server and browser: answers to a client's requests, without HTTP.

A server gives them over HTTP; a page without a server gives them to itself.

schemas, table_schemas,  the types of requests and responses
puzzle_schemas
game_facts               options, components, rules, scores of real tables
new_table                a new table, checked by its game
puzzle_attempts          attempts at puzzles
records, replays         finished games: their records, step by step
analysis                 the analysis of a finished game
bot_questions,           questions to bots and their answers, wherever the bots think
bot_answers
text_cleaning            names and chat lines that people enter
tokens                   random tokens, ids and seeds
"""
