import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { LANGUAGES, open, TONGUES } from "./visit.ts";

/** Copies what is selected and gives back what the clipboard would hold; undefined where the browser's own copy is left alone. */
function copySelection(page: Page): Promise<{ plain: string; html: string } | undefined> {
	return page.evaluate(() => {
		const clipboardData = new DataTransfer();
		const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
		(document.activeElement ?? document.body).dispatchEvent(event);
		if (!event.defaultPrevented) return undefined;
		return { plain: clipboardData.getData("text/plain"), html: clipboardData.getData("text/html") };
	});
}

async function selectHeading(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
		window.getSelection()?.selectAllChildren(heading);
	});
}

for (const language of LANGUAGES) {
	const { faq, source } = TONGUES[language];

	test.describe(`copying, ${language}`, () => {
		test("adds the school and the address as plain text and as a link", async ({ page }) => {
			await open(page, `${faq}?utm_source=x&y=<b>`);
			await selectHeading(page);
			const heading = await page.evaluate(() => String(window.getSelection()));
			const copied = await copySelection(page);
			const address = page.url();
			expect(copied?.plain).toBe(`${heading}\n\n${source} ${address}`);
			const link = await page.evaluate((html) => {
				const box = new DOMParser().parseFromString(html, "text/html");
				const last = [...box.links].at(-1);
				return {
					href: last?.href,
					text: last?.textContent,
					line: last?.parentElement?.textContent,
					bold: box.querySelector("p b"),
				};
			}, copied?.html ?? "");
			expect(link).toEqual({ href: address, text: address, line: `${source} ${address}`, bold: null });
		});

		test("signs the first thing that is copied, before the page's own script has come", async ({ page }) => {
			await page.goto(faq, { waitUntil: "domcontentloaded" });
			await selectHeading(page);
			expect((await copySelection(page))?.plain).toContain(`${source} ${page.url()}`);
		});

		test("really reaches the clipboard, by keyboard", async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await open(page, faq);
			await selectHeading(page);
			await page.keyboard.press("Control+c");
			await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${source} ${page.url()}`);
		});

		test("leaves fields and code alone", async ({ page }) => {
			await open(page, faq);
			await page.evaluate(() => {
				const box = document.createElement("div");
				box.innerHTML =
					'<input id="i" value="typed"><textarea id="t">typed</textarea><p contenteditable id="e">typed</p><pre id="p"><code>x = 1</code></pre>';
				document.body.append(box);
			});
			for (const id of ["i", "t"]) {
				await page.locator(`#${id}`).selectText();
				expect(await copySelection(page)).toBeUndefined();
			}
			for (const id of ["e", "p"]) {
				await page.locator(`#${id}`).evaluate((element) => {
					if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
					window.getSelection()?.selectAllChildren(element);
				});
				expect(await copySelection(page)).toBeUndefined();
			}
		});

		test("says nothing when nothing is selected", async ({ page }) => {
			await open(page, faq);
			expect(await copySelection(page)).toBeUndefined();
		});
	});
}
