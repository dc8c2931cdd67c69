-- The advertising consent that the checkout asks for: it is of an order, with or without a request.
alter table consent add column order_id uuid references course_order on delete cascade;
create index consent_order on consent (order_id);
