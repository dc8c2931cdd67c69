import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "../../../shared/staff-rights.ts";
import { IRINA, minutesAfter, NOON, OLEG, OWNER, openTestBoard, type TestBoard } from "./board.fixture.ts";
import { handOverRequest } from "./hand-over-request.server.ts";
import { listColleagues } from "./list-colleagues.server.ts";
import { takeRequest } from "./take-request.server.ts";

describe("a request that a colleague takes over", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
		const person = (id: string, role: Role, blockedAt: Date | null = null) => ({
			id,
			name: id === OLEG.id ? OLEG.name : id,
			email: `${id}@orbita.example`,
			role,
			blockedAt,
		});
		const people = [
			person(OLEG.id, "manager"),
			person(OWNER.id, "owner"),
			person("staff-left", "manager", NOON),
			person("staff-editor", "editor"),
		];
		await board.db.insertInto("staffUser").values(people).execute();
	});
	afterAll(() => board.close());
	let id = "";
	beforeEach(async () => {
		await board.clear();
		id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
	});

	const handOver = (to: string, staff = IRINA) =>
		handOverRequest(board.db, { id, to, staff, now: minutesAfter(NOON, 2) });

	test("is theirs, with its state and its promise, and the log says who had it", async () => {
		expect(await handOver(OLEG.id)).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({
			ownerId: OLEG.id,
			owner: "Олег",
			status: "in_work",
			dueAt: minutesAfter(NOON, 15),
		});
		const handed = { kind: "owner", by: "Ирина", details: { from: "Ирина", to: "Олег" } };
		expect(await board.log(id)).toContainEqual(handed);
	});

	test("is in work when it was nobody's", async () => {
		id = await board.request();
		expect(await handOver(OLEG.id)).toMatchObject({ ok: true });
		expect(await board.get(id)).toMatchObject({ ownerId: OLEG.id, status: "in_work" });
	});

	test("is not to be had from a third person, but from whoever may overrule", async () => {
		expect(await handOver(OLEG.id, OLEG)).toEqual({ ok: false, code: "taken" });
		expect(await handOver(OLEG.id, OWNER)).toMatchObject({ ok: true });
	});

	test.each(["staff-left", "staff-editor", "staff-nobody"])("stays where %s would get it", async (to) => {
		expect(await handOver(to)).toEqual({ ok: false, code: "colleagueUnknown" });
		expect(await board.get(id)).toMatchObject({ ownerId: IRINA.id, version: 2 });
	});

	test("is not handed over once it is closed, nor to the one who has it", async () => {
		expect(await handOver(IRINA.id)).toEqual({ ok: false, code: "sameOwner" });
		id = await board.request({ status: "lost" });
		expect(await handOver(OLEG.id)).toEqual({ ok: false, code: "wrongState" });
	});

	test("goes to nobody but those who work on requests", async () => {
		expect((await listColleagues(board.db)).map((one) => one.id)).toEqual([OWNER.id, OLEG.id]);
	});
});
