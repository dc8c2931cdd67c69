-- Letters and messages about an invoice; one that belongs to an order has its own beside those of the order.
alter table outgoing_message add column invoice_id uuid references invoice on delete cascade;
create index outgoing_message_invoice on outgoing_message (invoice_id) where invoice_id is not null;
