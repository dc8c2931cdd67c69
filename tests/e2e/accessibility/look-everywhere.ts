import type { Page } from "@playwright/test";
import { findLayoutFaults, settle } from "./measure-layout.ts";
import { runAxe } from "./run-axe.ts";

/** What colours alone decide; everything else was looked at before. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What colours and the room decide: names, roles and the order of things are the same in every look. */
const OF_A_LOOK = [...OF_COLOURS, "target-size", "scrollable-region-focusable", "meta-viewport"];

/** A window of 1280 pixels at 400 %: what a phone of 320 has in width, and hardly any height (WCAG 1.4.10). */
export const ENLARGED = { width: 320, height: 256 };

/** A phone in a hand. */
const PHONE = { width: 390, height: 844 };

/** Pixels of a letter that a browser sets by itself, and twice as many (WCAG 1.4.4). */
const LETTERS = { usual: 16, large: 32 };

/** The looks of the low-vision version, as `app/layout/low-vision/sight.ts` writes them. */
const SIGHTS = ["dark", "light", "blue"] as const;
type Sight = (typeof SIGHTS)[number];
let looked = 0;

/**
 * Looks at a page, as it stands, in every way that somebody may: light on a desk, dark at 400 %, the low-vision version (its colours in
 * turn), with the room between letters of WCAG 1.4.12, and on a phone whose letters are twice as large. The page is left as it was found.
 * @returns what is wrong, a line each
 */
export async function lookEverywhere(page: Page): Promise<string[]> {
	const window = page.viewportSize() ?? { width: 1280, height: 720 };
	const faults: string[] = [];
	const note = (look: string, found: readonly string[]) => faults.push(...found.map((fault) => `${look}: ${fault}`));

	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	note("light", await look(page, { rules: { "target-size": { enabled: true } } }));

	const sight = SIGHTS[looked++ % SIGHTS.length] ?? "dark";
	await setSight(page, sight);
	note(`low vision, ${sight}`, [...(await look(page, { runOnly: OF_COLOURS })), ...(await findLayoutFaults(page))]);
	await setSight(page, undefined);

	await page.emulateMedia({ colorScheme: "dark" });
	await page.setViewportSize(ENLARGED);
	note("dark at 400 %", [...(await look(page, { runOnly: OF_A_LOOK })), ...(await findLayoutFaults(page))]);
	await setSpacing(page, true);
	note("400 % with room between letters", await findLayoutFaults(page));
	await setSpacing(page, false);
	await page.setViewportSize(PHONE);
	note("a phone with letters twice as large", await findFaultsOfLargeLetters(page));
	await page.emulateMedia({ colorScheme: "light" });
	await page.setViewportSize(window);
	return faults;
}

async function look(page: Page, question: Parameters<typeof runAxe>[1]): Promise<string[]> {
	await settle(page);
	return runAxe(page, question);
}

/** What the first script of a page does with a kept choice: the largest letters in these colours and no pictures. */
export function setSight(page: Page, contrast: Sight | undefined): Promise<void> {
	return page.evaluate((contrast) => {
		const { dataset } = document.documentElement;
		dataset.sightSize = contrast ? "150" : "100";
		dataset.sightContrast = contrast ?? "normal";
		dataset.sightPictures = contrast ? "off" : "on";
	}, contrast);
}

/** As the settings of a browser make them: rems follow, and what is asked of the window in them. */
async function findFaultsOfLargeLetters(page: Page): Promise<string[]> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Page.setFontSizes", { fontSizes: { standard: LETTERS.large } });
	const faults = await findLayoutFaults(page);
	await browser.send("Page.setFontSizes", { fontSizes: { standard: LETTERS.usual } });
	await browser.detach();
	return faults;
}

/** The policy of the pages forbids style elements; a sheet made by script is none. */
function setSpacing(page: Page, on: boolean): Promise<void> {
	return page.evaluate((on) => {
		if (!on) {
			document.adoptedStyleSheets = [];
			return;
		}
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
		);
		document.adoptedStyleSheets = [sheet];
	}, on);
}
