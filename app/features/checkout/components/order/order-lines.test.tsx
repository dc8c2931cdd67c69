import { expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { buildOrderLine, buildOrderPage } from "../../views.fixture.ts";
import { OrderLines } from "./order-lines.tsx";

const visitor = vi.hoisted(() => ({ zone: undefined as string | undefined }));
vi.mock("../../../catalog/components/course/use-visitor-zone.ts", () => ({ useVisitorZone: () => visitor.zone }));

const startsAt = new Date("2026-12-23T14:00:00Z");

function draw(zone: string, visitorZone?: string): string {
	visitor.zone = visitorZone;
	return drawOrder({ lines: [buildOrderLine({ start: { startsAt, zone } })] });
}

function drawOrder(order: Partial<OrderPageView>): string {
	const html = drawInRussian(<OrderLines order={buildOrderPage(order)} />);
	return html.replaceAll("\u00a0", " ").replaceAll(/<!-- -->|<[^>]+>/g, "");
}

test("a group begins by its own clock, told in words, and by the visitor's where that says something else", () => {
	expect(draw("Asia/Yekaterinburg")).toContain("Старт 23 декабря 2026 г., 19:00 (по Екатеринбургу)");
	expect(draw("Asia/Omsk")).toContain("Старт 23 декабря 2026 г., 20:00 (по GMT+6)");
	expect(draw("Europe/Moscow", "Asia/Yekaterinburg")).toContain("17:00 (по Москве)у вас 23 декабря, 19:00");
	expect(draw("Europe/Moscow", "Europe/Moscow")).not.toContain("у вас");
});

test("who has chosen no group is told who will, as long as the order lives and no money is asked back", () => {
	const open = [buildOrderLine({ tariffKind: "group", hasGroups: true })];
	const said = "Дату старта выберете вместе с менеджером";
	for (const state of ["awaiting_payment", "paid"] as const) expect(drawOrder({ state, lines: open })).toContain(said);
	for (const state of ["cancelled", "refund_requested"] as const) {
		expect(drawOrder({ state, lines: open })).not.toContain(said);
	}
	expect(drawOrder({ state: "paid", lines: [buildOrderLine()] })).not.toContain(said);
});

test("a course that its learner has left says since when, and nothing of a place or of a group to choose", () => {
	const left = { endedOn: "2026-11-18", tariffKind: "group", hasGroups: true } as const;
	for (const place of ["none", "lost", "released"] as const) {
		const html = drawOrder({ state: "paid", lines: [buildOrderLine({ ...left, place })] });
		expect(html).toContain("Обучение закончено 18 ноября 2026 г.");
		expect(html).not.toMatch(/Место|Дату старта/);
	}
});
