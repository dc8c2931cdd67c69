import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { doors, HALL, reach } from "./reach-styles.ts";

/** As the bench weighs the styles that stand in a page. */
const GOAL_BYTES = 20_000;

const IMPORT = /@import "([^"]+)";/g;
const PICTURE = /url\("([^"?]+)\?inline"\)/g;
const hall = [...readFileSync(HALL, "utf8").matchAll(IMPORT)].map(([, file = ""]) => join(dirname(HALL), file));
const ofEveryPage = [...hall, ...[...reach("app/root.tsx").styles].filter((file) => file !== HALL)];

/** Near enough to what the build makes of it: a hundredth more or less. */
function squeeze(file: string): string {
	return readFileSync(file, "utf8")
		.replaceAll(/\/\*[\s\S]*?\*\//g, "")
		.replaceAll(PICTURE, (_, name) => readFileSync(join(dirname(file), name), "utf8"))
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ ?([{}:;,>]) ?/g, "$1");
}

test.each(doors)("the styles of %s fit 20 kB when they are packed", (door) => {
	const sheets = new Set([...ofEveryPage, ...reach(door).styles]);
	const packed = gzipSync([...sheets].map(squeeze).join(""), { level: 9 });
	expect(packed.length).toBeLessThanOrEqual(GOAL_BYTES);
});
