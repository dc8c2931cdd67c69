import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { buildCheckoutView } from "../../views.fixture.ts";
import { CheckoutConsents } from "./checkout-consents.tsx";

test.each([
	["names the advertising document that it shows", "", "consent-ads:2"],
	["that comes back keeps the one that was shown first", "consent-ads:1", "consent-ads:1"],
])("a checkout %s", (_, adsDocument, named) => {
	const fields = {
		id: String,
		value: (name: string) => (name === "adsDocument" ? adsDocument : ""),
		error: () => undefined,
	};
	const view = buildCheckoutView({ adsDocument: "consent-ads:2" });
	const html = drawInRussian(<CheckoutConsents fields={fields} view={view} />);
	expect(html).toContain(`type="hidden" name="adsDocument" value="${named}"`);
});
