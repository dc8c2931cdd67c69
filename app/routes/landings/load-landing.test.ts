import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { addWords } from "../../i18n/word-shelves.ts";
import { createSettableClock } from "../../platform/clock.server.ts";
import { createPageLifetime } from "../../platform/page-lifetime.server.ts";
import { pageLifetimeContext, type School, schoolContext, visitorContext } from "../../request-context.server.ts";
import russian from "../../words.ru.ts";
import { loadLanding } from "./load-landing.server.ts";

addWords("ru", russian);

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

test("a page without its promotion lives until that begins", async () => {
	const validFrom = new Date(now.getTime() + 60_000);
	await opened.db.updateTable("promoCode").set({ validFrom }).where("code", "=", "LETO").execute();
	const url = new URL("https://school.example/new-landing");
	const lifetime = createPageLifetime(now);
	const context = new RouterContextProvider();
	context.set(schoolContext, {
		db: opened.db,
		clock: createSettableClock(now),
		environment: { BASE_PATH: "/", publicUrl: url.origin, LOCALE_DOMAINS: {} },
	} as unknown as School);
	context.set(visitorContext, { ip: undefined, agent: undefined, requestId: "1" });
	context.set(pageLifetimeContext, lifetime);
	const { promotion } = await loadLanding({ url, context }, { slug: "new-landing", withPromotion: true });
	expect(promotion).toBeUndefined();
	expect(lifetime.end).toEqual(validFrom);
});
