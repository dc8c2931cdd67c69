-- Open requests of people who were blocked, or have got a role without them, before these were given back by that.
with freed as (
	select id, owner, status = 'in_work' and first_response_at is null as is_new from contact_request
	where merged_into is null and status in ('new', 'in_work', 'no_answer', 'thinking', 'trial_booked')
		and owner_id in (select id from staff_user where blocked_at is not null or role not in ('owner', 'manager'))
), told as (
	insert into contact_request_event (request_id, kind, details, by)
	select id, 'owner', jsonb_build_object('from', owner, 'to', null), 'office' from freed
	union all
	select id, 'status', jsonb_build_object('from', 'in_work', 'to', 'new'), 'office' from freed where is_new
)
update contact_request set owner_id = null, owner = null, updated_at = now(), version = version + 1,
	status = case when freed.is_new then 'new' else contact_request.status end
	from freed where freed.id = contact_request.id;
