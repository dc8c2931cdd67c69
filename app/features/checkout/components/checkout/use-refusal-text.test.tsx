import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CheckoutRefusal } from "../../placing/checkout-view.ts";
import { buildCheckoutView } from "../../views.fixture.ts";
import { useRefusalText } from "./use-refusal-text.ts";

function Refused({ refusal }: { refusal: CheckoutRefusal }) {
	return <p>{useRefusalText()(refusal, buildCheckoutView())}</p>;
}

const say = (code: "promoPaused" | "startFull") => drawInRussian(<Refused refusal={{ code }} />);

test("an order refused for its promo code is told how to go on without it", () => {
	expect(say("promoPaused")).toContain("приостановлен.<!-- --> <!-- -->Уберите промокод, чтобы заплатить без");
	expect(say("startFull")).not.toContain("промокод");
});
