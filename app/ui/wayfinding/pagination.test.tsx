import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { Pagination } from "./pagination.tsx";

test("every page of a list is shown from where the list begins", () => {
	const html = drawInRussian(<Pagination current={2} list="posts" to={(page) => `/blog?page=${page}`} total={3} />);
	const links = html.match(/<a [^>]*>/g) ?? [];
	expect(links).toHaveLength(5);
	for (const link of links) expect(link).toContain('data-begin="posts"');
});
