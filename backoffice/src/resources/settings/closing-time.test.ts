import { expect, test } from "vitest";
import { keepClosing, showClosing } from "./closing-time.ts";

test("a day that ends at midnight is shown and typed as 00:00, and kept as its last minute", () => {
	expect(showClosing("24:00")).toBe("00:00");
	expect(keepClosing("00:00")).toBe("24:00");
	for (const time of ["21:00", "00:30", ""]) expect([showClosing(time), keepClosing(time)]).toEqual([time, time]);
});
