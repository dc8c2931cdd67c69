import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { HOUR_MS, MINUTE_MS } from "../../shared/durations.ts";
import { loader } from "./llms.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

test("the text for language models lives no longer than a webinar that it names", async () => {
	const end = new Date(now.getTime() + MINUTE_MS);
	const startsAt = new Date(end.getTime() - HOUR_MS);
	await school.db.updateTable("webinar").set({ startsAt, minutes: 60 }).where("slug", "=", "game").execute();
	const { lifetime, ...door } = knockAtDoor({ db: school.db, now, address: "/llms.txt" });
	const answer = await loader(door);
	expect(await answer.text()).toContain("/webinars/game");
	expect(lifetime.end).toEqual(end);
});

test("the hours of a webinar are told with their zone", async () => {
	const startsAt = new Date("2026-11-20T16:00:00Z");
	await school.db.updateTable("webinar").set({ startsAt }).where("slug", "=", "game").execute();
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: school.db, now, address: "/llms.txt" });
	expect(await (await loader(door)).text()).toMatch(/\/webinars\/game\): [^,]+, 19:00\s\(GMT\+3\)\. /);
});

test.each([
	["/llms.txt", "Занятия и вебинары идут на русском языке"],
	["/en/llms.txt", "Lessons and webinars are in Russian"],
])("%s says in which language the school teaches", async (address, said) => {
	const { lifetime: _lifetime, ...door } = knockAtDoor({ db: school.db, now, address });
	expect(await (await loader(door)).text()).toContain(said);
});
