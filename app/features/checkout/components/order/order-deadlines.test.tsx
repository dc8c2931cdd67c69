import { expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { buildOrderPage } from "../../views.fixture.ts";
import { OrderStateCard } from "./order-state-card.tsx";

const visitor = vi.hoisted(() => ({ zone: undefined as string | undefined }));
vi.mock("../../../catalog/components/course/use-visitor-zone.ts", () => ({ useVisitorZone: () => visitor.zone }));

const AT = new Date("2026-11-27T07:26:00Z");

function draw(order: Partial<OrderPageView>, zone: string | undefined): string {
	visitor.zone = zone;
	const html = drawInRussian(
		<OrderStateCard
			creditWarning=""
			error={undefined}
			isDemoPayment={false}
			order={buildOrderPage(order)}
			zone="Europe/Moscow"
		/>,
	);
	return html.replaceAll("\u00a0", " ").replaceAll(/<!-- -->|<\/?span[^>]*>/g, "");
}

test.each([
	[
		"until when to pay",
		{ state: "awaiting_payment", canPay: true, isChecking: false, expiresAt: AT },
		"Оплатить нужно до",
	],
	["when lessons open", { coolingUntil: AT }, "Уроки откроются"],
] as const)("an order says by both clocks %s, where they differ", (_what, order, said) => {
	const there = draw(order, "Asia/Yekaterinburg");
	expect(there).toMatch(new RegExp(`${said} 27 ноября 2026 г., 10:26 \\(по Москве\\)`));
	expect(there).toContain("По вашим часам это 27 ноября, 12:26.");
	for (const zone of ["Europe/Moscow", undefined]) {
		expect(draw(order, zone)).toContain(said);
		expect(draw(order, zone)).not.toContain("По вашим часам");
	}
});
