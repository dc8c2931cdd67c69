import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { openWebinars, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { readWebinars } from "./read-webinars.server.ts";
import { webinarSchema } from "./webinar-schema.ts";
import { updateWebinar } from "./write-webinar.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
});
afterAll(() => school.close());

async function become(slug: string, status: "published" | "cancelled") {
	const { id } = await school.webinar(slug);
	const [record] = await readWebinars(school.db, [id]);
	const { id: teacher } = await school.db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
	const input = webinarSchema.parse({ ...record, speakers: [teacher], status });
	const messages = { ...school.messages, ...school.places };
	const change = { id, input, now: school.clock.now() };
	expect(await inTransaction(school.db, (db) => updateWebinar(db, change, messages))).toMatchObject({ ok: true });
}

test("a webinar that takes place after all has its places that were given back meanwhile told, where somebody waits", async () => {
	await school.addWebinar("after-all", { seats: 1 });
	const { token = "" } = await school.join("after-all", visitor(1));
	const requestId = await school.wait("after-all", visitor(2));
	await become("after-all", "cancelled");
	await become("after-all", "published");
	await become("after-all", "cancelled");
	await school.cancel(token);
	expect(school.freed).toEqual([]);
	await become("after-all", "published");
	expect(school.freed).toEqual([{ requestId, waiting: 1 }]);
});
