-- The quiz: its questions and rules as data, and the answers that somebody wanted a link to.

create table quiz (
	slug text primary key,
	questions jsonb not null,
	courses jsonb not null,
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table quiz_result (
	id uuid primary key default gen_random_uuid(),
	quiz_slug text not null references quiz,
	token text not null unique,
	answers jsonb not null,
	created_at timestamptz not null default now()
);
