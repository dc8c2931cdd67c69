import { expect, test } from "vitest";
import { readTbankError } from "./tbank-errors.ts";

test.each(["21", "401", "402", "9999"])("a bank that broke down (%s) may have done what it was asked for", (code) => {
	expect(readTbankError({ name: "tbank Cancel", changes: true }, code)).toMatchObject({ code: "unknown" });
	expect(readTbankError({ name: "tbank GetState", changes: false }, code)).toMatchObject({ code: "unavailable" });
});

test("a payment that the bank does not know is absent, anything else that it says no to is refused", () => {
	for (const code of ["7", "335"])
		expect(readTbankError({ name: "tbank CheckOrder", changes: false }, code)).toMatchObject({
			code: "refused",
			absent: true,
		});
	const refused = { ok: false, code: "refused", reason: "tbank Init: error 20, duplicate order id" };
	expect(readTbankError({ name: "tbank Init", changes: true }, "20")).toEqual(refused);
});
