-- Whoever was forgotten before is forgotten as whoever is now: orders that stayed lose what they tell of the browser, and invoices of such
-- orders lose their payer too, should they be cancelled unpaid.
update course_order set roistat = null, ip = null, agent = null where forgotten_at is not null;
update invoice set forgotten_at = course_order.forgotten_at from course_order
	where course_order.id = invoice.order_id and course_order.forgotten_at is not null and invoice.forgotten_at is null
		and lower(trim(invoice.payer_email)) = course_order.customer_email_key;
