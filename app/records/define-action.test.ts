import { expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../../database/open-database.server.ts";
import { fail, succeed } from "../shared/result.ts";
import { defineAction } from "./define-action.server.ts";
import type { Staff } from "./staff.ts";

const act = { id: "1", input: {}, staff: {} as Staff, now: new Date(0) };
const db = {} as Database;

test("an action gives the object that its verb gives; a word of a verb is not for the screen", async () => {
	const giving = (value: unknown) => defineAction({ run: async () => succeed(value) }).run(db, act);
	expect(await giving({ id: "2" })).toEqual(succeed({ id: "2" }));
	expect(await giving("sent")).toEqual(succeed(undefined));
	expect(await giving(undefined)).toEqual(succeed(undefined));
});

test("a refusal is about the field of its code, unless the verb names one", async () => {
	const fields = { tooLarge: "amount" };
	const refusing = (code: string) => defineAction({ fields, run: async () => fail(code) }).run(db, act);
	expect(await refusing("tooLarge")).toEqual(fail("tooLarge", "amount"));
	expect(await refusing("closed")).toEqual(fail("closed"));
	const naming = defineAction({ fields, run: async () => fail("tooLarge", "costs") });
	expect(await naming.run(db, act)).toEqual(fail("tooLarge", "costs"));
});

test("an action without a schema takes nothing", () => {
	const run = async () => succeed(undefined);
	expect(defineAction({ run }).schema.safeParse({ more: 1 })).toEqual({ success: true, data: {} });
	expect(defineAction({ schema: z.object({ reason: z.string() }), run }).schema.safeParse({}).success).toBe(false);
});
