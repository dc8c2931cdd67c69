import { sql } from "kysely";
import type { Database } from "../database/open-database.server.ts";

/**
 * Requests of three years that end now, the same ones every time: the newest two hundred wait for their first call, five of a hundred
 * for an agreed one; the rest were answered, most within the promise. Ten managers, phones and names of all sorts.
 */
export async function fillRequests(db: Database, { count, now }: { count: number; now: Date }): Promise<void> {
	await sql`
		insert into contact_request (token, kind, status, locale, name, surname, phone_raw, phone, email, channel, utm, respond_by,
			first_response_at, first_response_seconds, first_response_by, first_response_name, owner_id, owner, call_at,
			idempotency_key, content_hash, repeat_key_phone, created_at, updated_at)
		select 'token-' || number, (array['trial', 'callback', 'consultation', 'quiz', 'guide', 'contact', 'webinar'])[1 + number % 7],
			case
				when number <= 200 then 'new'
				when number % 100 < 5 then 'thinking'
				else (array['won', 'lost', 'lost', 'spam', 'thinking', 'lost', 'trial_booked'])[1 + (number / 7) % 7]
			end,
			case number % 10 when 0 then 'en' else 'ru' end,
			(array['Анна', 'Пётр', 'Мария', 'Алексей', 'Ольга', 'Семён', 'Екатерина', 'Денис', 'Ирина', 'John'])[1 + number % 10],
			(array['Иванова', 'Семёнов', 'Морозова', 'Власов', 'Корнеева', 'Smith', 'Грач'])[1 + (number / 3) % 7] || number % 977,
			'8 9' || lpad(((number::bigint * 7919) % 1000000000)::text, 9, '0'),
			'+79' || lpad(((number::bigint * 7919) % 1000000000)::text, 9, '0'),
			case when number % 3 > 0 then 'person' || number || '@example.com' end,
			'call', '{}', created_at + interval '15 minutes',
			case when number > 200 then created_at + (number % 37) * interval '40 seconds' end,
			case when number > 200 then (number % 37) * 40 end,
			case when number > 200 then 'staff-' || number % 10 end,
			case when number > 200 then 'Менеджер ' || number % 10 end,
			case when number > 200 then 'staff-' || number % 10 end,
			case when number > 200 then 'Менеджер ' || number % 10 end,
			case when number > 200 and number % 100 < 5 then ${now}::timestamptz + (number % 5000 - 2500) * interval '1 minute' end,
			'key-' || number, 'hash', 'phone-' || number, created_at, created_at
		from (
			select number, ${now}::timestamptz - number * (interval '1095 days' / ${count}::integer) as created_at
			from generate_series(1, ${count}::integer) as number
		) as series`.execute(db);
	await sql`vacuum analyze contact_request`.execute(db);
}
