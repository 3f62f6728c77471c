-- One row. The epoch is changed whenever the whole content is replaced, so that no process goes on with what it remembers;
-- alive is when a server last ran, so that clocks do not run while none does.
create table house (epoch text not null, alive bigint not null);
insert into house (epoch, alive) values ('new', 0);

create table person (
    id text primary key,
    name text not null,
    guest integer not null,
    created bigint not null,
    seen bigint not null,
    password text,              -- an argon2 hash
    email text,
    email_confirmed integer not null default 0,
    settings text not null,     -- language, notices, leaderboard: a document
    deleted integer not null default 0
);
create unique index person_by_name on person (lower(name)) where guest = 0 and deleted = 0;

create table session (
    hash text primary key,      -- of the token in the cookie
    person text not null references person (id),
    created bigint not null,
    seen bigint not null,
    expires bigint not null
);
create index session_by_person on session (person);

create table passkey (
    id text primary key,        -- the credential's, in base64url
    person text not null references person (id),
    public_key text not null,   -- in base64url
    uses bigint not null,
    name text not null,
    created bigint not null
);
create index passkey_by_person on passkey (person);

-- What waits for a person to come back with a token: a challenge, a confirmation, a reset.
create table errand (
    hash text primary key,      -- of the token
    person text,
    what text not null,
    data text not null,
    expires bigint not null
);

create table tables (
    id text primary key,
    game text not null,
    ruleset integer not null,
    options text not null,      -- as agreed: a document
    terms text not null,        -- public or private, clock, who stands in: a document
    phase text not null,        -- waiting, running, over, closed
    host text not null references person (id),
    created bigint not null,
    changed bigint not null,
    seq bigint not null,        -- events so far
    entries bigint not null,    -- entries of the record so far
    seed text,                  -- in hexadecimal; secret until the record is closed
    header text,                -- the first line of the record
    closing text,               -- its last line
    asked text,                 -- what the table is voting on: a document
    due bigint,                 -- when somebody must look at the table although nobody acts
    origin text,                -- the table that this one was forked from
    successor text              -- the table of the rematch
);
create index tables_by_due on tables (due) where due is not null;
create index tables_by_phase on tables (phase, changed);

create table seat (
    table_id text not null references tables (id),
    seat integer not null,
    kind text not null,         -- open, invited, person, bot
    person text,
    bot text,                   -- its level
    invitation text,            -- the hash of the link's token
    waiting bigint,             -- since when the seat has something to decide
    clock text not null,        -- what is left on it: a document
    orders text not null,       -- standing orders: a document
    seen bigint not null,
    primary key (table_id, seat)
);
create index seat_by_person on seat (person, waiting);
create index seat_by_invitation on seat (invitation) where invitation is not null;

-- All that happened at a table, in order; entries of the record among it, all those of one move together.
create table event (
    table_id text not null references tables (id),
    seq bigint not null,
    at bigint not null,
    kind text not null,
    person text,
    key text,                   -- the request's idempotency key
    first bigint not null,      -- how many entries the record had before
    count integer not null,     -- how many this event adds
    data text not null,         -- a document; JSON Lines of entries
    primary key (table_id, seq)
);
create unique index event_by_key on event (table_id, person, key) where key is not null;
create index event_by_entry on event (table_id, first);

create table snapshot (
    table_id text not null references tables (id),
    entries bigint not null,
    data {bytes} not null,
    primary key (table_id, entries)
);

create table note (
    table_id text not null references tables (id),
    person text not null references person (id),
    text text not null,
    primary key (table_id, person)
);

create table result (
    table_id text not null references tables (id),
    seat integer not null,
    person text,
    game text not null,
    players integer not null,
    rank integer not null,
    points integer not null,
    rated integer not null,
    ended bigint not null,
    primary key (table_id, seat)
);
create index result_by_person on result (person, ended);

create table rating (
    person text not null references person (id),
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (person, game)
);

-- Whose turn it is, until they were told or have acted.
create table notice (
    person text not null references person (id),
    table_id text not null references tables (id),
    since bigint not null,
    sent bigint,
    primary key (person, table_id)
);
