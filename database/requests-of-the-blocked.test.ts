import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBoard, type TestBoard } from "../app/features/requests/board/board.fixture.ts";
import { splitStatements } from "./migrate.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

test("open requests of those who were blocked before, or work on none any more, are anybody's; all others stay whose they are", async () => {
	const { db } = board;
	const person = (id: string) => ({ id, name: id, email: `${id}@school.example`, role: "manager" as const });
	await db
		.insertInto("staffUser")
		.values([
			person("working"),
			{ ...person("blocked"), blockedAt: new Date() },
			{ ...person("moved"), role: "editor" },
		])
		.execute();
	const of = (owner: string, status: "in_work" | "thinking" | "won" = "in_work") =>
		board.request({ ownerId: owner, owner, status });
	const taken = await of("blocked");
	const called = await of("moved", "thinking");
	const others = [await of("working"), await of("blocked", "won")];
	const migration = readFileSync(join(import.meta.dirname, "migrations", "0065_requests_of_the_blocked.sql"), "utf8");
	for (const statement of splitStatements(migration)) await sql.raw(statement).execute(db);
	expect(await board.get(taken)).toMatchObject({ ownerId: null, owner: null, status: "new", version: 2 });
	expect(await board.get(called)).toMatchObject({ ownerId: null, owner: null, status: "thinking" });
	for (const id of others) expect(await board.get(id)).toMatchObject({ ownerId: expect.any(String), version: 1 });
	expect(await board.log(taken)).toEqual([
		{ kind: "owner", details: { from: "blocked", to: null }, by: "office" },
		{ kind: "status", details: { from: "in_work", to: "new" }, by: "office" },
	]);
});
