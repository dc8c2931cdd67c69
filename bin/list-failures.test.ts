import { expect, test } from "vitest";
import { listJourneyFailures, listLeftOut, listVitestFailures } from "./list-failures.ts";

test("names the tests that failed or were not tried, and files that never came to their tests", () => {
	const passed = { fullName: "adds", status: "passed", failureMessages: [] };
	const skipped = { fullName: "a full disk, as there is none", status: "skipped", failureMessages: [] };
	const failed = {
		fullName: "money sums",
		status: "failed",
		failureMessages: ["\u001b[31mexpected 2\u001b[39m\n  got 3"],
	};
	expect(
		listVitestFailures({
			testResults: [
				{ name: "whole.test.ts", message: "", assertionResults: [passed, failed, skipped] },
				{ name: "broken.test.ts", message: "no such module", assertionResults: [skipped] },
			],
		}),
	).toEqual([
		"failed: money sums: expected 2 got 3",
		"not tried: a full disk, as there is none",
		"failed: broken.test.ts: no such module",
	]);
});

test("names files that were asked for and did not run", () => {
	const testResults = [{ name: "/house/app/price.test.ts", message: "", assertionResults: [] }];
	const files = ["app/price.test.ts", "bench/board.test.ts"];
	expect(listLeftOut({ testResults }, files, "/house")).toEqual(["left out: bench/board.test.ts"]);
});

test("names journeys that failed, or needed a second try, however deep they stand", () => {
	const journey = (title: string, status: string, message?: string) => ({
		title,
		file: "street.spec.ts",
		tests: [{ status, results: [message ? { error: { message } } : {}, {}] }],
	});
	expect(
		listJourneyFailures({
			suites: [
				{
					specs: [journey("opens", "expected")],
					suites: [{ specs: [journey("pays", "flaky", "slow"), journey("leaves", "unexpected", "no door")] }],
				},
			],
		}),
	).toEqual(["tried again: street.spec.ts, pays: slow", "failed: street.spec.ts, leaves: no door"]);
});
