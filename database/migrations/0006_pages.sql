-- Free guides: a PDF is made of the text when it is asked for.
create table guide (
	slug text not null,
	locale text not null check (locale in ('ru', 'en')),
	title text not null,
	subtitle text not null,
	body text not null,
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	primary key (slug, locale)
);

-- Which guide was asked for, and the secret of its address in the letter: not that of one's data, so that a guide may be passed on.
alter table contact_request add column guide text;
alter table contact_request add column guide_key text unique;
