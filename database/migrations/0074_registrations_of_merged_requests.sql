-- Under whose secret somebody registered, once that request was merged into another one: his page and his letters lead to his own data.
alter table webinar_registration add column registered_under uuid references contact_request on delete set null;
create index webinar_registration_under on webinar_registration (registered_under) where registered_under is not null;
update webinar_registration registration set registered_under = merged.id
	from contact_request merged join contact_request standing on standing.id = merged.merged_into
	where standing.id = registration.request_id and merged.kind = 'webinar' and merged.repeat_key_email = registration.email_key
		and standing.repeat_key_email is distinct from registration.email_key;
