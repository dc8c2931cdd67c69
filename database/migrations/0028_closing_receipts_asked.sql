-- When a bank was asked for a closing receipt. Without a confirmation beside it nobody knows whether the receipt went out: staff look it up.
alter table payment add column closing_receipt_asked_at timestamptz;
create index payment_receipt_unconfirmed on payment (order_id)
	where closing_receipt_asked_at is not null and closing_receipt_at is null;
