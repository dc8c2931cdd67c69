import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import { loadLanding } from "./load-landing.server.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

function askLanding(language: "" | "/en" = "") {
	const { lifetime, ...door } = knockAtDoor({ db: school.db, now, address: `${language}/new-landing` });
	return { lifetime, page: loadLanding(door, { slug: "new-landing", withPromotion: true }) };
}

test.each(["", "/en"] as const)(
	"a promotion shows only courses whose price its code is taken for (%s)",
	async (language) => {
		const { promotion, courses } = await askLanding(language).page;
		const minimum = promotion?.minimum?.minor ?? 0;
		expect(minimum).toBeGreaterThan(0);
		expect(courses.length).toBeGreaterThan(0);
		expect(courses.filter(({ price }) => price.full.minor < minimum)).toEqual([]);
		expect(new Set(courses.map(({ audience }) => audience))).toEqual(new Set(["children"]));
	},
);

test("a promotion shows a course at the very minimum of its code, and none below it", async () => {
	const dearest = (await askLanding().page).courses.toSorted(
		(one, other) => other.price.full.minor - one.price.full.minor,
	)[0];
	if (!dearest) throw new Error("no courses");
	const shownFrom = async (minimumRub: number) => {
		await school.db.updateTable("promoCode").set({ minimumRub }).where("code", "=", "LETO").execute();
		return (await askLanding().page).courses.map(({ slug }) => slug);
	};
	expect(await shownFrom(dearest.price.full.minor)).toContain(dearest.slug);
	expect(await shownFrom(dearest.price.full.minor + 1)).not.toContain(dearest.slug);
});

test("a landing knows the banks behind its prices per month", async () => {
	const { credit } = await askLanding("/en").page;
	expect(credit.lenders?.banks.sber).toEqual({ fullName: "Sberbank of Russia PJSC", path: "/sber" });
});

test("a page without its promotion lives until that begins", async () => {
	const validFrom = new Date(now.getTime() + MINUTE_MS);
	await school.db.updateTable("promoCode").set({ validFrom }).where("code", "=", "LETO").execute();
	const { lifetime, page } = askLanding();
	expect((await page).promotion).toBeUndefined();
	expect(lifetime.end).toEqual(validFrom);
});
