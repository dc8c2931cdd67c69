-- What a line cost before the sale it was bought in, so that the order adds up as its checkout did; null when there was none, and before.
alter table course_order_line add column before_sale integer check (before_sale > unit);
