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
import { loader } from "./llms.ts";

addWords("ru", russian);

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

test("the text for language models lives no longer than a webinar that it names", async () => {
	const end = new Date(now.getTime() + 60_000);
	const startsAt = new Date(end.getTime() - 60 * 60_000);
	await opened.db.updateTable("webinar").set({ startsAt, minutes: 60 }).where("slug", "=", "game").execute();
	const url = new URL("https://school.example/llms.txt");
	const lifetime = createPageLifetime(now);
	const context = new RouterContextProvider();
	context.set(schoolContext, {
		db: opened.db,
		clock: createSettableClock(now),
		environment: { BASE_PATH: "/", publicUrl: url.origin, LOCALE_DOMAINS: {} },
	} as unknown as School);
	context.set(visitorContext, { ip: undefined, agent: undefined, requestId: "1" });
	context.set(pageLifetimeContext, lifetime);
	const answer = await loader({ request: new Request(url), url, context, params: {} } as never);
	expect(await answer.text()).toContain("/webinars/game");
	expect(lifetime.end).toEqual(end);
});
