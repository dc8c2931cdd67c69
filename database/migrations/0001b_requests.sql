-- The requests. A school that is older than this file has them from 0001_school.sql.

create table if not exists contact_request (
	id uuid primary key default gen_random_uuid(),
	number integer generated always as identity unique,
	token text not null unique,
	kind text not null check (kind in ('trial', 'callback', 'consultation', 'webinar', 'guide', 'quiz', 'waitlist', 'instalment', 'contact', 'bonus')),
	status text not null default 'new' check (status in ('new', 'in_work', 'no_answer', 'thinking', 'trial_booked', 'won', 'lost', 'spam')),
	lost_reason text,
	owner text,
	locale text not null check (locale in ('ru', 'en')),
	name text not null,
	surname text,
	phone_raw text not null,
	phone text not null,
	email text,
	channel text not null,
	handle text,
	child_age integer,
	is_representative boolean not null default false,
	course_id uuid references course,
	tariff_id uuid references tariff,
	start_id uuid references start,
	wished_at text,
	visitor_zone text,
	message text,
	answers jsonb,
	page text,
	referrer text,
	utm jsonb not null default '{}',
	roistat text,
	discount_percent integer,
	discount_minor integer,
	discount_currency text,
	discount_until timestamptz,
	respond_by timestamptz not null,
	first_response_at timestamptz,
	idempotency_key text not null unique,
	content_hash text not null,
	repeat_key_phone text not null,
	repeat_key_email text,
	crm_id text,
	ip text,
	agent text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index if not exists contact_request_repeat_phone on contact_request (repeat_key_phone, created_at desc);
create index if not exists contact_request_repeat_email on contact_request (repeat_key_email, created_at desc);
create index if not exists contact_request_open on contact_request (status, respond_by);

-- What happened to a request, oldest first: moves between states, notes of repeats and changes.
create table if not exists contact_request_event (
	id uuid primary key default gen_random_uuid(),
	request_id uuid not null references contact_request on delete cascade,
	kind text not null check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note')),
	details jsonb not null default '{}',
	by text not null default 'visitor',
	created_at timestamptz not null default now()
);
create index if not exists contact_request_event_request on contact_request_event (request_id, created_at);

-- One row a consent; never changed but for its withdrawal.
create table if not exists consent (
	id uuid primary key default gen_random_uuid(),
	request_id uuid references contact_request on delete cascade,
	kind text not null check (kind in ('privacy', 'personal-data', 'offer', 'ads', 'cookies')),
	granted boolean not null,
	document_kind text,
	document_number integer,
	document_locale text,
	document_hash text,
	page text,
	ip text,
	agent text,
	created_at timestamptz not null default now(),
	withdrawn_at timestamptz,
	withdrawn_through text
);
create index if not exists consent_request on consent (request_id);

create table if not exists seat_hold (
	id uuid primary key default gen_random_uuid(),
	start_id uuid not null references start on delete cascade,
	request_id uuid not null unique references contact_request on delete cascade,
	expires_at timestamptz not null,
	released_at timestamptz,
	created_at timestamptz not null default now()
);
create index if not exists seat_hold_start on seat_hold (start_id) where released_at is null;

create table if not exists outgoing_message (
	id uuid primary key default gen_random_uuid(),
	channel text not null check (channel in ('letter', 'telegram', 'crm')),
	kind text not null,
	request_id uuid references contact_request on delete cascade,
	status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
	attempts integer not null default 0,
	last_error text,
	external_id text,
	details jsonb not null default '{}',
	created_at timestamptz not null default now(),
	delivered_at timestamptz
);
create index if not exists outgoing_message_status on outgoing_message (status, created_at);
create index if not exists outgoing_message_request on outgoing_message (request_id);

-- A visitor's wish to be forgotten: worked off by staff within thirty days.
create table if not exists erasure_request (
	id uuid primary key default gen_random_uuid(),
	request_id uuid not null references contact_request on delete cascade,
	status text not null default 'new' check (status in ('new', 'done', 'refused')),
	due_at timestamptz not null,
	created_at timestamptz not null default now(),
	unique (request_id)
);
