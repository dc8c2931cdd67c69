import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What stands within the brackets of every gradient of a style sheet, without brackets inside of it. */
function readGradients(css: string): string[] {
	return [...css.matchAll(/gradient\(/g)].map(({ index }) => {
		let depth = 1;
		let inside = "";
		for (const sign of css.slice(index + "gradient(".length)) {
			if (sign === ")") depth -= 1;
			if (depth === 0) break;
			if (depth === 1) inside += sign;
			if (sign === "(") depth += 1;
		}
		return inside;
	});
}

test("no colour of a gradient stands beyond its end, where Firefox puts it elsewhere", () => {
	const files = globSync("app/**/*.css");
	expect(files.length).toBeGreaterThan(50);
	const beyond = files.flatMap((file) =>
		readGradients(readFileSync(file, "utf8"))
			.flatMap((gradient) => gradient.match(/-?[\d.]+%/g) ?? [])
			.filter((stop) => Number.parseFloat(stop) > 100 || Number.parseFloat(stop) < 0)
			.map((stop) => `${file}: ${stop}`),
	);
	expect(beyond).toEqual([]);
});
