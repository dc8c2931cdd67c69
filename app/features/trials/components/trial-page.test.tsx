import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { TrialRefused, TrialView } from "../trial-view.ts";
import { TrialPage } from "./trial-page.tsx";

const trial = {
	...{ token: "t", name: "Анна", courseTitle: null, state: "closed", booking: undefined },
	phone: { number: "+78000000000", label: "8 800 000-00-00" },
} as unknown as TrialView;

test.each(["closed", "begun"] as const)("a refusal that asks for a call gives a number to dial: %s", (refusal) => {
	const refused: TrialRefused = { refusal, email: "" };
	const html = drawInRussian(<TrialPage calendars={undefined} madeAt={new Date()} refused={refused} trial={trial} />);
	expect(html).toContain('Позвоните нам: <a class="num" href="tel:+78000000000">8 800 000-00-00</a>.');
});

test("who changes a lesson too often is told when to try again, and whom to call", () => {
	const refused: TrialRefused = { refusal: "tooMany", email: "" };
	const html = drawInRussian(<TrialPage calendars={undefined} madeAt={new Date()} refused={refused} trial={trial} />);
	expect(html.replaceAll("\u00a0", " ")).toContain(
		'Попробуйте через час или позвоните нам: <a class="num" href="tel:+78000000000">8 800 000-00-00</a>.',
	);
});
