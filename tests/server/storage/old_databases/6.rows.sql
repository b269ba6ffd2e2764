-- Rows that a server of version 6 wrote: a finished game, one that goes on, one that
-- waits for players.
INSERT INTO profiles ("id", "name", "language", "created", "seen") VALUES
('aafmah3r6kjt', 'Ann', 'en', 1800000000000, 1800000000000),
('k9w6vpbac39w', 'Bob', 'en', 1800000000000, 1800000000000);
INSERT INTO ratings ("player", "game", "mu", "sigma", "games", "wins") VALUES
('aafmah3r6kjt', 'fits', 25.0, 8.06590141354368, 1, 1),
('k9w6vpbac39w', 'fits', 25.0, 8.06590141354368, 1, 1);
INSERT INTO secrets ("name", "value") VALUES
('codes', '1a6f90cf146d99cb54dc1636806a608b6fb00ea65ecd118652b133a792f8e495');
INSERT INTO contacts ("profile", "kind", "address", "confirmed", "hash", "expires", "asked") VALUES
('aafmah3r6kjt', 'hook', 'https://example.org/ann', TRUE, NULL, NULL, 1800000000000);
INSERT INTO keys ("hash", "profile", "created") VALUES
('316e3e96cc32779e2b8872d6cda32c3abf9e3090f6cef06d6f622251141d2c6c', 'aafmah3r6kjt', 1800000000000),
('b6548438f6f26ecc0c0b9762a9f7c12fce91971fe65afed1cc603a3d5761f27a', 'k9w6vpbac39w', 1800000000000);
INSERT INTO tables ("id", "game", "rules", "options", "seed", "salt", "commitment", "maker", "terms", "public", "status", "code", "created", "started", "updated", "asked", "due", "rematch_of") VALUES
('usnnrubpvqh6', 'fits', 1, '{"advanced":false,"tied_kinds":"all","table":"auto","overlays":"card","start_cards":"choose","cards":"ours"}', '95262416052447023773995632071078722139', '6e7171dc8a954804db852c3280c9acb0', '359fafa41d8ff54ca4e36aa807a18b875b2febb55594f2533b6524d63f67568a', 'aafmah3r6kjt', '{"pace":{"kind":"none","seconds":900,"increment":0,"hours":48},"on_timeout":"bot","on_leave":"bot","window_seconds":20,"public":false,"spectators":true,"hints":true,"rated":true}', FALSE, 'over', NULL, 1800000000000, 1800000000000, 1800000000000, '', NULL, NULL),
('h7edzg47d836', 'fits', 1, '{"advanced":false,"tied_kinds":"all","table":"auto","overlays":"card","start_cards":"choose","cards":"ours"}', '165721674257965653421506285445194381988', '121c38d8fdcbc2e18a46bdf513765102', '8e57a64421bc49aa0b268e429ac684cf73ace710d36774f41ad8b46e95cecf2c', 'aafmah3r6kjt', '{"pace":{"kind":"none","seconds":900,"increment":0,"hours":48},"on_timeout":"bot","on_leave":"bot","window_seconds":20,"public":false,"spectators":true,"hints":true,"rated":true}', FALSE, 'playing', NULL, 1800000000000, 1800000000000, 1800000000000, '0', NULL, NULL),
('2d5wubcbx4vh', 'fits', 1, '{"advanced":false,"tied_kinds":"all","table":"auto","overlays":"card","start_cards":"choose","cards":"ours"}', '137070738351520223144453742836538638729', 'a7117dd1d2f30f6e674d1d7785194a6a', '8fee87e00e700d7c00d4c0564b3c1c7e145f8e0e0fcd7f202b739b44ad514240', 'aafmah3r6kjt', '{"pace":{"kind":"none","seconds":900,"increment":0,"hours":48},"on_timeout":"bot","on_leave":"bot","window_seconds":20,"public":false,"spectators":true,"hints":true,"rated":true}', FALSE, 'playing', NULL, 1800000000000, 1800000000000, 1800000000000, '0', NULL, NULL),
('vxdu3dga6dcs', 'fits', 1, '{"advanced":false,"tied_kinds":"all","table":"auto","overlays":"card","start_cards":"choose","cards":"ours"}', '148749623037299633917394998825954574984', '94c3a8fe58b54f52a28a2d309fbb975d', 'a7b6fcdb31206fc04a8ae09c3891194d103e1fdb68d0a377ee59495301a2ef94', 'aafmah3r6kjt', '{"pace":{"kind":"none","seconds":900,"increment":0,"hours":48},"on_timeout":"bot","on_leave":"bot","window_seconds":20,"public":false,"spectators":true,"hints":true,"rated":true}', FALSE, 'waiting', 'f723670f901bd338', 1800000000000, NULL, 1800000000000, '', NULL, NULL);
INSERT INTO chat ("table", "seat", "text", "at") VALUES
('usnnrubpvqh6', 0, 'Good luck!', 1800000000000);
INSERT INTO hints ("table") VALUES
('2d5wubcbx4vh');
INSERT INTO log ("table", "number", "seat", "kind", "text", "request", "at") VALUES
('usnnrubpvqh6', 1, 1, 'act', 'lay S1 7,5 t', 'r1', 1800000000000),
('usnnrubpvqh6', 2, 0, 'act', 'lay S3 7,6 t', 'r2', 1800000000000),
('usnnrubpvqh6', 3, 1, 'act', 'sleep', 'r3', 1800000000000),
('usnnrubpvqh6', 4, 1, 'act', 'lay Z 7,4', 'r4', 1800000000000),
('usnnrubpvqh6', 5, 0, 'act', 'draw', 'r5', 1800000000000),
('usnnrubpvqh6', 6, 0, 'act', 'play B62', 'r6', 1800000000000),
('usnnrubpvqh6', 7, 0, 'act', 'lay B62 7,7 t', 'r7', 1800000000000),
('usnnrubpvqh6', 8, 1, 'act', 'sleep', 'r8', 1800000000000),
('usnnrubpvqh6', 9, 1, 'act', 'lay Z 6,6', 'r9', 1800000000000),
('usnnrubpvqh6', 10, 0, 'act', 'draw', 'r10', 1800000000000),
('usnnrubpvqh6', 11, 0, 'act', 'play B07', 'r11', 1800000000000),
('usnnrubpvqh6', 12, 0, 'act', 'lay B07 5,6 t', 'r12', 1800000000000),
('usnnrubpvqh6', 13, 1, 'act', 'draw', 'r13', 1800000000000),
('usnnrubpvqh6', 14, 1, 'act', 'play B42', 'r14', 1800000000000),
('usnnrubpvqh6', 15, 1, 'act', 'lay B42 6,4 t', 'r15', 1800000000000),
('usnnrubpvqh6', 16, 0, 'act', 'draw', 'r16', 1800000000000),
('usnnrubpvqh6', 17, 0, 'act', 'play B37', 'r17', 1800000000000),
('usnnrubpvqh6', 18, 0, 'act', 'lay B37 6,5 t', 'r18', 1800000000000),
('usnnrubpvqh6', 19, 1, 'act', 'sleep', 'r19', 1800000000000),
('usnnrubpvqh6', 20, 1, 'act', 'lay Z 8,7', 'r20', 1800000000000),
('usnnrubpvqh6', 21, 0, 'act', 'draw', 'r21', 1800000000000),
('usnnrubpvqh6', 22, 0, 'act', 'play B28', 'r22', 1800000000000),
('usnnrubpvqh6', 23, 0, 'act', 'lay B28 8,5', 'r23', 1800000000000),
('usnnrubpvqh6', 24, 0, 'act', 'done', 'r24', 1800000000000),
('usnnrubpvqh6', 25, 1, 'act', 'sleep', 'r25', 1800000000000),
('usnnrubpvqh6', 26, 1, 'act', 'lay Z 8,8', 'r26', 1800000000000),
('usnnrubpvqh6', 27, 0, 'act', 'sleep', 'r27', 1800000000000),
('usnnrubpvqh6', 28, 0, 'act', 'lay Z 9,8', 'r28', 1800000000000),
('usnnrubpvqh6', 29, 1, 'act', 'sleep', 'r29', 1800000000000),
('usnnrubpvqh6', 30, 1, 'act', 'lay Z 8,6', 'r30', 1800000000000),
('usnnrubpvqh6', 31, 0, 'act', 'play B04', 'r31', 1800000000000),
('usnnrubpvqh6', 32, 0, 'act', 'lay B04 6,7 t', 'r32', 1800000000000),
('usnnrubpvqh6', 33, 1, 'act', 'play B43', 'r33', 1800000000000),
('usnnrubpvqh6', 34, 1, 'act', 'lay B43 9,6 t', 'r34', 1800000000000),
('usnnrubpvqh6', 35, 0, 'act', 'play B39', 'r35', 1800000000000),
('usnnrubpvqh6', 36, 0, 'act', 'lay B39 8,4', 'r36', 1800000000000),
('usnnrubpvqh6', 37, 1, 'act', 'play B10', 'r37', 1800000000000),
('usnnrubpvqh6', 38, 1, 'act', 'lay B10 7,8', 'r38', 1800000000000),
('h7edzg47d836', 1, 0, 'act', 'lay S3 7,5 t', 'r39', 1800000000000),
('h7edzg47d836', 2, 1, 'act', 'lay S1 7,4 t', 'r40', 1800000000000),
('h7edzg47d836', 3, 0, 'act', 'sleep', 'r41', 1800000000000),
('h7edzg47d836', 4, 0, 'act', 'lay Z 7,6', 'r42', 1800000000000),
('h7edzg47d836', 5, 1, 'act', 'draw', 'r43', 1800000000000),
('h7edzg47d836', 6, 1, 'act', 'play B26', 'r44', 1800000000000),
('h7edzg47d836', 7, 1, 'act', 'lay B26 6,4', 'r45', 1800000000000),
('h7edzg47d836', 8, 1, 'act', 'cat 6,4', 'r46', 1800000000000),
('2d5wubcbx4vh', 1, 1, 'act', 'lay S2 7,5', NULL, 1800000000000);
INSERT INTO mutes ("table", "profile", "seat") VALUES
('usnnrubpvqh6', 'k9w6vpbac39w', 0);
INSERT INTO notices ("table", "seat", "turn", "kind", "profile", "status", "tries", "due", "hash") VALUES
('h7edzg47d836', 0, 1, 'hook', 'aafmah3r6kjt', 'waiting', 0, 1800000060000, NULL);
INSERT INTO results ("table", "ended", "scores", "winners", "decided") VALUES
('usnnrubpvqh6', 1800000000000, '[0,0]', '[0,1]', 'fits.won.shared');
INSERT INTO seats ("table", "seat", "kind", "profile", "bot", "name", "token") VALUES
('usnnrubpvqh6', 0, 'me', 'aafmah3r6kjt', NULL, 'Ann', NULL),
('usnnrubpvqh6', 1, 'open', 'k9w6vpbac39w', NULL, 'Bob', '3035eb5bbd00a94fb116f435f0c9755b1b888bbc13a5e6c96437b0e6e5fefbd3'),
('h7edzg47d836', 0, 'me', 'aafmah3r6kjt', NULL, 'Ann', NULL),
('h7edzg47d836', 1, 'open', 'k9w6vpbac39w', NULL, 'Bob', '0f685d936e0a6554f8a0a1302ece469f2fc5dfd054911803892d6ef3b7b95654'),
('2d5wubcbx4vh', 0, 'me', 'aafmah3r6kjt', NULL, 'Ann', NULL),
('2d5wubcbx4vh', 1, 'bot', NULL, 'kitten', NULL, NULL),
('vxdu3dga6dcs', 0, 'me', 'aafmah3r6kjt', NULL, 'Ann', NULL),
('vxdu3dga6dcs', 1, 'open', NULL, NULL, NULL, 'a689fd3c58acd40c49d6ce782813c3e277440d502c8075d7590f918f165cd3da'),
('vxdu3dga6dcs', 2, 'open', NULL, NULL, NULL, '79998217405ea56a07f8075451640b67a4af76153c9e06249ddd291693fb9833');
