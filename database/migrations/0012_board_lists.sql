-- A hundred thousand requests are counted and sorted from indexes alone; merged ones are in no list.
create index contact_request_listed on contact_request (created_at desc nulls last, id) where merged_into is null;
drop index contact_request_newest;
create index contact_request_next_call on contact_request (due_at, id) where merged_into is null;
