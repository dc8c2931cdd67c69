import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { NOON, openWebinars, START, STREAM, type TestWebinars } from "../../webinars/webinars.fixture.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { DeliveryPostponed, deliverMessage } from "../delivery/deliver-message.server.ts";
import { letterWords } from "../letters/letter-words.ts";
import type { OutgoingLetter } from "../post/mailer.server.ts";
import { createRegistrationMessages } from "../queueing/create-registration-messages.server.ts";

const SITE = "https://school.example";

describe("a letter to somebody who registered", () => {
	let school: TestWebinars;
	let sent: OutgoingLetter[] = [];
	let isDown = false;
	const channels = {
		letter: {
			async send(letter) {
				if (isDown) return { ok: false, retry: true, reason: "the post is down" };
				sent.push(letter);
				return { ok: true };
			},
		},
		telegram: undefined,
		crm: undefined,
	} as Channels;
	const messages = createRegistrationMessages({ send: async () => undefined });

	beforeAll(async () => {
		school = await openWebinars();
		await school.addWebinar("game");
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		school.clock.set(NOON);
		sent = [];
		isDown = false;
		await school.db.deleteFrom("contactRequest").execute();
		await setStatus("published");
	});

	const setStatus = (status: "published" | "cancelled") =>
		school.db.updateTable("webinar").set({ status }).where("slug", "=", "game").execute();

	/** Orders a letter for the one registration there is and delivers it. @returns its row. */
	async function deliver(kind: Parameters<typeof messages.write>[1], startsAt?: Date) {
		const { id: registrationId } = await school.db
			.selectFrom("webinarRegistration")
			.select("id")
			.executeTakeFirstOrThrow();
		await school.db.transaction().execute((transaction) => messages.write(transaction, kind, registrationId, startsAt));
		const { id } = await school.db.selectFrom("outgoingMessage").select("id").executeTakeFirstOrThrow();
		return { id, run: () => deliverMessage(school.db, { id, attempt: { number: 1, isLast: false } }, deps()) };
	}
	const deps = () => ({ channels, clock: school.clock, siteUrl: SITE });
	const stateOf = (id: string) =>
		school.db.selectFrom("outgoingMessage").where("id", "=", id).select(["status", "lastError"]).executeTakeFirst();

	test.each(["joined", "day", "hour", "minutes"] as const)(
		"«%s» leads to his page and never to the broadcast",
		async (kind) => {
			const { token } = await school.join("game", { visitorZone: "Asia/Vladivostok" });
			const message = await deliver(kind);
			await message.run();
			await message.run();
			expect(sent).toHaveLength(1);
			const [letter] = sent;
			expect(letter?.to).toBe("anna@example.com");
			for (const body of [letter?.text, letter?.html]) {
				expect(body).toContain(`${SITE}/webinars/joined/${token}`);
				expect(body).toContain(`${SITE}/my/`);
				expect(body).not.toContain(STREAM);
			}
			expect(letter?.text).toContain(letterWords("ru")(`webinar.lead.${kind}`, { kind: "live" }));
			// By the school's clock and by the visitor's, where it is the next day.
			expect(letter?.text).toContain("20\u00a0ноября, пятница, 19:00 (GMT+3)");
			expect(letter?.text).toContain("21\u00a0ноября, суббота, 02:00 (GMT+10)");
			expect(await stateOf(message.id)).toMatchObject({ status: "delivered" });
		},
	);

	test.each(["ru", "en"] as const)("that comes an hour before, or later, says only that it is soon, %s", (locale) => {
		const lead = letterWords(locale)("webinar.lead.hour", { kind: "live" });
		expect(lead).toMatch(/^(Скоро начало|It starts soon)\./);
		expect(lead).not.toMatch(/час|hour/);
	});

	test("about a recording that is shown calls it one, and no broadcast", async () => {
		await school.addWebinar("shown", { kind: "recorded" });
		await school.join("shown");
		await (await deliver("minutes")).run();
		expect(sent[0]?.text).toContain("Ссылка на\u00a0показ записи уже на\u00a0вашей странице");
		expect(sent[0]?.text).not.toContain("эфир");
	});

	test("that reminds waits for the post, and is given up once the webinar has begun", async () => {
		await school.join("game");
		isDown = true;
		const message = await deliver("hour");
		await expect(message.run()).rejects.toThrow(DeliveryPostponed);
		expect(await stateOf(message.id)).toMatchObject({ status: "waiting", lastError: "the post is down" });
		isDown = false;
		school.clock.set(START);
		await message.run();
		expect(sent).toEqual([]);
		expect(await stateOf(message.id)).toMatchObject({ status: "failed" });
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
		const message = await deliver(kind);
		await school.db
			.updateTable("webinarRegistration")
			.set({ cancelledAt: null, ...registration })
			.execute();
		await setStatus(status);
		await message.run();
		expect(sent).toEqual([]);
		const { lastError } = (await stateOf(message.id)) ?? {};
		expect(Object.values(MOOT)).toContain(lastError);
	});

	test.each(["joined", "moved", "restored"] as const)("«%s» is not sent once the webinar is over", async (kind) => {
		await school.join("game");
		const message = await deliver(kind);
		school.clock.set("2026-11-20T17:00:00Z");
		await message.run();
		expect(sent).toEqual([]);
		expect(await stateOf(message.id)).toMatchObject({ status: "failed", lastError: MOOT.webinarOver });
	});

	test.each([
		["cancelled", "/webinars", "cancelled"],
		["released", "/webinars/game", "published"],
	] as const)("«%s» leads to where another place is, not to a page that holds nothing", async (kind, path, status) => {
		await school.join("game");
		await setStatus(status);
		await (await deliver(kind)).run();
		expect(sent[0]?.text).toContain(`${SITE}${path}\n`);
		expect(sent[0]?.text).not.toContain("/webinars/joined/");
		expect(sent[0]?.text).not.toContain("отмена записи");
	});

	test("of what was called off names the date that he knew, though his place has been moved with the webinar", async () => {
		await school.join("game");
		await setStatus("cancelled");
		await school.db.updateTable("webinarRegistration").set({ startsAt: "2026-11-27T16:00:00Z" }).execute();
		await (await deliver("cancelled", new Date(START))).run();
		expect(sent[0]?.text).toContain("20\u00a0ноября, пятница, 19:00 (GMT+3)");
		expect(sent[0]?.text).not.toContain("27\u00a0ноября");
	});

	test("after a registration in the last ten minutes gives the way in, and promises no link for later", async () => {
		school.clock.set("2026-11-20T15:50:00Z");
		await school.join("game");
		await (await deliver("joined")).run();
		expect(sent[0]?.text).toContain("Ссылка на\u00a0эфир уже на\u00a0вашей странице");
		expect(sent[0]?.text).toContain("Войти в\u00a0эфир:");
		expect(sent[0]?.text).not.toContain("за\u00a0десять минут");
	});

	test("that reminds reaches nobody who gave his place back meanwhile", async () => {
		const { token = "" } = await school.join("game");
		const message = await deliver("day");
		await school.cancel(token);
		await message.run();
		expect(sent).toEqual([]);
	});
});
