import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { RegistrationMessages } from "../../webinars/registrations/registration-messages.ts";
import { NOON, openWebinars, START, STREAM, type TestWebinars } from "../../webinars/webinars.fixture.ts";
import { DeliveryPostponed } from "../delivery/deliver-message.server.ts";
import { type Outbox, openOutbox, plainSpaces } from "../delivery/outbox.fixture.ts";
import { letterWords } from "../letters/letter-words.ts";
import { createRegistrationMessages } from "../queueing/create-registration-messages.server.ts";
import { createRequestMessages } from "../queueing/create-request-messages.server.ts";

const SITE = "https://school.example";

describe("a letter to somebody who registered", () => {
	let school: TestWebinars;
	let outbox: Outbox;

	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("game");
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.clock.set(NOON);
		outbox = openOutbox(school);
		await school.db.deleteFrom("contactRequest").execute();
		await setStatus("published");
	});

	const setStatus = (status: "published" | "cancelled") =>
		school.db.updateTable("webinar").set({ status }).where("slug", "=", "game").execute();

	/** Queues a letter to the one registration there is. @returns the id of its message. */
	async function queue(kind: Parameters<RegistrationMessages["write"]>[1], startsAt?: Date): Promise<string> {
		const { id } = await school.db.selectFrom("webinarRegistration").select("id").executeTakeFirstOrThrow();
		const messages = createRegistrationMessages(outbox.jobs);
		await school.db.transaction().execute((transaction) => messages.write(transaction, kind, id, startsAt));
		return outbox.queued.at(-1)?.id ?? "";
	}
	async function deliver(...queued: Parameters<typeof queue>) {
		await queue(...queued);
		return outbox.deliver();
	}
	const stateOf = (id: string) =>
		school.db.selectFrom("outgoingMessage").where("id", "=", id).select(["status", "lastError"]).executeTakeFirst();

	test.each(["joined", "day", "hour", "minutes"] as const)(
		"«%s» leads to his page and never to the broadcast",
		async (kind) => {
			const { token } = await school.join("game", { visitorZone: "Asia/Vladivostok" });
			const id = await queue(kind);
			// A job may come round again.
			outbox.queued.push(...outbox.queued);
			await outbox.deliver();
			expect(outbox.letters).toHaveLength(1);
			const [letter] = outbox.letters;
			expect(letter?.to).toBe("anna@example.com");
			for (const body of [letter?.text, letter?.html]) {
				expect(body).toContain(`${SITE}/webinars/joined/${token}`);
				expect(body).toContain(`${SITE}/my/`);
				expect(body).not.toContain(STREAM);
			}
			expect(letter?.text).toContain(plainSpaces(letterWords("ru")(`webinar.lead.${kind}`, { kind: "live" })));
			// By the school's clock and by the visitor's, where it is the next day.
			expect(letter?.text).toContain("20 ноября, пятница, 19:00 (GMT+3)");
			expect(letter?.text).toContain("21 ноября, суббота, 02:00 (GMT+10)");
			expect(await stateOf(id)).toMatchObject({ status: "delivered" });
		},
	);

	test("goes out once more when the same address registers again: the first one was lost", async () => {
		const { token } = await school.join("game");
		const letters = async (minutes: number, person: Parameters<typeof school.join>[1]) => {
			school.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE_MS).toISOString());
			const told = createRequestMessages(outbox.jobs);
			expect(await school.join("game", person, told)).toMatchObject({ outcome: "repeated" });
			await outbox.deliver();
			return outbox.letters.splice(0);
		};
		expect(await letters(5, {})).toEqual([]);
		const [letter, ...more] = await letters(20, { email: "Anna@example.com" });
		expect(more).toEqual([]);
		expect(letter?.to).toBe("anna@example.com");
		expect(letter?.text).toContain(`${SITE}/webinars/joined/${token}`);
		expect(await letters(25, {})).toEqual([]);
		// Whoever knows the phone alone is sent nothing, and neither is its owner.
		expect(await letters(40, { email: "stranger@example.com" })).toEqual([]);
	});

	test.each(["ru", "en"] as const)("that comes an hour before, or later, says only that it is soon, %s", (locale) => {
		const lead = letterWords(locale)("webinar.lead.hour", { kind: "live" });
		expect(lead).toMatch(/^(Скоро начало|It starts soon)\./);
		expect(lead).not.toMatch(/час|hour/);
	});

	test("about a recording that is shown calls it one, and no broadcast", async () => {
		await school.addWebinar("shown", { kind: "recorded" });
		await school.join("shown");
		const sent = await deliver("minutes");
		expect(sent[0]?.text).toContain("Ссылка на показ записи уже на вашей странице");
		expect(sent[0]?.text).not.toContain("эфир");
	});

	test("that reminds waits for the post, and is given up once the webinar has begun", async () => {
		await school.join("game");
		outbox.post.isDown = true;
		const id = await queue("hour");
		await expect(outbox.deliver()).rejects.toThrow(DeliveryPostponed);
		expect(await stateOf(id)).toMatchObject({ status: "waiting", lastError: "the post is down" });
		outbox.post.isDown = false;
		school.clock.set(START);
		expect(await outbox.deliver()).toEqual([]);
		expect(await stateOf(id)).toMatchObject({ status: "failed" });
	});

	test.each([
		["joined", "he gave his place back", { cancelledAt: NOON }, "published"],
		["joined", "the webinar was called off", {}, "cancelled"],
		["moved", "he gave his place back", { cancelledAt: NOON }, "published"],
		["moved", "the webinar was called off", {}, "cancelled"],
		["restored", "the webinar was called off once more", {}, "cancelled"],
		["cancelled", "the webinar is on again", {}, "published"],
		["cancelled", "he gave his place back", { cancelledAt: NOON }, "cancelled"],
	] as const)("«%s» that the post held up until %s is not sent", async (kind, _, registration, status) => {
		await school.join("game");
		const id = await queue(kind);
		await school.db
			.updateTable("webinarRegistration")
			.set({ cancelledAt: null, ...registration })
			.execute();
		await setStatus(status);
		expect(await outbox.deliver()).toEqual([]);
		const { lastError } = (await stateOf(id)) ?? {};
		expect(Object.values(MOOT)).toContain(lastError);
	});

	test("that reminds or tells of a new date, and waits for the post until there is another one, leaves that to its own letter", async () => {
		await school.join("game");
		const late = [await queue("day"), await queue("moved")];
		const startsAt = "2026-11-27T16:00:00Z";
		for (const table of ["webinar", "webinarRegistration"] as const)
			await school.db.updateTable(table).set({ startsAt }).execute();
		await queue("moved");
		const sent = await outbox.deliver();
		for (const table of ["webinar", "webinarRegistration"] as const)
			await school.db.updateTable(table).set({ startsAt: START }).execute();
		expect(sent).toHaveLength(1);
		expect(sent[0]?.text).toContain("27 ноября, пятница, 19:00 (GMT+3)");
		expect(await Promise.all(late.map(stateOf))).toEqual([
			{ status: "failed", lastError: MOOT.nothingToRemind },
			{ status: "failed", lastError: MOOT.toldByAnother },
		]);
	});

	test.each(["joined", "moved", "restored"] as const)("«%s» is not sent once the webinar is over", async (kind) => {
		await school.join("game");
		const id = await queue(kind);
		school.clock.set("2026-11-20T17:00:00Z");
		expect(await outbox.deliver()).toEqual([]);
		expect(await stateOf(id)).toMatchObject({ status: "failed", lastError: MOOT.webinarOver });
	});

	test.each([
		["cancelled", "/webinars", "cancelled"],
		["released", "/webinars/game", "published"],
	] as const)("«%s» leads to where another place is, not to a page that holds nothing", async (kind, path, status) => {
		await school.join("game");
		await setStatus(status);
		const sent = await deliver(kind);
		expect(sent[0]?.text).toContain(`${SITE}${path}\n`);
		expect(sent[0]?.text).not.toContain("/webinars/joined/");
		expect(sent[0]?.text).not.toContain("отмена записи");
	});

	test("of what was called off names the date that he knew, though his place has been moved with the webinar", async () => {
		await school.join("game");
		await setStatus("cancelled");
		await school.db.updateTable("webinarRegistration").set({ startsAt: "2026-11-27T16:00:00Z" }).execute();
		const sent = await deliver("cancelled", new Date(START));
		expect(sent[0]?.text).toContain("20 ноября, пятница, 19:00 (GMT+3)");
		expect(sent[0]?.text).not.toContain("27 ноября");
	});

	test("after a registration in the last ten minutes gives the way in, and promises no link for later", async () => {
		school.clock.set("2026-11-20T15:50:00Z");
		await school.join("game");
		const sent = await deliver("joined");
		expect(sent[0]?.text).toContain("Ссылка на эфир уже на вашей странице");
		expect(sent[0]?.text).toContain("Войти в эфир:");
		expect(sent[0]?.text).not.toContain("за десять минут");
	});

	test("that reminds reaches nobody who gave his place back meanwhile", async () => {
		const { token = "" } = await school.join("game");
		await queue("day");
		await school.cancel(token);
		expect(await outbox.deliver()).toEqual([]);
	});
});
