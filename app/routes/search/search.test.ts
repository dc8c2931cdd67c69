import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { LOCALES } from "../../shared/localized.ts";
import { loader as loadBlog } from "../blog/blog.tsx";
import { loader as loadSearch } from "./search.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

const visit = (address: string) =>
	knockAtDoor({ db: school.db, now, address }) as unknown as Parameters<typeof loadSearch>[0] &
		Parameters<typeof loadBlog>[0];

test.each(["/search", "/search?q=python", "/en/search?q=python"])(
	"a search can be made in the other language (%s)",
	async (address) => {
		const { head } = await loadSearch(visit(address));
		expect(head).toMatchObject({ noindex: true, locales: LOCALES });
	},
);

test("a search of the blog can be made in the other language, a topic cannot be followed there", async () => {
	const locales = async (address: string) => (await loadBlog(visit(address))).head.locales;
	expect(await locales("/blog?q=python")).toEqual(LOCALES);
	expect(await locales("/en/blog?q=python")).toEqual(LOCALES);
	expect(await locales("/blog?tag=python")).toEqual(["ru"]);
});
