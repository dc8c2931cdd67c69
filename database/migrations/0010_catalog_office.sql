-- Groups of frequent questions are edited in the office: they count their versions.
alter table faq_group
	add column created_at timestamptz not null default now(),
	add column updated_at timestamptz not null default now(),
	add column version integer not null default 1;
