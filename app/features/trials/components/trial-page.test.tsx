import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { buildBookingView, buildTrialView } from "../trial-view.fixture.ts";
import type { TrialRefused } from "../trial-view.ts";
import { TrialPage } from "./trial-page.tsx";

const trial = buildTrialView({ state: "closed" });

const NOW = new Date("2026-11-18T09:00:00Z");

test.each(["closed", "begun"] as const)("a refusal that asks for a call gives a number to dial: %s", (refusal) => {
	const refused: TrialRefused = { refusal, email: "" };
	const html = drawInRussian(<TrialPage calendars={undefined} madeAt={new Date()} refused={refused} trial={trial} />);
	expect(html).toContain('Позвоните нам: <a class="num" href="tel:+78000000000">8 800 000-00-00</a>.');
});

test("who changes a lesson too often is told when to try again, and whom to call", () => {
	const refused: TrialRefused = { refusal: "tooMany", email: "" };
	const html = drawInRussian(<TrialPage calendars={undefined} madeAt={new Date()} refused={refused} trial={trial} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(
		'Попробуйте через час или позвоните нам: <a class="num" href="tel:+78000000000">8 800 000-00-00</a>.',
	);
});

test("a course that takes nobody leads to the one that takes its place, or to a manager", () => {
	const draw = (changes: Parameters<typeof buildTrialView>[0]) => {
		const shown = buildTrialView({ state: "paused", courseTitle: "Миры в Roblox", ...changes });
		const html = drawInRussian(<TrialPage calendars={undefined} madeAt={NOW} refused={undefined} trial={shown} />);
		return html.replaceAll("\u00a0", " ");
	};
	const led = draw({ successor: { title: "Roblox Studio", category: "roblox", slug: "studio" } });
	expect(led).toContain("Те же темы ведёт курс «Roblox Studio»");
	expect(led).toContain('href="/roblox/studio"');
	expect(led).not.toContain("Выберите время");
	expect(draw({})).toContain("Менеджер поможет выбрать другой курс");
});

test.each(["slotTaken", "tooLate"] as const)(
	"nobody is asked to choose another time of a course that takes nobody: %s",
	(refusal) => {
		const draw = (state: "pick" | "paused") => {
			const refused: TrialRefused = { refusal, email: "" };
			const shown = buildTrialView({ state });
			return drawInRussian(<TrialPage calendars={undefined} madeAt={NOW} refused={refused} trial={shown} />);
		};
		expect(draw("pick")).toContain('role="alert"');
		expect(draw("paused")).not.toContain('role="alert"');
	},
);

test.each([
	{ now: "pick", changes: { state: "pick" }, isTold: false },
	{ now: "booked", changes: { state: "booked", booking: buildBookingView() }, isTold: true },
	{ now: "begun", changes: { state: "booked", booking: buildBookingView({ phase: "now" }) }, isTold: false },
	{ now: "over", changes: { state: "booked", booking: buildBookingView({ phase: "over" }) }, isTold: false },
	{ now: "closed", changes: { state: "closed" }, isTold: false },
] as const)("only a lesson that is ahead promises its time, way in and calendar: $now", ({ changes, isTold }) => {
	const draw = (courseTitle: string | null) => {
		const shown = buildTrialView({ ...changes, courseTitle });
		const html = drawInRussian(<TrialPage calendars={undefined} madeAt={NOW} refused={undefined} trial={shown} />);
		return html.replaceAll("\u00a0", " ");
	};
	expect(draw(null).includes("Всё об уроке на одной странице")).toBe(isTold);
	expect(draw("Scratch")).toMatch(/<p class="lead">(?:[^<]+ )?Курс «Scratch»\./);
});

test.each(["pick", "paused", "closed"] as const)("an earlier lesson that is off is called so: %s", (state) => {
	const draw = (isCancelledBySchool: boolean) => {
		const booking = buildBookingView({ status: "cancelled", isCancelledBySchool });
		const shown = buildTrialView({ state, booking });
		return drawInRussian(<TrialPage calendars={undefined} madeAt={NOW} refused={undefined} trial={shown} />);
	};
	expect(draw(false)).toContain("Прежний урок отменён.");
	expect(draw(false).split("Прежний урок")).toHaveLength(2);
	expect(draw(true).replaceAll("\u00a0", " ")).toContain("Простите, прежний урок не состоится.");
});
