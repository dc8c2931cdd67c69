import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CheckoutLineView, CheckoutRefusal, CheckoutView } from "../../placing/checkout-view.ts";
import { buildCheckoutLine, buildCheckoutView } from "../../views.fixture.ts";
import { useRefusalText } from "./use-refusal-text.ts";

function Refused({ refusal, view = {} }: { refusal: CheckoutRefusal; view?: Partial<CheckoutView> }) {
	return <p>{useRefusalText()(refusal, buildCheckoutView(view))}</p>;
}

const say = (code: "promoPaused" | "startFull") => drawInRussian(<Refused refusal={{ code }} />);

test("an order refused for its promo code is told how to go on without it", () => {
	expect(say("promoPaused")).toContain("приостановлен.<!-- --> <!-- -->Уберите промокод, чтобы заплатить без");
	expect(say("startFull")).not.toContain("промокод");
});

test("an order refused for its group is told which date is gone, what can be chosen, and that nothing was charged", () => {
	const at = new Date("2026-12-07T16:00:00Z");
	const zone = "Europe/Moscow";
	const lost = (code: "startClosed" | "startFull" | "startUnknown") => ({ id: "7", code, at, zone });
	const next = { id: "8", at, zone, seatsFree: 4, isHeld: false };
	const tell = (line: Partial<CheckoutLineView>, changes: Partial<CheckoutView> = {}) => {
		const view = { lines: [buildCheckoutLine(line)], ...changes };
		return drawInRussian(<Refused refusal={{ code: "startClosed" }} view={view} />).replaceAll("\u00a0", " ");
	};
	expect(tell({ lostStart: lost("startClosed"), starts: [next] })).toContain(
		"Набор в группу со стартом 7 декабря, 19:00 (по Москве) закрыт. Выберите другую дату или оставьте выбор менеджеру. Деньги не списаны, проверьте заказ и подтвердите ещё раз.",
	);
	expect(tell({ lostStart: lost("startUnknown") })).toContain("больше нет. Других дат сейчас нет");
	const full = tell({ lostStart: lost("startFull"), problem: "startFull" }, { toPay: { kind: "nothing" } });
	expect(full).toContain("19:00 (по Москве) не осталось мест. В других группах мест тоже нет.");
	expect(full).not.toContain("подтвердите");
});
