import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getHome } from "../../app/features/home/get-home.server.ts";
import { getSiteFrame } from "../../app/features/pages/get-site-frame.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { SECOND_MS } from "../../app/shared/durations.ts";
import { LOCALES } from "../../app/shared/localized.ts";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { seedSchool } from "../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { createContentCache } from "./content-cache.ts";
import { nextContentChange } from "./next-content-change.ts";
import "../../tests/fixtures/all-words.ts";

const START = new Date("2026-11-23T09:00:00Z");

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, START);
});
afterAll(() => school.close());

test.each(LOCALES)("a home page that is made again within seconds asks the database nothing (%s)", async (locale) => {
	const cache = createContentCache(school.db, { nextChange: nextContentChange });
	const asked = vi.spyOn(school.db.getExecutor(), "executeQuery");
	async function makeHome(now: Date): Promise<string[]> {
		asked.mockClear();
		const db = cache.readAt(now);
		const settings = await getSiteSettings(db);
		await getSiteFrame(db, { settings, locale, now });
		await getHome(db, { locale, now, settings, takesForeignCards: true });
		return asked.mock.calls.map(([{ sql }]) => sql);
	}
	expect((await makeHome(START)).length).toBeGreaterThan(10);
	expect(await makeHome(new Date(START.getTime() + 2 * SECOND_MS))).toEqual([]);
	asked.mockRestore();
});
