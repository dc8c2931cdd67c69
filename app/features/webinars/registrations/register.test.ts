import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { getJoined } from "../get-joined.server.ts";
import { NOON, openWebinars, START, STREAM, type TestWebinars, visitor } from "../webinars.fixture.ts";

describe("a registration", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("game");
		await school.addWebinar("other");
		await school.addWebinar("small", { seats: 2, seatsTaken: 1 });
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.clock.set(NOON);
		school.letters.length = 0;
		school.freed.length = 0;
		await school.db.deleteFrom("contactRequest").execute();
		await school.db.updateTable("webinar").set({ seatsTaken: 1 }).where("slug", "=", "small").execute();
	});

	const joined = (token: string | undefined) =>
		getJoined(school.db, { token: token ?? "", locale: "ru", now: school.clock.now(), facts: school.facts });

	test("is a request of its kind, a row with a secret, and one letter", async () => {
		const { outcome, token } = await school.join("game");
		expect(outcome).toBe("received");
		expect(token).toMatch(/^[\w-]{32}$/);
		const requests = await school.db.selectFrom("contactRequest").select(["kind", "subject"]).execute();
		expect(requests).toEqual([{ kind: "webinar", subject: "webinar:game@2026-11-20" }]);
		expect(school.letters).toEqual(["joined anna@example.com"]);
	});

	test("sent again is told so, takes no second place and sends no second letter", async () => {
		await school.join("small");
		expect(await school.join("small", { name: "Аня" })).toMatchObject({ outcome: "repeated" });
		expect((await school.webinar("small")).seatsTaken).toBe(2);
		expect(school.letters).toHaveLength(1);
	});

	test("is one for an address in any spelling, even after the month in which requests are compared", async () => {
		await school.addWebinar("far", { startsAt: "2027-03-01T16:00:00Z", seats: 5 });
		await school.join("far");
		school.clock.set("2027-01-20T09:00:00Z");
		const again = await school.join("far", { email: "Anna@Example.com", phone: "+79039999999" });
		expect(again).toMatchObject({ outcome: "repeated", token: undefined });
		expect((await school.webinar("far")).seatsTaken).toBe(1);
		expect(await school.db.selectFrom("contactRequest").select("id").execute()).toHaveLength(1);
	});

	test.each([
		["2026-11-19T16:00:00Z", "day"],
		["2026-11-19T16:00:01Z", "hour"],
		["2026-11-20T15:00:01Z", "minutes"],
	])("made at %s is promised the reminders that are still to come", async (moment, reminder) => {
		school.clock.set(moment);
		const { token } = await school.join("game");
		expect(await joined(token)).toMatchObject({ reminder });
	});

	test("for another webinar is another one", async () => {
		await school.join("game");
		expect(await school.join("other")).toMatchObject({ outcome: "received" });
	});

	test("is refused for a full webinar and leaves nothing behind", async () => {
		await school.join("small", visitor(1));
		expect(await school.join("small", visitor(2))).toEqual({ outcome: "placeTaken" });
		expect(await school.db.selectFrom("contactRequest").select("id").execute()).toHaveLength(1);
		expect((await school.page("small")).isFull).toBe(true);
	});

	test("is refused for a webinar that is called off", async () => {
		await school.addWebinar("called-off", { status: "cancelled" });
		expect(await school.join("called-off")).toEqual({ outcome: "placeTaken" });
	});

	test("is taken while the webinar runs and refused once it has ended", async () => {
		school.clock.set("2026-11-20T16:59:00Z");
		expect(await school.join("game")).toMatchObject({ outcome: "received" });
		school.clock.set("2026-11-20T17:00:00Z");
		expect(await school.join("game", visitor(3))).toEqual({ outcome: "placeTaken" });
	});

	test("given back frees the place once and nobody else's, and the same person may come again", async () => {
		const other = await school.join("other", visitor(9));
		const { token = "" } = await school.join("small");
		const { seatsTaken } = await school.webinar("other");
		expect(await school.cancel(token)).toBe(true);
		expect(await school.cancel(token)).toBe(false);
		expect((await school.webinar("small")).seatsTaken).toBe(1);
		expect((await school.webinar("other")).seatsTaken).toBe(seatsTaken);
		expect(await joined(other.token)).toMatchObject({ isCancelled: false, email: "visitor9@example.com" });
		expect(await joined(token)).toMatchObject({ isCancelled: true, streamAddress: undefined });
		const again = await school.join("small");
		expect(again).toMatchObject({ outcome: "received" });
		expect(again.token).not.toBe(token);
		expect((await school.webinar("small")).seatsTaken).toBe(2);
	});

	test.each(["in_work", "no_answer", "thinking", "won"] as const)(
		"given back from a request that staff had moved to %s can be taken again",
		async (status) => {
			const { token = "" } = await school.join("game");
			await school.db.updateTable("contactRequest").set({ status }).execute();
			expect(await school.cancel(token)).toBe(true);
			expect(await school.join("game")).toMatchObject({ outcome: "received" });
			expect(await school.join("game")).toMatchObject({ outcome: "repeated" });
		},
	);

	test("given back twice within minutes, without script, may be taken a third time", async () => {
		for (const _time of [1, 2, 3]) {
			const { outcome, token = "" } = await school.join("game", visitor(81));
			expect(outcome).toBe("received");
			expect(await school.cancel(token)).toBe(true);
		}
	});

	test("given back by staff is told by letter, and the log says who did it", async () => {
		const { token = "" } = await school.join("game", visitor(5));
		school.letters.length = 0;
		expect(await school.cancel(token, { id: "staff-1", name: "Ирина" })).toBe(true);
		expect(school.letters).toEqual(["released visitor5@example.com"]);
		const request = school.db.selectFrom("contactRequest").select(["status", "lostReason"]);
		expect(await request.executeTakeFirst()).toEqual({ status: "lost", lostReason: "cancelled-by-staff" });
		const lines = school.db.selectFrom("contactRequestEvent").where("kind", "in", ["status", "changed"]).select("by");
		expect(await lines.execute()).toEqual([{ by: "Ирина" }, { by: "Ирина" }]);
	});

	test("given back leaves a request alone that it was merged into", async () => {
		const { token = "" } = await school.join("game");
		const [trial] = await school.db.updateTable("contactRequest").set({ kind: "trial" }).returning(["id"]).execute();
		expect(await school.cancel(token)).toBe(true);
		const left = school.db
			.selectFrom("contactRequest")
			.where("id", "=", trial?.id ?? "")
			.select(["status", "dueAt"]);
		expect(await left.executeTakeFirst()).toEqual({ status: "new", dueAt: expect.any(Date) });
	});

	test("given back closes its request as other moves do: with a line of the log, a new version and word to the boards", async () => {
		const { token = "" } = await school.join("game");
		const { requestId } = await school.db
			.selectFrom("webinarRegistration")
			.where("token", "=", token)
			.select("requestId")
			.executeTakeFirstOrThrow();
		const request = () =>
			school.db
				.selectFrom("contactRequest")
				.where("id", "=", requestId)
				.select(["status", "version"])
				.executeTakeFirstOrThrow();
		const { version } = await request();
		const told: string[] = [];
		const stop = await school.listen("requests_changed", (id) => told.push(id));
		await school.cancel(token);
		await vi.waitFor(() => expect(told).toContain(requestId));
		await stop();
		expect(await request()).toEqual({ status: "lost", version: version + 1 });
		const lines = await school.db
			.selectFrom("contactRequestEvent")
			.where("requestId", "=", requestId)
			.where("kind", "=", "status")
			.select("details")
			.execute();
		expect(lines).toEqual([{ details: { from: "new", to: "lost", reason: "cancelled-by-visitor" } }]);
	});

	test("given back at a full webinar tells managers once, when somebody waits for that very date", async () => {
		const { token = "" } = await school.join("small", visitor(1));
		await school.wait("other", visitor(2));
		await school.cancel(token);
		expect(school.freed).toEqual([]);
		const again = await school.join("small", visitor(1));
		await school.wait("small", visitor(2));
		const gone = await school.wait("small", visitor(4));
		await school.db.updateTable("contactRequest").set({ status: "lost" }).where("id", "=", gone).execute();
		const requestId = await school.wait("small", visitor(3));
		await school.cancel(again.token ?? "");
		await school.cancel(again.token ?? "");
		expect(school.freed).toEqual([{ requestId, waiting: 2 }]);
	});

	test("given back is offered to nobody who waited and has a place by now, whether he left an address or not", async () => {
		await school.addWebinar("wide", { seats: 2 });
		const join = async (number: number) => (await school.join("wide", visitor(number))).token ?? "";
		const [first] = [await join(21), await join(22)];
		const [third, fourth] = [
			await school.wait("wide", visitor(23)),
			await school.wait("wide", { ...visitor(24), email: null }),
		];
		await school.cancel(first);
		expect(school.freed.at(-1)).toEqual({ requestId: fourth, waiting: 2 });
		const registered = await join(23);
		await school.db.updateTable("webinar").set({ seats: 3 }).where("slug", "=", "wide").execute();
		await school.cancel(await join(24));
		expect(school.freed.at(-1)).toEqual({ requestId: fourth, waiting: 1 });
		await join(24);
		await school.cancel(registered);
		expect(school.freed.at(-1)).toEqual({ requestId: third, waiting: 1 });
	});

	test("given back tells nobody of a place that was free before, nor of one at a webinar that has begun", async () => {
		const { token = "" } = await school.join("small", visitor(1));
		await school.wait("small", visitor(2));
		school.clock.set(START);
		await school.cancel(token);
		school.clock.set(NOON);
		await school.db.updateTable("webinar").set({ seatsTaken: 0 }).where("slug", "=", "small").execute();
		const early = await school.join("small", visitor(3));
		await school.cancel(early.token ?? "");
		expect(school.freed).toEqual([]);
	});

	test("shows the address of the broadcast from ten minutes before to the end, and never else", async () => {
		const { token } = await school.join("game");
		const seen: [string, boolean][] = [];
		for (const moment of [
			NOON,
			"2026-11-20T15:49:59Z",
			"2026-11-20T15:50:00Z",
			START,
			"2026-11-20T16:59:59Z",
			"2026-11-20T17:00:00Z",
		]) {
			school.clock.set(moment);
			const view = await joined(token);
			expect(view?.streamAddress ?? STREAM).toBe(STREAM);
			seen.push([moment.slice(11, 19), JSON.stringify(view).includes(STREAM)]);
		}
		expect(seen).toEqual([
			["09:00:00", false],
			["15:49:59", false],
			["15:50:00", true],
			["16:00:00", true],
			["16:59:59", true],
			["17:00:00", false],
		]);
		school.clock.set("2026-11-20T15:55:00Z");
		expect(JSON.stringify(await school.page("game"))).not.toContain(STREAM);
		await school.db.updateTable("webinar").set({ status: "cancelled" }).where("slug", "=", "game").execute();
		expect(JSON.stringify(await joined(token))).not.toContain(STREAM);
		await school.db.updateTable("webinar").set({ status: "published" }).where("slug", "=", "game").execute();
	});

	test("behind a wrong secret is nothing", async () => {
		expect(await joined("nobody")).toBeUndefined();
	});
});

describe("two hundred people at once", () => {
	let school: TestWebinars;
	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("rush", { seats: 10 });
	});
	afterAll(() => school.close());

	test("get exactly the ten places there are", { timeout: 120_000 }, async () => {
		const results = await Promise.all(Array.from({ length: 200 }, (_, number) => school.join("rush", visitor(number))));
		const outcomes = results.map(({ outcome }) => outcome);
		expect(outcomes.filter((outcome) => outcome === "received")).toHaveLength(10);
		expect(outcomes.filter((outcome) => outcome === "placeTaken")).toHaveLength(190);
		expect(await school.webinar("rush")).toMatchObject({ seats: 10, seatsTaken: 10 });
		const rows = await school.db.selectFrom("webinarRegistration").select("id").execute();
		expect(rows).toHaveLength(10);
		expect(school.letters).toHaveLength(10);
	});
});
