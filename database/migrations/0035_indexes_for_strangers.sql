-- Anybody may knock at these two doors. Tries to sign in whose window is over are cleared away by the time they began; a notification that
-- nobody signed is looked up by the bank's number of the payment.
create index sign_in_failure_first_at on sign_in_failure (first_at);
create index payment_provider_id on payment (provider_id) where provider_id is not null;
