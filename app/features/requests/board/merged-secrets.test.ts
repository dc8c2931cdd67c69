import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dropMessages } from "../../notifications/delivery/drop-messages.server.ts";
import { askForErasure } from "../../privacy/ask-for-erasure.server.ts";
import { getMyErasure } from "../../privacy/get-my-erasure.server.ts";
import { withdrawConsent } from "../../privacy/withdraw-consent.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { getMyConsents } from "../consents/get-my-consents.server.ts";
import { changeRequest } from "../pages/change-request.server.ts";
import { getMyData } from "../pages/get-my-data.server.ts";
import { getRequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { getRequestCard } from "./get-request-card.server.ts";
import { mergeRequests } from "./merge-requests.server.ts";

const PHONE = "+79031112233";

describe("the secret of somebody who knew a phone alone, and was taken for its owner", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	/** Anna's request stands; that of the stranger, who typed her phone, has ended in it. */
	async function takeForOne() {
		const anna = await board.request({
			...{ phone: PHONE, name: "Анна", surname: "Петрова", email: "anna@example.com", childAge: 9, message: "Тайна" },
			...{ ip: "203.0.113.7", agent: "Firefox", status: "in_work", discountPercent: 25, discountMinor: 25_000_00 },
			...{ discountCurrency: "RUB", owner: "Ирина" },
		});
		const stranger = await board.request({
			...{ phone: PHONE, name: "Никто", email: "nobody@example.com", ip: "198.51.100.1", kind: "callback" },
			...{ message: "Звоните", wishedAt: "ночью", surname: "Чужой", childAge: 12 },
		});
		for (const requestId of [anna, stranger]) {
			await board.db.insertInto("consent").values({ requestId, kind: "personal-data", granted: true }).execute();
		}
		const merge = { id: stranger, into: anna, staff: { ...IRINA, mayOverrule: true }, now: NOON };
		expect(await mergeRequests(board.db, merge, { followers: [] })).toMatchObject({ ok: true });
		return { anna: await board.get(anna), stranger: await board.get(stranger) };
	}

	test("opens his own data with the state and the discount of the request that stands", async () => {
		const { stranger } = await takeForOne();
		const my = await getMyData(board.db, { token: stranger.token, locale: "ru", now: NOON });
		expect(my).toMatchObject({
			...{ number: stranger.number, name: "Никто", surname: "Чужой", email: "nobody@example.com", childAge: 12 },
			...{
				message: "Звоните",
				status: "in_work",
				discount: { percent: 25 },
				trace: { ip: "198.51.100.1", agent: null },
			},
		});
	});

	test("is told nothing of the other person or her secret by the confirmation", async () => {
		const { anna, stranger } = await takeForOne();
		const settings = await getSiteSettings(board.db);
		const told = await getRequestConfirmation(board.db, { token: stranger.token, locale: "ru", now: NOON, settings });
		expect(told).toMatchObject({ token: stranger.token, name: "Никто", status: "in_work", discount: { percent: 25 } });
		for (const secret of [anna.token, "Анна", "Тайна"]) expect(JSON.stringify(told)).not.toContain(secret);
	});

	test("leaves with her what she typed: his address and words are not written into her request", async () => {
		const plain = { phone: PHONE, email: null, surname: null, message: null, wishedAt: null, childAge: null };
		const into = await board.request(plain);
		const id = await board.request({ phone: PHONE, email: "nobody@example.com", surname: "Чужой", message: "Я" });
		await mergeRequests(board.db, { id, into, staff: IRINA, now: NOON }, { followers: [] });
		expect(await board.get(into)).toMatchObject({ ...plain, repeatKeyEmail: null });
	});

	test("takes back his own consent: her request goes on, and staff see his wish on its card", async () => {
		const { anna, stranger } = await takeForOne();
		const { token } = stranger;
		const [consent, ...others] = await getMyConsents(board.db, { token });
		expect(others).toEqual([]);
		const [hers] = await getMyConsents(board.db, { token: anna.token });
		const withdraw = (consentId = "") => withdrawConsent(board.db, { token, consentId, now: NOON }, { followers: [] });
		expect(await withdraw(hers?.id)).toBe(false);
		expect(await withdraw(consent?.id)).toBe(true);
		expect(await board.get(anna.id)).toMatchObject({ status: "in_work" });
		expect(await getMyErasure(board.db, { token: anna.token })).toMatchObject({ due: undefined });
		const card = await getRequestCard(board.db, { id: anna.id, locale: "ru", now: NOON }, WEEK);
		expect(card?.erasureDue).toEqual(minutesAfter(NOON, 30 * 24 * 60));
	});

	test("wishes for himself to be forgotten, before he was taken for her or after", async () => {
		const { anna, stranger } = await takeForOne();
		await askForErasure(board.db, { token: stranger.token, now: NOON });
		const wishes = await board.db.selectFrom("erasureRequest").select("requestId").execute();
		expect(wishes).toEqual([{ requestId: stranger.id }]);
		const into = await board.request({ phone: PHONE });
		await mergeRequests(board.db, { id: anna.id, into, staff: IRINA, now: NOON }, { followers: [] });
		expect(await getMyErasure(board.db, { token: stranger.token })).toMatchObject({ due: expect.any(Date) });
	});

	test("changes what he typed himself, which staff read in the log of the request that stands", async () => {
		const { anna, stranger } = await takeForOne();
		const change = { channel: "call", handle: null, wishedAt: "утром", message: "Я передумал" } as const;
		expect(await changeRequest(board.db, { token: stranger.token, change, now: NOON })).toMatchObject({ ok: true });
		expect(await board.get(anna.id)).toMatchObject({ message: "Тайна", wishedAt: null });
		expect(await board.get(stranger.id)).toMatchObject({ message: "Я передумал" });
		expect((await board.log(anna.id)).map(({ kind }) => kind)).toContain("changed");
	});

	test("has letters about the lesson that was booked by it, which end when its person is forgotten", async () => {
		const { anna, stranger } = await takeForOne();
		const teacher = await board.db.selectFrom("teacher").select("id").executeTakeFirstOrThrow();
		const clock = {
			startsAt: minutesAfter(NOON, 60),
			minutes: 60,
			zone: "Europe/Moscow",
			visitorZone: "Europe/Moscow",
		};
		const { id: trialBookingId } = await board.db
			.insertInto("trialBooking")
			.values({
				...clock,
				requestId: anna.id,
				bookedUnder: stranger.id,
				teacherId: teacher.id,
				bookedBy: "visitor",
				bookedAt: NOON,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await board.db
			.insertInto("outgoingMessage")
			.values({ channel: "letter", kind: "trial-booked", trialBookingId, details: "{}" })
			.execute();
		const forgotten = { ids: [stranger.id], emails: [], orders: [], until: NOON };
		await board.db.transaction().execute((transaction) => dropMessages(transaction, forgotten));
		const letter = await board.db.selectFrom("outgoingMessage").select("status").executeTakeFirstOrThrow();
		expect(letter).toEqual({ status: "failed" });
	});
});
