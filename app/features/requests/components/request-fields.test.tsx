import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { StartField } from "./request-fields.tsx";

test.each([
	["Соло", "7 декабря, понедельник, 19:00 по Москве, «Соло», 1 место<"],
	[undefined, "7 декабря, понедельник, 19:00 по Москве, 1 место<"],
])("a group of the list is told with its tariff where the form names none: %s", (tariffName, said) => {
	const start = { id: "1", at: new Date("2026-12-07T16:00:00Z"), zone: "Europe/Moscow", seatsFree: 1, tariffName };
	const nothing = { id: String, value: () => "", error: () => undefined };
	const html = drawInRussian(<StartField {...nothing} starts={[start]} chosen={undefined} holdDays={3} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(said);
});
