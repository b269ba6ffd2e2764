-- Rows for the tables of version 1, which all later versions have: one table is over,
-- one is being played, one waits for a second player.
INSERT INTO profiles (id, name, language, created, seen) VALUES
('ann', 'Ann', 'en', 1, 2),
('bob', 'Bob', 'cs', 1, 2);
INSERT INTO keys (hash, profile, created) VALUES
('4d967a30111bf29f0eba01c448b375c1629b2fed01cdfcc3aed91f1b57d5dd5e', 'ann', 1);
INSERT INTO tables (id, game, rules, options, seed, salt, commitment, maker, terms, public, status, code, created, started, updated, asked, due, rematch_of) VALUES
('over', 'bells', 1, '{"rounds":1}', '7', 'salt', 'promise', 'ann', '{}', FALSE, 'over', NULL, 3, 4, 8, '', NULL, NULL),
('going', 'bells', 1, '{}', '8', 'salt', 'promise', 'ann', '{}', TRUE, 'playing', NULL, 3, 4, 9, '0', 10, 'over'),
('waiting', 'bells', 1, '{}', '9', 'salt', 'promise', 'bob', '{}', FALSE, 'waiting', 'OLDCODE', 3, NULL, 3, '', NULL, NULL);
INSERT INTO seats ("table", seat, kind, profile, bot, name, token) VALUES
('over', 0, 'me', 'ann', NULL, 'Ann', NULL),
('over', 1, 'open', 'bob', NULL, 'Bob', NULL),
('going', 0, 'me', 'ann', NULL, 'Ann', NULL),
('going', 1, 'bot', NULL, 'cat', NULL, NULL),
('waiting', 0, 'me', 'bob', NULL, 'Bob', NULL),
('waiting', 1, 'open', NULL, NULL, NULL, 'hash');
INSERT INTO log ("table", number, seat, kind, text, request, at) VALUES
('over', 1, 0, 'act', 'end', 'a1', 5),
('over', 2, 1, 'act', 'done', 'b1', 8),
('going', 1, 0, 'act', 'step', 'a2', 9);
INSERT INTO chat ("table", seat, text, at) VALUES
('over', 0, 'Good luck!', 5);
INSERT INTO mutes ("table", profile, seat) VALUES
('over', 'bob', 0);
INSERT INTO beats (process, at) VALUES
('process', 9);
INSERT INTO outages (start, "end") VALUES
(1, 2);
