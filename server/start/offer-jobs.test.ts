import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "../../app/shared/durations.ts";
import { type CatalogOffice, NOW, openCatalogOffice } from "../../tests/fixtures/office/catalog-office.ts";
import type { CourseRecord } from "../../tests/fixtures/office/catalog-records.ts";
import { offerJobs } from "./offer-jobs.ts";

let open: CatalogOffice;
beforeAll(async () => {
	open = await openCatalogOffice();
});
afterAll(() => open.office.close());

/** Every job once, as the clock says so many days after the school was loaded. */
async function workAfter(days: number, isDemo: boolean): Promise<Date> {
	const now = new Date(NOW.getTime() + days * DAY_MS);
	const jobs = offerJobs({ db: open.office.db, clock: { now: () => now }, isDemo });
	for (const job of jobs) await job.work({}, { number: 1, isLast: false });
	return now;
}

const sales = () => open.office.db.selectFrom("tariff").where("saleUntil", "is not", null).selectAll().execute();
const codes = () => open.office.db.selectFrom("promoCode").where("validUntil", "is not", null).selectAll().execute();

test("without stand-ins nothing that has ended begins anew", async () => {
	const before = [await sales(), await codes()];
	await workAfter(100, false);
	expect([await sales(), await codes()]).toEqual(before);
});

test("the demo school has groups, sales and codes ahead a year later, ending at midnight as before", async () => {
	const now = await workAfter(365, true);
	const courses = await open.office.db
		.selectFrom("course")
		.where("status", "=", "published")
		.select(({ selectFrom }) => [
			"slug",
			selectFrom("start")
				.whereRef("start.courseId", "=", "course.id")
				.where("start.status", "=", "open")
				.where("start.startsAt", ">", now)
				.select(({ fn }) => fn.countAll<string>().as("count"))
				.as("groups"),
		])
		.execute();
	expect(courses.filter(({ groups }) => Number(groups) < 2)).toEqual([]);
	const ends = [
		...(await sales()).map(({ saleUntil }) => saleUntil),
		...(await codes()).map(({ validUntil }) => validUntil),
	];
	expect(ends.length).toBeGreaterThan(10);
	for (const end of ends) {
		expect(end?.getTime()).toBeGreaterThan(now.getTime());
		expect(end?.toISOString()).toMatch(/T21:00:00.000Z$/);
	}
	for (const { validFrom } of await codes()) expect(validFrom?.getTime()).toBeLessThanOrEqual(now.getTime());
	const settled = [await sales(), await codes()];
	await workAfter(365, true);
	expect([await sales(), await codes()]).toEqual(settled);
});

test("an end that an editor has typed is the end, one that was left alone is followed by the next", async () => {
	const [sale, other] = await sales();
	const course = await open.read<CourseRecord>("courses", sale?.courseId ?? "");
	const typed = "2027-12-01T09:00:00.000Z";
	const tariffs = course.tariffs.map((tariff) =>
		tariff.code === sale?.code ? { ...tariff, saleUntil: typed } : tariff,
	);
	expect((await open.write("courses", { ...course, tariffs })).status).toBe(200);
	const kept = await open.read<CourseRecord>("courses", other?.courseId ?? "");
	expect((await open.write("courses", { ...kept, popularity: 1 })).status).toBe(200);
	const [code, otherCode] = await codes();
	const address = `/api/admin/promo-codes/${code?.id}`;
	const { data: promo } = (await open.office.ask<object>("owner", address)).body;
	const body = { ...promo, validUntil: typed };
	expect((await open.office.ask("owner", address, { method: "PUT", body })).status).toBe(200);
	const now = await workAfter(500, true);
	const endOf = async (id = "") => (await sales()).find((one) => one.id === id)?.saleUntil;
	expect(await endOf(sale?.id)).toEqual(new Date(typed));
	expect((await endOf(other?.id))?.getTime()).toBeGreaterThan(now.getTime());
	const after = await codes();
	expect(after.find(({ id }) => id === code?.id)?.validUntil).toEqual(new Date(typed));
	expect(after.find(({ id }) => id === otherCode?.id)?.validUntil?.getTime()).toBeGreaterThan(now.getTime());
});
