import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addMessages, messagesOf, needMessages, registerCatalogues } from "./message-catalogues.ts";

const failure = new Error("no network");
const log = vi.fn();

beforeEach(() => {
	vi.stubEnv("SSR", false);
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	for (const method of ["error", "warn", "log"] as const) vi.spyOn(console, method).mockImplementation(log);
});

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	log.mockClear();
});

test("words that do not come are said to be missing, and whoever needs them is told", async () => {
	registerCatalogues({ cookies: { ru: async () => ({ default: {} }), en: () => Promise.reject(failure) } });
	await expect(needMessages("cookies")).rejects.toBe(failure);
	expect(log.mock.calls).toEqual([["Failed locale loading", failure]]);
});

test("words that come, or are there already, are no matter for the log", async () => {
	const load = vi.fn(async () => ({ default: { title: "Hello" } }));
	registerCatalogues({ header: { ru: () => Promise.reject(failure), en: load } });
	await needMessages("header");
	await needMessages("header");
	expect(load).toHaveBeenCalledTimes(1);
	expect(messagesOf("en").header).toEqual({ title: "Hello" });
	addMessages("en", { footer: {} as never });
	await needMessages("footer");
	expect(log).not.toHaveBeenCalled();
});
