import { expect, test } from "vitest";
import { NO_TARIFF } from "./read-checkout-lines.ts";
import { withHeldPlace } from "./with-held-place.ts";

const HELD = { courseSlug: "scratch", tariffCode: "group", startId: "6d666897-067f-4817-8b48-93f4a1c7ff8c" };
const OTHER = { courseSlug: "python", tariffCode: "group", startId: "ca1728c4-404a-4d9e-bac3-e8ccc39b37f9" };

test("the group of a held place is chosen with its tariff, where nothing else was, whichever request holds it", () => {
	for (const tariffCode of [NO_TARIFF, "group"]) {
		expect(withHeldPlace({ courseSlug: "scratch", tariffCode, startId: undefined }, [OTHER, HELD])).toEqual(HELD);
	}
});

test("another course, tariff or group stays as it was chosen, and so does everything without a held place", () => {
	for (const line of [
		{ courseSlug: "python", tariffCode: "group", startId: undefined },
		{ courseSlug: "scratch", tariffCode: "solo", startId: undefined },
		{ ...HELD, startId: "ca1728c4-404a-4d9e-bac3-e8ccc39b37f9" },
	]) {
		expect(withHeldPlace(line, [HELD])).toBe(line);
	}
	const open = { courseSlug: "scratch", tariffCode: "group", startId: undefined };
	for (const held of [[], [{ ...HELD, startId: undefined }]]) expect(withHeldPlace(open, held)).toBe(open);
});
