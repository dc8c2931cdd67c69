import type { ListQuery } from "../../app/records/list-records.server.ts";

const OWN_NAMES = new Set(["q", "sort", "order", "page", "perPage", "ids"]);
const MOST_PER_PAGE = 100;

/** `?q=&sort=&order=&page=&perPage=` and filters by their names. What cannot be read counts as absent. */
export function readListQuery(query: URLSearchParams): ListQuery {
	const order = query.get("order")?.toLowerCase();
	return {
		search: query.get("q")?.slice(0, 200) ?? "",
		sort: query.get("sort") ?? undefined,
		order: order === "asc" || order === "desc" ? order : undefined,
		page: readCount(query.get("page"), 1, 100_000),
		perPage: readCount(query.get("perPage"), 25, MOST_PER_PAGE),
		filters: Object.fromEntries([...query].filter(([name]) => !OWN_NAMES.has(name))),
	};
}

function readCount(text: string | null, otherwise: number, most: number): number {
	const count = Number(text);
	return text !== null && Number.isInteger(count) && count >= 1 ? Math.min(count, most) : otherwise;
}
