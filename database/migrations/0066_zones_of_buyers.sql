-- Deadlines in letters about an order are told by the clock of its buyer too, who need not have left a request.
alter table course_order add column visitor_zone text;
