-- When its bank last said that an approved credit waits for its customer to sign: as long as it says so, nobody of the school has to look at it.
alter table payment add column unsigned_at timestamptz;
