"""Small tools that games share; the contract needs none of them.

Begin with `text_forms` (reading actions), `package_data` (data files) and `game_with_data`
(rule links, puzzles and courses from data files). `lazy` and
`bitboards` keep long lists of legal actions short in memory, `identity_key` caches by
identity, `once` what an object computes, `file_reader` checks files that people wrote,
`text_blocks` and `svg` draw.
"""
