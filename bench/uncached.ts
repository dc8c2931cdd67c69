import { median } from "./beside.ts";
import { VISITOR } from "./load.ts";

const WARM_UP = 60;
const RENDERS = 150;

/** Milliseconds that a page takes on a server that keeps none, asked one after another: the median and the 95th percentile. */
export async function measureUncached(url: string): Promise<{ readonly p50: number; readonly p95: number }> {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + RENDERS; round++) {
		const startedAt = performance.now();
		const response = await fetch(url, { headers: VISITOR });
		await response.arrayBuffer();
		if (round >= WARM_UP) times.push(performance.now() - startedAt);
	}
	times.sort((left, right) => left - right);
	return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
