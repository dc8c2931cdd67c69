import type { Beside } from "./beside.ts";
import type { BoardMeasure } from "./board.ts";
import type { LighthouseMeasure } from "./lighthouse.ts";
import type { PageWeight } from "./page-weight.ts";
import type { ScaleMeasure } from "./search.ts";

export type Row = {
	readonly name: string;
	readonly value: string;
	readonly goal?: string;
	readonly isReached?: boolean;
};

const SCRIPT_GOAL = 125_000;
const STYLE_GOAL = 20_000;
const SHIFT_GOAL = 0.01;
const BESIDE_GOAL = 0.7;
let isBegun = false;

/** Prints measurements as rows of one Markdown table, ready for the README. Timing never decides a test, so nothing fails here. */
export function printTable(rows: readonly Row[]): void {
	if (!isBegun) process.stdout.write("| measured | value | goal |\n|---|---|---|\n");
	isBegun = true;
	for (const { name, value, goal, isReached } of rows) {
		const verdict = goal ? `${goal}${isReached ? "" : " (not reached)"}` : "";
		process.stdout.write(`| ${name} | ${value} | ${verdict} |\n`);
	}
}

/** A page from the cache, and who sends the same bytes. */
export function besideRow(name: string, { perSecond, p99, rivals }: Beside): Row[] {
	const speed = (party: { perSecond: number; p99: number }) =>
		`${Math.round(party.perSecond)} requests/s, p99 ${Math.round(party.p99)} ms`;
	const bare = rivals.find((rival) => rival.name === "node:http")?.ratio ?? 0;
	return [
		{
			name: `${name} from the cache`,
			value: `${speed({ perSecond, p99 })}, ${bare.toFixed(2)} of node:http`,
			goal: "≥ 0.70 of node:http",
			isReached: bare >= BESIDE_GOAL,
		},
		...rivals.map((rival) => ({ name: `${name}, the same bytes by ${rival.name}`, value: speed(rival) })),
		...(rivals.length < 2 ? [{ name: `${name}, the same bytes by nginx`, value: "not installed" }] : []),
	];
}

/** Bytes by kind, page by page. */
export function weightRows(weights: Readonly<Record<string, PageWeight>>): Row[] {
	return Object.entries(weights).map(([kind, { document, script, scriptAwake, style, font, image, shift }]) => ({
		name: `weight: ${kind}`,
		value: `script ${kilobytes(script)}, once somebody is there ${kilobytes(scriptAwake)}; html ${kilobytes(document)}, of it styles ${kilobytes(style)}; fonts ${kilobytes(font)}, pictures ${kilobytes(image)}, shift ${shift.toFixed(4)}`,
		goal: "script with the page ≤ 125 kB gzip, styles ≤ 20 kB, shift ≤ 0.01",
		isReached: script <= SCRIPT_GOAL && style <= STYLE_GOAL && shift <= SHIFT_GOAL,
	}));
}

/** Goals by how slow the processor is. */
const PHONES: Readonly<Record<number, { performance: number; tbt: number }>> = {
	4: { performance: 98, tbt: 60 },
	9: { performance: 96, tbt: 220 },
};
const LCP_GOAL_MS = 1400;

export function lighthouseRows(measure: LighthouseMeasure): Row[] {
	const { path, slowdown, performance, accessibility, bestPractices, seo, lcp, tbt, cls } = measure;
	const goal = PHONES[slowdown] ?? { performance: 0, tbt: Number.POSITIVE_INFINITY };
	const isUsual = slowdown === 4;
	const others = Math.min(accessibility, bestPractices, seo);
	return [
		{
			name: `Lighthouse, ${slowdown} times slower: ${path}`,
			value: `${performance} / ${accessibility} / ${bestPractices} / ${seo}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`,
			goal: isUsual
				? "≥ 98 / 100 / 100 / 100, LCP ≤ 1.4 s, TBT ≤ 60 ms, CLS ≤ 0.01"
				: `performance ≥ ${goal.performance}, TBT ≤ ${goal.tbt} ms`,
			isReached:
				performance >= goal.performance &&
				tbt <= goal.tbt &&
				(!isUsual || (others === 100 && lcp <= LCP_GOAL_MS && cls <= SHIFT_GOAL)),
		},
	];
}

export function scaleRows(measure: ScaleMeasure): Row[] {
	const names: Readonly<Record<keyof ScaleMeasure, string>> = {
		blogSearch: "search of the blog among 10 000 posts",
		siteSearch: "search of the site among 10 000 posts and 1 000 courses",
		blogList: "list of posts among 10 000",
		courseList: "list of courses among 1 000",
	};
	return (Object.keys(names) as (keyof ScaleMeasure)[]).map((key) => ({
		name: names[key],
		value: `median ${measure[key].median.toFixed(0)} ms, p95 ${measure[key].p95.toFixed(0)} ms, slowest ${measure[key].worst}`,
		goal: "p95 ≤ 50 ms",
		isReached: measure[key].p95 <= 50,
	}));
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The questions of the board and of the list of requests. */
export function boardRows(measures: readonly BoardMeasure[]): Row[] {
	return measures.map(({ name, median, p95 }) => ({
		name: `among 100 000 requests: ${name}`,
		value: `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
		goal: "p95 ≤ 150 ms",
		isReached: p95 <= 150,
	}));
}
