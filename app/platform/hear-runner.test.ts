import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearRunner } from "./hear-runner.server.ts";
import { createLog } from "./log.server.ts";
import type { Outage } from "./outage.server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function listen() {
	const lines: Record<string, unknown>[] = [];
	const log = createLog("info", (line) => lines.push(JSON.parse(line)));
	const outages: Outage[] = [];
	const hear = hearRunner(log, (outage) => outages.push(outage));
	return { hear, lines, outages };
}

test("an outage is one line a minute however many queues complain, whatever shape their complaints have", () => {
	const { hear, lines } = listen();
	const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
	for (let look = 0; look < 200; look++) {
		hear(refused);
		hear({ code: "57P01", message: "terminating connection", stack: "Error", queue: "mail", worker: "1" });
		hear({ message: "Connection terminated unexpectedly", queue: "mail" });
	}
	expect(lines).toMatchObject([
		{ level: "error", message: "The database does not answer", by: "jobs", code: "ECONNREFUSED" },
	]);
	vi.advanceTimersByTime(60_000);
	for (let look = 0; look < 200; look++) hear({ ...refused, message: refused.message });
	expect(lines).toHaveLength(2);
});

test("an outage is counted each time", () => {
	const { hear, outages } = listen();
	for (let look = 0; look < 3; look++) hear({ code: "53100", message: "No space left on device", queue: "mail" });
	expect(outages).toEqual(["full", "full", "full"]);
});

test("what is no outage is told each time, with its cause", () => {
	const { hear, lines, outages } = listen();
	for (const message of ["no such queue", "no such job"]) hear({ message, stack: "Error\n at x", queue: "mail" });
	expect(lines).toMatchObject([
		{ message: "The job runner failed", error: { message: "no such queue", stack: " at x" } },
		{ message: "The job runner failed", error: { message: "no such job" } },
	]);
	expect(outages).toEqual([]);
});
