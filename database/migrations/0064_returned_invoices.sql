-- Invoices without an order whose money had all gone back, at the bank, before they were ended by that.
update invoice set state = 'cancelled', updated_at = now(), version = version + 1
	where order_id is null and state in ('part_paid', 'paid') and paid > 0 and paid <= (select coalesce(sum(payout.amount), 0)
		from refund_payout payout join refund on refund.id = payout.refund_id join payment on payment.id = payout.payment_id
		where payment.invoice_id = invoice.id and payment.order_id is null and payout.state = 'done' and refund.kind <> 'excess');
