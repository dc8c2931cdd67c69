-- A teacher who has left stands in past lessons, groups and webinars as before, and nowhere else.
alter table teacher add column has_left boolean not null default false;
