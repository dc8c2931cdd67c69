-- When somebody asked to be forgotten, the last time: what he has sent since, with a consent of its own, stays.
alter table erasure_request add column asked_at timestamptz not null default now();
update erasure_request set asked_at = due_at - interval '30 days';
