import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { addRequest } from "../../tests/fixtures/office/request-sample.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { emailOf, openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { openBoardStream } from "./board-stream.ts";

const NOON = new Date("2026-11-23T09:05:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: createSettableClock(NOON), fill: (db) => seedTestSchool(db, { now: NOON }) });
});
afterAll(() => office.close());

describe("the stream of the board", () => {
	function readStream(stream: ReadableStream<Uint8Array>) {
		const reader = stream
			.pipeThrough(new TextDecoderStream() as never)
			.getReader() as ReadableStreamDefaultReader<string>;
		return {
			async next() {
				const { value, done } = await reader.read();
				return done ? undefined : value;
			},
			cancel: () => reader.cancel(),
		};
	}

	test("begins with a refresh and tells of every change, whoever makes it", async () => {
		const stream = readStream(openBoardStream({ channel: office.office.board, findStanding: async () => "allowed" }));
		expect(await stream.next()).toMatch(/^retry: \d+\nevent: refresh\n/);
		const id = await addRequest(office.db);
		await office.ask("manager", `/api/admin/requests/${id}/take`, { method: "POST", body: {} });
		expect(await stream.next()).toBe(`event: request\ndata: {"id":"${id}"}\n\n`);
		await stream.cancel();
	});

	test("beats while the session stands, and ends with it", async () => {
		let standing: "allowed" | "signedOut" = "allowed";
		const stream = readStream(
			openBoardStream({ channel: office.office.board, findStanding: async () => standing, beatMs: 10 }),
		);
		await stream.next();
		expect(await stream.next()).toBe(": beat\n\n");
		standing = "signedOut";
		let last = await stream.next();
		while (last === ": beat\n\n") last = await stream.next();
		expect(last).toBe("event: end\ndata: {}\n\n");
		expect(await stream.next()).toBeUndefined();
	});

	test.each([
		["made an editor", { role: "editor" }, [undefined], 403],
		["blocked", { blockedAt: NOON }, ["event: end\ndata: {}\n\n", undefined], 401],
	] as const)(
		"ends for a manager who was %s while it ran, and does not begin again",
		async (_what, change, rest, status) => {
			vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
			const manager = office.db.updateTable("staffUser").where("email", "=", emailOf("manager"));
			try {
				const { body } = await office.open("manager", "/api/admin/board/stream");
				if (!body) throw new Error("The stream has no body");
				const stream = readStream(body);
				expect(await stream.next()).toContain("event: refresh");
				await vi.advanceTimersToNextTimerAsync();
				expect(await stream.next()).toBe(": beat\n\n");
				await manager.set(change).execute();
				await vi.advanceTimersToNextTimerAsync();
				for (const said of rest) expect(await stream.next()).toBe(said);
				expect((await office.ask("manager", "/api/admin/board/stream")).status).toBe(status);
			} finally {
				vi.useRealTimers();
				await manager.set({ role: "manager", blockedAt: null }).execute();
			}
		},
	);

	test("over HTTP is an event stream that nobody stores, and goes when the server stops", async () => {
		const { status, headers, body } = await office.open("manager", "/api/admin/board/stream");
		expect(status).toBe(200);
		expect(headers.get("content-type")).toBe("text/event-stream");
		expect(headers.get("cache-control")).toBe("no-store");
		if (!body) throw new Error("The stream has no body");
		const stream = readStream(body);
		expect(await stream.next()).toContain("event: refresh");
		await office.office.board.stop();
		expect(await stream.next()).toBeUndefined();
	});
});
