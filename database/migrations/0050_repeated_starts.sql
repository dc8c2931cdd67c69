-- A group that is held again: once it has begun the next one opens so many days later, and the word goes on to that one.
alter table start add column repeat_days integer check (repeat_days > 0);
