import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { allEnded, isLoadingQuietly, loadQuietly } from "./quiet-load.ts";

test("code that is fetched quietly stays quiet until its last part has failed", async () => {
	let fail: (cause: Error) => void = () => undefined;
	const late = new Promise<never>((_, reject) => (fail = reject));
	const loading = loadQuietly(() => allEnded([Promise.reject(new Error("early")), late])).catch(String);
	await pause();
	expect(isLoadingQuietly()).toBe(true);
	fail(new Error("late"));
	expect(await loading).toBe("Error: early");
	expect(isLoadingQuietly()).toBe(false);
});

test("what has been fetched is given in order", async () => {
	expect(await allEnded([Promise.resolve("module"), 1])).toEqual(["module", 1]);
});
