-- Since when a process waits for a bank's answer to a refund, so that no other asks meanwhile.
alter table refund_payout add column asked_at timestamptz;
