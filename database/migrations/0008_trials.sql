-- Trial lessons: when teachers give them, the times that follow from it, who holds or has booked one, what came of it.

-- A teacher's week. Clock times in the zone of the window, so that an hour stays the same when clocks are changed.
create table trial_window (
	id uuid primary key default gen_random_uuid(),
	teacher_id uuid not null references teacher on delete cascade,
	-- Monday is 1, Sunday is 7.
	weekday integer not null check (weekday between 1 and 7),
	from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	-- 00:00 is the midnight at the end of the day.
	to_time text not null check (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	zone text not null,
	valid_from date not null,
	valid_to date,
	-- Where lessons of this window are held; shown to whoever booked one, from ten minutes before it to its end.
	meeting_url text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check (to_time = '00:00' or to_time > from_time),
	check (valid_to is null or valid_to >= valid_from)
);
create index trial_window_teacher on trial_window (teacher_id, weekday);

create table trial_time_off (
	id uuid primary key default gen_random_uuid(),
	teacher_id uuid not null references teacher on delete cascade,
	starts_at timestamptz not null,
	ends_at timestamptz not null,
	note text not null default '',
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check (ends_at > starts_at)
);
create index trial_time_off_teacher on trial_time_off (teacher_id, starts_at);

-- Times that follow from the windows, a few weeks ahead; written and taken away by the program.
create table trial_slot (
	id uuid primary key default gen_random_uuid(),
	teacher_id uuid not null references teacher on delete cascade,
	starts_at timestamptz not null,
	minutes integer not null check (minutes > 0),
	zone text not null,
	meeting_url text,
	-- While a visitor makes up his mind; over at its moment, whether or not somebody has cleared it.
	held_for uuid unique references contact_request on delete set null,
	held_until timestamptz,
	created_at timestamptz not null default now(),
	unique (teacher_id, starts_at)
);
create index trial_slot_starts on trial_slot (starts_at);

create table trial_booking (
	id uuid primary key default gen_random_uuid(),
	number integer generated always as identity unique,
	request_id uuid not null references contact_request on delete cascade,
	slot_id uuid references trial_slot on delete set null,
	teacher_id uuid not null references teacher,
	starts_at timestamptz not null,
	minutes integer not null check (minutes > 0),
	-- The teacher's, and the one in which the visitor chose.
	zone text not null,
	visitor_zone text not null,
	meeting_url text,
	status text not null default 'booked' check (status in ('booked', 'done', 'cancelled')),
	outcome text check (outcome in ('came', 'missed', 'thinking', 'bought', 'declined')),
	outcome_note text not null default '',
	-- "visitor" or the id of a member of staff.
	booked_by text not null,
	-- When this time was booked: of a lesson that was moved, the moment of the last move.
	booked_at timestamptz not null,
	cancelled_at timestamptz,
	cancelled_by text,
	cancel_reason text,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	version integer not null default 1,
	check ((status = 'done') = (outcome is not null)),
	check ((status = 'cancelled') = (cancelled_at is not null))
);
-- Nobody gives two lessons at once, nobody has two lessons ahead.
create unique index trial_booking_once on trial_booking (teacher_id, starts_at) where status <> 'cancelled';
create unique index trial_booking_slot on trial_booking (slot_id) where status <> 'cancelled';
create unique index trial_booking_request on trial_booking (request_id) where status = 'booked';
create index trial_booking_starts on trial_booking (starts_at);
create index trial_booking_of_request on trial_booking (request_id, created_at);

create table trial_reminder (
	booking_id uuid not null references trial_booking on delete cascade,
	kind text not null check (kind in ('day', 'hour')),
	starts_at timestamptz not null,
	created_at timestamptz not null default now(),
	primary key (booking_id, kind, starts_at)
);

alter table outgoing_message add column trial_booking_id uuid references trial_booking on delete cascade;
create index outgoing_message_trial on outgoing_message (trial_booking_id) where trial_booking_id is not null;
