import { I18nContext, ResourceContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { FiguresReport } from "../../providers/board.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { BarChart } from "./bar-chart.tsx";
import { Figures } from "./figures-page.tsx";

beforeAll(() => i18nProvider.changeLocale("en"));

const NONE = { requests: 0, answered: 0, kept: 0, missed: 0, medianMinutes: null, keptShare: null };

function draw(requests: number, managers: FiguresReport["managers"] = []): string {
	const total = { ...NONE, requests };
	const figures: FiguresReport = {
		...{ from: "2026-11-26", to: "2026-11-26", zone: "Europe/Moscow", total, managers },
		days: [{ ...total, day: "2026-11-26" }],
		hours: [{ ...total, hour: 12 }],
	};
	return renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<ResourceContextProvider value="requests">
				<Figures figures={figures} locale="en" />
			</ResourceContextProvider>
		</I18nContext.Provider>,
	);
}

test("a report of days without requests says so in a sentence", () => {
	expect(draw(0)).toContain("No requests came in these days.");
	expect(draw(0)).not.toContain("<svg");
	expect(draw(1)).toContain("<svg");
	expect(draw(1)).not.toContain("No requests came in these days.");
});

test("managers have a table as soon as one of them has answered", () => {
	expect(draw(1)).not.toContain("By manager");
	expect(draw(1, [{ ...NONE, id: "1", name: "Vera", answered: 1 }])).toMatch(/By manager.*Vera/s);
});

test("the days of a year stand as high in their chart as those of a week", () => {
	const chart = (count: number) =>
		renderToString(
			<BarChart
				bars={Array.from({ length: count }, (_, index) => ({ key: `${index}`, name: `${index}`, whole: 1, part: 1 }))}
				label="chart"
				legend={["came", "kept"]}
			/>,
		);
	expect(chart(7)).toContain('viewBox="0 0 140 140"');
	expect(chart(31)).toContain('viewBox="0 0 620 140"');
	expect(chart(365)).toContain('viewBox="0 0 620 140"');
});
