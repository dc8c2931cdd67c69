import type { CourseLevel } from "../../../../../database/catalog-types.ts";
import type { CourseFilter, CourseSort } from "../../courses/list-courses.server.ts";

/** What a list of courses may be asked for, as it stands in the address. */
export type CourseFilters = {
	readonly age?: number;
	readonly level?: CourseLevel;
	readonly format?: CourseFormat;
	readonly length?: CourseLength;
	/** Whole units of the language's currency, for the whole course. */
	readonly price?: number;
	readonly sort?: CourseSort;
};

/** Query parameters in the order of the address. */
export const FILTER_PARAMS = ["age", "level", "format", "length", "price", "sort"] as const;
/** Sums are in the currency of a language. */
export const LOCAL_FILTERS: readonly FilterParam[] = ["price"];
export type FilterParam = (typeof FILTER_PARAMS)[number];

export const LEVELS = ["beginner", "intermediate", "advanced"] as const satisfies readonly CourseLevel[];
export const FORMATS = ["group", "individual"] as const;
export type CourseFormat = (typeof FORMATS)[number];
/** Months at most; `longer` is longer than the last of them. */
export const LENGTHS = ["3", "6", "9", "12", "longer"] as const;
export type CourseLength = (typeof LENGTHS)[number];
export const SORTS = ["popular", "price", "length", "start"] as const satisfies readonly CourseSort[];

const HIGHEST_PRICE = 10_000_000;

/** Reads an address. What makes no sense is as good as absent: a list is never an error. `ages` are the years one may ask for. */
export function readCourseFilters(query: URLSearchParams, ages: readonly number[]): CourseFilters {
	const age = readWhole(query.get("age"));
	const price = readWhole(query.get("price"));
	const sort = oneOf(SORTS, query.get("sort"));
	return dropUnused({
		age: age !== undefined && ages.includes(age) ? age : undefined,
		level: oneOf(LEVELS, query.get("level")),
		format: oneOf(FORMATS, query.get("format")),
		length: oneOf(LENGTHS, query.get("length")),
		price: price !== undefined && price > 0 && price <= HIGHEST_PRICE ? price : undefined,
		sort: sort === "popular" ? undefined : sort,
	});
}

/** `?age=10&level=beginner`: only what is in use, always in the same order; empty without filters. */
export function filterSearch(filters: CourseFilters): string {
	const query = new URLSearchParams();
	for (const name of FILTER_PARAMS) {
		const value = filters[name];
		if (value !== undefined) query.set(name, String(value));
	}
	const search = query.toString();
	return search ? `?${search}` : "";
}

export function withoutFilter(filters: CourseFilters, name: FilterParam): CourseFilters {
	return dropUnused({ ...filters, [name]: undefined });
}

/** The order of a list narrows nothing, so it is no filter to be taken off. */
export function narrowingFilters(filters: CourseFilters): Exclude<FilterParam, "sort">[] {
	return FILTER_PARAMS.filter((name) => name !== "sort" && filters[name] !== undefined) as Exclude<
		FilterParam,
		"sort"
	>[];
}

/** The same wish in the words of {@link CourseFilter}. */
export function toCourseFilter({ length, price, ...filters }: CourseFilters): CourseFilter {
	const longest = Number(LENGTHS.at(-2));
	return {
		...filters,
		maxPrice: price,
		maxMonths: length && length !== "longer" ? Number(length) : undefined,
		overMonths: length === "longer" ? longest : undefined,
	};
}

function dropUnused(filters: { [Name in FilterParam]?: CourseFilters[Name] | undefined }): CourseFilters {
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function readWhole(value: string | null): number | undefined {
	return value && /^\d{1,8}$/.test(value) ? Number(value) : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
	return values.find((known) => known === value);
}
