import { measureLoad, type Rival, type Speed, startBareServer, startNginx } from "./load.ts";
import { median } from "./quantiles.ts";

const WARM_UP_S = 2;
const ROUND_S = 2;
const ROUNDS = 5;

/** A page and those who send the same answer; `ratio` is our requests a second to theirs, the median of the rounds. */
export type Beside = Speed & {
	readonly rivals: readonly (Speed & { readonly name: string; readonly ratio: number })[];
};

/**
 * Measures a page and whoever sends the same bytes in turns, in short rounds: what else the machine does falls on all of them, and the
 * median of the rounds forgets its worst moments.
 */
export async function measureBeside(url: string): Promise<Beside> {
	// The page as it is kept, not as whoever asks first gets it.
	await measureLoad(url, WARM_UP_S);
	const started = [await startBareServer(url), await startNginx(url)].filter((rival): rival is Rival => Boolean(rival));
	const parties = [{ name: "ours", url }, ...started];
	for (const party of parties) await measureLoad(party.url, WARM_UP_S);
	const rounds: Speed[][] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const speeds: Speed[] = [];
		for (const party of parties) speeds.push(await measureLoad(party.url, ROUND_S));
		rounds.push(speeds);
	}
	for (const rival of started) rival.stop();
	const of = (place: number) => ({
		perSecond: median(rounds.map((speeds) => speeds[place]?.perSecond ?? 0)),
		p99: median(rounds.map((speeds) => speeds[place]?.p99 ?? 0)),
	});
	return {
		...of(0),
		rivals: started.map(({ name }, index) => ({
			name,
			...of(index + 1),
			ratio: median(rounds.map((speeds) => (speeds[0]?.perSecond ?? 0) / (speeds[index + 1]?.perSecond ?? 1))),
		})),
	};
}
