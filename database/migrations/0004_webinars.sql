-- Webinars, who comes to them, and what they were reminded of.

create table webinar (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	kind text not null default 'live' check (kind in ('live', 'recorded')),
	audience text not null check (audience in ('children', 'adults')),
	planet text not null,
	cover text not null,
	starts_at timestamptz not null,
	zone text not null,
	minutes integer not null check (minutes > 0),
	seats integer check (seats > 0),
	seats_taken integer not null default 0 check (seats_taken >= 0 and (seats is null or seats_taken <= seats)),
	-- Shown on the page of a registration alone, from ten minutes before the start to the end.
	stream_address text not null,
	replay_address text,
	replay_from timestamptz,
	replay_until timestamptz,
	-- Held again so many days later, once it and its recording are over; null for a webinar that is held once.
	repeat_days integer check (repeat_days > 0),
	courses text[] not null default '{}',
	status text not null default 'published' check (status in ('draft', 'published', 'cancelled')),
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check ((replay_address is null) = (replay_until is null) and (replay_from is null) = (replay_until is null)),
	check (replay_until > replay_from)
);
create index webinar_starts on webinar (starts_at) where status = 'published';

create table webinar_speaker (
	webinar_id uuid not null references webinar on delete cascade,
	teacher_id uuid not null references teacher on delete cascade,
	position integer not null,
	primary key (webinar_id, teacher_id)
);

create table webinar_registration (
	id uuid primary key default gen_random_uuid(),
	webinar_id uuid not null references webinar on delete cascade,
	request_id uuid not null unique references contact_request on delete cascade,
	-- The secret of the page with the way in.
	token text not null unique,
	-- The date that it is for: a webinar may be held again.
	starts_at timestamptz not null,
	email text not null,
	email_key text not null,
	cancelled_at timestamptz,
	created_at timestamptz not null default now()
);
create unique index webinar_registration_once on webinar_registration (webinar_id, email_key, starts_at) where cancelled_at is null;

create table webinar_reminder (
	registration_id uuid not null references webinar_registration on delete cascade,
	kind text not null check (kind in ('day', 'hour', 'minutes')),
	starts_at timestamptz not null,
	created_at timestamptz not null default now(),
	primary key (registration_id, kind, starts_at)
);

-- What a request is about besides a course: one person may ask for two webinars.
alter table contact_request add column subject text;

alter table outgoing_message add column registration_id uuid references webinar_registration on delete cascade;
create index outgoing_message_registration on outgoing_message (registration_id) where registration_id is not null;
