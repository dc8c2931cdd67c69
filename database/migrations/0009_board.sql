-- The board of requests: who answers whom, when the next call is due, what the promise was worth; and the wishes to be forgotten.

-- Who has the request: `owner` is the name that the visitor is told, `owner_id` the account.
alter table contact_request add column owner_id text;
-- A call agreed for later, or asked for again; counts instead of the first promise.
alter table contact_request add column call_at timestamptz;
alter table contact_request add column first_response_by text;
alter table contact_request add column first_response_name text;
-- Seconds of working time between the request and the first answer.
alter table contact_request add column first_response_seconds integer check (first_response_seconds >= 0);
alter table contact_request add column merged_into uuid references contact_request on delete cascade check (merged_into <> id);
alter table contact_request add column erased_at timestamptz;
-- When the next call is due; null where none is. A registration for a webinar promises no call.
alter table contact_request add column due_at timestamptz generated always as (
	case
		when status in ('new', 'in_work', 'no_answer', 'thinking', 'trial_booked')
			and kind <> 'webinar'
			and merged_into is null
			and (first_response_at is null or call_at is not null)
		then coalesce(call_at, respond_by)
	end
) stored;
-- What staff search in: number, name with and without its dots, phone as typed and as dialled, address.
alter table contact_request add column search_text text not null generated always as (
	number::text || ' ' || name || ' ' || coalesce(surname, '') || ' ' || translate(name || ' ' || coalesce(surname, ''), 'ёЁ', 'еЕ')
		|| ' ' || phone || ' ' || phone_raw || ' ' || coalesce(email, '')
) stored;

create index contact_request_due on contact_request (due_at) where due_at is not null;
create index contact_request_newest on contact_request (created_at desc nulls last, id);
create index contact_request_status on contact_request (status, created_at desc nulls last, id);
create index contact_request_kind on contact_request (kind, created_at desc nulls last, id);
create index contact_request_course on contact_request (course_id, created_at desc nulls last, id) where course_id is not null;
create index contact_request_owner on contact_request (owner_id, created_at desc nulls last, id) where owner_id is not null;
create index contact_request_merged on contact_request (merged_into) where merged_into is not null;
create index contact_request_search on contact_request using gin (search_text gin_trgm_ops) with (fastupdate = off);
-- Everything that the figures read, so that they are read from here alone.
create index contact_request_figures on contact_request (created_at)
	include (respond_by, first_response_at, first_response_seconds, first_response_by, first_response_name)
	where kind <> 'webinar' and status <> 'spam' and merged_into is null;

alter table contact_request_event drop constraint contact_request_event_kind_check;
alter table contact_request_event add constraint contact_request_event_kind_check
	check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note', 'owner', 'merged', 'erased'));
alter table contact_request_event add column by_id text;

-- A reminder to managers that a promise is running out or is broken, once each.
create table request_escalation (
	request_id uuid not null references contact_request on delete cascade,
	kind text not null check (kind in ('soon', 'late')),
	created_at timestamptz not null default now(),
	primary key (request_id, kind)
);

alter table erasure_request add column decided_at timestamptz;
alter table erasure_request add column decided_by text;
alter table erasure_request add column refusal text;
alter table erasure_request add column updated_at timestamptz not null default now();
alter table erasure_request add column version integer not null default 1;
create index erasure_request_queue on erasure_request (status, due_at);

alter table consent add column acknowledged_at timestamptz;
alter table consent add column acknowledged_by text;
create index consent_withdrawn on consent (withdrawn_at desc) where withdrawn_at is not null;

-- Whoever was forgotten has no address any more; a comment without one gets no letters.
alter table comment drop constraint comment_check;
create index comment_traces on comment (created_at) where ip is not null or agent is not null;
create index course_order_request on course_order (request_id) where request_id is not null;
