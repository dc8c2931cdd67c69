-- When the school last moved the date of who registered: the letter about that says everything that a reminder due before it would.
alter table webinar_registration add column moved_at timestamptz;
