-- Whoever asked to be forgotten is told what came of it: a letter about the wish, which outlives the request's own messages.
alter table outgoing_message add column erasure_id uuid references erasure_request on delete cascade;
create index outgoing_message_erasure on outgoing_message (erasure_id) where erasure_id is not null;

-- The wish of a buyer who never sent a request hangs on his order.
alter table erasure_request alter column request_id drop not null;
alter table erasure_request add column order_id uuid unique references course_order on delete cascade;
alter table erasure_request add constraint erasure_request_owner check (request_id is not null or order_id is not null);
