-- When the payer of an invoice that stayed was forgotten: should it be cancelled unpaid, its person goes as well.
alter table invoice add column forgotten_at timestamptz;
update invoice set forgotten_at = wish.decided_at from erasure_request wish where wish.invoice_id = invoice.id and wish.status = 'done';
