import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { NOON, OLEG, openTestBoard, type TestBoard } from "../../app/features/requests/board/board.fixture.ts";
import type { RequestStatus } from "../../database/request-types.ts";
import { emailOf, openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

let board: TestBoard;
let office: TestOffice;
let manager: { id: string; name: string };
beforeAll(async () => {
	board = await openTestBoard();
	office = await openTestOffice({ clock: { now: () => NOON }, database: board });
	manager = await office.db
		.selectFrom("staffUser")
		.where("email", "=", emailOf("manager"))
		.select(["id", "name"])
		.executeTakeFirstOrThrow();
});
afterAll(() => office.close());
beforeEach(() => board.clear());

const path = (rest = "") => `/api/admin/people/${manager.id}${rest}`;
const owned = (status: RequestStatus, by: { id: string; name: string } = manager) =>
	board.request({ status, ownerId: by.id, owner: by.name });
const isNobodys = { ownerId: null, owner: null };

describe("open requests of somebody who works on none any more", () => {
	test("go back to everybody with a role that has no requests, and stay with one that has", async () => {
		const id = await owned("in_work");
		const save = async (role: string) => {
			const { data } = (await office.ask<object>("owner", path())).body;
			return (await office.ask("owner", path(), { method: "PUT", body: { ...data, role } })).status;
		};
		expect(await save("owner")).toBe(200);
		expect(await board.get(id)).toMatchObject({ ownerId: manager.id });
		expect(await save("editor")).toBe(200);
		expect(await board.get(id)).toMatchObject({ ...isNobodys, status: "new" });
		expect(await save("manager")).toBe(200);
	});

	test("go back to everybody when the account is blocked: each says so in its log, the boards are told", async () => {
		const [first, thinking, won] = [await owned("in_work"), await owned("thinking"), await owned("won")];
		const others = await owned("in_work", OLEG);
		const told: string[] = [];
		const stop = await board.listen("requests_changed", (id) => told.push(id));
		expect((await office.ask("owner", path("/block"), { method: "POST", body: {} })).status).toBe(200);
		expect(await board.get(first)).toMatchObject({ ...isNobodys, status: "new" });
		expect(await board.get(thinking)).toMatchObject({ ...isNobodys, status: "thinking" });
		expect(await board.get(won)).toMatchObject({ ownerId: manager.id, status: "won" });
		expect(await board.get(others)).toMatchObject({ ownerId: OLEG.id });
		expect(await board.log(thinking)).toMatchObject([{ kind: "owner", details: { from: manager.name, to: null } }]);
		await vi.waitFor(() => expect(told.toSorted()).toEqual([first, thinking].toSorted()));
		await stop();
	});
});
