import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { JoinedView } from "../get-joined.server.ts";
import { JoinedState } from "./joined-state.tsx";

const webinar = { kind: "live", phase: "coming", opensAt: new Date("2026-11-20T15:50:00Z"), zone: "Europe/Moscow" };

test.each([
	["day", "Напомним за сутки, за час и за десять минут."],
	["hour", "Напомним за час и за десять минут."],
	["minutes", "Напомним за десять минут."],
] as const)(
	"the page of a registration promises only the reminders that are still to come: %s",
	(reminder, promise) => {
		const joined = { webinar, reminder, email: "anna@example.com" } as JoinedView;
		const html = drawInRussian(<JoinedState joined={joined} madeAt={new Date("2026-11-20T12:00:00Z")} />);
		expect(html.replaceAll("\u00a0", " ")).toContain(`отправлено на anna@example.com. ${promise}`);
	},
);

test.each([
	["Europe/Berlin", "20 ноября в 16:50 (GMT+1)"],
	["Asia/Vladivostok", "21 ноября в 01:50 (GMT+10)"],
	[null, "20 ноября в 18:50 (GMT+3)"],
])("the page says when the way in opens by the visitor’s clock, %s", (visitorZone, opening) => {
	const joined = { webinar, reminder: "day", email: "anna@example.com", visitorZone } as JoinedView;
	const html = drawInRussian(<JoinedState joined={joined} madeAt={new Date("2026-11-20T12:00:00Z")} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(opening);
});
