import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { InvoiceForm } from "./invoice-form.tsx";

test("what is wrong with the form of an invoice is told above it, with a way to each field", () => {
	const draw = (errors: Parameters<typeof InvoiceForm>[0]["errors"]) =>
		drawInRussian(<InvoiceForm email="payer@" errors={errors} number="" />);
	const html = draw({ number: "required", email: "emailFormat" });
	expect(html).toContain('role="alert"');
	expect(html).toContain('href="#invoice-number"');
	expect(html).toContain('href="#invoice-email"');
	expect(draw({})).not.toContain('role="alert"');
});
