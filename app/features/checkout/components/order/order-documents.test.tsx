import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { OrderPageView } from "../../orders/order-page-view.ts";
import { OrderDocuments } from "./order-documents.tsx";

const AT = "2026-11-18T09:00:00.000Z";
const accepted = { kind: "privacy", number: 2, locale: "ru", hash: "h", at: AT };

function draw(consents: readonly { granted: boolean; withdrawnAt: Date | null }[]): string {
	const order = { token: "secret", documents: [accepted], consents } as unknown as OrderPageView;
	const html = drawInRussian(<OrderDocuments order={order} paths={{ privacy: "/politica" }} zone="UTC" />);
	return html.replaceAll("\u00a0", " ");
}

test.each([
	{ told: "Согласие на рекламную рассылку: посмотреть или отозвать", granted: true, withdrawnAt: null },
	{ told: "Согласие на рекламную рассылку отозвано: посмотреть", granted: true, withdrawnAt: new Date(AT) },
	{ told: "Согласия на рекламную рассылку вы не давали: посмотреть", granted: false, withdrawnAt: null },
])("what became of the consent to advertising is told as it is: $told", ({ told, ...consent }) => {
	const html = draw([consent]);
	expect(html).toContain(told);
	expect(html).toContain('href="/my/secret"');
});

test("an order that asked for no consent tells of none", () => {
	expect(draw([])).not.toContain("рассылку");
});
