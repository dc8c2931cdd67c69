import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { ListedConsent } from "../../../requests/consents/list-consents.server.ts";
import { buildOrderPage } from "../../views.fixture.ts";
import { OrderDocuments } from "./order-documents.tsx";

const AT = "2026-11-18T09:00:00.000Z";
const accepted = { kind: "privacy", number: 2, locale: "ru", hash: "h", at: AT } as const;
const asked: Omit<ListedConsent, "granted" | "withdrawnAt"> = {
	...{ id: "1", kind: "ads", documentKind: "advertising", documentNumber: 1, documentLocale: "ru" },
	...{ orderNumber: "A-1", createdAt: new Date(AT), page: null, ip: null, agent: null },
};

function draw(answers: readonly Pick<ListedConsent, "granted" | "withdrawnAt">[]): string {
	const consents = answers.map((answer) => ({ ...asked, ...answer }));
	const order = buildOrderPage({ token: "secret", documents: [accepted], consents });
	const html = drawInRussian(<OrderDocuments order={order} paths={{ privacy: "/politica" }} zone="UTC" />);
	return html.replaceAll("\u00a0", " ");
}

test.each([
	{ told: "Согласие на рекламную рассылку: посмотреть или отозвать", granted: true, withdrawnAt: null },
	{
		told: "Согласие на рекламную рассылку, данное с этим заказом, отозвано: посмотреть",
		granted: true,
		withdrawnAt: new Date(AT),
	},
	{ told: "С этим заказом согласия на рекламную рассылку вы не давали: посмотреть", granted: false, withdrawnAt: null },
])("what became of the consent to advertising is told as it is: $told", ({ told, ...consent }) => {
	const html = draw([consent]);
	expect(html).toContain(told);
	expect(html).toContain('href="/my/secret"');
});

test("an order that asked for no consent tells of none", () => {
	expect(draw([])).not.toContain("рассылку");
});
