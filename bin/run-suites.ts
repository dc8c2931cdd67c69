import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expectNobodyServes } from "../server/start/hold-build.ts";
import { listDatabaseTests } from "../tests/list-database-tests.ts";
import { buildOffice } from "./build-office.mjs";
import { isBuilt, markBuilt } from "./build-school.mjs";
import { installTool } from "./install-tool.ts";
import { listJourneyFailures, listLeftOut, listVitestFailures } from "./list-failures.ts";
import { startPostgres } from "./start-postgres.ts";

/*
 * All suites, one after another, each with its figures; the last line adds them up. A suite whose tool is not available fails by name,
 * unless ALLOW_MISSING names the tool (`ALLOW_MISSING=browser,postgresql`).
 */

type Counts = { passed: number; failed: number; skipped: number };
/** Failures and omissions are printed again before the figures, so that the end of a long log is enough. */
type Outcome = Counts & { readonly failures?: readonly string[] };
type Suite = { readonly name: string; readonly run: () => Outcome | Promise<Outcome> };

const ROOT = join(import.meta.dirname, "..");
const REPORTS = join(ROOT, "test-results", "reports");
const missingAllowed = new Set((process.env.ALLOW_MISSING ?? "").split(",").filter(Boolean));

const suites: Suite[] = [
	{ name: "types", run: () => asOne([["react-router", "typegen"], ["tsc"], ["tsc", "-p", "backoffice"]]) },
	{ name: "lint", run: () => asOne([["biome", "check", "--error-on-warnings", "."]]) },
	{ name: "unused", run: () => asOne([["knip"]]) },
	{ name: "build", run: () => build() },
	{ name: "unit", run: () => vitest("unit", []) },
	{ name: "unit-on-postgresql", run: () => onPostgres() },
	{ name: "fuzz", run: () => vitest("fuzz", ["--config", "tests/fuzz/vitest.config.ts"]) },
	{ name: "chaos", run: () => vitest("chaos", ["--config", "tests/chaos/vitest.config.ts"]) },
	{ name: "journeys", run: () => journeys() },
];

/** Commands whose success together counts as one test. */
function asOne(commands: readonly (readonly string[])[], environment: Record<string, string> = {}): Counts {
	for (const [program = "", ...args] of commands) {
		if (execute(program, args, environment) !== 0) return { passed: 0, failed: 1, skipped: 0 };
	}
	return { passed: 1, failed: 0, skipped: 0 };
}

/** Builds the site and the office, unless the build is of these very sources. @throws while a process serves from another build. */
async function build(): Promise<Counts> {
	if (isBuilt(process.env)) return asOne([]);
	await expectNobodyServes(join(ROOT, "build"));
	const built = asOne([["react-router", "build"]], { NODE_ENV: "production" });
	if (built.failed === 0) {
		buildOffice(process.env);
		markBuilt(process.env);
	}
	return built;
}

function execute(program: string, args: readonly string[], environment: Record<string, string> = {}): number {
	const result = spawnSync(join(ROOT, "node_modules", ".bin", program), args, {
		cwd: ROOT,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...environment },
	});
	if (result.error) process.stderr.write(`${program}: ${result.error.message}\n`);
	return result.status ?? 1;
}

function reportOf(name: string): string {
	return join(REPORTS, `${name}.json`);
}

function readReport(name: string) {
	return JSON.parse(readFileSync(reportOf(name), "utf8"));
}

function vitest(name: string, args: readonly string[], environment: Record<string, string> = {}): Outcome {
	const status = execute(
		"vitest",
		["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`, ...args],
		environment,
	);
	const told = readReport(name);
	const { numPassedTests, numFailedTests, numPendingTests, numTotalTestSuites, success } = told;
	const broken = status !== 0 && numFailedTests === 0 ? 1 : 0;
	if (numTotalTestSuites === 0 || (!success && broken === 0 && numFailedTests === 0)) throw new Error("no test ran");
	return {
		passed: numPassedTests,
		failed: numFailedTests + broken,
		skipped: numPendingTests,
		failures: listVitestFailures(told),
	};
}

/** Runs the tests that touch the database again, on a PostgreSQL server. One that does not run there fails by name. */
async function onPostgres(): Promise<Outcome> {
	if (!installTool("postgresql")) return missing("postgresql");
	const name = "unit-on-postgresql";
	const files = listDatabaseTests();
	const server = await startPostgres();
	try {
		const outcome = vitest(name, files, { TEST_DATABASE_URL: server.url });
		const leftOut = listLeftOut(readReport(name), files, ROOT);
		return {
			...outcome,
			failed: outcome.failed + leftOut.length,
			failures: [...(outcome.failures ?? []), ...leftOut],
		};
	} finally {
		server.stop();
	}
}

function journeys(): Outcome {
	if (!installTool("browser")) return missing("browser");
	const status = execute("playwright", ["test", "-c", "tests/e2e", `--reporter=line,json`], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf("journeys"),
	});
	const told = readReport("journeys");
	const { stats } = told;
	const broken = status !== 0 && stats.unexpected === 0 ? 1 : 0;
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + broken,
		skipped: stats.skipped,
		failures: listJourneyFailures(told),
	};
}

function missing(tool: string): Counts {
	process.stderr.write(`${tool} could not be installed.\n`);
	return missingAllowed.has(tool) ? { passed: 0, failed: 0, skipped: 1 } : { passed: 0, failed: 1, skipped: 0 };
}

async function runSuite(suite: Suite): Promise<Outcome> {
	process.stdout.write(`\n── ${suite.name} ──\n`);
	try {
		return await suite.run();
	} catch (error) {
		process.stderr.write(`${suite.name}: ${error instanceof Error ? error.message : String(error)}\n`);
		return { passed: 0, failed: 1, skipped: 0 };
	}
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const wanted = process.argv.slice(2);
const results: [string, Outcome][] = [];
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
	results.push([suite.name, await runSuite(suite)]);
}
process.stdout.write("\n");
for (const [name, { failures = [] }] of results) {
	for (const failure of failures) process.stdout.write(`${name}: ${failure}\n`);
}
for (const [name, { passed, failed, skipped }] of results) {
	process.stdout.write(
		`${name.padEnd(20)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}\n`,
	);
}
const total = results.reduce(
	(sum, [, counts]) => ({
		passed: sum.passed + counts.passed,
		failed: sum.failed + counts.failed,
		skipped: sum.skipped + counts.skipped,
	}),
	{ passed: 0, failed: 0, skipped: 0 },
);
process.stdout.write(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
