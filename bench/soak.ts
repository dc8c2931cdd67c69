import autocannon from "autocannon";
import { startBuiltServer } from "../tests/fixtures/running-server.ts";
import { VISITOR } from "./read-as-sent.ts";
import { residentMegabytes } from "./resident.ts";

/*
 * `npm run soak`: asks a built server a million times (or as often as the first argument says) for pages from the cache, for pages that
 * nobody has asked for before, for files and for what is not there, and prints its memory along the way. Fails when memory grows.
 */

const REQUESTS = Number(process.argv[2] ?? 1_000_000);
const STEPS = 20;
/** Caches fill during the first steps; from then on the memory may breathe, not grow. */
const WARM_STEPS = 5;
const MAX_GROWTH = 1.15;

let number = 0;
const PATHS = [
	() => "/",
	() => "/roblox/roblox-studio-start",
	() => "/blog/first-language-for-a-child",
	() => "/children?age=10",
	() => `/?utm_term=${number++}`,
	() => `/children?utm_campaign=${number++}&sort=price`,
	() => "/favicon.svg",
	() => "/blog?tag=python",
	() => "/roblox/_payload.json",
	() => `/nothing-${number++ % 50}`,
];

const server = await startBuiltServer();
const resident: number[] = [];
process.stdout.write("| requests | memory, MB | requests/s |\n|---|---|---|\n");
for (let step = 1; step <= STEPS; step++) {
	const result = await autocannon({
		url: server.url,
		connections: 20,
		amount: Math.ceil(REQUESTS / STEPS),
		headers: VISITOR,
		requests: PATHS.map((path) => ({ setupRequest: (request) => ({ ...request, path: path() }) })),
	});
	if (result["5xx"] > 0 || result.errors > 0)
		throw new Error(`${result["5xx"]} answers of 5xx, ${result.errors} errors`);
	const memory = await residentMegabytes(server.url);
	resident.push(memory);
	const asked = Math.round((REQUESTS / STEPS) * step);
	process.stdout.write(`| ${asked} | ${Math.round(memory)} | ${Math.round(result.requests.average)} |\n`);
}
await server.stop();
const settled = Math.max(...resident.slice(0, WARM_STEPS));
const last = resident.at(-1) ?? 0;
if (last > settled * MAX_GROWTH) {
	process.stderr.write(`The memory grew from ${Math.round(settled)} to ${Math.round(last)} MB\n`);
	process.exit(1);
}
process.exit(0);
