import { quantilesOf } from "./quantiles.ts";
import { readAsSent } from "./read-as-sent.ts";

const WARM_UP = 60;
const RENDERS = 150;

/**
 * Milliseconds from a request to the last byte of a page, on a server that keeps no pages, asked one after another: the median and the
 * 95th percentile. The content stays as it is meanwhile.
 */
export async function measureUncached(url: string): Promise<{ readonly median: number; readonly p95: number }> {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + RENDERS; round++) {
		const startedAt = performance.now();
		await readAsSent(url);
		if (round >= WARM_UP) times.push(performance.now() - startedAt);
	}
	return quantilesOf(times);
}
