import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { listUntoldPages } from "./list-untold-pages.server.ts";

test("a page is untold in a language where it is a draft, waits for its moment or has no text", async () => {
	const school = await openTestDatabase();
	const words = { title: "About", lead: "Who we are", body: "Text", seo: "{}" };
	const add = (row: { slug: string; locale: "ru" | "en"; state: "draft" | "published"; publishAt?: string }) =>
		school.db
			.insertInto("page")
			.values({ ...words, ...row })
			.execute();
	await add({ slug: "about", locale: "ru", state: "published" });
	await add({ slug: "about", locale: "en", state: "draft" });
	await add({ slug: "careers", locale: "ru", state: "published", publishAt: "2026-12-01T00:00:00Z" });
	const untold = await listUntoldPages(school.db, new Date("2026-11-21T12:00:00Z"));
	const told = new Set(untold.map(({ slug, locale }) => `${locale} ${slug}`));
	expect([...told].sort()).toEqual(["en about", "en careers", "ru careers"]);
	await school.close();
});
