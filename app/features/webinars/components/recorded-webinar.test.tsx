import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { WebinarPhase } from "../webinar-phase.ts";
import type { WebinarView } from "../webinar-view.ts";
import { JoinedPage } from "./joined-page.tsx";
import { WebinarPage } from "./webinar-page.tsx";

const START = new Date("2026-11-20T16:00:00Z");
const NOW = new Date("2026-11-20T16:10:00Z");
const STREAM = "https://live.school.example/room";

function shownAs(kind: WebinarView["kind"], phase: WebinarPhase): WebinarView {
	return {
		...{
			kind,
			phase,
			id: "1",
			slug: "lesson",
			path: "/webinars/lesson",
			audience: "children",
			planet: "sun",
			cover: "cover-web",
		},
		...{ title: "Урок без монтажа", short: "Обычное занятие.", lead: "Тридцать минут.", forWhom: [], takeaways: [] },
		...{ programme: [], needs: "Экран", seo: { title: "", description: "" }, speakers: [], courses: [] },
		...{ startsAt: START, opensAt: new Date("2026-11-20T15:50:00Z"), endsAt: new Date("2026-11-20T17:00:00Z") },
		...{
			zone: "Europe/Moscow",
			minutes: 60,
			isCancelled: false,
			seatsFree: undefined,
			isFull: false,
			replay: undefined,
		},
	};
}

function drawPages(kind: WebinarView["kind"], phase: WebinarPhase): string {
	const webinar = shownAs(kind, phase);
	const person = { id: "1", token: "t", requestToken: "r", name: "Анна", email: "anna@example.com", visitorZone: null };
	const streamAddress = phase === "live" || phase === "opening" ? STREAM : undefined;
	const joined = {
		...person,
		isCancelled: false,
		movedAt: null,
		reminder: "day" as const,
		webinar: { ...webinar, speakers: [] },
		streamAddress,
		webinarLocale: "ru" as const,
	};
	return (
		drawInRussian(<WebinarPage form={undefined} madeAt={NOW} refused={undefined} webinar={webinar} />) +
		drawInRussian(<JoinedPage calendars={{ google: "", outlook: "" }} joined={joined} madeAt={NOW} />)
	);
}

test("a recording that is shown is nowhere called a broadcast", () => {
	for (const phase of ["coming", "opening", "live", "preparing", "over"] as const) {
		expect(drawPages("recorded", phase).toLowerCase(), phase).not.toContain("эфир");
	}
	const html = drawPages("recorded", "live");
	expect(html).toContain("Идёт показ записи");
	expect(html).toContain("Войти на\u00a0показ записи");
	expect(html).not.toContain("Идёт сейчас");
});

test("a live webinar still is one", () => {
	const html = drawPages("live", "live");
	expect(html).toContain("Идёт сейчас");
	expect(html).toContain("Войти в\u00a0эфир");
});

test.each(["live", "recorded"] as const)(
	"the page of a past webinar promises no others: there may be none (%s)",
	(kind) => {
		const html = drawPages(kind, "over").replaceAll("\u00a0", " ");
		expect(html).toContain(kind === "live" ? "Записи нет." : "Посмотреть её ещё раз нельзя.");
		expect(html).not.toContain("впереди");
		expect(html).toContain("Другие вебинары");
	},
);
