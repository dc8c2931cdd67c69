import { expect, test } from "vitest";
import { MOOT } from "../../../../app/shared/moot-messages.ts";
import { canRetry } from "./can-retry.ts";

test.each([MOOT.noCrm, MOOT.noTelegram, MOOT.noAddress, MOOT.leftByStaff])(
	"a message that nobody needed because «%s» can be sent after all",
	(lastError) => expect(canRetry({ status: "moot", lastError })).toBe(true),
);

test("what failed can be sent again; what is on its way, delivered, or about something that has gone cannot", () => {
	expect(canRetry({ status: "failed", lastError: null })).toBe(true);
	for (const lastError of [MOOT.erased, MOOT.noRequest, MOOT.toldByAnother, MOOT.webinarOver]) {
		expect(canRetry({ status: "moot", lastError }), lastError).toBe(false);
	}
	for (const status of ["waiting", "delivered"] as const)
		expect(canRetry({ status, lastError: null }), status).toBe(false);
});
