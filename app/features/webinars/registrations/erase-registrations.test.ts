import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { askForErasure } from "../../privacy/ask-for-erasure.server.ts";
import { carryOutErasure } from "../../privacy/carry-out-erasure.server.ts";
import { eraseRequests } from "../../privacy/erase-requests.server.ts";
import { listenToErasures } from "../../privacy/erasure-deps.fixture.ts";
import { NOON, openWebinars, type TestWebinars, visitor } from "../webinars.fixture.ts";

describe("whoever is erased and had a place at a webinar", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.freed.length = 0;
		await school.db.deleteFrom("contactRequest").execute();
		await school.db.deleteFrom("webinar").execute();
	});

	async function erase(...persons: ReturnType<typeof visitor>[]) {
		const emails = persons.map(({ email }) => email ?? "");
		const asked = await school.db.selectFrom("contactRequest").where("email", "in", emails).select("id").execute();
		const requests = {
			ids: asked.map(({ id }) => id),
			emails,
			phones: [],
			until: school.clock.now(),
			now: school.clock.now(),
		};
		await inTransaction(school.db, (transaction) => eraseRequests(transaction, requests, school.places));
	}

	test("leaves it free, and managers hear of it where it was full and somebody waits; the others keep theirs", async () => {
		await school.addWebinar("full", { seats: 2 });
		await school.join("full", visitor(1));
		await school.join("full", visitor(3));
		const requestId = await school.wait("full", visitor(2));
		await erase(visitor(1));
		expect(await school.webinar("full")).toMatchObject({ seatsTaken: 1 });
		const kept = await school.db.selectFrom("webinarRegistration").select("email").execute();
		expect(kept).toEqual([{ email: visitor(3).email }]);
		expect(school.freed).toEqual([{ requestId, waiting: 1 }]);
	});

	test("is told to nobody where whoever waits is erased as well", async () => {
		await school.addWebinar("full", { seats: 1 });
		await school.join("full", visitor(1));
		await school.wait("full", visitor(2));
		await erase(visitor(1), visitor(2));
		expect(await school.webinar("full")).toMatchObject({ seatsTaken: 0 });
		expect(school.freed).toEqual([]);
	});

	test("is told to nobody where there was room, or the webinar is called off", async () => {
		await school.addWebinar("roomy", { seats: 3 });
		await school.addWebinar("off", { seats: 1 });
		await school.join("roomy", visitor(1));
		await school.join("off", visitor(1));
		await school.wait("roomy", visitor(2));
		await school.wait("off", visitor(3));
		await school.db.updateTable("webinar").set({ status: "cancelled" }).where("slug", "=", "off").execute();
		await erase(visitor(1));
		expect(await school.webinar("roomy")).toMatchObject({ seatsTaken: 0 });
		expect(school.freed).toEqual([]);
	});

	test("has another place where he came again after he had asked for it, and keeps that one", async () => {
		await school.addWebinar("again", { seats: 3 });
		await school.join("again", visitor(1));
		const { token } = await school.db.selectFrom("contactRequest").select("token").executeTakeFirstOrThrow();
		await askForErasure(school.db, { token, now: school.clock.now() });
		school.clock.set("2026-11-18T10:00:00Z");
		await school.join("again", visitor(1));
		expect(await school.webinar("again")).toMatchObject({ seatsTaken: 1 });
		const wish = await school.db.selectFrom("erasureRequest").select("id").executeTakeFirstOrThrow();
		const deps = { ...listenToErasures().deps, places: school.places };
		await carryOutErasure(
			school.db,
			{ ...wish, staff: { id: "1", name: "Ирина", mayOverrule: false }, now: school.clock.now() },
			deps,
		);
		expect(await school.webinar("again")).toMatchObject({ seatsTaken: 1 });
		const kept = await school.db.selectFrom("webinarRegistration").select(["email", "cancelledAt"]).execute();
		expect(kept).toEqual([{ email: visitor(1).email, cancelledAt: null }]);
		school.clock.set(NOON);
	});
});
