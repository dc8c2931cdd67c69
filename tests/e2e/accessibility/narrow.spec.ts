import { expect, test } from "../../fixtures/journey.ts";
import { setSight } from "./look-everywhere.ts";
import { findLayoutFaults } from "./measure-layout.ts";
import { openQuietly } from "./open-quietly.ts";

/** The narrowest phone, with the largest letters of the low-vision version. */
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce", colorScheme: "light" });

for (const path of [
	"/",
	"/checkout?course=roblox-studio-start&tariff=group",
	"/roblox/roblox-studio-start",
	"/low-vision",
]) {
	test(`the low-vision version of ${path} fits the narrowest phone`, async ({ page }) => {
		await openQuietly(page, path);
		await setSight(page, "light");
		expect(await findLayoutFaults(page)).toEqual([]);
	});
}

test.describe("on a phone of a usual width", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const prefix of ["", "/en"]) {
		test(`a plan whose last payment differs wraps in the pass of ${prefix}/checkout`, async ({ page }) => {
			await openQuietly(page, `${prefix}/checkout?course=unity-developer&tariff=group&type=instalment_sber&months=7`);
			expect(await findLayoutFaults(page)).toEqual([]);
		});
	}

	for (const path of ["/", "/children", "/blog/first-language-for-a-child", "/search?q=python", "/contacts"]) {
		test(`whatever is pressed on ${path} outside of sentences is 24 px tall`, async ({ page }) => {
			await openQuietly(page, path);
			expect(await page.evaluate(findLowLinks)).toEqual([]);
		});
	}
});

/** Links, buttons and questions that stand outside of sentences, are not stretched over their card, and are too low for a finger. */
function findLowLinks(): string[] {
	return [...document.querySelectorAll<HTMLElement>("a[href]:not(.whole-link), button, summary")].flatMap((pressed) => {
		const [line] = pressed.getClientRects();
		const isSeen = line && line.width > 1 && getComputedStyle(pressed).visibility !== "hidden";
		const around = [...(pressed.parentNode?.childNodes ?? [])];
		const isInSentence =
			pressed.closest("p, label") || around.some((node) => node.nodeName === "#text" && node.nodeValue?.trim());
		return !isSeen || isInSentence || line.height >= 24 ? [] : [`${pressed.textContent.trim()}: ${line.height}`];
	});
}
