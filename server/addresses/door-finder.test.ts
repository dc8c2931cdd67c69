import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createDoorFinder } from "./door-finder.ts";

const build = {
	basename: "/",
	routes: { course: { id: "course", path: ":category/:course", module: { handle: { cache: { params: [] } } } } },
} as unknown as ServerBuild;

test("an address leads to its door, however often it is asked for, and however long it is", () => {
	const { find } = createDoorFinder(build);
	for (const path of ["/web/html", "/web/html", `/web/${"a".repeat(1000)}`]) {
		expect(find(path)).toMatchObject({ id: "course", handle: { cache: { params: [] } } });
	}
	for (const path of ["/web", "/web", "/web/%zz"]) expect(find(path)).toBeUndefined();
});

test("made-up addresses fill no memory", () => {
	const { find } = createDoorFinder(build);
	const before = heapUsed();
	for (let index = 0; index < 4000; index++) {
		// As it is read from the wire.
		find(Buffer.from(`/${index}/${"a".repeat(14_000)}`).toString("latin1"));
	}
	// Kept whole they would take 56 MB.
	expect((heapUsed() - before) / 2 ** 20).toBeLessThan(20);
	expect(find("/web/html")?.id).toBe("course");
});

function heapUsed(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().heapUsed;
}
