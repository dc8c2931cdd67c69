import { type SqlBool, sql } from "kysely";
import type { Audience, CourseLevel, TariffKind } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { freeSeats } from "../places/free-seats.server.ts";
import { codesOfGroup } from "../places/is-group-of.server.ts";
import { groupOfTariff, isTariffFull } from "../places/tariff-places.ts";
import { currencyOf, priceTariff, type TariffPriceRow } from "../prices/price-tariff.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";
import { type CourseSummary, coursePath } from "./course-summary.ts";

export const COURSE_SORTS = ["popular", "price", "length", "start"] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

export type CourseFilter = {
	readonly audience?: Audience | undefined;
	readonly category?: string | undefined;
	readonly slugs?: readonly string[] | undefined;
	/** A child's age in years. */
	readonly age?: number | undefined;
	readonly level?: CourseLevel | undefined;
	/** Kind of tariff that must be offered. */
	readonly format?: "group" | "individual" | undefined;
	readonly maxMonths?: number | undefined;
	/** Only courses that take longer than this. */
	readonly overMonths?: number | undefined;
	/** Whole units of the language's currency, for the whole course. */
	readonly maxPrice?: number | undefined;
	readonly sort?: CourseSort | undefined;
};

/** The kinds of tariff behind each format that a visitor can ask for. */
const FORMAT_KINDS: Readonly<Record<NonNullable<CourseFilter["format"]>, readonly TariffKind[]>> = {
	group: ["group", "mini_group", "with_mentor"],
	individual: ["individual"],
};

type CatalogView = { readonly locale: Locale; readonly now: Date; readonly months: number };

/** Courses that a visitor may see in a language, as cards; the cheapest tariff, of the format asked for, gives the price. */
export async function listCourses(db: Database, filter: CourseFilter, view: CatalogView): Promise<CourseSummary[]> {
	const { format, maxPrice, sort = "popular" } = filter;
	const rows = await selectCards(db, filter, view);
	const cards = rows.flatMap((row) => readCard(row, format, view) ?? []);
	const affordable = maxPrice ? cards.filter((card) => card.price.full.minor <= maxPrice * 100) : cards;
	return affordable.sort(ORDER[sort]);
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Undefined for a course without a tariff: it has no price, and the office shows none before it has one. */
function readCard(row: CardRow, format: CourseFilter["format"], view: CatalogView): CourseSummary | undefined {
	const { tariffs, starts, ageFrom, ageTo, categorySlug, ...course } = row;
	const currency = currencyOf(view.locale);
	const asked = tariffs.filter(({ kind }) => !format || FORMAT_KINDS[format].includes(kind));
	const priced = asked.map((tariff) => ({
		code: tariff.code,
		price: priceTariff(readPriceRow(tariff), { ...view, currency }),
	}));
	const [shown] = priced.sort((left, right) => left.price.full.minor - right.price.full.minor);
	if (!shown) return undefined;
	const next = groupOfTariff(starts, shown.code);
	return {
		...course,
		path: coursePath(categorySlug, course.slug),
		categorySlug,
		ages: ageFrom !== null && ageTo !== null ? { from: ageFrom, to: ageTo } : undefined,
		months: Number(course.months),
		price: shown.price,
		tariffCode: shown.code,
		nextStart: next ? { at: new Date(next.startsAt), zone: next.zone, seatsFree: next.seatsFree } : undefined,
		isSoldOut: asked.every(({ code }) => isTariffFull(starts, code)),
	};
}

const STATUS_ORDER = { published: 0, in_development: 1, on_pause: 2 } as const;
const FAR = Number.POSITIVE_INFINITY;
type Compare = (left: CourseSummary, right: CourseSummary) => number;

function byStatusThen(compare: Compare): Compare {
	return (left, right) => STATUS_ORDER[left.status] - STATUS_ORDER[right.status] || compare(left, right);
}

// The rows come most popular first, and sorting is stable.
const ORDER: Readonly<Record<CourseSort, Compare>> = {
	popular: byStatusThen(() => 0),
	price: byStatusThen((left, right) => left.price.full.minor - right.price.full.minor),
	length: byStatusThen((left, right) => left.months - right.months),
	start: byStatusThen((left, right) => (left.nextStart?.at.getTime() ?? FAR) - (right.nextStart?.at.getTime() ?? FAR)),
};

type TariffJson = Omit<TariffPriceRow, "saleUntil"> & { saleUntil: string | null; code: string; kind: TariffKind };
type StartJson = { startsAt: string; zone: string; tariffCodes: string[]; seatsFree: number };

function readPriceRow(tariff: TariffJson): TariffPriceRow {
	return { ...tariff, saleUntil: tariff.saleUntil ? new Date(tariff.saleUntil) : null };
}

const TARIFFS = sql<TariffJson[]>`(
	select coalesce(json_agg(json_build_object('code', code, 'kind', kind, 'priceRub', price_rub, 'priceUsd', price_usd,
		'oldPriceRub', old_price_rub, 'oldPriceUsd', old_price_usd, 'saleUntil', sale_until) order by position), '[]'::json)
	from tariff where tariff.course_id = course.id)`;

/** The groups of a course that are still ahead and take people. */
function openStarts(now: Date) {
	return sql<StartJson[]>`(
		select coalesce(json_agg(json_build_object('startsAt', starts_at, 'zone', zone, 'tariffCodes', ${codesOfGroup(now)},
			'seatsFree', ${freeSeats(now)}) order by starts_at), '[]'::json)
		from start where start.course_id = course.id and start.status = 'open' and start.starts_at > ${now})`;
}

function selectCards(db: Database, filter: CourseFilter, { locale, now }: CatalogView) {
	let query = db
		.selectFrom("course")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.innerJoin("category", "category.id", "course.categoryId")
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.select([
			"course.id",
			"course.slug",
			"course.audience",
			"course.status",
			"course.planet",
			"course.cover",
			"course.ageFrom",
			"course.ageTo",
			"course.level",
			"course.months",
			"course.lessons",
			"category.slug as categorySlug",
			"courseText.title",
			"courseText.short",
			TARIFFS.as("tariffs"),
			openStarts(now).as("starts"),
		])
		.orderBy("course.popularity", "desc")
		.orderBy("course.slug");
	if (filter.audience) query = query.where("course.audience", "=", filter.audience);
	if (filter.category) query = query.where("category.slug", "=", filter.category);
	if (filter.slugs) query = query.where("course.slug", "in", filter.slugs.length > 0 ? [...filter.slugs] : [""]);
	if (filter.age) query = query.where("course.ageFrom", "<=", filter.age).where("course.ageTo", ">=", filter.age);
	if (filter.level) query = query.where("course.level", "=", filter.level);
	if (filter.maxMonths) query = query.where("course.months", "<=", filter.maxMonths);
	if (filter.overMonths) query = query.where("course.months", ">", filter.overMonths);
	if (filter.format) {
		const kinds = [...FORMAT_KINDS[filter.format]];
		query = query.where(
			sql<SqlBool>`exists (select 1 from tariff where tariff.course_id = course.id and tariff.kind = any(${kinds}))`,
		);
	}
	return query.$narrowType<{ status: CourseSummary["status"] }>().execute();
}
