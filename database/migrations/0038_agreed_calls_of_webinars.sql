-- Nobody promises a call to who registers for a webinar, as to who asks for a guide or waits for a place. A call that staff agreed on with
-- him, or took over from a merged request, is due as anybody's; before this it was in no queue.
alter table contact_request drop column due_at;
alter table contact_request add column due_at timestamptz generated always as (
	case
		when status in ('new', 'in_work', 'no_answer', 'thinking', 'trial_booked')
			and merged_into is null
			and (call_at is not null or (first_response_at is null and kind not in ('guide', 'waitlist', 'webinar')))
		then coalesce(call_at, respond_by)
	end
) stored;
create index contact_request_due on contact_request (due_at) where due_at is not null;
create index contact_request_next_call on contact_request (due_at, id) where merged_into is null;
