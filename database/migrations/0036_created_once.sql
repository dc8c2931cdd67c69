-- A form that is sent twice makes one record: the key that was made with the form, and a hash of what was sent under it.
alter table audit_entry add column creation_key uuid;
alter table audit_entry add column creation_hash text;
create unique index audit_entry_creation on audit_entry (staff_id, creation_key) where creation_key is not null;
