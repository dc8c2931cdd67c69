import { expect, test } from "vitest";
import { isKnownGood, isVerySlow } from "./connection.ts";

test.each([
	[{ effectiveType: "2g" }, true, false],
	[{ effectiveType: "slow-2g" }, true, false],
	[{ effectiveType: "4g", saveData: true }, true, false],
	[{ effectiveType: "3g" }, false, false],
	[{ effectiveType: "4g", saveData: false }, false, true],
	[undefined, false, false],
])("connection %j: very slow %s, known to be good %s", (connection, slow, good) => {
	expect([isVerySlow(connection), isKnownGood(connection)]).toEqual([slow, good]);
});
