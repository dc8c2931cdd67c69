import { expect, test } from "../../fixtures/journey.ts";
import { addPlainLink, LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

const DANGEROUS = [
	"javascript:window.isHit=1",
	"JaVaScRiPt:window.isHit=1",
	" java\nscript:window.isHit=1",
	"\u0001javascript:window.isHit=1",
	"data:text/html,<script>opener.isHit=1</script>",
	"vbscript:x",
	"javascript%3Awindow.isHit=1",
];

for (const language of LANGUAGES) {
	const { faq } = TONGUES[language];

	test.describe(`links, ${language}`, () => {
		test("addresses that would run something are not followed", async ({ page }) => {
			await open(page, faq);
			const isSame = await markDocument(page);
			const before = page.url();
			for (const address of DANGEROUS) {
				const link = await addPlainLink(page, address, `link ${DANGEROUS.indexOf(address)}`);
				await link.click();
				await link.focus();
				await page.keyboard.press("Enter");
			}
			expect(page.url()).toBe(before);
			expect(await isSame()).toBe(true);
			expect(await page.evaluate(() => "isHit" in window)).toBe(false);
		});

		test("links to other sites say so and tell nothing", async ({ page }) => {
			await open(page, faq);
			const wrong = await page.evaluate(() =>
				[...document.links]
					.filter((link) => /^https?:$/.test(link.protocol) && link.origin !== window.location.origin)
					.filter(
						(link) =>
							!(
								link.relList.contains("noopener") &&
								link.relList.contains("noreferrer") &&
								link.querySelector(".visually-hidden")
							),
					)
					.map((link) => link.href),
			);
			expect(wrong).toEqual([]);
		});
	});
}
