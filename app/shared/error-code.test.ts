import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { errorCode } from "./error-code.ts";

test("an error of the system is known by its code", async () => {
	expect(await readFile("/no/such/file").catch(errorCode)).toBe("ENOENT");
});

test.each([
	["an error without one", new Error("no code")],
	["a number for a code", Object.assign(new Error("number"), { code: 7 })],
	["what is no error", { code: "ENOENT" }],
	["nothing", undefined],
])("%s has no code", (_, thrown) => {
	expect(errorCode(thrown)).toBeUndefined();
});
