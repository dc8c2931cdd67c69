import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a box that is not seen is as large as its label: WebKit keeps a radio button of 12 px in its corner unless its size is told", () => {
	const unseen = globSync("app/**/*.css").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/& input \{([^{}]*inset: 0;[^{}]*)\}/g)].map(([, rule = ""]) => ({
			file,
			rule,
		})),
	);
	expect(unseen.length).toBeGreaterThanOrEqual(3);
	const small = unseen.filter(({ rule }) => !/\swidth: 100%;/.test(rule) || !/\sheight: 100%;/.test(rule));
	expect(small.map(({ file }) => file)).toEqual([]);
});
