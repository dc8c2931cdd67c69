-- Every letter leads to one's own data, those about invoices and comments too: a wish may hang on either.
alter table erasure_request add column invoice_id uuid unique references invoice on delete cascade;
alter table erasure_request add column comment_id uuid unique references comment on delete cascade;
alter table erasure_request drop constraint erasure_request_owner;
alter table erasure_request add constraint erasure_request_owner
	check (num_nonnulls(request_id, order_id, invoice_id, comment_id) > 0);
