-- Tries of a visitor, counted for all processes on one database server. Keys are hashes; a crash may forget them.
create unlogged table rate_window (
	key text primary key,
	tries integer not null,
	ends_at timestamptz not null
);
create index rate_window_ends_at on rate_window (ends_at);
