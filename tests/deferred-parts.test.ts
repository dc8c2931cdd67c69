import { expect, test } from "vitest";
import { doors, HALL, reach, sources } from "./reach-styles.ts";

/** Styles of the parts that a page puts off, and of those that they put off. */
function deferredStyles(parts: Iterable<string>, seen = new Set<string>()): Set<string> {
	const styles = new Set<string>();
	for (const part of parts) {
		if (seen.has(part)) continue;
		seen.add(part);
		const inner = reach(part);
		for (const style of [...inner.styles, ...deferredStyles(inner.deferred, seen)]) styles.add(style);
	}
	return styles;
}

test("some parts are put off at all", () => {
	expect(doors.filter((door) => reach(door).deferred.size > 0)).not.toEqual([]);
});

test("a door with the plain header and footer brings the styles of these, which the hall puts off", () => {
	const plain = doors.filter((door) => sources.get(door)?.text.includes("plain: true"));
	expect(plain.length).toBeGreaterThan(0);
	for (const part of ["header", "footer"])
		for (const door of plain) expect(reach(door).styles, door).toContain(`app/ui/frame/plain-${part}.css`);
});

test.each(doors)("%s brings the styles of the parts that it puts off", (door) => {
	const { styles, deferred } = reach(door);
	const late = [...deferredStyles(deferred)].filter((style) => !styles.has(style) && style !== HALL);
	expect(late).toEqual([]);
});
