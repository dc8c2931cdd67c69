-- Requests are told what becomes of the orders of their people: paid, or given back as a whole. Orders from before are no news.
alter table contact_request_event drop constraint contact_request_event_kind_check;
alter table contact_request_event add constraint contact_request_event_kind_check
	check (kind in ('created', 'repeated', 'changed', 'status', 'call', 'note', 'owner', 'merged', 'erased', 'opening', 'opened', 'order'));
alter table course_order add column noted_sale text check (noted_sale in ('paid', 'refunded'));
update course_order set noted_sale = case state when 'refunded' then 'refunded' else 'paid' end where paid_at is not null;
create index course_order_unnoted_sale on course_order (paid_at)
	where paid_at is not null and (noted_sale is null or (noted_sale = 'paid' and state = 'refunded'));
