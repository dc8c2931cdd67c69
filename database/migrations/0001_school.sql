-- The catalogue, the texts of the site and the requests.
-- Money: integer minor units. Times: timestamptz (UTC) with an IANA zone beside them where people read them.
-- Localized texts: jsonb {"ru": …, "en": …}, or one row a language where a language has a state of its own.

create table setting (
	key text primary key,
	value jsonb not null,
	version integer not null default 1,
	updated_at timestamptz not null default now()
);

create table slug_redirect (
	kind text not null,
	old_slug text not null,
	new_slug text not null,
	created_at timestamptz not null default now(),
	primary key (kind, old_slug)
);

create table category (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	audience text not null check (audience in ('children', 'adults')),
	planet text not null,
	cover text not null,
	position integer not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table teacher (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	avatar text not null,
	planet text not null,
	stack text[] not null,
	position integer not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table course (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	category_id uuid not null references category,
	audience text not null check (audience in ('children', 'adults')),
	status text not null check (status in ('draft', 'scheduled', 'published', 'in_development', 'on_pause', 'archived')),
	successor_id uuid references course,
	planet text not null,
	cover text not null,
	age_from integer,
	age_to integer,
	level text not null check (level in ('beginner', 'intermediate', 'advanced')),
	format text not null default 'online',
	lessons integer not null check (lessons > 0),
	lesson_minutes integer not null check (lesson_minutes > 0),
	months numeric(4, 1) not null check (months > 0),
	weekly_hours numeric(4, 1) not null check (weekly_hours > 0),
	salary_from integer,
	salary_to integer,
	salary_currency text,
	salary_as_of date,
	popularity integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index course_category on course (category_id);

create table course_text (
	course_id uuid not null references course on delete cascade,
	locale text not null check (locale in ('ru', 'en')),
	state text not null check (state in ('draft', 'scheduled', 'published')),
	publish_at timestamptz,
	title text not null,
	short text not null,
	lead text not null,
	description text not null,
	body jsonb not null,
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	primary key (course_id, locale)
);

create table course_teacher (
	course_id uuid not null references course on delete cascade,
	teacher_id uuid not null references teacher on delete cascade,
	position integer not null,
	primary key (course_id, teacher_id)
);

create table course_related (
	course_id uuid not null references course on delete cascade,
	related_id uuid not null references course on delete cascade,
	position integer not null,
	primary key (course_id, related_id)
);

create table tariff (
	id uuid primary key default gen_random_uuid(),
	course_id uuid not null references course on delete cascade,
	code text not null,
	kind text not null check (kind in ('group', 'mini_group', 'individual', 'with_mentor')),
	lessons integer not null check (lessons > 0),
	price_rub integer not null check (price_rub >= 0),
	price_usd integer not null check (price_usd >= 0),
	old_price_rub integer,
	old_price_usd integer,
	sale_until timestamptz,
	recommended boolean not null default false,
	position integer not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	unique (course_id, code)
);

create table start (
	id uuid primary key default gen_random_uuid(),
	course_id uuid not null references course on delete cascade,
	tariff_id uuid not null references tariff on delete cascade,
	teacher_id uuid references teacher,
	starts_at timestamptz not null,
	zone text not null,
	seats_total integer not null check (seats_total > 0),
	seats_taken integer not null default 0 check (seats_taken >= 0 and seats_taken <= seats_total),
	status text not null default 'open' check (status in ('open', 'closed', 'cancelled')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index start_course on start (course_id, starts_at);

create table review (
	id uuid primary key default gen_random_uuid(),
	course_id uuid references course on delete set null,
	kind text not null check (kind in ('parent', 'student', 'adult')),
	rating integer not null check (rating between 1 and 5),
	avatar text not null,
	source text not null,
	featured boolean not null default false,
	status text not null default 'published' check (status in ('draft', 'published', 'hidden')),
	written_at timestamptz not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index review_course on review (course_id);

create table faq_group (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	position integer not null,
	pages text[] not null,
	text jsonb not null
);

create table faq_question (
	id uuid primary key default gen_random_uuid(),
	group_id uuid not null references faq_group on delete cascade,
	position integer not null,
	text jsonb not null,
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table page (
	slug text not null,
	locale text not null check (locale in ('ru', 'en')),
	state text not null default 'published' check (state in ('draft', 'scheduled', 'published')),
	title text not null,
	lead text not null,
	body text not null,
	seo jsonb not null,
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	primary key (slug, locale)
);

-- Versions of legal texts are only ever added: what somebody accepted stays readable.
create table legal_version (
	id uuid primary key default gen_random_uuid(),
	kind text not null,
	locale text not null check (locale in ('ru', 'en')),
	number integer not null,
	title text not null,
	body text not null,
	note text not null,
	hash text not null,
	valid_from date not null,
	created_at timestamptz not null default now(),
	unique (kind, locale, number)
);

create table contact_request (
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
create index contact_request_repeat_phone on contact_request (repeat_key_phone, created_at desc);
create index contact_request_repeat_email on contact_request (repeat_key_email, created_at desc);
create index contact_request_open on contact_request (status, respond_by);

-- What happened to a request, oldest first: moves between states, notes of repeats and changes.
create table contact_request_event (
	id uuid primary key default gen_random_uuid(),
	request_id uuid not null references contact_request on delete cascade,
	kind text not null check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note')),
	details jsonb not null default '{}',
	by text not null default 'visitor',
	created_at timestamptz not null default now()
);
create index contact_request_event_request on contact_request_event (request_id, created_at);

-- One row a consent; never changed but for its withdrawal.
create table consent (
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
create index consent_request on consent (request_id);

create table seat_hold (
	id uuid primary key default gen_random_uuid(),
	start_id uuid not null references start on delete cascade,
	request_id uuid not null unique references contact_request on delete cascade,
	expires_at timestamptz not null,
	released_at timestamptz,
	created_at timestamptz not null default now()
);
create index seat_hold_start on seat_hold (start_id) where released_at is null;

create table outgoing_message (
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
create index outgoing_message_status on outgoing_message (status, created_at);
create index outgoing_message_request on outgoing_message (request_id);

-- A visitor's wish to be forgotten: worked off by staff within thirty days.
create table erasure_request (
	id uuid primary key default gen_random_uuid(),
	request_id uuid not null references contact_request on delete cascade,
	status text not null default 'new' check (status in ('new', 'done', 'refused')),
	due_at timestamptz not null,
	created_at timestamptz not null default now(),
	unique (request_id)
);
