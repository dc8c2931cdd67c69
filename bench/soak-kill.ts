import { MINUTE_MS } from "../app/shared/durations.ts";
import { runKills } from "../tests/chaos/kill/run-kills.ts";

/*
 * `npm run soak:kill [minutes] [seed]`: a built school under load, killed at random for ten minutes, then held to everything that it
 * acknowledged; on PostgreSQL with DATABASE_URL, an empty database. Fails when anything acknowledged is not there exactly once.
 */

const MINUTES = Number(process.argv[2] ?? 10);
const SEED = Number(process.argv[3] ?? Math.floor(Math.random() * 1e9));
const EVERY = 20;

const databaseUrl = process.env.DATABASE_URL || undefined;
process.stdout.write(`Seed ${SEED}, ${MINUTES} min, ${databaseUrl ? "PostgreSQL" : "the embedded database"}.\n`);
const report = await runKills({
	seed: SEED,
	ms: MINUTES * MINUTE_MS,
	databaseUrl,
	onKill(kills, { requests, orders, surprises }) {
		if (kills % EVERY > 0) return;
		const surprised = surprises.length > 0 ? `, ${surprises.length} surprises` : "";
		process.stdout.write(`${kills} kills, ${requests.length} requests, ${orders.length} orders${surprised}\n`);
	},
});
const { lost, surprises, ...figures } = report;
process.stdout.write("| what | how many |\n|---|---|\n");
for (const [what, many] of Object.entries({ ...figures, lost: lost.length, surprises: surprises.length }))
	process.stdout.write(`| ${what} | ${many} |\n`);
const wrong = [...lost, ...surprises];
for (const line of wrong.slice(0, 50)) process.stderr.write(`${line}\n`);
process.exit(wrong.length > 0 ? 1 : 0);
