import { expect, test } from "vitest";
import { readPreview, signPreview } from "./preview-link.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const SECRET = "a secret of this school";
const TARGET = { resource: "posts", id: "7", draft: undefined, locale: "ru" } as const;
const LINK = { target: TARGET, staffId: "an editor" };
const link = signPreview(LINK, new Date("2026-11-24T09:00:00Z"), SECRET);

test("a link names what it was signed for until its time is over", () => {
	expect(readPreview(link, NOW, SECRET)).toEqual(LINK);
	expect(readPreview(link, new Date("2026-11-24T09:00:01Z"), SECRET)).toBeUndefined();
	expect(readPreview(link, NOW, "another secret")).toBeUndefined();
});

test("what nobody signed is no link, whatever it is made of", () => {
	const [payload = "", signature = ""] = link.split(".");
	const forged = [
		"",
		"x",
		".",
		`${payload}.`,
		`${payload}.${signature.slice(1)}`,
		`x.${signature}`,
		`x.${"é".repeat(43)}`,
	];
	for (const token of forged) expect(readPreview(token, NOW, SECRET)).toBeUndefined();
});
