import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { RefundPageView } from "../../refunds/refund-page-view.ts";
import { OrderRefundPage } from "./order-refund-page.tsx";

const amount = money(351_50, "USD");
const formula = { paid: 390_00, kept: 38_50, costs: 0, refundedBefore: 0, amount: 351_50, lines: [] };
const KNOWN = { number: "A-1", locale: "ru", token: "secret" } as const;
const QUOTED: RefundPageView = {
	...KNOWN,
	quote: { amount, kind: "lessons", formula, byInstalments: false },
	refusal: undefined,
};
const NOTHING = { step: undefined, reason: "", problem: undefined, error: undefined };

function draw(changes: Partial<Parameters<typeof OrderRefundPage>[0]>): string {
	const html = drawInRussian(<OrderRefundPage days={10} refund={QUOTED} {...NOTHING} {...changes} />);
	return html.replaceAll("\u00a0", " ");
}

test("what is confirmed is the amount that was shown, in its currency, with the reason and the key of this form", () => {
	const html = draw({ step: { reason: "Переезжаем", key: "key-of-form" } });
	expect(html).toMatch(/<button[^>]*>Вернуть 351,50 \$/);
	const sent = Object.fromEntries(
		[...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value]) => [name, value]),
	);
	expect(sent).toEqual({ step: "confirm", reason: "Переезжаем", key: "key-of-form", minor: "35150", currency: "USD" });
	expect(html).toMatch(/<button value="1"[^>]* name="back">Изменить/);
	expect(html).toContain('<p class="order__said">Переезжаем</p>');
	expect(html).toContain("не позже чем через 10 дней");
	expect(html).toMatch(
		/Оплачено<\/dt><dd>390 \$.*Проведённые занятия<\/dt><dd>−38,50 \$.*К возврату<\/dt><dd>351,50 \$/,
	);
});

test("what was paid by instalments goes to the bank, and is paid on until then", () => {
	const step = { reason: "", key: "key-of-form" };
	const quote = { amount, kind: "full", formula, byInstalments: true } as const;
	const html = draw({ refund: { ...QUOTED, quote }, step });
	expect(html).toContain("за рассрочку — в банк, в счёт вашего долга");
	expect(html).toContain("разницу получите вы. Школа отправит деньги после проверки");
	expect(html).toContain("после просьбы. До возврата платите по графику.");
	expect(draw({ step })).toContain("тем же путём, которым пришли. Школа отправит деньги после проверки");
	expect(draw({ step })).not.toContain("платите по графику");
});

test("before that the reason is asked for, and kept where it is too long", () => {
	const html = draw({ reason: "Переезжаем" });
	expect(html).toContain('name="step" value="review"');
	expect(html).toMatch(/<textarea[^>]*>Переезжаем</);
	expect(html).not.toMatch(/value="confirm"|Не больше/);
	expect(draw({ reason: "Переезжаем", problem: "long" })).toMatch(/Не больше \d+ знаков/);
});

test("where nothing can be given back the page says why, asks for nothing and leads to the order", () => {
	const html = draw({ refund: { ...KNOWN, quote: undefined, refusal: "nothingToRefund" } });
	expect(html).toContain('role="alert"');
	expect(html).not.toContain("<form");
	expect(html).toContain('href="/order/secret"');
	expect(draw({})).not.toContain('role="alert"');
	expect(draw({ error: "amountChanged" })).toContain("сумма изменилась");
});
