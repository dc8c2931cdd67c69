-- The blog: rubrics, authors, posts with a text a language, views, comments.
-- Search: a text is indexed in its own language and without a list of stop words, so that «ещё» is found too; «ё» is indexed as «е».

create extension if not exists pg_trgm;

create text search dictionary school_russian_stem (template = snowball, language = russian);
create text search dictionary school_english_stem (template = snowball, language = english);
create text search configuration school_ru (copy = russian);
alter text search configuration school_ru
	alter mapping for word, hword, hword_part with school_russian_stem;
alter text search configuration school_ru
	alter mapping for asciiword, asciihword, hword_asciipart with school_english_stem;
create text search configuration school_en (copy = english);
alter text search configuration school_en
	alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with school_english_stem;

-- array_to_string is only stable, which a generated column does not take; for texts it never gives another answer.
create function join_words(words text[]) returns text language sql immutable parallel safe
	return array_to_string(words, ' ');

create table rubric (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	position integer not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table author (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique,
	avatar text not null,
	position integer not null,
	text jsonb not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table post (
	id uuid primary key default gen_random_uuid(),
	slug text not null unique check (slug !~ '^avtor-'),
	rubric_id uuid not null references rubric,
	cover text not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);
create index post_rubric on post (rubric_id);

create table post_text (
	post_id uuid not null references post on delete cascade,
	locale text not null check (locale in ('ru', 'en')),
	state text not null check (state in ('draft', 'scheduled', 'published')),
	-- When the text appeared or will appear; a draft may have none.
	publish_at timestamptz check (state = 'draft' or publish_at is not null),
	title text not null,
	excerpt text not null,
	-- Markdown.
	body text not null,
	-- The words of the body without its markup: what is searched and quoted.
	plain text not null,
	tags text[] not null,
	minutes integer not null check (minutes > 0),
	seo jsonb not null,
	search tsvector not null generated always as (
		case locale
			when 'ru' then
				setweight(to_tsvector('school_ru', translate(title, 'ёЁ', 'еЕ')), 'A')
				|| setweight(to_tsvector('school_ru', translate(join_words(tags), 'ёЁ', 'еЕ')), 'B')
				|| setweight(to_tsvector('school_ru', translate(excerpt, 'ёЁ', 'еЕ')), 'C')
				|| setweight(to_tsvector('school_ru', translate(plain, 'ёЁ', 'еЕ')), 'D')
			else
				setweight(to_tsvector('school_en', title), 'A')
				|| setweight(to_tsvector('school_en', join_words(tags)), 'B')
				|| setweight(to_tsvector('school_en', excerpt), 'C')
				|| setweight(to_tsvector('school_en', plain), 'D')
		end
	) stored,
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	primary key (post_id, locale)
);
-- Texts are read far more often than written, so the index is always whole.
create index post_text_search on post_text using gin (search) with (fastupdate = off);
create index post_text_newest on post_text (locale, publish_at desc);

-- Every word of every text, to guess what a slip of the finger meant.
create table post_word (
	locale text not null,
	word text not null,
	primary key (locale, word)
);
create index post_word_likeness on post_word using gin (word gin_trgm_ops) with (fastupdate = off);

create table post_author (
	post_id uuid not null references post on delete cascade,
	author_id uuid not null references author,
	position integer not null,
	primary key (post_id, author_id)
);
create index post_author_author on post_author (author_id);

create table post_course (
	post_id uuid not null references post on delete cascade,
	course_id uuid not null references course on delete cascade,
	position integer not null,
	primary key (post_id, course_id)
);

create table post_related (
	post_id uuid not null references post on delete cascade,
	related_id uuid not null references post on delete cascade,
	position integer not null,
	primary key (post_id, related_id)
);

-- Visits that opened a post, by day (UTC) and language.
create table post_view (
	post_id uuid not null references post on delete cascade,
	locale text not null check (locale in ('ru', 'en')),
	day date not null,
	count integer not null default 0 check (count >= 0),
	primary key (post_id, locale, day)
);

create table comment (
	id uuid primary key default gen_random_uuid(),
	post_id uuid not null references post on delete cascade,
	locale text not null check (locale in ('ru', 'en')),
	-- The comment that this one answers.
	parent_id uuid references comment on delete cascade,
	name text not null,
	-- Never shown. Comments of the school have none.
	email text,
	text text not null check (length(text) between 1 and 2000),
	status text not null default 'waiting' check (status in ('waiting', 'approved', 'hidden', 'spam')),
	is_staff boolean not null default false,
	-- Opens the page that ends letters about replies.
	unsubscribe_token text not null unique,
	unsubscribed_at timestamptz,
	-- A comment that was sent twice is one comment.
	content_hash text not null unique,
	moderated_at timestamptz,
	ip text,
	agent text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check (is_staff or email is not null)
);
create index comment_post on comment (post_id, locale, created_at) where status = 'approved';
create index comment_queue on comment (status, created_at);
create index comment_email on comment (lower(email));

alter table consent add column comment_id uuid references comment on delete cascade;
create index consent_comment on consent (comment_id);
alter table outgoing_message add column comment_id uuid references comment on delete cascade;
create index outgoing_message_comment on outgoing_message (comment_id);
