import { VISITOR } from "./load.ts";
import { quantilesOf } from "./quantiles.ts";

const WARM_UP = 60;
const RENDERS = 150;

/** Milliseconds that a page takes on a server that keeps none, asked one after another: the median and the 95th percentile. */
export async function measureUncached(url: string): Promise<{ readonly median: number; readonly p95: number }> {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + RENDERS; round++) {
		const startedAt = performance.now();
		const response = await fetch(url, { headers: VISITOR });
		await response.arrayBuffer();
		if (round >= WARM_UP) times.push(performance.now() - startedAt);
	}
	return quantilesOf(times);
}
