import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

test("a text that the browser takes is on its clipboard", async () => {
	const written: string[] = [];
	vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
	expect(await copyText("print(1)")).toBe(true);
	expect(written).toEqual(["print(1)"]);
});

test("a browser without a clipboard, or one that refuses, is told apart instead of failing", async () => {
	vi.stubGlobal("navigator", {});
	expect(await copyText("print(1)")).toBe(false);
	vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("NotAllowedError")) } });
	expect(await copyText("print(1)")).toBe(false);
});
