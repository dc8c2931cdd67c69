-- Under whose secret a lesson was booked, once that request was merged into another one: nobody else who was merged there sees or moves it.
alter table trial_booking add column booked_under uuid references contact_request on delete set null;
create index trial_booking_under on trial_booking (booked_under) where booked_under is not null;
