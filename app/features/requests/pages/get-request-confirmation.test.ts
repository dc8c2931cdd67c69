import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard, SITE, type TestBoard } from "../board/board.fixture.ts";
import { getRequestConfirmation } from "./get-request-confirmation.server.ts";

const NIGHT = new Date("2026-11-18T20:30:00Z");

describe("the confirmation of a request", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	async function confirm(values: Parameters<TestBoard["request"]>[0], now: Date, settings = SITE) {
		const { token } = await board.get(await board.request(values));
		return await getRequestConfirmation(board.db, { token, locale: "ru", now, settings });
	}

	test("says the hours of a call only while they lead to the moment that was promised", async () => {
		const said = async (settings?: typeof SITE) =>
			(await confirm({ createdAt: NIGHT }, NIGHT, settings))?.promise?.replaceAll("\u00a0", " ");
		expect(await said()).toBe("Менеджер перезвонит завтра с 9:00 до 9:15 по Москве");
		const hours: typeof SITE.hours = { ...SITE.hours, thursday: ["12:00", "21:00"] };
		expect(await said({ ...SITE, hours })).toBe("Менеджер перезвонит завтра до 9:15 по Москве");
	});

	test.each(["telegram", "whatsapp", "viber", "mail"] as const)("promises who chose %s a message", async (channel) => {
		const said = (await confirm({ channel }, NOON))?.promise?.replaceAll("\u00a0", " ");
		expect(said).toBe("Менеджер напишет вам сегодня до 12:15 по Москве");
	});

	test("speaks of a saved discount until its end", async () => {
		const until = minutesAfter(NOON, 60);
		const discount = { discountPercent: 25, discountMinor: 25_000_00, discountCurrency: "RUB" } as const;
		const saved = { percent: 25, amount: { minor: 25_000_00, currency: "RUB" } };
		const kept = { ...discount, discountUntil: until };
		expect(await confirm(kept, minutesAfter(NOON, 59))).toMatchObject({ discount: { ...saved, until } });
		expect(await confirm(kept, until)).toMatchObject({ discount: undefined });
		expect(await confirm(discount, until)).toMatchObject({ discount: { ...saved, until: null } });
	});

	test("speaks of no discount and no place while the course takes nobody", async () => {
		const { courseId, id: startId } = await board.db
			.selectFrom("start")
			.select(["id", "courseId"])
			.executeTakeFirstOrThrow();
		const discount = { discountPercent: 25, discountMinor: 25_000_00, discountCurrency: "RUB" } as const;
		const requestId = await board.request({ courseId, startId, ...discount });
		const hold = { startId, requestId, expiresAt: minutesAfter(NOON, 60) };
		await board.db.insertInto("seatHold").values(hold).execute();
		const { token } = await board.get(requestId);
		const ask = () => getRequestConfirmation(board.db, { token, locale: "ru", now: NOON, settings: SITE });
		expect(await ask()).toMatchObject({
			discount: { percent: 25 },
			place: { isPaused: false },
			course: { pause: null },
		});
		await board.db.updateTable("course").set({ status: "on_pause" }).where("id", "=", courseId).execute();
		const paused = { discount: undefined, place: undefined, course: { pause: { status: "on_pause" } } };
		expect(await ask()).toMatchObject(paused);
		await board.db.updateTable("course").set({ status: "published" }).where("id", "=", courseId).execute();
	});
});
