import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { setSight } from "./look-everywhere.ts";
import { findLayoutFaults } from "./measure-layout.ts";
import { openQuietly } from "./open-quietly.ts";

/** Between a phone and a desk: rows that would be torn, words that a narrow column would break, pictures over words. */
test.use({ reducedMotion: "reduce", colorScheme: "light" });

/** What is a word of its element and stands in more than one line. */
function listBrokenWords(place: Locator): Promise<string[]> {
	return place.evaluate((element) => {
		const broken: string[] = [];
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			for (const { index, 0: word } of (walker.currentNode.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
				const range = document.createRange();
				range.setStart(walker.currentNode, index);
				range.setEnd(walker.currentNode, index + word.length);
				if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
			}
		}
		return broken;
	});
}

/** Texts of a column that is left with a few letters a line. */
function listSqueezed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const squeezed: string[] = [];
		const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode.textContent?.trim() ?? "";
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
			const isWritten = walker.currentNode.parentElement?.closest(".visually-hidden, pre, svg") === null;
			if (isWritten && lines >= 4 && text.length / lines < 4.5) squeezed.push(text);
		}
		return squeezed;
	});
}

/** The tops of the boxes of some cards: one for each row. */
async function topsOf(cards: Locator): Promise<number[]> {
	const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
	return [...new Set(tops)];
}

for (const width of [768, 1000, 1024]) {
	test.describe(`${width} pixels wide`, () => {
		test.use({ viewport: { width, height: 768 } });

		test("three cards stand in one row", async ({ page }) => {
			for (const [path, cards] of [
				["/roblox/roblox-studio-start", ".rail > .course-card"],
				["/blog/first-luau-script", ".rail > .post-card"],
				["/webinars/game", ".webinar-courses > li"],
			] as const) {
				await openQuietly(page, path);
				await expect(page.locator(cards)).toHaveCount(3);
				expect(await topsOf(page.locator(cards)), path).toHaveLength(1);
			}
		});

		test("the columns of the footer fill their rows and stay within them", async ({ page }) => {
			await openQuietly(page, "/contacts");
			const grid = page.locator(".footer__grid");
			expect(await topsOf(grid.locator("> *"))).toHaveLength(2);
			const edge = await grid.evaluate((place) => place.getBoundingClientRect().right);
			const ends = await grid
				.getByRole("link")
				.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
			expect(Math.max(...ends)).toBeLessThanOrEqual(edge + 1);
		});

		test("no heading breaks a word", async ({ page }) => {
			for (const path of [
				...["/webinars", "/en/webinars", "/webinars/game"],
				...["/programming/robotics-arduino", "/programming/informatics-exam", "/basic"],
			]) {
				await openQuietly(page, path);
				for (const heading of await page.getByRole("main").locator("h1, h2").all())
					expect(await listBrokenWords(heading), path).toEqual([]);
			}
		});

		test("the low-vision version squeezes no column", async ({ page }) => {
			for (const path of ["/", "/roblox/roblox-studio-start"]) {
				await openQuietly(page, path);
				await setSight(page, "light");
				expect(await findLayoutFaults(page), path).toEqual([]);
				expect(await listSqueezed(page), path).toEqual([]);
			}
		});

		test("no picture of what pupils make lies over a word of its tile", async ({ page }) => {
			await openQuietly(page, "/");
			const covered = await page.locator(".home-made__tile").evaluateAll((tiles) =>
				tiles.flatMap((tile) => {
					const picture = tile.querySelector("img")?.getBoundingClientRect();
					const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
					const found: string[] = [];
					while (picture && walker.nextNode()) {
						if (walker.currentNode.parentElement?.closest(".visually-hidden")) continue;
						const range = document.createRange();
						range.selectNodeContents(walker.currentNode);
						const isOver = ({ right, bottom }: DOMRect) => right > picture.left + 1 && bottom > picture.top + 1;
						if ([...range.getClientRects()].some(isOver)) found.push(range.toString());
					}
					return found;
				}),
			);
			expect(covered).toEqual([]);
		});
	});
}
