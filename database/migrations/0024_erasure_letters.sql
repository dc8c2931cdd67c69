-- Whoever asked to be forgotten is told what came of it: a letter about the wish, which outlives the request's own messages.
alter table outgoing_message add column erasure_id uuid references erasure_request on delete cascade;
create index outgoing_message_erasure on outgoing_message (erasure_id) where erasure_id is not null;
