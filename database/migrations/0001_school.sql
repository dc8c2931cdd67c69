-- The catalogue and the texts of the site.
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
