import { expect, test } from "vitest";
import { readTbankError } from "./tbank-errors.ts";

test.each(["21", "401", "402", "9999"])("a bank that broke down (%s) may have done what it was asked for", (code) => {
	expect(readTbankError("tbank Cancel", code, true)).toMatchObject({ code: "unknown" });
	expect(readTbankError("tbank GetState", code, false)).toMatchObject({ code: "unavailable" });
});

test("a payment that the bank does not know is absent, anything else that it says no to is refused", () => {
	for (const code of ["7", "335"])
		expect(readTbankError("tbank CheckOrder", code, false)).toMatchObject({ code: "refused", absent: true });
	const refused = { ok: false, code: "refused", reason: "tbank Init: error 20, duplicate order id" };
	expect(readTbankError("tbank Init", "20", true)).toEqual(refused);
});
