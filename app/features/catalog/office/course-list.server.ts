import { type RawBuilder, type SqlBool, sql } from "kysely";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule } from "../../../records/resource.ts";
import type { Locale } from "../../../shared/localized.ts";

const TITLE_RU = sql`coalesce(ru.title, en.title)`;
const TITLE_EN = sql`coalesce(en.title, ru.title)`;
const LANGUAGES: Readonly<Record<string, RawBuilder<unknown>>> = { ru: sql.ref("ru.state"), en: sql.ref("en.state") };

/** Courses with the state of both languages and the price they begin at. */
export const courseList: ListRule = {
	from: sql`course
		join category on category.id = course.category_id
		left join course_text ru on ru.course_id = course.id and ru.locale = 'ru'
		left join course_text en on en.course_id = course.id and en.locale = 'en'`,
	columns: {
		id: sql`course.id`,
		slug: sql`course.slug`,
		titleRu: TITLE_RU,
		titleEn: TITLE_EN,
		status: sql`course.status`,
		audience: sql`course.audience`,
		categoryId: sql`course.category_id`,
		categoryRu: sql`category.text->'ru'->>'menu'`,
		categoryEn: sql`category.text->'en'->>'menu'`,
		cover: sql`course.cover`,
		planet: sql`course.planet`,
		stateRu: stateNow("ru"),
		publishAtRu: sql`ru.publish_at`,
		stateEn: stateNow("en"),
		publishAtEn: sql`en.publish_at`,
		priceRub: sql`(select min(price_rub) from tariff where tariff.course_id = course.id)`,
		priceUsd: sql`(select min(price_usd) from tariff where tariff.course_id = course.id)`,
		lessons: sql`course.lessons`,
		popularity: sql`course.popularity`,
		updatedAt: sql`course.updated_at`,
	},
	csv: { categoryId: "leftOut", priceRub: "minor", priceUsd: "minor" },
	search: [sql`course.slug`, sql`ru.title`, sql`en.title`, sql`ru.short`, sql`en.short`],
	filters: {
		status: (status) => sql<SqlBool>`course.status = ${status}`,
		audience: (audience) => sql<SqlBool>`course.audience = ${audience}`,
		categoryId: byRowId(sql`course.category_id`),
		level: (level) => sql<SqlBool>`course.level = ${level}`,
		/** A language in which the course cannot be read yet. */
		missing: (locale) => {
			const state = Object.hasOwn(LANGUAGES, locale) ? LANGUAGES[locale] : undefined;
			return state && sql<SqlBool>`coalesce(${state}, 'draft') = 'draft'`;
		},
	},
	sorts: {
		titleRu: sql`${TITLE_RU} collate "und-x-icu"`,
		titleEn: sql`${TITLE_EN} collate "und-x-icu"`,
		slug: sql`course.slug`,
		status: sql`course.status`,
		popularity: sql`course.popularity`,
		updatedAt: sql`course.updated_at`,
	},
	defaultSort: { by: "popularity", order: "desc" },
};

/**
 * The state of a text as readers see it now; `missing` where there is none. Unlike in a post, a left-over publication time in a published
 * course is ignored.
 */
function stateNow(text: Locale): RawBuilder<string> {
	const state = sql.ref(`${text}.state`);
	return sql`case when ${state} = 'scheduled' and ${sql.ref(`${text}.publish_at`)} <= now() then 'published'
		else coalesce(${state}, 'missing') end`;
}
