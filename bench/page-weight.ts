import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/** Bytes by kind as gzip would send them, and how far the page moved after it was drawn (CLS). */
export type PageWeight = {
	readonly path: string;
	/** With the styles that stand in it. */
	readonly document: number;
	/** What the page fetches by itself. */
	readonly script: number;
	/** What there is once somebody has come and the page answers. */
	readonly scriptAwake: number;
	readonly style: number;
	readonly font: number;
	readonly image: number;
	readonly shift: number;
};

/** What a page reads ahead once it answers is there by then. */
const SETTLE_MS = 1500;
const ALREADY_COMPRESSED = new Set(["font"]);

/** Opens a page as a phone does and weighs everything it fetches. */
export async function measurePageWeight(browser: Browser, origin: string, path: string): Promise<PageWeight> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ru-RU" });
	const page = await context.newPage();
	const weight: Record<string, number> = {};
	const pending: Promise<void>[] = [];
	page.on("response", (response) => {
		const kind = response.request().resourceType();
		pending.push(
			response.body().then(
				(body) => {
					const size = ALREADY_COMPRESSED.has(kind) ? body.length : gzipSync(body).length;
					weight[kind] = (weight[kind] ?? 0) + size;
				},
				() => undefined,
			),
		);
	});
	await page.addInitScript(() => {
		const seen = window as unknown as { shift: number };
		seen.shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(origin + path, { waitUntil: "networkidle" });
	await Promise.all(pending);
	const script = weight.script ?? 0;
	const style = await page.evaluate(() =>
		[...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join(""),
	);
	await page.mouse.move(100, 300, { steps: 2 });
	await page.locator('html[data-script="ready"]').waitFor();
	await page.waitForTimeout(SETTLE_MS);
	const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
	await Promise.all(pending);
	await context.close();
	const of = (kind: string) => weight[kind] ?? 0;
	return {
		path,
		document: of("document"),
		script,
		scriptAwake: of("script"),
		style: of("stylesheet") + gzipSync(style).length,
		font: of("font"),
		image: of("image"),
		shift,
	};
}
