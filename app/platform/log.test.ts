import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";

function logged(error: unknown): Record<string, unknown> {
	const lines: string[] = [];
	createLog("error", (line) => lines.push(line)).error("A job failed", { queue: "deliver-letter", error });
	expect(lines).toHaveLength(1);
	return JSON.parse(lines[0] ?? "") as Record<string, unknown>;
}

test("an error is written with its code and where it came from, in one line", () => {
	const error = Object.assign(new Error("duplicate key"), { code: "23505" });
	expect(logged(error)).toMatchObject({
		level: "error",
		message: "A job failed",
		queue: "deliver-letter",
		error: { name: "Error", message: "duplicate key", code: "23505", stack: expect.stringContaining("log.test.ts") },
	});
	expect(logged(error).error).not.toHaveProperty("causes");
});

test("its causes are named with their codes, and not in their words", () => {
	const refused = Object.assign(new Error("connect 10.0.0.7:443"), { code: "ECONNREFUSED" });
	const cause = new TypeError("fetch failed: /bot123:secret", { cause: new AggregateError([refused]) });
	const { error } = logged(new Error("The bot could not be asked", { cause }));
	expect(error).toMatchObject({ causes: ["TypeError", "AggregateError", "Error ECONNREFUSED"] });
	expect(JSON.stringify(error)).not.toMatch(/secret|10\.0\.0\.7/);
});

test("an error that is its own cause has an end", () => {
	const error = new Error("round");
	error.cause = error;
	expect(logged(error).error).toMatchObject({ causes: Array(5).fill("Error") });
});

test("a line below the level is not written", () => {
	const lines: string[] = [];
	createLog("warn", (line) => lines.push(line)).info("Answered");
	expect(lines).toEqual([]);
});
