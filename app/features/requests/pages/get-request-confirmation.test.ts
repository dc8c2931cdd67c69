import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestBoard, SITE, type TestBoard } from "../board/board.fixture.ts";
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
});
