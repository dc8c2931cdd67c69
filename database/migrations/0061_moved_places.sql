-- Places in a group whose first lesson was moved, with the time that their people know, until they are told of the new one.
create table moved_place (
	id uuid primary key default gen_random_uuid(),
	start_id uuid not null references start on delete cascade,
	line_id uuid references course_order_line on delete cascade,
	hold_id uuid references seat_hold on delete cascade,
	known_starts_at timestamptz not null,
	known_zone text not null,
	by text not null,
	created_at timestamptz not null default now(),
	unique (start_id, line_id),
	unique (start_id, hold_id),
	check ((line_id is null) <> (hold_id is null))
);
