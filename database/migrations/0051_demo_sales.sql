-- Of the demo school alone: how many days its next sale and its next promotion take once one has ended, so that a demonstration always has
-- some. An end that somebody types in the office is the end.
alter table tariff add column sale_repeat_days integer check (sale_repeat_days > 0);
alter table promo_code add column repeat_days integer check (repeat_days > 0);
