import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Database, OpenDatabase } from "../../database/open-database.server.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { fail, succeed } from "../shared/result.ts";
import { actOnRecord } from "./act-on-record.server.ts";
import type { Action, OfficeDeps, Resource } from "./resource.ts";
import type { Staff } from "./staff.ts";

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
});
beforeEach(() => school.db.deleteFrom("auditEntry").execute());
afterAll(() => school.close());

const deps = {
	now: new Date("2026-11-21T09:00:00Z"),
	staff: { id: null, name: "Анна" } as unknown as Staff,
	requestId: "r1",
	ip: undefined,
} satisfies OfficeDeps;

function act(run: Action["run"]) {
	let state = "paid";
	const resource = {
		name: "orders",
		read: async () => [{ id: "7", state }],
		actions: {
			refund: {
				schema: z.object({}),
				run: async (db: Database, given: Parameters<Action["run"]>[1]) => {
					const done = await run(db, given);
					if (done.ok) state = "refunded";
					return done;
				},
			},
		},
	} as unknown as Resource;
	return actOnRecord(school.db, { resource, id: "7", action: "refund", input: {} }, deps);
}

const lines = () => school.db.selectFrom("auditEntry").select(["staffName", "action", "recordId", "changes"]).execute();

test("a deed has its line before it begins, and what it changed after", async () => {
	const seen: unknown[] = [];
	await act(async () => {
		seen.push(...(await lines()));
		return succeed();
	});
	const line = { staffName: "Анна", action: "refund", recordId: "7" };
	expect(seen).toEqual([{ ...line, changes: [] }]);
	expect(await lines()).toEqual([{ ...line, changes: [{ field: "state", before: "paid", after: "refunded" }] }]);
});

test("the line of a deed that broke off stays", async () => {
	const broken = act(async () => {
		throw new Error("The bank went away");
	});
	await expect(broken).rejects.toThrow("The bank went away");
	expect(await lines()).toMatchObject([{ action: "refund", changes: [] }]);
});

test("a deed that was refused leaves none", async () => {
	expect(await act(async () => fail("tooLate"))).toMatchObject({ code: "tooLate" });
	expect(await lines()).toEqual([]);
});
