import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	DRAWERS,
	FEATURE_EDGES,
	FILE_SIZES,
	FLOORS,
	FOLDER_ORDER,
	FUNCTION_SIZE,
	TYPE_FLOORS,
} from "../architecture.ts";
import { measureFunctions } from "./measure-functions.ts";
import { readSources, type SourceFile } from "./read-imports.ts";

const sources = readSources();
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\.fixture\.ts$|^tests\//.test(path);
const product = sources.filter((file) => !isTest(file));

function floorOf(path: string): string | undefined {
	return Object.keys(FLOORS)
		.filter((floor) => path.startsWith(`${floor}/`))
		.sort((left, right) => right.length - left.length)[0];
}

function roomOf(path: string): string | undefined {
	return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The folder of its room that a file lies in; the file itself where it lies in none. */
function folderOf(path: string): string {
	return path.split("/")[3] ?? "";
}

describe("the house", () => {
	test("is read at all", () => {
		expect(product.length).toBeGreaterThan(100);
	});

	test("has no arrow but the allowed ones", () => {
		const wrong = product.flatMap(({ path, imports, typeImports }) => {
			const from = floorOf(path);
			if (!from) return [];
			return imports
				.filter((target) => {
					const to = floorOf(target);
					if (to === undefined || to === from || FLOORS[from]?.includes(to)) return false;
					return !(typeImports.includes(target) && TYPE_FLOORS[from]?.includes(to));
				})
				.map((target) => `${path} → ${target}`);
		});
		expect(wrong).toEqual([]);
	});

	test("lets a room look only into the rooms that it names", () => {
		const wrong = product.flatMap(({ path, imports }) => {
			const from = roomOf(path);
			if (!from) return [];
			return imports
				.filter((target) => {
					const to = roomOf(target);
					return to !== undefined && to !== from && !FEATURE_EDGES[from]?.includes(to);
				})
				.map((target) => `${path} → ${target}`);
		});
		expect(wrong).toEqual([]);
	});

	test("names no arrow that nobody follows", () => {
		function unused(
			edges: Readonly<Record<string, readonly string[]>>,
			placeOf: typeof floorOf,
			of: readonly SourceFile[],
		) {
			const used = new Set(of.flatMap(({ path, imports }) => imports.map((to) => `${placeOf(path)} → ${placeOf(to)}`)));
			const named = Object.entries(edges).flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`));
			return named.filter((arrow) => !used.has(arrow));
		}
		const edges = [
			unused(FLOORS, floorOf, sources),
			unused(TYPE_FLOORS, floorOf, sources),
			unused(FEATURE_EDGES, roomOf, product),
		];
		expect(edges).toEqual([[], [], []]);
	});

	test("has no circle of rooms", () => {
		function reaches(from: string, to: string, seen = new Set<string>()): boolean {
			if (seen.has(from)) return false;
			seen.add(from);
			return (FEATURE_EDGES[from] ?? []).some((next) => next === to || reaches(next, to, seen));
		}
		expect(Object.keys(FEATURE_EDGES).filter((room) => reaches(room, room))).toEqual([]);
	});

	test.each(Object.entries(FOLDER_ORDER))(
		"has folders in the room %s that look only at what is below them",
		(room, order) => {
			const files = product.filter(({ path }) => roomOf(path) === room);
			const wrong = files.flatMap(({ path, imports }) =>
				imports
					.filter(
						(target) => roomOf(target) === room && order.indexOf(folderOf(target)) < order.indexOf(folderOf(path)),
					)
					.map((target) => `${path} → ${target}`),
			);
			expect(wrong).toEqual([]);
			expect([...new Set(files.map(({ path }) => folderOf(path)))].sort()).toEqual([...order].sort());
			const readme = readFileSync(`app/features/${room}/README.md`, "utf8");
			expect([...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder]) => folder)).toEqual(order);
		},
	);

	test("has no circle of files, not even of types", () => {
		const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
		const done = new Set<string>();
		const circles: string[] = [];
		function visit(path: string, way: readonly string[]): void {
			if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
			else if (!done.has(path)) {
				for (const next of importsOf.get(path) ?? []) visit(next, [...way, path]);
				done.add(path);
			}
		}
		for (const { path } of sources) visit(path, []);
		expect(circles).toEqual([]);
	});

	test("keeps node, the database and secrets behind the wall of .server files", () => {
		const wrong = product
			.filter(({ path }) => /^app\/(?:features|records|routes|ui|layout|i18n|navigation|shared)\//.test(path))
			.filter(({ path }) => !/\.server\.tsx?$/.test(path))
			.filter(({ text }) => /from "node:|import\("node:/.test(text))
			.map(({ path }) => path);
		expect(wrong).toEqual([]);
	});

	test("has no drawers", () => {
		const wrong = sources.filter(({ path }) =>
			path.split("/").some((part) => DRAWERS.includes(part.split(".")[0] ?? "")),
		);
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	test("keeps its doors thin and free of SQL", () => {
		const doors = product.filter(({ path }) => /^app\/routes\/.+\.tsx?$|^server\/office\/[^/]+-doors?\.ts$/.test(path));
		expect(doors.filter(({ text }) => lines(text) > 120).map(({ path }) => path)).toEqual([]);
		const hasSql = /sql`|selectFrom|insertInto|updateTable|deleteFrom/;
		expect(doors.filter(({ text }) => hasSql.test(text)).map(({ path }) => path)).toEqual([]);
	});

	test("keeps its files small", () => {
		const sizes = product
			.map(({ path, text }) => ({ path, size: lines(text) }))
			.sort((left, right) => left.size - right.size);
		const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.size ?? 0;
		expect(at(0.5)).toBeLessThanOrEqual(FILE_SIZES.median);
		expect(at(0.9)).toBeLessThanOrEqual(FILE_SIZES.most);
		const long = sources.filter(({ text }) => lines(text) > FILE_SIZES.all);
		expect(long.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([]);
	});

	test("keeps its functions small", () => {
		const sizes = product
			.filter(({ path }) => !path.endsWith(".css"))
			.flatMap((file) => [...measureFunctions(file)].map(([name, size]) => ({ name: `${file.path}#${name}`, size })));
		const long = sizes.filter(({ size }) => size > FUNCTION_SIZE);
		expect(long.map(({ name, size }) => `${name}: ${size}`)).toEqual([]);
	});

	test("has doors that know the site by its address in their language", () => {
		// A language may have a domain of its own: `siteUrl` of the door knows it, the public address does not.
		const wrong = product.filter(({ path, text }) => path.startsWith("app/routes/") && /publicUrl\s*\+/.test(text));
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	test("reads nothing from outside of itself", () => {
		const wrong = sources.filter(
			({ path, imports }) => imports.some((target) => target.startsWith("..")) && path !== "",
		);
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});
});

function lines(text: string): number {
	return text.split("\n").length - 1;
}
