-- A learner who leaves a course without any money back: the day from which the line of the order has ended, and the order once all its
-- lines have. Requests are told of that end too.
alter table course_order_line add column ended_on date;
alter table course_order add column ended_on date;
alter table course_order drop constraint course_order_noted_sale_check;
alter table course_order add constraint course_order_noted_sale_check check (noted_sale in ('paid', 'refunded', 'ended'));
drop index course_order_unnoted_sale;
create index course_order_unnoted_sale on course_order (paid_at)
	where paid_at is not null and (noted_sale is null or (noted_sale = 'paid' and (state = 'refunded' or ended_on is not null)));
-- An order of several courses comes from as many requests: each line knows its own.
alter table course_order_line add column request_id uuid references contact_request on delete set null;
create index course_order_line_request on course_order_line (request_id) where request_id is not null;
