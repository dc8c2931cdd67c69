import { expect, type Page, test } from "@playwright/test";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";

/** Pages that no sitemap names. */
const OTHERS = [
	...["/search?q=python", "/en/search?q=python", "/children?age=10", "/basic?sort=price", "/compare", "/nothing-here"],
	...["/checkout?course=roblox-studio-start", "/request?kind=trial", "/en/request?kind=callback", "/en/nothing-here"],
];

/** What each page shows, rendered one after another in an order that depends on the addresses of all. */
async function readPages(server: RunningProcess, put: (addresses: string[]) => string[]): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	const maps = await Promise.all(["ru", "en"].map((code) => fetchText(`${server.url}/sitemap-${code}.xml`)));
	const listed = maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url));
	const addresses = listed.map((url) => new URL(url).pathname);
	for (const address of put([...addresses, ...OTHERS].sort()))
		pages.set(address, await fetchText(server.url + address));
	return pages;
}

async function fetchText(url: string): Promise<string> {
	return (
		await fetch(url, { headers: { "accept-language": new URL(url).pathname.startsWith("/en") ? "en" : "ru" } })
	).text();
}

/** Countdowns go on between two readings, and scripts carry the moment at which they were made. */
function drop(page: Page, html: string): Promise<string> {
	return page.evaluate((text) => {
		const read = new DOMParser().parseFromString(text, "text/html");
		for (const moving of read.querySelectorAll("script, [role=timer], .live-countdown")) moving.remove();
		return read.documentElement.outerHTML;
	}, html);
}

test("a page is the same whatever pages its server has rendered before", async ({ page }) => {
	test.setTimeout(240_000);
	const first = await startBuiltServer({ PAGE_CACHE_MB: "0" });
	const upwards = await readPages(first, (addresses) => addresses);
	await first.kill();
	// Pages name their address, so it stays.
	const second = await startBuiltServer({ PAGE_CACHE_MB: "0", PORT: new URL(first.url).port }, first.dataDir);
	const downwards = await readPages(second, (addresses) => addresses.reverse());
	// The first page of a kind keeps nothing, the second one draws what the third one recalls.
	await readPages(second, (addresses) => addresses);
	const again = await readPages(second, (addresses) => addresses);
	await second.stop();
	expect(upwards.size).toBeGreaterThan(200);
	for (const [address, html] of upwards)
		for (const other of [downwards.get(address) ?? "", again.get(address) ?? ""])
			if (other !== html) expect(await drop(page, other), address).toBe(await drop(page, html));
});
