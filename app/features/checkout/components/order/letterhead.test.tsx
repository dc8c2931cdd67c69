import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { buildOrderPage } from "../../views.fixture.ts";
import { InvoicePage } from "../invoice/invoice-page.tsx";
import { OrderPage } from "./order-page.tsx";

const school = { name: "ООО «Орбита»", inn: "7700000000", address: "Москва, Космическая, 1", phone: "8 800 000-00-00" };
const [SUM, NOTHING] = [money(12_345_67, "RUB"), money(0, "RUB")];

const invoice: InvoicePageView = {
	...{ id: "1", number: "INV-1", payKey: "key", locale: "ru", state: "open", purpose: "Обучение", isPlaceLost: false },
	...{ total: SUM, paid: NOTHING, returned: NOTHING, left: SUM, next: SUM, dueOn: null, parts: [], ways: [] },
	...{ hasReceipt: false, isChecking: false, failure: undefined, takesForeignCards: true, foreignSeller: undefined },
};

test("an order and an invoice name the school on paper, and what can be pressed is left out there", () => {
	const common = { zone: "UTC", isDemoPayment: false, school };
	const order = { order: buildOrderPage(), creditWarning: "", documentPaths: {}, error: undefined };
	const opened = { invoice, isUnknown: false, number: "INV-1", answer: undefined };
	const pages = [
		<OrderPage {...common} {...order} key="order" />,
		<InvoicePage {...common} {...opened} key="invoice" />,
	];
	for (const html of pages.map(drawInRussian)) {
		expect(html.replaceAll("\u00a0", " ")).toMatch(/class="order__letterhead">.*ООО.*ИНН 7700000000.*8 800 000-00-00/);
	}
	expect(drawInRussian(<InvoicePage {...common} {...opened} invoice={undefined} />)).not.toContain("letterhead");
	const [screen = "", paper = ""] = readFileSync(`${import.meta.dirname}/order.css`, "utf8").split("@media print");
	expect(screen).toMatch(/\.order__letterhead \{\s+display: none;/);
	expect(paper).toMatch(/\.order__letterhead \{\s+display: block;.*:is\(form, \.more\) \{\s+display: none;/s);
});
