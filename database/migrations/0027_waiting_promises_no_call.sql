-- Who waits for a place is told once when there is one, and nobody promised a call: the list is in no queue and counts in no figure, as a guide.
-- A call that staff agreed on with somebody who waits, or took over from a merged request, stays due.
-- PostgreSQL 15 cannot change the expression of a generated column; its indexes go with it.
alter table contact_request drop column due_at;
alter table contact_request add column due_at timestamptz generated always as (
	case
		when status in ('new', 'in_work', 'no_answer', 'thinking', 'trial_booked')
			and kind <> 'webinar'
			and merged_into is null
			and (call_at is not null or (first_response_at is null and kind not in ('guide', 'waitlist')))
		then coalesce(call_at, respond_by)
	end
) stored;
create index contact_request_due on contact_request (due_at) where due_at is not null;
create index contact_request_next_call on contact_request (due_at, id) where merged_into is null;

drop index contact_request_figures;
create index contact_request_figures on contact_request (created_at)
	include (respond_by, first_response_at, first_response_seconds, first_response_by, first_response_name)
	where kind not in ('webinar', 'guide', 'waitlist') and status <> 'spam' and (merged_into is null or first_response_at is not null);
