import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { openTrials, type TestTrials } from "../../features/trials/trials.fixture.ts";
import { byAddress, createRateLimit } from "../../platform/rate-limit.server.ts";
import { HOUR_MS } from "../../shared/durations.ts";
import { action } from "./my-data.tsx";
import "../../../tests/fixtures/all-words.ts";

const CHANGES = 2;

let opened: OpenDatabase;
let school: TestTrials;
beforeAll(async () => {
	opened = await openTestDatabase();
	school = await openTrials(opened);
});
afterAll(() => opened.close());

test("a request is changed a few times an hour; after that nothing is noted, and what was typed comes back", async () => {
	const token = await school.ask();
	const limit = (tries: number) => createRateLimit({ tries, windowMs: HOUR_MS, clock: school.clock });
	const limits = { changesByAddress: byAddress(limit(20)), changesByRequest: limit(CHANGES) };
	async function change(message: string) {
		const init = { method: "POST", body: new URLSearchParams({ intent: "change", channel: "call", message }) };
		const address = `/my/${token}`;
		const knock = knockAtDoor({ db: opened.db, now: school.clock.now(), address, init, school: { limits } });
		return action({ ...knock, params: { token } });
	}
	for (const message of ["раз", "два"]) expect(await change(message)).toMatchObject({ status: 303 });
	const refused = { data: { error: "tooMany", typed: { message: "три" } }, init: { status: 429 } };
	expect(await change("три")).toMatchObject(refused);
	expect(await school.request(token)).toMatchObject({ message: "два" });
	const events = opened.db.selectFrom("contactRequestEvent").where("kind", "=", "changed").select("id");
	expect(await events.execute()).toHaveLength(CHANGES);
});
