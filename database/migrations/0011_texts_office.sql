-- Texts in the office: schedules of pages, pictures, translations that somebody has looked at.

-- When the text appears; null for one that was there before schedules were.
alter table page add column publish_at timestamptz;

-- Pictures that staff brought. Their files are kept under `name`, a size and a format each.
create table media (
	id uuid primary key default gen_random_uuid(),
	-- Of the first bytes of the hash: the same picture brought twice is one.
	name text not null unique,
	-- As it was called on the computer it came from.
	title text not null,
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	-- Of the picture as it came.
	bytes integer not null check (bytes > 0),
	format text not null,
	-- What is kept: [{ "width": 640, "format": "avif", "bytes": 12345 }].
	files jsonb not null,
	alt jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

-- Somebody has read a translation after the other language changed, and it still says the same.
create table translation_check (
	resource text not null,
	record_id text not null,
	locale text not null check (locale in ('ru', 'en')),
	checked_at timestamptz not null,
	primary key (resource, record_id, locale)
);
