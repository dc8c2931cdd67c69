-- Staff: accounts (the tables of better-auth under our names), invitations, what they changed.

create table staff_user (
	id text primary key,
	name text not null,
	email text not null unique,
	email_verified boolean not null default false,
	image text,
	role text not null check (role in ('owner', 'manager', 'editor', 'teacher')),
	locale text not null default 'ru' check (locale in ('ru', 'en')),
	-- Whose slots a teacher's account shows.
	teacher_id uuid references teacher on delete set null,
	two_factor_enabled boolean not null default false,
	-- A blocked person has no session and gets none; the account stays for the history.
	blocked_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1
);

create table staff_session (
	id text primary key,
	user_id text not null references staff_user on delete cascade,
	token text not null unique,
	expires_at timestamptz not null,
	ip_address text,
	user_agent text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index staff_session_user on staff_session (user_id);

create table staff_account (
	id text primary key,
	user_id text not null references staff_user on delete cascade,
	account_id text not null,
	provider_id text not null,
	password text,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at timestamptz,
	refresh_token_expires_at timestamptz,
	scope text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	unique (provider_id, account_id)
);
create index staff_account_user on staff_account (user_id);

create table staff_verification (
	id text primary key,
	identifier text not null,
	value text not null,
	expires_at timestamptz not null,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index staff_verification_identifier on staff_verification (identifier);

create table staff_two_factor (
	id text primary key,
	user_id text not null references staff_user on delete cascade,
	secret text not null,
	backup_codes text not null,
	verified boolean not null default true,
	failed_verification_count integer not null default 0,
	locked_until timestamptz
);
create index staff_two_factor_user on staff_two_factor (user_id);

-- Wrong passwords by address, whether or not somebody has it: the answer to a guess tells nothing.
create table sign_in_failure (
	email_key text primary key,
	count integer not null,
	first_at timestamptz not null,
	locked_until timestamptz
);

create table staff_invitation (
	id uuid primary key default gen_random_uuid(),
	token text not null unique,
	email text not null,
	role text not null check (role in ('owner', 'manager', 'editor', 'teacher')),
	locale text not null check (locale in ('ru', 'en')),
	teacher_id uuid references teacher on delete set null,
	invited_by text not null references staff_user,
	expires_at timestamptz not null,
	accepted_at timestamptz,
	created_at timestamptz not null default now(),
	version integer not null default 1
);

-- Letters to staff: an invitation, or the way to a new password.
create table staff_letter (
	id uuid primary key default gen_random_uuid(),
	kind text not null check (kind in ('invitation', 'password')),
	email text not null,
	locale text not null check (locale in ('ru', 'en')),
	-- The secret part of the address in the letter.
	token text not null,
	created_at timestamptz not null default now()
);
alter table outgoing_message add column staff_letter_id uuid references staff_letter on delete cascade;

-- Who did what. `changes` holds [{field, before, after}]; fields with personal data only say that they changed.
create table audit_entry (
	id uuid primary key default gen_random_uuid(),
	staff_id text,
	staff_name text not null,
	action text not null,
	resource text not null,
	record_id text not null,
	changes jsonb not null default '[]',
	request_id text,
	ip text,
	created_at timestamptz not null default now()
);
create index audit_entry_newest on audit_entry (created_at desc);
create index audit_entry_record on audit_entry (resource, record_id, created_at desc);

-- What a record of content looked like after each change; any can be brought back.
create table revision (
	id uuid primary key default gen_random_uuid(),
	resource text not null,
	record_id text not null,
	number integer not null,
	document jsonb not null,
	staff_name text not null,
	created_at timestamptz not null default now(),
	unique (resource, record_id, number)
);

-- A document that is being edited, to be looked at on its real page for some minutes.
create table draft_preview (
	id uuid primary key default gen_random_uuid(),
	resource text not null,
	-- Null for a record that was never saved.
	record_id text,
	document jsonb not null,
	expires_at timestamptz not null
);
create index draft_preview_expiry on draft_preview (expires_at);
