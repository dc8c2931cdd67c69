import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../bin/find-browser.ts";
import { findFreePort } from "../bin/free-port.ts";
import { median } from "./quantiles.ts";

const ROUNDS = 3;

export type LighthouseMeasure = {
	readonly path: string;
	/** How many times slower the processor of the phone is. */
	readonly slowdown: number;
	readonly performance: number;
	readonly accessibility: number;
	readonly bestPractices: number;
	readonly seo: number;
	/** Milliseconds. */
	readonly lcp: number;
	readonly tbt: number;
	readonly cls: number;
};

/** Lighthouse as a phone on its simulated slow network; the median of three runs, figure by figure. */
export async function measureLighthouse(origin: string, path: string, slowdown: number): Promise<LighthouseMeasure> {
	const runs: LighthouseMeasure[] = [];
	for (let round = 0; round < ROUNDS; round++) runs.push(await runPatiently(origin, path, slowdown));
	const of = (read: (run: LighthouseMeasure) => number) => median(runs.map(read));
	return {
		path,
		slowdown,
		performance: of((run) => run.performance),
		accessibility: of((run) => run.accessibility),
		bestPractices: of((run) => run.bestPractices),
		seo: of((run) => run.seo),
		lcp: of((run) => run.lcp),
		tbt: of((run) => run.tbt),
		cls: of((run) => run.cls),
	};
}

/** Now and then the browser's own record of a visit lacks its beginning; such a run says nothing and is made again. */
async function runPatiently(origin: string, path: string, slowdown: number, tries = 3): Promise<LighthouseMeasure> {
	try {
		return await runOnce(origin, path, slowdown);
	} catch (error) {
		if (tries <= 1 || !/NO_NAVSTART/.test(String(error))) throw error;
		return runPatiently(origin, path, slowdown, tries - 1);
	}
}

/** A browser of its own for every run: nothing is cached and nothing is left over. */
async function runOnce(origin: string, path: string, slowdown: number): Promise<LighthouseMeasure> {
	const port = await findFreePort();
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		// The home page would lead a browser of another language to its own.
		args: ["--no-sandbox", "--accept-lang=ru", `--remote-debugging-port=${port}`],
	});
	try {
		const result = await lighthouse(origin + path, {
			port,
			logLevel: "silent",
			output: "json",
			throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdown },
		});
		if (!result || result.lhr.runtimeError)
			throw new Error(`${path}: ${result?.lhr.runtimeError?.code} ${result?.lhr.runtimeError?.message}`);
		const { categories, audits } = result.lhr;
		const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
		const value = (name: string) => audits[name]?.numericValue ?? 0;
		return {
			path,
			slowdown,
			performance: score("performance"),
			accessibility: score("accessibility"),
			bestPractices: score("best-practices"),
			seo: score("seo"),
			lcp: value("largest-contentful-paint"),
			tbt: value("total-blocking-time"),
			cls: value("cumulative-layout-shift"),
		};
	} finally {
		await browser.close();
	}
}

/** What Lighthouse simulates for a phone; a different slowdown of the processor needs the rest to be told as well. */
const SLOW_4G = {
	rttMs: 150,
	throughputKbps: 1638.4,
	requestLatencyMs: 562.5,
	downloadThroughputKbps: 1474.56,
	uploadThroughputKbps: 675,
};
