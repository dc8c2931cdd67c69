import { expect, test } from "vitest";
import { startPostgres } from "../../bin/start-postgres.ts";
import { type KillReport, runKills } from "./kill/run-kills.ts";

const TIMEOUT_MS = 600_000;
/** Another one with KILL_SEED; `npm run soak:kill` goes on for longer. */
const SEED = Number(process.env.KILL_SEED ?? 7);

function expectWhole(report: KillReport): void {
	const { lost, surprises, ...figures } = report;
	process.stdout.write(`seed ${SEED}: ${JSON.stringify(figures)}\n`);
	expect({ lost, surprises }).toEqual({ lost: [], surprises: [] });
	// A load that met no kill would prove nothing.
	expect(report.kills).toBeGreaterThan(3);
	expect(report.unanswered).toBeGreaterThan(10);
	for (const what of ["requests", "orders", "paid", "cancelled", "pages"] as const)
		expect(report[what], what).toBeGreaterThan(0);
}

test("killed at random under load, the school keeps all that it acknowledged, on the embedded database", {
	timeout: TIMEOUT_MS,
}, async () => {
	expectWhole(await runKills({ seed: SEED, ms: 25_000, hurries: true }));
});

test("killed at random under load, the school keeps all that it acknowledged, on PostgreSQL", {
	timeout: TIMEOUT_MS,
}, async () => {
	const postgres = await startPostgres();
	try {
		expectWhole(await runKills({ seed: SEED, ms: 10_000, hurries: true, databaseUrl: postgres.url }));
	} finally {
		postgres.stop();
	}
});
