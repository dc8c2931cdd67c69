-- Young declined cards are asked about every minute: a bank's page takes another card after one that was refused.
create index payment_declined on payment (created_at) where state = 'failed';
