import { sql } from "kysely";
import type { Database } from "../database/open-database.server.ts";

/** Orders of three years that end now, a line each, the same ones every time: most are paid, some wait, some were given back. */
export async function fillOrders(db: Database, { count, now }: { count: number; now: Date }): Promise<void> {
	await sql`
		with category as (
			insert into category (slug, audience, planet, cover, position, text)
			values ('bench', 'children', 'comet', 'cover-game', 0, '{}') returning id
		)
		insert into course (slug, category_id, audience, status, planet, cover, level, lessons, lesson_minutes, months, weekly_hours)
		select 'bench', id, 'children', 'published', 'comet', 'cover-game', 'beginner', 32, 60, 8, 2 from category`.execute(
		db,
	);
	await sql`
		insert into course_order (number, token, idempotency_key, form_key, content_hash, state, currency, subtotal, discount, total,
			locale, customer_name, customer_surname, customer_phone, customer_email, customer_email_key, mode, payment_type, documents,
			created_at, updated_at)
		select 'ORB-' || lpad(number::text, 7, '0'), 'token-' || number, 'key-' || number, 'form-' || number, 'hash',
			(array['paid', 'paid', 'paid', 'awaiting_payment', 'expired', 'cancelled', 'part_refunded'])[1 + number % 7], 'RUB',
			2880000, 0, 2880000, 'ru', (array['Анна', 'Пётр', 'Мария', 'Алексей'])[1 + number % 4],
			(array['Иванова', 'Семёнов', 'Морозова'])[1 + (number / 3) % 3] || number % 977,
			'+79' || lpad(((number::bigint * 7919) % 1000000000)::text, 9, '0'), 'buyer' || number || '@example.com',
			'buyer' || number || '@example.com', 'single', 'card_ru', '[]', created_at, created_at
		from (
			select number, ${now}::timestamptz - number * (interval '1095 days' / ${count}::integer) as created_at
			from generate_series(1, ${count}::integer) as number
		) as series`.execute(db);
	await sql`
		insert into course_order_line (order_id, position, course_id, tariff_kind, title, tariff_name, unit, discount, total, lessons)
		select course_order.id, 0, course.id, 'group', 'Roblox Studio: старт', 'Группа', 2880000, 0, 2880000, 32
		from course_order, course`.execute(db);
	await sql`vacuum analyze course_order`.execute(db);
	await sql`vacuum analyze course_order_line`.execute(db);
}
