import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { moveRegistrations } from "../registrations/move-registrations.server.ts";
import { openWebinars, START, type TestWebinars, visitor } from "../webinars.fixture.ts";
import { lockWebinar } from "./lock-webinar.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("game");
});
afterAll(() => school.close());

test("a webinar is moved while people give their places back, and nobody waits for ever", async () => {
	const { id } = await school.webinar("game");
	const tokens: string[] = [];
	for (let number = 0; number < 12; number++) tokens.push((await school.join("game", visitor(number))).token ?? "");
	const dates = tokens.map((_token, day) => new Date(Date.parse(START) + day * DAY_MS));
	const move = (to: Date) =>
		inTransaction(school.db, async (transaction) => {
			expect(await lockWebinar(transaction, id)).toBe(1);
			const { startsAt: from } = await transaction
				.selectFrom("webinar")
				.where("id", "=", id)
				.select("startsAt")
				.executeTakeFirstOrThrow();
			await transaction.updateTable("webinar").set({ startsAt: to }).where("id", "=", id).execute();
			const now = school.clock.now();
			await moveRegistrations(transaction, { webinarId: id, from, to, now }, school.messages);
		});
	await Promise.all(tokens.flatMap((token, index) => [school.cancel(token), move(dates[index] ?? new Date(START))]));
	const coming = await school.db
		.selectFrom("webinarRegistration")
		.where("cancelledAt", "is", null)
		.select("id")
		.execute();
	expect(coming).toEqual([]);
});
