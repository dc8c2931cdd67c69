import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The rules of a style sheet that have columns of a grid, each with all that stands within it. */
function readGrids(css: string): string[] {
	return [...css.matchAll(/^\t\.[^{}]+\{/gm)]
		.map(({ index }) => {
			let depth = 0;
			const rest = css.slice(index);
			const end = [...rest].findIndex((sign) => {
				if (sign === "{") depth += 1;
				if (sign === "}") depth -= 1;
				return sign === "}" && depth === 0;
			});
			return rest.slice(0, end);
		})
		.filter((rule) => rule.includes("grid-template-columns:"));
}

test("no picture is a share of a column that is as wide as its picture: Firefox makes both of them nothing", () => {
	const grids = globSync("app/**/*.css").flatMap((file) =>
		readGrids(readFileSync(file, "utf8")).map((rule) => ({ file, rule })),
	);
	expect(grids.length).toBeGreaterThan(50);
	const lost = grids.filter(
		({ rule }) =>
			/grid-template-columns:[^;]*(?<=[\s:])auto(?=[\s;])/.test(rule) &&
			/& img \{[^{}]*(?<![-\w])width:[^;]*%/.test(rule),
	);
	expect(lost.map(({ file, rule }) => `${file}: ${rule.slice(0, rule.indexOf("{")).trim()}`)).toEqual([]);
});
