-- A request that was answered and then merged keeps its place in the figures; one merged before its answer is answered with the other.
drop index contact_request_figures;
create index contact_request_figures on contact_request (created_at)
	include (respond_by, first_response_at, first_response_seconds, first_response_by, first_response_name)
	where kind <> 'webinar' and status <> 'spam' and (merged_into is null or first_response_at is not null);
