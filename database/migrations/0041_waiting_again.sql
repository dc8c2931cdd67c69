-- Who was told once that enrolment is open and then waits again is to be told again: the line of the log stays, under another kind.
alter table contact_request_event drop constraint contact_request_event_kind_check;
alter table contact_request_event add constraint contact_request_event_kind_check
	check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note', 'owner', 'merged', 'erased', 'opening', 'opened'));
