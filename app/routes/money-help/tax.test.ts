import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Route as CapitalRoute } from "./+types/capital";
import type { Route } from "./+types/tax";
import { loader as loadCapital } from "./capital.tsx";
import { loader } from "./tax.tsx";
import "../../../tests/fixtures/all-words.ts";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, new Date("2026-11-18T09:00:00Z"));
});
afterAll(() => opened.close());

/** The page as the school's clock has it at a moment. */
async function askTax(moment: string, query = "") {
	const { lifetime, ...door } = knockAtDoor({ db: opened.db, now: new Date(moment), address: `/tax${query}` });
	const { data } = await loader(door as unknown as Route.LoaderArgs);
	return { ...data, years: data.tax.years.map(({ year }) => year), end: lifetime.end?.toISOString() };
}

test("until New Year in Moscow four years can be counted, and the page is kept no longer", async () => {
	const page = await askTax("2026-12-31T20:59:59Z", "?year=2023&own=100000");
	expect(page.years).toEqual([2026, 2025, 2024, 2023]);
	expect(page.tax.lackedYears).toEqual([]);
	expect(page.form.question?.own.minor).toBe(10_000_000);
	expect(page.end).toBe("2026-12-31T21:00:00.000Z");
});

test("in the new year the one that is over promises nothing, and the new one is told to have no limits yet", async () => {
	const page = await askTax("2026-12-31T21:00:00Z", "?year=2023&own=100000");
	expect(page.years).toEqual([2026, 2025, 2024]);
	expect(page.tax.lackedYears).toEqual([2027]);
	expect((await askTax("2028-02-29T09:00:00Z")).tax.lackedYears).toEqual([2028, 2027]);
	expect(page.form).toMatchObject({ refusedYear: { year: 2023, why: "tooOld" }, question: undefined });
	const ahead = await askTax("2027-01-15T09:00:00Z", "?year=2027&own=100000");
	expect(ahead.form).toMatchObject({ refusedYear: { year: 2027, why: "noFigures" }, question: undefined });
});

test.each(["ru", "en"])(
	"in %s both pages come with three named steps, their documents, the questions about documents and the form of a call",
	async (locale) => {
		const prefix = locale === "ru" ? "" : "/en";
		const now = new Date("2026-11-18T09:00:00Z");
		const knock = (address: string) => knockAtDoor({ db: opened.db, now, address: prefix + address });
		const tax = (await loader(knock("/tax") as unknown as Route.LoaderArgs)).data;
		const capital = await loadCapital(knock("/capital") as unknown as CapitalRoute.LoaderArgs);
		for (const { page, faq, request, head } of [tax, capital]) {
			const { steps, list } = page.text.parts ?? {};
			expect(steps?.items.filter(({ title }) => title)).toHaveLength(3);
			expect(steps?.rest).toBe("");
			expect(list?.html).toContain("<li>");
			expect(page.text.html).not.toContain("<ol>");
			expect(faq.map(({ slug }) => slug)).toEqual(["documents"]);
			expect(JSON.stringify(head.jsonLd)).toContain('"FAQPage"');
			expect(request.kind).toBe("callback");
		}
	},
);

test("without questions a page tells search engines of none", async () => {
	const { jsonLd } = (await askTax("2026-11-18T09:00:00Z")).head;
	await opened.db.updateTable("faqGroup").set({ pages: [] }).where("slug", "=", "documents").execute();
	const { head } = await askTax("2026-11-18T09:00:00Z");
	expect(head.jsonLd).toEqual(jsonLd.slice(0, -1));
});
