import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { allEnded, isLoadingQuietly, loadAwaited, loadQuietly } from "./quiet-load.ts";

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

test("code that somebody waits for is not quiet beside what is read ahead", async () => {
	const { promise, resolve } = Promise.withResolvers<string>();
	const ahead = loadQuietly(() => promise);
	const asked = loadAwaited(() => promise);
	expect(isLoadingQuietly()).toBe(false);
	await expect(loadAwaited(() => Promise.reject(new Error("missing")))).rejects.toThrow("missing");
	expect(isLoadingQuietly()).toBe(false);
	resolve("code");
	expect(await Promise.all([ahead, asked])).toEqual(["code", "code"]);
	const next = loadQuietly(async () => isLoadingQuietly());
	expect(await next).toBe(true);
});

test("what has been fetched is given in order", async () => {
	expect(await allEnded([Promise.resolve("module"), 1])).toEqual(["module", 1]);
});
