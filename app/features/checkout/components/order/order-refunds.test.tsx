import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { ShownRefund } from "../../orders/order-page-view.ts";
import { OrderRefunds } from "./order-refunds.tsx";

const line = { lineId: "1", title: "Roblox", lessons: 32, perLesson: 937_50, lessonsTaken: 0, kept: 0 };
const formula = {
	...{ paid: 30_000_00, kept: 0, costs: 0, refundedBefore: 0, amount: 30_000_00 },
	lines: [{ ...line, paid: 30_000_00, amount: 30_000_00 }],
};

function draw(state: ShownRefund["state"]): string {
	const createdAt = new Date("2026-11-18T09:00:00Z");
	const refund = { kind: "full", state, amount: money(30_000_00, "RUB"), formula, createdAt } as const;
	return drawInRussian(<OrderRefunds refunds={[refund]} language="ru" zone="UTC" />).replaceAll("\u00a0", " ");
}

test("what was declined promises no money, what is checked or sent says how it was calculated", () => {
	const declined = draw("declined");
	expect(declined).toContain("Отклонён");
	expect(declined).toContain("30 000 ₽");
	expect(declined).not.toMatch(/К возврату|возвращается всё/);
	for (const state of ["requested", "sending", "done"] as const) expect(draw(state)).toContain("К возврату");
});
