-- A webinar comes out in each language by itself, as posts do: without a state there is no text in the language, and what `text` holds for
-- it repeats the other one, since the build before reads both. That build leaves the states alone, so what it adds is published.
alter table webinar
	add column state_ru text default 'published' check (state_ru in ('draft', 'scheduled', 'published')),
	add column publish_at_ru timestamptz,
	add column state_en text default 'published' check (state_en in ('draft', 'scheduled', 'published')),
	add column publish_at_en timestamptz,
	add check (state_ru is not null or state_en is not null);

update webinar set
	state_ru = case when status <> 'draft' then 'published' when text -> 'ru' ->> 'title' <> '' then 'draft' end,
	publish_at_ru = case when status <> 'draft' then created_at end,
	state_en = case when status <> 'draft' then 'published' when text -> 'en' ->> 'title' <> '' then 'draft' end,
	publish_at_en = case when status <> 'draft' then created_at end
	where status <> 'draft' or text -> 'ru' ->> 'title' <> '' or text -> 'en' ->> 'title' <> '';

-- The texts as rows, one for a language.
create view webinar_text as
select webinar.id as webinar_id, told.locale, told.state, told.publish_at,
	webinar.text -> told.locale ->> 'title' as title, webinar.text -> told.locale as text
from webinar
cross join lateral (values
	('ru', webinar.state_ru, webinar.publish_at_ru),
	('en', webinar.state_en, webinar.publish_at_en)) as told (locale, state, publish_at)
where told.state is not null;

-- The history says it in the new form as well, so that an older state of a webinar can still be brought back.
update revision set document = (document - 'text') || jsonb_build_object('texts', (
	select jsonb_object_agg(told.locale, case when document -> 'text' -> told.locale ->> 'title' <> ''
		then document -> 'text' -> told.locale || jsonb_build_object('publishAt', null,
			'state', case document ->> 'status' when 'draft' then 'draft' else 'published' end)
		else 'null'::jsonb end)
	from (values ('ru'), ('en')) as told (locale)))
	where resource = 'webinars' and document ? 'text';
