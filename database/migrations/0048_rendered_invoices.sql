-- When what an invoice without an order was for has been given, by the word of staff: from then on its payments get their closing receipts.
alter table invoice add column rendered_at timestamptz;
