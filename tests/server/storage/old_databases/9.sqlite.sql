-- The tables of version 9, as the code of that version created them.
CREATE TABLE beats (
  process VARCHAR(16) NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (process)
);
CREATE TABLE outages (
  start BIGINT NOT NULL,
  "end" BIGINT NOT NULL,
  PRIMARY KEY (start, "end")
);
CREATE TABLE profiles (
  id VARCHAR(16) NOT NULL,
  name VARCHAR(64) NOT NULL,
  language VARCHAR(16) NOT NULL,
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  recovery VARCHAR(64),
  PRIMARY KEY (id)
);
CREATE TABLE ratings (
  player VARCHAR(48) NOT NULL,
  game VARCHAR(40) NOT NULL,
  mu DOUBLE NOT NULL,
  sigma DOUBLE NOT NULL,
  games INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  PRIMARY KEY (player, game)
);
CREATE TABLE secrets (
  name VARCHAR(16) NOT NULL,
  value VARCHAR(64) NOT NULL,
  PRIMARY KEY (name)
);
CREATE TABLE version (
  number INTEGER NOT NULL
);
CREATE TABLE contacts (
  profile VARCHAR(16) NOT NULL,
  kind VARCHAR(8) NOT NULL,
  address VARCHAR(500) NOT NULL,
  confirmed BOOLEAN NOT NULL,
  hash VARCHAR(64),
  expires BIGINT,
  asked BIGINT NOT NULL,
  PRIMARY KEY (profile, kind),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE INDEX contacts_address ON contacts (lower(address));
CREATE INDEX ix_contacts_hash ON contacts (hash);
CREATE TABLE keys (
  hash VARCHAR(64) NOT NULL,
  profile VARCHAR(16) NOT NULL,
  created BIGINT NOT NULL,
  seen BIGINT,
  device VARCHAR(60),
  PRIMARY KEY (hash),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE INDEX ix_keys_profile ON keys (profile);
CREATE TABLE links (
  hash VARCHAR(64) NOT NULL,
  profile VARCHAR(16) NOT NULL,
  expires BIGINT NOT NULL,
  PRIMARY KEY (hash),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE TABLE tables (
  id VARCHAR(16) NOT NULL,
  game VARCHAR(40) NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  seed VARCHAR(80) NOT NULL,
  salt VARCHAR(200) NOT NULL,
  commitment VARCHAR(64) NOT NULL,
  maker VARCHAR(16) NOT NULL,
  terms TEXT NOT NULL,
  public BOOLEAN NOT NULL,
  status VARCHAR(10) NOT NULL,
  code VARCHAR(16),
  created BIGINT NOT NULL,
  started BIGINT,
  updated BIGINT NOT NULL,
  asked VARCHAR(80) NOT NULL,
  due BIGINT,
  rematch_of VARCHAR(16),
  PRIMARY KEY (id),
  FOREIGN KEY(maker) REFERENCES profiles (id),
  UNIQUE (code),
  UNIQUE (rematch_of)
);
CREATE INDEX tables_due ON tables (status, due);
CREATE INDEX tables_maker ON tables (maker);
CREATE INDEX tables_public ON tables (public, status, updated);
CREATE INDEX tables_status ON tables (status, updated);
CREATE TABLE chat (
  id INTEGER NOT NULL,
  "table" VARCHAR(16) NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX chat_table ON chat ("table", id);
CREATE TABLE fame (
  "table" VARCHAR(16) NOT NULL,
  seat INTEGER NOT NULL,
  game VARCHAR(40) NOT NULL,
  division VARCHAR(60),
  figure VARCHAR(40),
  score INTEGER NOT NULL,
  ended BIGINT NOT NULL,
  open BOOLEAN NOT NULL,
  PRIMARY KEY ("table", seat),
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX fame_best ON fame (game, division, score);
CREATE INDEX fame_newest ON fame (game, ended);
CREATE TABLE hints (
  "table" VARCHAR(16) NOT NULL,
  PRIMARY KEY ("table"),
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE log (
  "table" VARCHAR(16) NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER,
  kind VARCHAR(8) NOT NULL,
  text TEXT NOT NULL,
  request VARCHAR(64),
  at BIGINT NOT NULL,
  PRIMARY KEY ("table", number),
  UNIQUE ("table", seat, request),
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE mutes (
  "table" VARCHAR(16) NOT NULL,
  profile VARCHAR(16) NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY ("table", profile, seat),
  FOREIGN KEY("table") REFERENCES tables (id),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE TABLE notices (
  "table" VARCHAR(16) NOT NULL,
  seat INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL,
  profile VARCHAR(16) NOT NULL,
  status VARCHAR(8) NOT NULL,
  tries INTEGER NOT NULL,
  due BIGINT NOT NULL,
  hash VARCHAR(64),
  PRIMARY KEY ("table", seat, turn, kind),
  FOREIGN KEY("table") REFERENCES tables (id),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE INDEX ix_notices_hash ON notices (hash);
CREATE INDEX ix_notices_profile ON notices (profile);
CREATE INDEX notices_due ON notices (status, due);
CREATE TABLE results (
  "table" VARCHAR(16) NOT NULL,
  ended BIGINT NOT NULL,
  scores TEXT NOT NULL,
  winners TEXT NOT NULL,
  decided VARCHAR(80) NOT NULL,
  PRIMARY KEY ("table"),
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE seats (
  "table" VARCHAR(16) NOT NULL,
  seat INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL,
  profile VARCHAR(16),
  bot VARCHAR(40),
  name VARCHAR(64),
  token VARCHAR(64),
  figure VARCHAR(40),
  left_by VARCHAR(16),
  PRIMARY KEY ("table", seat),
  FOREIGN KEY("table") REFERENCES tables (id),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
CREATE INDEX ix_seats_profile ON seats (profile);
CREATE UNIQUE INDEX profiles_recovery ON profiles (recovery);
CREATE TABLE visits (
  "table" VARCHAR(16) NOT NULL,
  profile VARCHAR(16) NOT NULL,
  process VARCHAR(16),
  at BIGINT NOT NULL,
  PRIMARY KEY ("table", profile),
  FOREIGN KEY("table") REFERENCES tables (id),
  FOREIGN KEY(profile) REFERENCES profiles (id)
);
INSERT INTO version (number) VALUES (9);
