import { sql } from "kysely";
import type { Database } from "../database/open-database.server.ts";

const COURSES = 1_000;

/** Published courses of both audiences, each with two tariffs and two starts, their texts cut from the school's own sentences. */
export async function fillCourses(db: Database, sentences: readonly string[], now: Date): Promise<void> {
	const text = JSON.stringify({ ru: { title: "Раздел", description: "" }, en: { title: "Section", description: "" } });
	const tariffText = JSON.stringify({ ru: { title: "Группа", includes: [] }, en: { title: "Group", includes: [] } });
	const shorts = Array.from({ length: COURSES }, (_, index) => sentences[index % sentences.length] ?? "");
	await sql`insert into category (slug, audience, planet, cover, position, text)
		values ('bench-children', 'children', 'mars', 'cover-game', 90, ${text}::jsonb),
			('bench-adults', 'adults', 'earth', 'cover-data', 91, ${text}::jsonb)`.execute(db);
	await sql`with added as (
			insert into course (slug, category_id, audience, status, planet, cover, age_from, age_to, level, lessons, lesson_minutes, months,
				weekly_hours, popularity)
			select 'bench-' || number, category.id, category.audience, 'published', 'mars', 'cover-game', 7 + number % 5, 12 + number % 5,
				'beginner', 24, 60, 3 + number % 9, 2, number % 100
			from generate_series(1, ${COURSES}::int) as number
			join category on category.slug = case when number % 2 = 0 then 'bench-children' else 'bench-adults' end
			returning id, slug)
		insert into course_text (course_id, locale, state, publish_at, title, short, lead, description, body)
		select added.id, 'ru', 'published', ${now}::timestamptz - interval '1 day', left(short, 60), short, short, short, '{"modules":[],"skills":[],"tools":[]}'::jsonb
		from unnest(${shorts}::text[]) with ordinality as written (short, place)
		join added on added.slug = 'bench-' || place`.execute(db);
	await sql`insert into tariff (course_id, code, kind, lessons, price_rub, price_usd, position, text)
		select course.id, kind, kind, 24, 1500000 + position * 1000000, 20000 + position * 10000, position, ${tariffText}::jsonb
		from course cross join unnest(array['group', 'individual']) with ordinality as offered (kind, position)
		where course.slug like 'bench-%'`.execute(db);
	await sql`insert into start (course_id, tariff_id, starts_at, zone, seats_total)
		select tariff.course_id, tariff.id, ${now}::timestamptz + number * interval '10 days', 'Europe/Moscow', 8
		from tariff cross join generate_series(1, 2) as number where tariff.code = 'group'`.execute(db);
}
