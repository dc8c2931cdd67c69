import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { NextWebinarView } from "../../home-view.ts";
import { NextWebinar } from "./next-webinar.tsx";

const webinar: Omit<NextWebinarView, "madeAt"> = {
	...{ kind: "live", path: "/webinars/lesson", title: "Урок", short: "Обычное занятие.", isFull: false },
	...{ startsAt: new Date("2026-11-20T16:00:00Z"), endsAt: new Date("2026-11-20T17:00:00Z"), zone: "Europe/Moscow" },
};

test.each([
	{ at: "2026-11-20T16:59:59Z", told: "Эфир идёт, ещё можно зайти" },
	{ at: "2026-11-20T17:00:00Z", told: "Вебинар прошёл" },
	{ at: "2026-11-23T09:00:00Z", told: "Вебинар прошёл" },
])("who leaves the home page open is invited in only until the webinar ends: $at", ({ at, told }) => {
	const html = drawInRussian(<NextWebinar webinar={{ ...webinar, madeAt: new Date(at) }} />).replaceAll("\u00a0", " ");
	expect(html).toContain(told);
	expect(html.includes("можно зайти")).toBe(told !== "Вебинар прошёл");
});
