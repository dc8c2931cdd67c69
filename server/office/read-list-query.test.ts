import { expect, test } from "vitest";
import { readListQuery } from "./read-list-query.ts";

const read = (query: string) => readListQuery(new URLSearchParams(query));

test("a page of a list has a hundred records at most, whatever is asked for", () => {
	expect(read("page=2&perPage=100")).toMatchObject({ page: 2, perPage: 100 });
	expect(read("page=1000000&perPage=101")).toMatchObject({ page: 100_000, perPage: 100 });
});

test("what cannot be read counts as absent, and what is no word of the list is a filter", () => {
	const asked = read("page=0&perPage=-5&order=down&sort=title&q=games&status=paid");
	expect(asked).toEqual({
		...{ page: 1, perPage: 25, order: undefined, sort: "title", search: "games" },
		filters: { status: "paid" },
	});
});
