import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { WebinarCard } from "../webinar-view.ts";
import { WebinarCountdown } from "./webinar-countdown.tsx";

const webinar = {
	...{ kind: "live", phase: "coming", isCancelled: false, zone: "Europe/Moscow" },
	...{ startsAt: new Date("2026-11-20T16:00:00Z"), endsAt: new Date("2026-11-20T17:00:00Z") },
} as WebinarCard;

test.each([
	{ at: "2026-11-20T15:00:00Z", told: "До начала вебинара" },
	{ at: "2026-11-20T16:00:00Z", told: "Эфир идёт" },
	{ at: "2026-11-20T17:00:00Z", told: "Вебинар прошёл" },
	{ at: "2026-11-23T09:00:00Z", told: "Вебинар прошёл" },
])("a page that was opened before the start and stays open tells at $at: $told", ({ at, told }) => {
	const html = drawInRussian(<WebinarCountdown madeAt={new Date(at)} webinar={webinar} />).replaceAll("\u00a0", " ");
	expect(html).toContain(told);
	expect(html.includes("Эфир идёт")).toBe(told === "Эфир идёт");
});
