-- When the buyer of an order that stayed was forgotten: should it end without a payment, its person goes as well. Those who were forgotten
-- before are found by the request of the order, or by their wish about the order itself.
alter table course_order add column forgotten_at timestamptz;
update course_order set forgotten_at = contact_request.erased_at from contact_request
	where contact_request.id = course_order.request_id and contact_request.erased_at is not null and course_order.customer_email <> '';
update course_order set forgotten_at = wish.decided_at from erasure_request wish
	where wish.order_id = course_order.id and wish.status = 'done' and course_order.customer_email <> '';

-- Of orders that had lost their person already, what staff wrote about it and where their consents came from goes too.
update outgoing_message set details = jsonb_set(details, '{reason}', 'null') where details->>'reason' in (
	select event.reason from course_order_event event join course_order on course_order.id = event.order_id
	where event.order_id = outgoing_message.order_id and course_order.customer_email = ''
		and event.by not in ('customer', 'bank', 'clock'));
update course_order_event set reason = null where reason is not null and by not in ('customer', 'bank', 'clock')
	and order_id in (select id from course_order where customer_email = '');
update consent set ip = null, agent = null, page = null
	where order_id in (select id from course_order where customer_email = '');
