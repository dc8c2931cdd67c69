import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What stands within the brackets of every gradient of a style sheet, at its commas. */
function readGradients(css: string): string[][] {
	return [...css.matchAll(/gradient\(/g)].map(({ index }) => {
		const parts = [""];
		let depth = 1;
		for (const sign of css.slice(index + "gradient(".length)) {
			if (sign === "(") depth += 1;
			if (sign === ")") depth -= 1;
			if (depth === 0) break;
			if (sign === "," && depth === 1) parts.push("");
			else parts[parts.length - 1] += sign;
		}
		return parts.map((part) => part.replaceAll(/\s+/g, " ").trim());
	});
}

const withoutBrackets = (part: string) => part.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
const percentOf = (part: string) => Number.parseFloat(/(-?[\d.]+)%$/.exec(part)?.[1] ?? "NaN");

/** Whether a colour gives way to nothing, or nothing to a colour, within a hundredth or a pixel: an edge that is to be smooth. */
function isEdge(one: string, next: string): boolean {
	if (one.startsWith("transparent") === next.startsWith("transparent")) return false;
	const apart = percentOf(next) - percentOf(one);
	return (apart > 0 && apart < 1) || /calc\(.+ \+ (?:0?\.\d+|1)px\)$/.test(next);
}

const files = globSync("app/**/*.css");
const gradients = files.flatMap((file) =>
	readGradients(readFileSync(file, "utf8")).map((parts) => ({ file: file.replaceAll("\\", "/"), parts })),
);

test("no colour of a gradient stands beyond its end, where Firefox puts it elsewhere", () => {
	expect(files.length).toBeGreaterThan(50);
	const beyond = gradients.flatMap(({ file, parts }) =>
		(withoutBrackets(parts.join()).match(/-?[\d.]+%/g) ?? [])
			.filter((stop) => Number.parseFloat(stop) > 100 || Number.parseFloat(stop) < 0)
			.map((stop) => `${file}: ${stop}`),
	);
	expect(beyond).toEqual([]);
});

test("an edge is mixed in sRGB: in the room of its own colours Firefox draws it as a dark line", () => {
	const edges = gradients.filter(({ parts }) => parts.slice(1).some((part, at) => isEdge(parts[at] ?? "", part)));
	expect(edges.map(({ file }) => file)).toContain("app/ui/scene/day.css");
	const dark = edges.filter(({ parts: [way = ""] }) => !way.endsWith(" in srgb"));
	expect(dark.map(({ file, parts }) => `${file}: ${parts.join()}`)).toEqual([]);
});
