import { describe, expect, test } from "vitest";
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

describe("the page of a registration", () => {
	const draw = (changes: object, about: object = {}) => {
		const shown = { ...webinar, path: "/webinars/game", replay: undefined, isCancelled: false, ...about };
		const mine = { reminder: "day", email: "anna@example.com", webinarLocale: "en", isCancelled: false };
		const joined = { ...mine, streamAddress: undefined, ...changes, webinar: shown } as unknown as JoinedView;
		const html = drawInRussian(<JoinedState joined={joined} madeAt={new Date("2026-11-20T12:00:00Z")} />);
		return html.replaceAll("\u00a0", " ");
	};
	const streamAddress = "https://stream.example/1";
	const replay = {
		address: "https://video.example/1",
		from: new Date("2026-11-21T09:00:00Z"),
		until: new Date("2026-12-01T09:00:00Z"),
	};

	test("is the way in as soon as it is open, for whoever still comes", () => {
		const open = draw({ streamAddress }, { phase: "live" });
		expect(open).toMatch(/<a [^>]*href="https:\/\/stream\.example\/1"[^>]*>(?:<svg.*?<\/svg>)?Войти в эфир/);
		expect(open).not.toContain("откроется здесь");
		for (const gone of [draw({ streamAddress, isCancelled: true }), draw({ streamAddress }, { isCancelled: true })]) {
			expect(gone).not.toContain(streamAddress);
		}
	});

	test("of a place that was given back leads to the webinar in its language; of one called off apologizes", () => {
		expect(draw({ isCancelled: true })).toMatch(/Место больше не за вами.*ещё раз.*href="\/en\/webinars\/game"/);
		const off = draw({ isCancelled: true }, { isCancelled: true });
		expect(off).toContain("не состоится");
		expect(off).not.toMatch(/Место больше|<a /);
		for (const phase of ["preparing", "replay", "over"]) {
			const past = draw({ isCancelled: true }, { phase });
			expect(past).toMatch(/Этот эфир уже прошёл.*href="\/en\/webinars\/game"/);
			expect(past).not.toContain("Запишитесь");
		}
	});

	test("has the recording while there is one, and before that says when there will be", () => {
		const seen = draw({}, { phase: "replay", replay });
		expect(seen).toMatch(/До 1 декабря 2026.*href="https:\/\/video\.example\/1"/);
		const preparing = draw({}, { phase: "preparing", replay: { ...replay, address: undefined } });
		expect(preparing).toMatch(/Запись откроется 21 ноября в 12:00/);
		for (const over of [draw({}, { phase: "over", replay }), draw({}, { phase: "replay" })]) {
			expect(over).toContain("Спасибо, что были с нами");
			expect(over).not.toMatch(/video\.example|откроется/);
		}
	});
});
