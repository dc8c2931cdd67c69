import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { IRINA, NOON, OLEG, openTestBoard, type TestBoard } from "../../app/features/requests/board/board.fixture.ts";
import { logBooking } from "../../app/features/requests/board/log-booking.server.ts";
import { setRequestState } from "../../app/features/requests/board/set-request-state.server.ts";
import type { RequestStatus } from "../../database/request-types.ts";
import { inTransaction } from "../../database/transaction.server.ts";
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

describe("a closed request of somebody who works on none any more", () => {
	const takeUp = (id: string) =>
		setRequestState(board.db, { id, to: "in_work", staff: IRINA, now: NOON }, { followers: [] });
	beforeEach(async () => {
		await office.db.updateTable("staffUser").set({ blockedAt: NOON }).where("id", "=", manager.id).execute();
	});
	afterEach(async () => {
		await office.db.updateTable("staffUser").set({ blockedAt: null }).where("id", "=", manager.id).execute();
	});

	test("can be taken up again by anybody, whose it is then", async () => {
		const [lost, others] = [await owned("lost"), await owned("lost", OLEG)];
		const read = async (id: string) => (await office.ask<object>("owner", `/api/admin/requests/${id}`)).body.data;
		expect(await read(lost)).toMatchObject({ owner: manager.name, hasOwnerLeft: true });
		expect(await read(others)).toMatchObject({ hasOwnerLeft: false });
		expect(await takeUp(lost)).toMatchObject({ ok: true });
		expect(await board.get(lost)).toMatchObject({ status: "in_work", ownerId: IRINA.id, owner: IRINA.name });
		expect(await takeUp(others)).toEqual({ ok: false, code: "taken" });
	});

	test("is nobody's once a lesson opens it again", async () => {
		const entry = { status: "in_work", details: {}, by: "office", now: NOON, isToCall: true } as const;
		const reopen = (id: string) =>
			inTransaction(board.db, (transaction) => logBooking(transaction, { ...entry, request: { id, status: "won" } }));
		const [won, others] = [await owned("won"), await owned("won", OLEG)];
		await reopen(won);
		await reopen(others);
		expect(await board.get(won)).toMatchObject({ ...isNobodys, status: "in_work", dueAt: expect.any(Date) });
		expect(await board.get(others)).toMatchObject({ ownerId: OLEG.id });
	});
});
