import { chromium } from "@playwright/test";
import { startBuiltServer } from "../tests/fixtures/running-server.ts";
import { measureLoad, startBareServer } from "./load.ts";
import { measurePageWeight, type PageWeight } from "./page-weight.ts";
import { measureSearch } from "./search.ts";
import { printTable, type Row } from "./table.ts";

const PAGES = ["/", "/en", "/children", "/roblox/roblox-studio-start", "/request?kind=trial"];

/** The memory of a process in MB, as the system counts it. Linux. */
async function residentMegabytes(url: string): Promise<number> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1024 / 1024;
}

async function weighPages(url: string): Promise<PageWeight[]> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: ["--no-sandbox"],
	});
	const weights: PageWeight[] = [];
	for (const path of PAGES) weights.push(await measurePageWeight(browser, url, path));
	await browser.close();
	return weights;
}

const first = await startBuiltServer({ LOG_LEVEL: "error" });
await first.kill();
const startedAt = performance.now();
const server = await startBuiltServer({ LOG_LEVEL: "error" }, first.dataDir);
const secondStart = (performance.now() - startedAt) / 1000;

const page = await fetch(`${server.url}/`, { headers: { "Accept-Encoding": "br" } });
await page.arrayBuffer();
const bare = await startBareServer(`${server.url}/`);
const bareLoad = await measureLoad(bare.url);
const homeLoad = await measureLoad(`${server.url}/`);
const courseLoad = await measureLoad(`${server.url}/roblox/roblox-studio-start`);
bare.stop();
const weights = await weighPages(server.url);
const memory = await residentMegabytes(server.url);
await server.stop();

const search = await measureSearch();
const home = weights[0];
const rows: Row[] = [
	{
		name: "bare node:http, the same bytes",
		value: `${Math.round(bareLoad.perSecond)} requests/s, p99 ${bareLoad.p99} ms`,
	},
	{
		name: "home from the cache",
		value: `${Math.round(homeLoad.perSecond)} requests/s, p99 ${homeLoad.p99} ms, ${(homeLoad.perSecond / bareLoad.perSecond).toFixed(2)} of bare`,
		goal: "≥ 0.60 of bare",
		isReached: homeLoad.perSecond / bareLoad.perSecond >= 0.6,
	},
	{ name: "course from the cache", value: `${Math.round(courseLoad.perSecond)} requests/s, p99 ${courseLoad.p99} ms` },
	{ name: "second start", value: `${secondStart.toFixed(1)} s`, goal: "≤ 3 s", isReached: secondStart <= 3 },
	{ name: "memory after the load", value: `${Math.round(memory)} MB`, goal: "≤ 450 MB", isReached: memory <= 450 },
	{
		name: "script on home",
		value: `${kilobytes(home?.script)} gzip`,
		goal: "≤ 130 kB",
		isReached: (home?.script ?? 0) <= 130_000,
	},
	{
		name: "styles on home",
		value: `${kilobytes(home?.style)} gzip`,
		goal: "≤ 20 kB",
		isReached: (home?.style ?? 0) <= 20_000,
	},
	{
		name: "layout shift, worst page",
		value: Math.max(...weights.map(({ shift }) => shift)).toFixed(4),
		goal: "≤ 0.01",
		isReached: weights.every(({ shift }) => shift <= 0.01),
	},
	{
		name: "search of the blog among 10 000 posts",
		value: `median ${search.median.toFixed(0)} ms, p95 ${search.p95.toFixed(0)} ms, slowest «${search.worst}»`,
		goal: "p95 ≤ 50 ms",
		isReached: search.p95 <= 50,
	},
	...weights.map(({ path, document, script, style, font, image }) => ({
		name: `weight of ${path}`,
		value: `html ${kilobytes(document)}, script ${kilobytes(script)}, css ${kilobytes(style)}, fonts ${kilobytes(font)}, pictures ${kilobytes(image)}`,
	})),
];
printTable(rows);
process.exit(0);

function kilobytes(bytes = 0): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}
