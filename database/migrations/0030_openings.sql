-- Who waits for a course is told once that one can enrol: the line of the log says so, and lets nobody say it twice.
alter table contact_request_event drop constraint contact_request_event_kind_check;
alter table contact_request_event add constraint contact_request_event_kind_check
	check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note', 'owner', 'merged', 'erased', 'opening'));
create unique index contact_request_event_opening on contact_request_event (request_id) where kind = 'opening';
create index contact_request_waiting on contact_request (course_id, created_at)
	where kind = 'waitlist' and course_id is not null and merged_into is null;
