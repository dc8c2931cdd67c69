import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { ConsentBoxes } from "./consent-boxes.tsx";

const CONSENTS = [
	{ kind: "privacy", path: "/politica", version: "privacy:2", required: true },
	{ kind: "ads", path: "/consent-ads", version: "consent-ads:1", required: false },
] as const;

test.each([
	["names the documents that it shows", "", "privacy:2 consent-ads:1"],
	["that comes back keeps those that were ticked", "privacy:1 consent-ads:1", "privacy:1 consent-ads:1"],
])("a form %s", (_, documents, named) => {
	const fields = {
		id: String,
		value: (name: string) => (name === "documents" ? documents : ""),
		error: () => undefined,
	};
	const html = drawInRussian(<ConsentBoxes {...fields} consents={CONSENTS} />);
	expect(html).toContain(`name="documents" value="${named}"`);
});
