import { chromium } from "@playwright/test";
import { findBrowser } from "../bin/find-browser.ts";
import { startBuiltServer } from "../tests/fixtures/running-server.ts";
import { type Beside, measureBeside } from "./beside.ts";
import { measureBoard } from "./board.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePageWeight, type PageWeight } from "./page-weight.ts";
import { residentMegabytes } from "./resident.ts";
import { measureScale } from "./search.ts";
import { besideRow, boardRows, lighthouseRows, printTable, scaleRows, weightRows } from "./table.ts";
import { measureUncached } from "./uncached.ts";

const COURSE = "/roblox/roblox-studio-start";
const ARTICLE = "/blog/first-language-for-a-child";
const KINDS = {
	home: "/",
	"home, English": "/en",
	course: COURSE,
	list: "/children",
	article: ARTICLE,
	blog: "/blog",
	search: "/search?q=python",
	checkout: "/checkout?course=roblox-studio-start",
	request: "/request?kind=trial",
	webinars: "/webinars",
	quiz: "/quiz_child_podhod",
} as const;
const EXAMINED = ["/", COURSE, "/checkout?course=roblox-studio-start", ARTICLE, "/children"];
const SLOWDOWNS = [4, 9];
/** `npm run bench load weight` measures only what is named. */
const asked = new Set(process.argv.slice(2));
const isAsked = (part: string) => asked.size === 0 || asked.has(part);

async function weighPages(url: string): Promise<Record<string, PageWeight>> {
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: ["--no-sandbox"],
	});
	const weights: Record<string, PageWeight> = {};
	for (const [kind, path] of Object.entries(KINDS)) weights[kind] = await measurePageWeight(browser, url, path);
	await browser.close();
	return weights;
}

const first = await startBuiltServer();
await first.kill();
const startedAt = performance.now();
const server = await startBuiltServer({}, first.dataDir);
const secondStart = (performance.now() - startedAt) / 1000;
printTable([
	{ name: "second start", value: `${secondStart.toFixed(1)} s`, goal: "≤ 2 s", isReached: secondStart <= 2 },
]);

if (isAsked("load")) {
	const loads: Record<string, Beside> = {};
	for (const [name, path] of Object.entries({ home: "/", course: COURSE, article: ARTICLE }))
		loads[name] = await measureBeside(server.url + path);
	const memory = await residentMegabytes(server.url);
	printTable([
		...Object.entries(loads).flatMap(([name, load]) => besideRow(name, load)),
		{ name: "memory after the load", value: `${Math.round(memory)} MB`, goal: "≤ 450 MB", isReached: memory <= 450 },
	]);
}
if (isAsked("weight")) printTable(weightRows(await weighPages(server.url)));
if (isAsked("lighthouse")) {
	for (const slowdown of SLOWDOWNS) {
		for (const path of EXAMINED) printTable(lighthouseRows(await measureLighthouse(server.url, path, slowdown)));
	}
}
await server.stop();

if (isAsked("uncached")) {
	const bare = await startBuiltServer({ PAGE_CACHE_MB: "0" });
	const { median: p50, p95 } = await measureUncached(`${bare.url}/`);
	await bare.stop();
	const value = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
	printTable([{ name: "home rendered anew", value, goal: "p50 ≤ 12 ms", isReached: p50 <= 12 }]);
}
if (isAsked("scale")) printTable(scaleRows(await measureScale()));
if (isAsked("board")) printTable(boardRows(await measureBoard()));
process.exit(0);
