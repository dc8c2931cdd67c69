-- The address of a page that is opened by its secret belongs neither into a request nor into a consent: of the old ones, too, only what
-- stands before the secret is kept, as `app/shared/secret-paths.ts` keeps it of every new one.
do $$
declare
	key text := '((?:/blog/unsubscribe|/guide/file|/my|/order|/pay|/request/sent|/trial|/webinars/joined|/quiz_child_podhod/result)/|/pay\?(?=.*secret=)).*$';
begin
	update contact_request set page = regexp_replace(page, key, '\1…', 'i'), referrer = regexp_replace(referrer, key, '\1…', 'i')
		where page ~* key or referrer ~* key;
	update consent set page = regexp_replace(page, key, '\1…', 'i') where page ~* key;
end $$;
