import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOON, openTestBoard, type TestBoard } from "../board/board.fixture.ts";
import { changeRequest } from "./change-request.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());
beforeEach(() => board.clear());

const TOKEN = "secret-of-anna";
const CHANGE = { channel: "mail", handle: null, wishedAt: "после шести", message: null } as const;
const change = () => changeRequest(board.db, { token: TOKEN, change: CHANGE, now: NOON });

test("letters are not asked for by who left no address, and nothing of that change is kept", async () => {
	const id = await board.request({ token: TOKEN });
	expect(await change()).toEqual({ ok: false, code: "required" });
	expect(await board.get(id)).toMatchObject({ channel: "call", wishedAt: null });
	expect(await board.log(id)).toEqual([]);
});

test("what the school has finished with stays as it was written", async () => {
	const id = await board.request({ token: TOKEN, email: "anna@example.com", status: "lost" });
	expect(await change()).toEqual({ ok: false, code: "closed" });
	expect(await board.get(id)).toMatchObject({ channel: "call", wishedAt: null });
});

test("an address that was left is written to, and the log says what changed without it", async () => {
	const id = await board.request({ token: TOKEN, email: "anna@example.com" });
	expect(await change()).toMatchObject({ ok: true });
	expect(await board.get(id)).toMatchObject({ channel: "mail", wishedAt: "после шести", email: "anna@example.com" });
	const before = { channel: "call", handle: null, wishedAt: null, message: null };
	expect(await board.log(id)).toEqual([{ kind: "changed", details: { before, after: CHANGE }, by: "visitor" }]);
});
