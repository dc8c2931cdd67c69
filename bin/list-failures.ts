import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/* The reports that the runners of tests write as JSON, as far as they are read here. */

export type VitestReport = {
	readonly testResults: readonly {
		readonly name: string;
		/** Why the file itself failed, outside its tests. */
		readonly message: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages: readonly string[];
		}[];
	}[];
};

type JourneyTest = {
	readonly status: string;
	readonly results: readonly { readonly error?: { readonly message?: string } }[];
};
type JourneySuite = {
	readonly specs?: readonly { readonly title: string; readonly file: string; readonly tests: readonly JourneyTest[] }[];
	readonly suites?: readonly JourneySuite[];
};
export type JourneyReport = { readonly suites: readonly JourneySuite[] };

/** What failed, a line each: the test and the beginning of its error; and what was not tried, whose name says why. */
export function listVitestFailures({ testResults }: VitestReport): string[] {
	return testResults.flatMap(({ name, message, assertionResults }) => {
		const failed = assertionResults.filter(({ status }) => status === "failed");
		if (failed.length === 0 && message) return [describe("failed", name, message)];
		const skipped = assertionResults.filter(({ status }) => status === "skipped");
		return [
			...failed.map(({ fullName, failureMessages: [reason = ""] }) => describe("failed", fullName, reason)),
			...skipped.map(({ fullName }) => describe("not tried", fullName, "")),
		];
	});
}

/** Files that were asked for and did not run, a line each: `files` are paths below `root`. */
export function listLeftOut({ testResults }: VitestReport, files: readonly string[], root: string): string[] {
	const ran = new Set(testResults.map(({ name }) => relative(root, name)));
	return files.filter((file) => !ran.has(file)).map((file) => `left out: ${file}`);
}

/** The tests that failed, and those that passed only when retried. */
export function listJourneyFailures({ suites }: JourneyReport): string[] {
	return suites.flatMap(({ specs = [], suites: inner = [] }) => [
		...specs.flatMap(({ title, file, tests }) =>
			tests
				.filter(({ status }) => status === "unexpected" || status === "flaky")
				.map(({ status, results }) => {
					const reason = results.find(({ error }) => error)?.error?.message ?? "";
					return describe(status === "flaky" ? "tried again" : "failed", `${file}, ${title}`, reason);
				}),
		),
		...listJourneyFailures({ suites: inner }),
	]);
}

const LONGEST_REASON = 600;

function describe(what: string, test: string, reason: string): string {
	const plain = stripVTControlCharacters(reason).replaceAll(/\s*\n\s*/g, " ");
	return [what, test, plain.slice(0, LONGEST_REASON)].filter(Boolean).join(": ");
}
